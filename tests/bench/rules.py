"""The rules alone: whole games by chance, and moves replayed, against an earlier version in the same run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.bench.earlier import EARLIER, HERE, earlier, told_by
from tests.bench.table import Row

SCRIPT = Path(__file__).with_name("rules_speed.py")
ROUNDS = 3
GAMES, MOVES = 1 / 3.5, 1 / 3
"""The most that a game and a replayed move may take, of what they took then."""


def rows() -> Iterator[Row]:
    ours, theirs = [], []
    with earlier("rules", "data", "tests/harness") as then:
        for _ in range(ROUNDS):
            ours.append(told_by(SCRIPT, HERE))
            theirs += [told_by(SCRIPT, then)] if then else []
    for at, (what, bar) in enumerate((("a solo game by chance", GAMES), ("a move replayed", MOVES))):
        floor = 1000 * min(each[at] for each in theirs) if theirs else None
        against = f", against {EARLIER}" if floor else ""
        yield Row(f"{what}{against}", 1000 * min(each[at] for each in ours), floor, bar if floor else None, "µs")
