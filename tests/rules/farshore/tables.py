"""Small tables to try a rule on: built as they stand, not played into."""

from __future__ import annotations

from functools import reduce
from typing import Any

from rules.farshore.ask.question import question
from rules.farshore.components.box import Box
from rules.farshore.components.told import MapNeeds, WindTile
from rules.farshore.components.traits import Colour, Counts, Kind, Level, Rarity, Trait
from rules.farshore.moves import AnyMove
from rules.farshore.play import apply
from rules.farshore.players import City, SeenCard
from rules.farshore.rulings import OPTIONS
from rules.farshore.setup import Depth, Opponent, Seat, Setup, Weather
from rules.farshore.start import start
from rules.farshore.state import State
from rules.farshore.steps import KrabitaTurn, TurnEnd

NAMES = ("Ola", "Michał", "Ира", "Ann")
COLUMNS = (Colour.RED, Colour.PURPLE, Colour.GREEN, Colour.BLUE, Colour.BROWN)
FIFTH = MapNeeds(kind="fifth", needs=Counts(red=3))
SIXTH = MapNeeds(kind="sixth", needs=Counts(purple=2))
"""Stand-ins for what these two tiles really ask: the tests need some requirement."""


def tile(stack: Any, *traits: Trait) -> WindTile:
    return WindTile(stack=stack, traits=traits)


def a_setup(people: int = 1, level: Level | None = Level.BOLD, **more: Any) -> Setup:
    """Green cards and creatures match the wind rose."""
    fields: dict[str, Any] = {
        "people": tuple(Seat(name=name) for name in NAMES[:people]),
        "krabita": Opponent(level=level, columns=COLUMNS) if level else None,
        "tile_a": tile("A", Colour.GREEN),
        "tile_b": tile("B", Kind.CREATURE),
    }
    return Setup(**{**fields, **more})


def a_table(people: int = 1, level: Level | None = Level.BOLD, **more: Any) -> State:
    return start(a_setup(people, level, **more))


def person(state: State, seat: int = 0, **changes: Any) -> State:
    return state.with_player(seat, state.people[seat].replace(**changes))


def everyone(state: State, **changes: Any) -> State:
    return reduce(lambda after, seat: person(after, seat, **changes), range(len(state.people)), state)


def city(*cards: str, **more: Any) -> City:
    return City(cards=cards, **more)


def her(state: State, **changes: Any) -> State:
    """Krabita with these things, and it is her turn."""
    state = state.replace(krabita=state.her.replace(**changes))
    return state.replace(turn=state.krabita_seat, steps=(KrabitaTurn(), TurnEnd()))


def seen(**counts: int) -> tuple[SeenCard, ...]:
    """Krabita's city by colour: `seen(red=2)`."""
    return tuple(SeenCard(colour=Colour(colour)) for colour, n in counts.items() for _ in range(n))


def play(state: State, *moves: AnyMove) -> State:
    return reduce(apply, moves, state)


def answers(state: State) -> tuple[AnyMove, ...]:
    asked = question(state)
    assert asked is not None
    return tuple(answer.move for answer in asked.answers)


WHOLE_BOX = Box(
    map_needs=(FIFTH, SIXTH),
    wind_tiles=(
        *(tile("A", colour) for colour in (Colour.GREEN, Colour.BLUE, Colour.RED, Colour.BROWN)),
        *(tile("B", trait) for trait in (*Kind, *Rarity)),
    ),
)
EVERY_KIND: dict[str, Setup] = {
    **{f"solo {level.value}": a_setup(1, level) for level in Level},
    "solo, a whole box": a_setup(1, Level.TERROR, box=WHOLE_BOX),
    "solo, other readings": a_setup(1, Level.BOLD, rulings=OPTIONS),
    "solo, unknown tiles": a_setup(1, Level.SHY, tile_a=None, tile_b=None),
    "2 and Krabita": a_setup(2, Level.MAGNIFICENT),
    "3 and Krabita": a_setup(3, Level.BOLD, box=WHOLE_BOX, rulings=OPTIONS),
    "2": a_setup(2, None),
    "3, weather": a_setup(3, None, weather=Weather.TOP),
    "4": a_setup(4, None, box=WHOLE_BOX),
    "Krabita only, 1": a_setup(1, Level.SHY, tracking=Depth.KRABITA_ONLY),
    "Krabita only, 3": a_setup(3, Level.TERROR, tracking=Depth.KRABITA_ONLY, box=WHOLE_BOX),
}
"""One table of each kind there is: how many play, against whom, how much is written down, what the box has told."""
