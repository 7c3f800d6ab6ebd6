"""Commands without a screen: what they take of the processor, against loading pydantic alone."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.table import Row

HERE = Path(__file__).parents[2]
POSITION = HERE / "tests" / "companion" / "score" / "positions" / "krabita_wins.json"
TIMES = 5
FLOOR = "pydantic"
COMMANDS = {
    "companion rules": ("-m", "companion", "rules", "anchor"),
    "companion score": ("-m", "companion", "score", str(POSITION)),
}
LINES = {FLOOR: ("-c", "import pydantic"), **COMMANDS}
BAR = 2.5


def rows() -> Iterator[Row]:
    """As whoever uses them has it: compiled, and with all prepared that the first time prepares."""
    with tempfile.TemporaryDirectory() as compiled:
        taken: dict[str, list[float]] = {}
        for _ in range(1 + TIMES):
            for name, line in LINES.items():
                taken.setdefault(name, []).append(_milliseconds(line, compiled))
        least = {name: min(times[1:]) for name, times in taken.items()}
    for name in COMMANDS:
        yield Row(f"{name}, of the processor", least[name], least[FLOOR], BAR)


def _milliseconds(line: tuple[str, ...], compiled: str) -> float:
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, *line],
        cwd=HERE,
        env={**inherited, "PYTHONPATH": str(HERE), "PYTHONPYCACHEPREFIX": compiled},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
