"""Twenty tables of all games on one server at once, and one table for a very long evening."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.harness.browser import Served
from tests.harness.chance_player import PLAY
from tests.harness.every_game import GAMES
from tests.harness.socket import Client
from tests.proof import any_seat
from tests.proof.memory import resident
from tests.proof.seated import MORE, lay, on_disk, saved, shown, sit

PER_GAME = 5
UNDO = "U"
BACK = 10
"""Steps that are taken back at the end of a match, before it is played on."""
ROUNDS = 4
"""Of play, undo, redo, undo: a step of a very long evening that leaves the match as it was."""
MOST_GROWTH = 12.0
"""Megabytes that a server may hold more after hours of steps that lead nowhere. What is left over is the allocator's:
a match that never gets longer has nothing to keep."""


async def play(client: Client, length: int, steps: int) -> int:
    """So many steps, each awaited: on to the end of the match, some back, and on again; where it stands then."""
    now, left = 0, 0
    for _ in range(steps):
        left = min(BACK, now) if now == length else left
        key, now, left = (UNDO, now - 1, left - 1) if left else (PLAY, now + 1, 0)
        await client.press(key)
        await client.until(lambda now=now: any_seat.step(client) == now, f"step {now}")  # type: ignore[misc]
    await client.until(lambda: any_seat.saved(client), "the sign that it is saved")
    return now


@pytest.mark.parametrize("moves", [10, pytest.param(200, marks=pytest.mark.long)])
async def test_twenty_tables_at_once_keep_their_own_moves_and_nobody_elses(tmp_path: Path, moves: int) -> None:
    folder, tables = tmp_path / "data", any_seat.mixed(PER_GAME)
    any_seat.lay(folder, tables)
    lines = {match_id: any_seat.line_of_play(*table, match_id, moves) for match_id, table in tables.items()}
    with Served(folder, program=any_seat.PROGRAM) as served:
        async with AsyncExitStack() as windows:
            before = resident(served.process.pid)
            clients = []
            for match_id in tables:
                clients.append(await windows.enter_async_context(Client(served.origin, f"/match/{match_id}")))
                assert await any_seat.sit(clients[-1]) == 0
            open_ = resident(served.process.pid)
            lengths = [len(line) for line in lines.values()]
            stand = await asyncio.gather(*(play(*table, moves) for table in zip(clients, lengths, strict=True)))
            after = resident(served.process.pid)
            assert [client.crashes for client in clients] == [[]] * len(tables)
    for (match_id, line), step in zip(lines.items(), stand, strict=True):
        assert any_seat.on_disk(folder, match_id).moves == line[:step], match_id
    grown = (after - open_) * 1000 / (moves * len(tables))
    print(
        f"\n{len(tables)} tables of {len(GAMES)} games at once, {moves} moves each, none lost or mixed up; "
        f"{(open_ - before) / len(tables):.1f} MB for a window, {grown:.1f} MB for 1,000 moves ({after:.0f} MB in all)"
    )


@pytest.mark.parametrize("steps", [120, pytest.param(4_000, marks=pytest.mark.long)])
async def test_a_very_long_evening_does_not_fill_the_memory(tmp_path: Path, steps: int) -> None:
    folder = tmp_path / "data"
    lay(folder, "a1")
    with Served(folder) as served:
        async with Client(served.origin, "/match/a1") as client:
            await sit(client)
            await around(client, steps // ROUNDS // 4)
            warm = resident(served.process.pid)
            await around(client, steps // ROUNDS)
            end = resident(served.process.pid)
            assert client.crashes == []
    assert on_disk(folder, "a1") == 0
    print(f"\n{steps} steps that lead nowhere: {warm:.0f} MB, then {end:.0f} MB")
    assert end - warm < MOST_GROWTH


async def around(client: Client, times: int) -> None:
    for _ in range(times):
        for name, then in ((MORE, 1), ("Undo", 0), ("Redo", 1), ("Undo", 0)):
            await client.tap(name)
            await client.until(lambda then=then: shown(client) == then, f"{name} to be done")  # type: ignore[misc]
    await client.until(lambda: saved(client), "the sign that it is saved")
