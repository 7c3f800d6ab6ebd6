"""The turn area: what is asked in this state, by the screen that asks it best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import flet as ft

from companion.boundary import component
from companion.sitting import Sitting
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


def turn_area(sitting: Sitting) -> ft.Control:
    """Each question is drawn with buttons of its own: a hasty second tap meets none of the next one's."""
    area = sitting.panel if sitting.pile.covered else f"question{sitting.picture}"
    return ft.Container(Turn(sitting), key=area)


@component
def Turn(sitting: Sitting) -> ft.Control:
    """The open panel or the question; a refusal lies over both."""
    sitting.drawn = sitting.picture
    ft.use_dialog(refusal(sitting))
    sitting.store.keys.listed = ()
    if sitting.pile.covered:
        return open_panel(sitting)
    return asked(sitting)


def asked(sitting: Sitting) -> ft.Control:
    phase = sitting.state.phase
    if phase is Phase.OVER:
        return over(sitting)
    shown: ft.Control = TURNS.get(phase, Asked)(sitting)
    return shown
