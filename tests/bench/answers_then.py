"""Python's time of an answer in a solo game, against an earlier version in the same run, by turns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.bench.earlier import EARLIER, HERE, earlier, told_by
from tests.bench.table import Row

SCRIPT = Path(__file__).with_name("answer_speed.py")
ROUNDS = 3
MOST = 0.5
"""Of what it took then."""


def rows() -> Iterator[Row]:
    ours, theirs = list[float](), list[float]()
    with earlier("rules", "data", "companion", "tests/harness") as then:
        for _ in range(ROUNDS if then else 0):
            assert then
            ours += told_by(SCRIPT, HERE)
            theirs += told_by(SCRIPT, then)
    if ours:
        yield Row(f"Python's time of an answer, against {EARLIER}", min(ours), min(theirs), MOST)
