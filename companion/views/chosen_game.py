"""Screens that a game brings along, found by its name in the address."""

from __future__ import annotations

import flet as ft

from companion.games import GAMES, screens
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
    shown = screens(ft.use_route_params().get("game", ""))
    chosen: ft.Control = shown.new_score(store) if shown else NotFound(store)
    return chosen


@component
def ScoreSheet(store: Store) -> ft.Control:
    shown = screens(GAMES[0])
    match_id = ft.use_route_params().get("id", "")
    sheet: ft.Control = shown.score(store, match_id) if shown else NotFound(store)
    return ft.Container(sheet, key=match_id, expand=True)


@component
def Box(store: Store) -> ft.Control:
    shown = screens(GAMES[0])
    box: ft.Control = shown.box(store) if shown else NotFound(store)
    return box
