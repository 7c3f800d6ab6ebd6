"""The first moment of a match."""

from __future__ import annotations

from rules.farshore.components.box import Box
from rules.farshore.components.plan import plan
from rules.farshore.components.told import WeatherText
from rules.farshore.players import UNTRACKED, Krabita, Person
from rules.farshore.rose import Rose
from rules.farshore.seasons import stack_is_known
from rules.farshore.setup import Depth, Setup, Weather, refusals
from rules.farshore.state import State
from rules.farshore.steps import KrabitaTurn, TurnEnd
from rules.farshore.turns import settle
from rules.kernel import IllegalMove


def start(setup: Setup) -> State:
    """The table as set up, or `IllegalMove` for a table nobody can sit down to."""
    for reason, params in refusals(setup):
        raise IllegalMove(reason, **params)
    state = _midway(setup) if setup.midway else _fresh(setup)
    state = state.replace(winds=state.prepared)
    if state.only_krabita or state.turn == state.krabita_seat:
        state = state.replace(turn=state.krabita_seat, steps=(KrabitaTurn(), TurnEnd()))
    return settle(state)


def _fresh(setup: Setup) -> State:
    person = UNTRACKED if setup.tracking is Depth.KRABITA_ONLY else Person()
    return State(
        setup=setup,
        box=_box(setup),
        people=(person,) * len(setup.people),
        krabita=Krabita(plan=plan(setup.krabita.columns)) if setup.krabita else None,
        rose=_rose(setup, Rose()),
        weather=_weather(setup),
    )


def _midway(setup: Setup) -> State:
    midway = setup.midway
    assert midway is not None
    return State(
        setup=setup,
        box=_box(setup),
        people=midway.people,
        krabita=midway.krabita,
        rose=_rose(setup, Rose(seen=midway.seen)),
        weather=_weather(setup),
        flooded=tuple(sorted(set(midway.flooded))),
        turn=midway.turn,
    )


def _rose(setup: Setup, rose: Rose) -> Rose:
    return rose.turned("A", setup.tile_a).turned("B", setup.tile_b)


def _weather(setup: Setup) -> tuple[WeatherText | None, ...]:
    return () if setup.effects is Weather.NONE else (setup.weather_card,)


def _box(setup: Setup) -> Box:
    """The tiles and the card face up are facts of the box too."""
    box = setup.box
    for tile in (setup.tile_a, setup.tile_b):
        if tile and tile not in box.wind_tiles and not stack_is_known(box, tile.stack):
            box = box.learn(tile)
    if setup.weather_card and setup.weather_card not in box.weather:
        box = box.learn(setup.weather_card)
    return box
