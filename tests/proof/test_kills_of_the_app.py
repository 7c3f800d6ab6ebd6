"""The app as people start it, killed at any moment: what was shown as kept is there again, and it opens."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from companion.disk.saves import Saves
from tests.harness.browser import Served
from tests.harness.socket import Client
from tests.proof.seated import lay, on_disk, play_until_killed, sit

LONGEST = 0.3
"""Seconds of play before a kill, at most: from before the first write to dozens of them."""
IN_ITS_START = (1, 3)
"""Of five kills these come before the app has told its address."""


@pytest.mark.parametrize("kills", [4, pytest.param(500, marks=pytest.mark.long)])
async def test_nothing_shown_as_kept_is_lost_however_often_the_app_is_killed(tmp_path: Path, kills: int) -> None:
    seed = random.randrange(10**6)
    chance = random.Random(seed)
    folder = tmp_path / "data"
    lay(folder, "a1")
    kept = ahead = between = 0
    for n in range(kills):
        if n % 5 in IN_ITS_START:
            kill_in_its_start(folder, chance)
            assert on_disk(folder, "a1") == ahead, seed
            continue
        served = Served(folder)
        with served:
            kept, tapped = await play_until_killed(served, "a1", chance, LONGEST, after_a_move=n % 5 == 2)
        found = on_disk(folder, "a1")
        assert kept <= found <= tapped, seed
        between += found > kept
        ahead = found
    with Served(folder) as served:
        async with Client(served.origin, "/match/a1") as client:
            assert await sit(client) == ahead
            assert client.crashes == []
    assert Saves(folder).notices == []
    assert list((folder / "set-aside").iterdir()) == []
    assert ahead >= kills // 4, "the kills came before the moves"
    print(
        f"\n{kills} kills over {ahead} moves, nothing lost; {between} fell between a write and its sign (seed {seed})"
    )


def kill_in_its_start(folder: Path, chance: random.Random) -> None:
    served = Served(folder)
    served.spawn()
    time.sleep(chance.uniform(0, 1))
    served.process.kill()
    served.stop()
