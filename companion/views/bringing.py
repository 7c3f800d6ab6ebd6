"""The way to bring in a file, wherever people look for it: on the shelf and at home."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games import game_ids, screens
from companion.match.shown_games import current_game
from companion.screen.store import Store
from companion.widgets.controls import Emphasis, button


def bring_in_button(store: Store) -> ft.Control:
    """Leads to where a file is chosen; of which game it is, the file says."""
    reading = [game_id for game_id in game_ids() if (shown := screens(game_id)) and shown.new_score]
    route = f"/score/{current_game(store.settings, store.backend, reading)}"
    return button(store.text("share.bring"), partial(store.go, route), icon=ft.Icons.UPLOAD_FILE, weight=Emphasis.QUIET)
