"""The app as people start it, killed at any moment: what was shown as kept is there again, and it opens.

Tables of every game are played at, each kill falls into the play at one of them or into the start.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from companion.disk.saves import Saves
from tests.harness.browser import Served
from tests.harness.every_game import GAMES
from tests.harness.nursery import Nursery
from tests.harness.socket import Client
from tests.proof.any_seat import lay, line_of_play, mixed, on_disk, play_until_killed, sit

LONGEST = 0.3
"""Seconds of play before a kill, at most: from before the first write to dozens of them."""
IN_ITS_START = (1, 3)
"""Of five kills these come before the app has told its address."""
PER_GAME = 5
"""Tables of each game that are killed at in turn."""
MOST_MOVES = 400
"""Of a match; nobody plays on that far between the kills."""


@pytest.mark.parametrize("kills", [len(GAMES), pytest.param(500, marks=pytest.mark.long)])
async def test_nothing_shown_as_kept_is_lost_however_often_the_app_is_killed(tmp_path: Path, kills: int) -> None:
    seed = random.randrange(10**6)
    chance = random.Random(seed)
    many = kills > len(GAMES)
    folder, tables = tmp_path / "data", mixed(PER_GAME if many else 1)
    lay(folder, tables)
    steps, between = dict.fromkeys(tables, 0), 0
    lines = {match_id: line_of_play(*table, match_id, MOST_MOVES) for match_id, table in tables.items()}
    with Nursery() as nursery:
        for n in range(kills):
            match_id = tuple(tables)[n % len(tables)]
            kept, line = steps[match_id], lines[match_id]
            if many and (n + n // len(tables)) % 5 in IN_ITS_START:
                kill_in_its_start(folder, chance)
            else:
                with nursery.served(folder) as served:
                    kept = await play_until_killed(served, match_id, chance, LONGEST, sure=kept < len(line))
            found = on_disk(folder, match_id)
            assert found.moves == line[: found.cursor], (seed, match_id)
            assert kept <= found.cursor, (seed, match_id)
            between += found.cursor > kept
            steps[match_id] = found.cursor
        with nursery.served(folder) as served:
            for match_id, expected in steps.items():
                async with Client(served.origin, f"/match/{match_id}") as client:
                    assert await sit(client) == expected
                    assert client.crashes == []
    assert {match_id: on_disk(folder, match_id).cursor for match_id in tables} == steps
    assert Saves(folder).notices == []
    assert list((folder / "set-aside").iterdir()) == []
    print(
        f"\n{kills} kills over {sum(steps.values())} moves at {len(tables)} tables of {len(GAMES)} games, "
        f"nothing lost; {between} fell between a write and its sign (seed {seed})"
    )


def kill_in_its_start(folder: Path, chance: random.Random) -> None:
    served = Served(folder)
    served.spawn()
    time.sleep(chance.uniform(0, 1))
    served.process.kill()
    served.stop()
