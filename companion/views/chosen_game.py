"""Screens that a game brings along, found by its name in the address or by the match they are of."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import flet as ft

from companion.games import Screen, game_ids, score_parts, screens
from companion.match.shown_games import current_game, shown_games
from companion.screen import theme
from companion.screen.addresses import address, box_route
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.not_found import NotFound
from companion.widgets.game_signs import game_chips
from companion.widgets.layout import readable


@component
def NewMatch(store: Store) -> ft.Control:
    shown = screens(ft.use_route_params().get("game", ""))
    return _shown(store, shown.new if shown else None)


@component
def NewScore(store: Store) -> ft.Control:
    game_id = ft.use_route_params().get("game", "")
    # Loaded when it is first shown, like the screens of a game: the first picture does not wait for it.
    chosen: ft.Control = _sheets().NewScore(store, game_id) if score_parts(game_id) else NotFound(store)
    return chosen


@component
def ToolPage(store: Store) -> ft.Control:
    """A game's own tool, `/tools/<game>/<page>`."""
    params = ft.use_route_params()
    shown = screens(params.get("game", ""))
    return _shown(store, shown.pages.get(params.get("page", "")) if shown else None)


@component
def ScoreSheet(store: Store) -> ft.Control:
    match_id = ft.use_route_params().get("id", "")
    return ft.Container(_sheets().Score(store, match_id), key=match_id, expand=True)


def _sheets() -> Any:
    return import_module("companion.views.score")


@component
def Box(store: Store) -> ft.Control:
    """`/box/<game>/<part>`; without a game, of the match that is going on, or of the game last chosen."""
    asked = address(ft.use_route_params())
    boxed = tuple(game_id for game_id in game_ids() if (shown := screens(game_id)) and shown.box)
    game_id = asked.game or current_game(store.preferences, store.backend, boxed)
    shown = screens(game_id)
    if shown is None or shown.box is None or len(asked.rest) > 1:
        return NotFound(store)
    box: ft.Control = shown.box(store, *(asked.rest or ("",)))
    owned = shown_games(store.preferences, store.backend)
    games = [one for one in boxed if one in owned or one == game_id]
    chips = [] if asked.rest else game_chips(store, games, game_id, lambda chosen: store.go(box_route(chosen)))
    if not chips:
        return box
    # In line with the column below, however wide the window.
    head = ft.Container(readable(ft.Column(chips)), padding=theme.HEADED)
    return ft.Column([head, ft.Container(box, key=f"box-{game_id}", expand=True)], expand=True, spacing=0)


def _shown(store: Store, screen: Screen | None) -> ft.Control:
    chosen: ft.Control = screen(store) if screen else NotFound(store)
    return chosen
