"""What to do about an empty shelf."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games import starts
from companion.match.shown_games import opened_game
from companion.screen.store import Store
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import row


def ways_to_begin(store: Store, game_id: str = "") -> ft.Control:
    """A match of the game that lies open; the first one is what most people come for."""
    first, *others = starts(game_id or opened_game(store.preferences, store.backend))
    weighed = ((first, Emphasis.MAIN), *((other, Emphasis.SOFT) for other in others))
    return row(*(button(store.text(way.name), partial(store.go, way.route), weight=weight) for way, weight in weighed))
