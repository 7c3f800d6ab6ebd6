"""Commands without a screen: what they take of the processor, against loading pydantic alone."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.bench.table import Row

HERE = Path(__file__).parents[2]
POSITION = HERE / "tests" / "companion" / "score" / "positions" / "krabita_wins.json"
TIMES = 5
FLOOR = ("-c", "import pydantic")
COMMANDS = {
    "companion rules": ("-m", "companion", "rules", "anchor"),
    "companion score": ("-m", "companion", "score", str(POSITION)),
}


def rows() -> Iterator[Row]:
    """Only told: the wish is 2.5 times the floor, and the commands are not there yet."""
    taken: dict[str, list[float]] = {}
    for _ in range(TIMES):
        for name, line in {"": FLOOR, **COMMANDS}.items():
            taken.setdefault(name, []).append(_milliseconds(line))
    for name in COMMANDS:
        yield Row(f"{name}, of the processor", min(taken[name]), min(taken[""]), None)


def _milliseconds(line: tuple[str, ...]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, *line],
        cwd=HERE,
        env={**os.environ, "PYTHONPATH": str(HERE)},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
