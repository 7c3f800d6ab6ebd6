"""Tables on which a rule is about to be broken."""

from __future__ import annotations

from typing import NamedTuple

from rules.farshore.components.box import Box
from rules.farshore.components.plan import ABOVE
from rules.farshore.components.told import WeatherText
from rules.farshore.components.traits import Colour, Season
from rules.farshore.moves import (
    AnyMove,
)
from rules.farshore.reasons import Reason
from rules.farshore.setup import Depth
from rules.farshore.state import State
from rules.farshore.steps import KrabitaSeason, MapDue, TurnEnd
from tests.rules.farshore.tables import FIFTH, SIXTH, a_table, city, everyone, her, person, seen, tile

TWO = a_table(2, None)
SOLO = a_table(1)
ONLY_HER = a_table(2, tracking=Depth.KRABITA_ONLY)
KNOWN = Box(map_needs=(FIFTH, SIXTH))
FULL = person(TWO, city=city(*("grove", "inn", "abbey", "diver", "scribe") * 3))
AUTUMN = everyone(TWO, season=Season.AUTUMN).replace(winds=Season.AUTUMN)
STORM = WeatherText(top="storm")


def pending(state: State, *steps: object) -> State:
    return state.replace(steps=(*steps, TurnEnd()))


def blue_above() -> State:
    state = her(SOLO, ready=0, hand=0)
    return state.replace(krabita=state.her.replace(plan=state.her.plan.placed(Colour.BLUE, ABOVE)))


SUMMER_DRAW = pending(
    her(SOLO, season=Season.SUMMER), KrabitaSeason(season=Season.SUMMER, claimed=True, left=6, gone=(Colour.RED,))
)
A_TILES = tuple(tile("A", colour) for colour in (Colour.GREEN, Colour.BLUE, Colour.RED, Colour.BROWN))
MAP_STEP = pending(her(a_table(1, box=KNOWN), season=Season.AUTUMN, ready=2, cards=seen(brown=3, blue=3)), MapDue())


class Case(NamedTuple):
    reason: Reason
    state: State
    move: AnyMove
