"""Calling a card at the table what is printed on it: the name as it was typed, then a tap on the card."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.farshore.card_names import card_label
from companion.screen.boundary import component
from companion.views.farshore.table import looks
from companion.views.farshore.table.finding import use_finding
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.frame import across, panel, use_choice
from companion.widgets.answers import answer, grid
from companion.widgets.layout import note
from companion.widgets.typing import Typed
from rules.farshore.components.cards import Card
from rules.farshore.components.told import LONGEST_PRINTED, CardFix
from rules.farshore.moves import Learn
from rules.kernel import phrase


@component
def Renaming(window: FarshoreWindow, typed: str) -> ft.Control:
    store = window.store
    name, write = use_choice(window, "name", typed[:LONGEST_PRINTED], counts=True)

    def take(card: Card) -> None:
        printed = " ".join(name.split())
        if not printed:
            store.tell(phrase("farshore_table.rename_first"))
        elif window.try_move(Learn(fact=_renamed(window, card, printed))):
            window.close()

    found = use_finding(window, take)
    looks_of_field = {"max_length": LONGEST_PRINTED, "counter": "", "autofocus": not typed}
    return panel(
        window,
        store.text("box.rename"),
        note(store.text("farshore_table.rename_how")),
        Typed(store.text("farshore_sheet.printed_name"), name, write, store, looks_of_field),
        found.signs,
        grid([_card(window, card, partial(take, card)) for card in found.cards], across(store, 2)),
        entry="edition_names",
    )


def _renamed(window: FarshoreWindow, card: Card, printed: str) -> CardFix:
    """What the box tells of the card besides stays."""
    told = next((fix for fix in window.state.box.cards if fix.id == card.id), CardFix(id=card.id))
    return told.replace(printed=printed)


def _card(window: FarshoreWindow, card: Card, act: partial[None]) -> ft.Control:
    store = window.store
    name = card_label(store, window.state.facts, card.id)
    return ft.Container(
        answer(name.written, act, svg=looks.sign(card.kind, store.dark), spoken=name.spoken), expand=True, key=card.id
    )
