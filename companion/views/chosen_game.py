"""Screens that a game brings along, found by its name in the address."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import flet as ft

from companion.games import GAMES, score_parts, screens
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.not_found import NotFound


@component
def NewMatch(store: Store) -> ft.Control:
    shown = screens(ft.use_route_params().get("game", ""))
    chosen: ft.Control = shown.new(store) if shown else NotFound(store)
    return chosen


@component
def NewScore(store: Store) -> ft.Control:
    game_id = ft.use_route_params().get("game", "")
    # Loaded when it is first shown, like the screens of a game: the first picture does not wait for it.
    chosen: ft.Control = _sheets().NewScore(store, game_id) if score_parts(game_id) else NotFound(store)
    return chosen


@component
def ScoreSheet(store: Store) -> ft.Control:
    match_id = ft.use_route_params().get("id", "")
    return ft.Container(_sheets().Score(store, match_id), key=match_id, expand=True)


def _sheets() -> Any:
    return import_module("companion.views.score")


@component
def Box(store: Store) -> ft.Control:
    shown = screens(GAMES[0])
    box: ft.Control = shown.box(store) if shown else NotFound(store)
    return box
