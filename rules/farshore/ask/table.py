"""What the whole table settles when a season begins: tiles, weather, tide."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from rules.farshore.ask.answers import FarshoreOption, FarshoreQuestion, answer, asks
from rules.farshore.components.numbers import WIND_ROSE
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Trait
from rules.farshore.moves import HighTide, TurnTile, TurnWeather
from rules.farshore.seasons import last_tile, stack_is_known, to_flood, unseen_tiles, unseen_weather
from rules.farshore.state import State
from rules.farshore.steps import TURN_END, Stack, TideDue, TileDue, WeatherDue
from rules.farshore.tell.naming import numbers, tile_name, weather_name
from rules.kernel import Phrase, phrase


def ask_tile(state: State) -> FarshoreQuestion:
    step = state.steps[0]
    assert isinstance(step, TileDue)
    return asks(
        who=_who(state),
        ask=phrase("farshore.ask_tile", stack=step.stack),
        do=tuple(_to_do(state, step)),
        why=(phrase("farshore.why_winds", season=state.winds.value),),
        options=tuple(_tiles(state, step.stack)),
    )


def ask_weather(state: State) -> FarshoreQuestion:
    known = unseen_weather(state)
    answers = [answer(TurnWeather(card=card), "answer_weather", card=weather_name(card)) for card in known]
    return asks(
        who=_who(state),
        ask=phrase("farshore.ask_weather"),
        do=(phrase("farshore.do_weather"),),
        why=(phrase("farshore.why_weather", effects=state.setup.effects.value),),
        options=(*answers, answer(TurnWeather(), "answer_weather_unknown")),
    )


def ask_tide(state: State) -> FarshoreQuestion:
    n = to_flood(state)
    return asks(
        who=_who(state),
        ask=phrase("farshore.ask_tide", n=n),
        do=(phrase("farshore.do_tide", n=n),),
        why=(phrase("farshore.why_tide"),),
        options=tuple(
            answer(HighTide(islands=islands), "answer_tide", islands=numbers(islands))
            for islands in combinations(state.dry, n)
        ),
    )


def _who(state: State) -> str:
    """The one who was last to prepare; the table where people's turns are not recorded, or nobody's turn led to it."""
    if state.turn == state.krabita_seat or TURN_END not in state.steps:
        return ""  # somebody left meanwhile, or a season was put right: whoever has the turn prepared for nothing
    return "" if state.people[state.turn].left else state.name(state.turn)


def _tiles(state: State, stack: Stack) -> Iterator[FarshoreOption]:
    known = [tile.traits for tile in unseen_tiles(state, stack)]
    yield from (_tile(stack, traits) for traits in known)
    if not stack_is_known(state.box, stack):
        shown = [tile.traits for tile in state.rose.seen if tile.stack == stack]
        single = ((trait,) for trait in WIND_ROSE.vocabulary)
        yield from (_tile(stack, traits) for traits in single if traits not in known and traits not in shown)
    yield answer(TurnTile(stack=stack), "answer_tile_later")


@cache
def _tile(stack: Stack, traits: tuple[Trait, ...]) -> FarshoreOption:
    tile = WindTile(stack=stack, traits=traits)
    return answer(TurnTile(stack=stack, traits=traits), "answer_tile", tile=tile_name(tile))


def _to_do(state: State, step: TileDue) -> Iterator[Phrase]:
    """The tiles are turned once; after the last question about them comes what is not asked about."""
    if not step.told:
        yield phrase("farshore.do_winds")
    if step.stack == "A" and last_tile(state, "B") is None:
        return
    if any(isinstance(step, WeatherDue) for step in state.steps) and not unseen_weather(state):
        yield phrase("farshore.do_weather")
    if any(isinstance(step, TideDue) for step in state.steps) and state.dry and to_flood(state) == len(state.dry):
        yield phrase("farshore.do_tide_all", islands=numbers(state.dry), n=len(state.dry))
