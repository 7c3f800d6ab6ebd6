"""Two windows at one table of any game: they see the same, whoever plays, and never write over each other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.harness.browser import Served
from tests.harness.chance_player import PLAY
from tests.harness.every_game import GAMES, setups
from tests.harness.socket import Client
from tests.proof.any_seat import PROGRAM, lay, line_of_play, on_disk, saved, sit, step


async def both_show(windows: tuple[Client, Client], expected: int) -> None:
    for window in windows:
        await window.until(lambda window=window: step(window) == expected and saved(window), f"step {expected}")  # type: ignore[misc]
        await window.rest()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("rounds", [3, pytest.param(40, marks=pytest.mark.long)])
async def test_two_windows_at_one_table_show_and_keep_the_same_match(tmp_path: Path, game_id: str, rounds: int) -> None:
    folder, kind = tmp_path / "data", next(iter(setups(game_id)))
    lay(folder, {"a1": (game_id, kind)})
    line = line_of_play(game_id, kind, "a1", rounds * 4)
    now = 0
    with Served(folder, program=PROGRAM) as served:
        async with Client(served.origin, "/match/a1") as one, Client(served.origin, "/match/a1") as other:
            windows = one, other
            for window in windows:
                assert await sit(window) == 0
            for _ in range(rounds):
                if now + 3 > len(line):
                    break
                for window in windows:
                    await window.press(PLAY)
                    now += 1
                    await both_show(windows, now)
                    assert set(one.words()) == set(other.words())
                # Both at once: whoever comes first plays, the other one perhaps after that.
                await asyncio.gather(*(window.press(PLAY) for window in windows))
                await one.until(lambda: step(one) > now and saved(one), "a move of either")  # noqa: B023
                await one.rest(0.2)
                now = step(one)
                await both_show(windows, now)
            assert [window.crashes for window in windows] == [[], []]
    assert on_disk(folder, "a1").moves == line[:now]
    print(f"\n{game_id}: two windows at one table, {now} moves, each of them seen and kept once")
