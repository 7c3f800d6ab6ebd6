"""Chains that nobody has told: asked where one might work, by a marker or at the end."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from companion.views.newdale.table.window import NewdaleWindow
from companion.widgets.controls import Action, Emphasis, button
from companion.widgets.layout import row


def tell_chains(window: NewdaleWindow, seat: int, cards: Iterable[int]) -> list[ft.Control]:
    """A button for each of those cards whose chain is not told."""
    store, state = window.store, window.state
    untold = [card for at in cards if (card := state.card(seat, at)).makes_goods and card.chain is None]
    ways = [
        button(
            store.text("newdale_table.tell_chain", what=store.called(card.name)),
            Action(window.open, f"tell:chain:{card.id}"),
            icon=ft.Icons.EDIT_OUTLINED,
            weight=Emphasis.QUIET,
        )
        for card in untold
    ]
    return [row(*ways)] if ways else []
