"""What nobody has told, asked where something depends on it: chains, prices of goods, the chapter card."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from companion.views.newdale.table.window import NewdaleWindow
from companion.widgets.controls import Action, Emphasis, button
from companion.widgets.layout import row
from rules.newdale.components.buildings import Building
from rules.newdale.components.numbers import END


def tell_chains(window: NewdaleWindow, seat: int, cards: Iterable[int]) -> list[ft.Control]:
    """A button for each of those cards whose chain is not told: it might work by a marker, or at the end."""
    state = window.state
    untold = [card for at in cards if (card := state.card(seat, at)).makes_goods and card.chain is None]
    return _asked(window, "newdale_table.tell_chain", untold)


def tell_prices(window: NewdaleWindow, seat: int) -> list[ft.Control]:
    """A button for each card with goods that nobody can count as money yet."""
    state = window.state
    held = [at for at, built in enumerate(state.players[seat].built) if built.goods and built.colour is None]
    untold = [state.card(seat, at) for at in held if state.price(seat, at) is None]
    return _asked(window, "newdale_table.tell_price", untold)


def tell_chapter(window: NewdaleWindow) -> list[ft.Control]:
    """The way to the chapter card, as long as its goal is not told whole."""
    if len(window.state.goal) >= END.goal_options:
        return []
    return [row(_button(window, window.store.text("newdale_table.tell_chapter"), "tell:chapter"))]


def _asked(window: NewdaleWindow, key: str, cards: Iterable[Building]) -> list[ft.Control]:
    store = window.store
    names = {card.id: store.called(card.name) for card in cards}
    ways = [_button(window, store.text(key, what=name), f"tell:chain:{card}") for card, name in names.items()]
    return [row(*ways)] if ways else []


def _button(window: NewdaleWindow, words: str, panel: str) -> ft.Control:
    return button(words, Action(window.open, panel), icon=ft.Icons.EDIT_OUTLINED, weight=Emphasis.QUIET)
