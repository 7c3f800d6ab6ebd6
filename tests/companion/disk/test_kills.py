"""A process that is killed while it writes: nothing it confirmed is lost, and the next start opens everything."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("kills", [40, pytest.param(500, marks=pytest.mark.long)])
def test_nothing_confirmed_is_lost_however_often_the_process_is_killed(tmp_path: Path, kills: int) -> None:
    seed = random.randrange(10**6)
    command = [sys.executable, "-m", "tests.harness.keeper", str(tmp_path), str(kills), str(seed)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    assert len(told) == kills
    for confirmed, found, notices in told:
        # One write may have reached the disk and not yet been reported.
        assert found in (confirmed, confirmed + 1), seed
        assert notices == 0, seed
    assert told[-1][1] > kills // 4, "the kills came before the writes"
    assert sum(found > confirmed for confirmed, found, _ in told), "no kill fell between a write and its report"
