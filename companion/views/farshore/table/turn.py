"""The turn area: what is asked in this state, by the screen that asks it best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen.boundary import component
from companion.views.farshore.table.asked import Asked
from companion.views.farshore.table.her_card import CardTurn, DeckDraw, PlanDraw
from companion.views.farshore.table.needs import MapsAsked
from companion.views.farshore.table.over import over
from companion.views.farshore.table.panels import open_panel
from companion.views.farshore.table.person import PersonTurn
from companion.views.farshore.table.refusal import refusal
from companion.views.farshore.table.route import RouteTurn
from companion.views.farshore.table.tile import TileTurn
from companion.views.farshore.table.weather import WeatherTurn
from rules.farshore.state import Phase

TURNS: Final[Mapping[Phase, Callable[..., Any]]] = {
    Phase.PERSON: PersonTurn,
    Phase.ROUTE: RouteTurn,
    Phase.CARD: CardTurn,
    Phase.CLAIM: MapsAsked,
    Phase.MAP: MapsAsked,
    Phase.DECK_DRAW: DeckDraw,
    Phase.PLAN_DRAW: PlanDraw,
    Phase.TILE: TileTurn,
    Phase.WEATHER: WeatherTurn,
}
"""Every other question is a list of answers."""


def turn_area(window: TableWindow) -> ft.Control:
    """Each question is drawn with buttons of its own: a hasty second tap meets none of the next one's."""
    area = window.panel if window.panels.covered else f"question{window.picture}"
    return ft.Container(Turn(window), key=area)


@component
def Turn(window: TableWindow) -> ft.Control:
    """The open panel or the question; a refusal lies over both."""
    window.drawn = window.picture
    ft.use_dialog(refusal(window))
    window.store.keys.listed = ()
    if window.panels.covered:
        return open_panel(window)
    return asked(window)


def asked(window: TableWindow) -> ft.Control:
    phase = window.state.phase
    if phase is Phase.OVER:
        return over(window)
    shown: ft.Control = TURNS.get(phase, Asked)(window)
    return shown
