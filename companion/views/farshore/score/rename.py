"""Calling a card what is printed on it: remembered in My box."""

from __future__ import annotations

import flet as ft

from companion.farshore.boxes import edit_box
from companion.screen.finding import searches
from companion.views.farshore.name_form import NameForm
from companion.views.farshore.score.window import own
from companion.views.score.scoring import Scoring
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, section
from rules.farshore.components.box import facts
from rules.farshore.components.cards import CardId
from rules.kernel import phrase


def card_to_rename(scoring: Scoring) -> str:
    """Another card is another screen."""
    return str(own(scoring).renaming)


def renaming(scoring: Scoring) -> list[ft.Control]:
    """First the card is tapped, then its name is typed."""
    card = own(scoring).renaming
    if card is None:
        return []
    store = scoring.store
    if not card:
        return [
            section(
                store.text("box.rename"),
                note(store.text("farshore_sheet.rename_tap")),
                row(button(store.text("sheet.never_mind"), lambda: _stop(scoring), weight=Emphasis.QUIET)),
            )
        ]
    return [_form(scoring, card)]


def _form(scoring: Scoring, card: CardId) -> ft.Control:
    store, named = scoring.store, facts(scoring.open_sheet.box).name(card)

    async def keep(printed: str) -> None:
        scoring.open_sheet.change_box(scoring.open_sheet.box.renamed(card, printed))
        _stop(scoring)
        try:
            await edit_box(store, lambda box: box.renamed(card, printed))
        except OSError:
            store.tell(phrase("box.not_kept"))
        else:
            store.tell(phrase("farshore_sheet.renamed", name=printed))

    return NameForm(store, own(scoring).calling or store.called(named), keep, lambda: _stop(scoring))


def begin_renaming(scoring: Scoring) -> None:
    """What was typed makes room for the cards, and stands in the form afterwards."""
    window = own(scoring)
    window.calling, window.renaming, window.query = (window.query if searches(window.query) else ""), "", ""


def _stop(scoring: Scoring) -> None:
    own(scoring).renaming, own(scoring).calling = None, ""
