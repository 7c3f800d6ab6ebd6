"""The rules alone: whole games by chance, and moves replayed, against an earlier version in the same run."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.table import Row

HERE = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("rules_speed.py")
EARLIER = "831f177"
ROUNDS = 3
GAMES, MOVES = 1 / 3.5, 1 / 3
"""The most that a game and a replayed move may take, of what they took then."""


def rows() -> Iterator[Row]:
    with TemporaryDirectory() as folder:
        then = _unpacked(Path(folder))
        ours, theirs = [], []
        for _ in range(ROUNDS):
            ours.append(_measured(HERE))
            theirs += [_measured(then)] if then else []
    for at, (what, bar) in enumerate((("a solo game by chance", GAMES), ("a move replayed", MOVES))):
        floor = min(each[at] for each in theirs) if theirs else None
        against = f", against {EARLIER}" if floor else ""
        yield Row(f"{what}{against}", min(each[at] for each in ours), floor, bar if floor else None, "µs")


def _unpacked(folder: Path) -> Path | None:
    """The rooms of the earlier version; None where its history is not at hand."""
    asked = subprocess.run(
        ["git", "-C", str(HERE), "archive", EARLIER, "rules", "data", "tests/harness"], capture_output=True, check=False
    )
    if asked.returncode:
        return None
    with tarfile.open(fileobj=io.BytesIO(asked.stdout)) as packed:
        packed.extractall(folder, filter="data")
    return folder


def _measured(rooms: Path) -> tuple[float, float]:
    """A game and a move, by a process of its own in which only these rooms are found."""
    environment = {**os.environ, "PYTHONPATH": str(rooms)}
    told = subprocess.run(
        [sys.executable, "-P", str(SCRIPT)], cwd=rooms, env=environment, capture_output=True, text=True, check=True
    )
    game, move = (float(taken) * 1000 for taken in told.stdout.split())
    return game, move
