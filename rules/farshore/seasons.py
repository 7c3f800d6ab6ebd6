"""The table's side of a new season: winds of change, weather, high tide (p. 10, 13)."""

from __future__ import annotations

from typing import Final

from rules.farshore.components.box import Box
from rules.farshore.components.numbers import KRABITA, WIND_ROSE, YEAR
from rules.farshore.components.told import WeatherText, WindTile
from rules.farshore.components.traits import Season, Trait
from rules.farshore.moves import HighTide, NameTile, NameWeather, TurnTile, TurnWeather
from rules.farshore.reasons import Reason
from rules.farshore.rulings import Ruling
from rules.farshore.setup import Weather
from rules.farshore.state import State
from rules.farshore.steps import (
    CardDue,
    KrabitaSeason,
    LookoutDue,
    MapDue,
    SeasonDue,
    Stack,
    Step,
    TideDue,
    TileDue,
    WeatherDue,
)
from rules.kernel import IllegalMove, Move, refuse

UNDER_WAY: Final = (TileDue, WeatherDue, TideDue, SeasonDue, KrabitaSeason, CardDue, LookoutDue, MapDue)
"""What the winds wait for: the season before it, and what Krabita has begun, which she ends under the old tiles."""
FLIPS: Final = {season.id: season.flips for season in YEAR.seasons}


def winds_due(state: State) -> State | None:
    """The next winds of change, if all people have prepared for a season whose tiles are not yet face up."""
    season = state.winds.next
    if season is None or state.prepared < season or any(isinstance(step, UNDER_WAY) for step in state.steps):
        return None
    rest = state.steps
    if state.krabita is not None and state.other_reading(Ruling.KRABITA_SEASON_TURN):
        rest = (SeasonDue(), *rest)
    return state.replace(winds=season, steps=(*_steps(state, season), *rest))


def _steps(state: State, season: Season) -> tuple[Step, ...]:
    steps: tuple[Step, ...] = (TileDue(stack="A"), TileDue(stack="B"))
    if state.setup.effects is not Weather.NONE and len(state.weather) < KRABITA.weather_cards:
        steps = (*steps, WeatherDue())
    if FLIPS[season]:
        steps = (*steps, TideDue())
    return steps


# Wind rose


def unseen_tiles(state: State, stack: Stack) -> tuple[WindTile, ...]:
    """The known tiles of a stack that can still come."""
    return tuple(tile for tile in state.box.wind_tiles if tile.stack == stack and tile not in state.rose.seen)


def stack_is_known(box: Box, stack: Stack) -> bool:
    return sum(tile.stack == stack for tile in box.wind_tiles) == WIND_ROSE.tiles_in_a_stack


def last_tile(state: State, stack: Stack) -> WindTile | None:
    """The one tile that can come, if the box knows them all."""
    left = unseen_tiles(state, stack)
    return left[0] if len(left) == 1 and stack_is_known(state.box, stack) else None


def turn_tile(state: State, move: TurnTile) -> State:
    step = state.steps[0]
    assert isinstance(step, TileDue)
    if move.stack != step.stack:
        raise IllegalMove(Reason.WIND_TILE_STACK, stack=step.stack)
    after = turned(state, move, move.stack, move.traits).then()
    match after.steps:
        case (TileDue() as other, *rest):
            return after.replace(steps=(other.replace(told=True), *rest))
    return after


def name_tile(state: State, move: NameTile) -> State:
    if state.rose.tile(move.stack) is not None:
        raise IllegalMove(Reason.WIND_TILE_KNOWN, stack=move.stack)
    if not move.traits:
        raise IllegalMove(Reason.WIND_TILE_EMPTY)
    return turned(state, move, move.stack, move.traits)


def turned(state: State, move: Move, stack: Stack, traits: tuple[Trait, ...]) -> State:
    """The tile is face up; what it shows is remembered in the box."""
    if not traits:
        return state.replace(rose=state.rose.turned(stack, None))
    tile = WindTile(stack=stack, traits=traits)
    if tile in state.rose.seen:
        refuse(move, Reason.WIND_TILE_USED)
    box = state.box
    if tile not in box.wind_tiles:
        if stack_is_known(box, stack):
            refuse(move, Reason.WIND_TILES_COMPLETE, stack=stack, n=WIND_ROSE.tiles_in_a_stack)
        else:
            box = box.learn(tile)
    return state.replace(rose=state.rose.turned(stack, tile), box=box)


# Weather and tide


def unseen_weather(state: State) -> tuple[WeatherText, ...]:
    """The weather cards written down in the box that can still come."""
    return tuple(card for card in state.box.weather if card not in state.weather)


def turn_weather(state: State, move: TurnWeather) -> State:
    if move.card is not None and move.card in state.weather:
        refuse(move, Reason.WEATHER_USED)
    box = state.box
    if move.card is not None and move.card not in box.weather:
        box = box.learn(move.card)
    return state.then(weather=(*state.weather, move.card), box=box)


def name_weather(state: State, move: NameWeather) -> State:
    """What stood there before was never face up; if the box knows it only from this match, it forgets it."""
    if not state.weather:
        raise IllegalMove(Reason.NOT_NOW)
    *earlier, wrong = state.weather
    if move.card in earlier:
        refuse(move, Reason.WEATHER_USED)
    box = state.box
    if wrong is not None and wrong in box.weather and wrong not in state.setup.box.weather:
        box = box.forget(wrong)
    if move.card not in box.weather:
        box = box.learn(move.card)
    return state.replace(weather=(*earlier, move.card), box=box)


def to_flood(state: State) -> int:
    """Ruling: a single island is turned too."""
    return min(FLIPS[Season.SUMMER], len(state.dry))


def high_tide(state: State, move: HighTide) -> State:
    if any(number not in state.islands for number in move.islands):
        raise IllegalMove(Reason.NO_SUCH_ISLAND)
    dry = set(move.islands) <= set(state.dry) and len(set(move.islands)) == len(move.islands)
    if not dry or len(move.islands) != to_flood(state):
        refuse(move, Reason.ISLANDS_TO_FLIP, n=to_flood(state))
    return flooded(state, move.islands).then()


def flooded(state: State, islands: tuple[int, ...]) -> State:
    return state.replace(flooded=tuple(sorted({*state.flooded, *islands})))
