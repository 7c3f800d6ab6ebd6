"""A window at a table, for tests of what is played there."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from companion.backend import Backend
from companion.match.table import Table
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Colour, Kind, Level
from rules.farshore.krabita.moves import DeckRanOut, FollowRoute
from rules.farshore.moves import Pass, PlaceWorker, PlayCard, Prepare
from rules.farshore.setup import Depth, Opponent, Seat, Setup
from rules.farshore.state import State
from tests.companion.views.at_match import at_match
from tests.harness.window import Window

COLUMNS = (Colour.GREEN, Colour.BLUE, Colour.BROWN, Colour.RED, Colour.PURPLE)
RED = WindTile(stack="A", traits=(Colour.RED,))
CREATURE = WindTile(stack="B", traits=(Kind.CREATURE,))
KRABITA = Opponent(level=Level.BOLD, columns=COLUMNS)
SEED = 3


def setup(*names: str, **changes: Any) -> Setup:
    """Ola against Krabita, with a red tile and a creature tile in force, unless told otherwise."""
    people = tuple(Seat(name=name) for name in names or ("Ola",))
    return Setup(**{"people": people, "krabita": KRABITA, "tile_a": RED, "tile_b": CREATURE, **changes})


def krabita_only() -> Setup:
    return setup(tracking=Depth.KRABITA_ONLY)


def seated(
    backend: Backend, chosen: Setup | None = None, *moves: Any, **more: Any
) -> AbstractAsyncContextManager[tuple[Window, Table]]:
    """The window and the table after `moves`."""
    return at_match(backend, "farshore", chosen or setup(), *moves, **more)


def play_until(table: Table, there: Callable[[State], bool]) -> None:
    """A game of sensible, seeded answers, up to the first state that is looked for."""
    dice = random.Random(SEED)
    while not there(table.state):
        assert table.question is not None, "the game ended before it got there"
        table.play(_sensible(dice, [answer.move for answer in table.question.answers]))


def _sensible(dice: random.Random, moves: list[Any]) -> Any:
    cards = [move for move in moves if isinstance(move, PlayCard) and move.anchor is None]
    if cards and dice.random() < 0.45:
        return dice.choice(cards)
    for wanted in (PlaceWorker, Prepare, FollowRoute, Pass):
        if found := [move for move in moves if isinstance(move, wanted)]:
            return dice.choice(found)
    return dice.choice([move for move in moves if not isinstance(move, DeckRanOut)])
