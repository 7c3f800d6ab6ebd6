"""Solo games by chance and moves replayed, in milliseconds each: of the version whose rooms are on the path.

Run as a script, by this version and by an earlier one: it uses nothing that both do not have.
"""

from __future__ import annotations

import time
from random import Random

from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Colour, Kind, Level
from rules.farshore.setup import Opponent, Seat, Setup
from tests.harness.autoplay import autoplay

try:
    from rules.farshore.game import GAME
except ImportError:  # where it lay then
    from rules.farshore import GAME  # type: ignore[attr-defined, no-redef]

GAMES = 10
TIMES = 4
TABLE = Setup(
    people=(Seat(name="Ola"),),
    krabita=Opponent(level=Level.BOLD, columns=tuple(Colour)),
    tile_a=WindTile(stack="A", traits=(Colour.GREEN,)),
    tile_b=WindTile(stack="B", traits=(Kind.CREATURE,)),
)


def measured() -> tuple[float, float]:
    """A game, and a move that is replayed; the best of several tries, in time of this thread."""
    autoplay(GAME, TABLE, Random(GAMES))
    games, moves = [], []
    for _ in range(TIMES):
        began = time.thread_time()
        journals = [autoplay(GAME, TABLE, Random(seed)) for seed in range(GAMES)]
        games.append((time.thread_time() - began) / GAMES)
        began = time.thread_time()
        for journal in journals:
            GAME.replay(journal)
        moves.append((time.thread_time() - began) / sum(len(journal.moves) for journal in journals))
    return min(games) * 1000, min(moves) * 1000


if __name__ == "__main__":
    print(*measured())
