"""Calling a card what is printed on it: remembered in My box."""

from __future__ import annotations

import flet as ft

from companion.farshore.boxes import edit_box
from companion.screen.boundary import component
from companion.views.farshore.score.window import own
from companion.views.score.scoring import Scoring
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, section
from companion.widgets.typing import Typed
from rules.farshore.components.box import facts
from rules.farshore.components.cards import CardId
from rules.farshore.components.told import LONGEST_PRINTED
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
                store.text("farshore_sheet.rename_a_card"),
                note(store.text("farshore_sheet.rename_tap")),
                row(button(store.text("sheet.never_mind"), lambda: _stop(scoring), weight=Emphasis.QUIET)),
            )
        ]
    return [_Form(scoring, card)]


@component
def _Form(scoring: Scoring, card: CardId) -> ft.Control:
    known = facts(scoring.open_sheet.box)
    name = known.name(card)
    text, set_text = ft.use_state(name if isinstance(name, str) else scoring.store.say(name))
    store = scoring.store

    async def keep() -> None:
        printed = " ".join(text.split())
        if not printed:
            return
        scoring.open_sheet.change_box(scoring.open_sheet.box.renamed(card, printed))
        _stop(scoring)
        try:
            await edit_box(store, lambda box: box.renamed(card, printed))
        except OSError:
            store.tell(phrase("box.not_kept"))
        else:
            store.tell(phrase("farshore_sheet.renamed", name=printed))

    looks = {"max_length": LONGEST_PRINTED, "counter": ""}
    return section(
        store.text("farshore_sheet.rename_a_card"),
        Typed(store.text("farshore_sheet.printed_name"), text, set_text, store, looks),
        row(
            button(store.text("farshore_sheet.keep_name"), keep, weight=Emphasis.MAIN),
            button(store.text("sheet.never_mind"), lambda: _stop(scoring), weight=Emphasis.QUIET),
        ),
    )


def _stop(scoring: Scoring) -> None:
    own(scoring).renaming = None
