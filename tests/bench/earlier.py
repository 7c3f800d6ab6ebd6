"""An earlier version, taken from the history: what it took then is measured in the same run."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parents[2]
EARLIER = "831f177"


@contextmanager
def earlier(*rooms: str) -> Iterator[Path | None]:
    """Where these rooms of it lie; None where its history is not at hand."""
    asked = subprocess.run(["git", "-C", str(HERE), "archive", EARLIER, *rooms], capture_output=True, check=False)
    if asked.returncode:
        yield None
        return
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(asked.stdout)) as packed:
            packed.extractall(folder, filter="data")
        yield Path(folder)


def told_by(script: Path, rooms: Path, *words: str) -> tuple[float, ...]:
    """The numbers that a script tells, by a process of its own in which only these rooms are found."""
    environment = {**os.environ, "PYTHONPATH": str(rooms)}
    told = subprocess.run(
        [sys.executable, "-P", str(script), *words],
        cwd=rooms,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return tuple(map(float, told.stdout.split()))
