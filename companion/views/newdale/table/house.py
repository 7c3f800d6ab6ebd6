"""Where the house of a new building stands, and what its city brings: points for the first, a bonus token."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import flet as ft

from companion.drawings.newdale.places import token_face
from companion.views.newdale.table.window import NewdaleWindow
from companion.widgets.controls import choices
from companion.widgets.layout import folded
from companion.widgets.picking import counter, picks
from rules.newdale.building import in_city, steps_of, takes_token, without_far_token
from rules.newdale.components.numbers import COSTS
from rules.newdale.components.tokens import TOKENS
from rules.newdale.moves import Build

Change = Callable[[Build], None]


def house(window: NewdaleWindow, move: Build, change: Change) -> Iterator[ft.Control]:
    """Steps, or the city where the roads are told; then what the city brings."""
    state, store = window.state, window.store
    cities = [city.name for (board, _), city in state.facts.cities.items() if board == state.chapter.board]
    if cities:
        own = state.cities(move.seat)
        named = [(city, city) for city in cities if city not in own]
        chosen, of = tuple(city for city in cities if city == move.city), store.text("newdale_box.city")
        yield picks(named, chosen, lambda city: change(in_city(state, move, city)), of=of)
    steps = [(store.text("newdale_table.steps", n=n), n) for n in range(1, COSTS.unlocked_reach + 1)]
    yield choices(steps, steps_of(state, move) or 0, lambda n: change(without_far_token(state, move.replace(steps=n))))
    name = store.text("newdale_table.first_here")
    yield counter(store, name, move.first, lambda n: change(move.replace(first=n)))
    if takes_token(state, move):
        yield _tokens(window, move, change)


def _tokens(window: NewdaleWindow, move: Build, change: Change) -> ft.Control:
    store = window.store
    named = [(store.text(f"newdale.token_{token}"), token) for token in TOKENS]
    signs = {token: token_face(store.palette, token) for token in TOKENS}
    return folded(
        store.text("newdale_table.token_taken"),
        picks(
            named,
            (move.token,) if move.token else (),
            lambda token: change(move.replace(token=None if token == move.token else token)),
            signs=signs,
        ),
    )
