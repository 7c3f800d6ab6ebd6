"""Twenty tables on one server at once, and one table for a very long evening."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from companion.disk.saves import Saves
from rules.farshore import GAME
from rules.farshore.moves import Shells, Treasures
from rules.kernel import Move
from tests.harness.browser import Served
from tests.harness.socket import Client
from tests.proof.memory import resident
from tests.proof.seated import MORE, NAME, lay, saved, shown, sit

TABLES = tuple(f"m{n:02}" for n in range(20))
STEPS: dict[str, Move] = {
    f"{NAME}: one treasure more": Treasures(seat=0, n=1),
    f"{NAME}: one shell more": Shells(seat=0, n=1),
}
"""What each button enters."""
ROUNDS = 4
"""Of play, undo, redo, undo: a step of a very long evening that leaves the match as it was."""
MOST_GROWTH = 12.0
"""Megabytes that a server may hold more after hours of steps that lead nowhere. What is left over is the allocator's:
a match that never gets longer has nothing to keep."""


async def play(client: Client, seed: int, moves: int) -> list[Move]:
    """So many steps by chance, each awaited; what they were."""
    chance = Random(seed)
    entered: list[Move] = []
    for n in range(1, moves + 1):
        name = chance.choice(tuple(STEPS))
        await client.tap(name)
        entered.append(STEPS[name])
        await client.until(lambda n=n: total(client) == n, f"step {n}")  # type: ignore[misc]
    await client.until(lambda: saved(client), "the sign that it is saved")
    return entered


def total(client: Client) -> int:
    """Treasures and shells together."""
    words = list(client.words())
    return sum(int(words[words.index(name) - 1]) for name in STEPS)


def on_file(folder: Path, match_id: str) -> list[Move]:
    """The moves in force."""
    match = Saves(folder).match(match_id)
    assert match is not None
    return list(GAME.journal.model_validate(match.journal).moves)


@pytest.mark.parametrize("moves", [10, pytest.param(200, marks=pytest.mark.long)])
async def test_twenty_tables_at_once_keep_their_own_moves_and_nobody_elses(tmp_path: Path, moves: int) -> None:
    folder = tmp_path / "data"
    lay(folder, *TABLES)
    with Served(folder) as served:
        async with AsyncExitStack() as windows:
            before = resident(served.process.pid)
            clients = []
            for table in TABLES:
                clients.append(await windows.enter_async_context(Client(served.origin, f"/match/{table}")))
                await sit(clients[-1])
            open_ = resident(served.process.pid)
            entered = await asyncio.gather(*(play(client, seed, moves) for seed, client in enumerate(clients)))
            after = resident(served.process.pid)
            assert [client.crashes for client in clients] == [[]] * len(TABLES)
    for table, expected in zip(TABLES, entered, strict=True):
        assert on_file(folder, table) == expected
    grown = (after - open_) * 1000 / (moves * len(TABLES))
    print(
        f"\n{len(TABLES)} tables at once, {moves} moves each, none lost or mixed up; "
        f"{(open_ - before) / len(TABLES):.1f} MB for a window, {grown:.1f} MB for 1,000 moves ({after:.0f} MB in all)"
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
    assert on_file(folder, "a1") == []
    print(f"\n{steps} steps that lead nowhere: {warm:.0f} MB, then {end:.0f} MB")
    assert end - warm < MOST_GROWTH


async def around(client: Client, times: int) -> None:
    for _ in range(times):
        for name, then in ((MORE, 1), ("Undo", 0), ("Redo", 1), ("Undo", 0)):
            await client.tap(name)
            await client.until(lambda then=then: shown(client) == then, f"{name} to be done")  # type: ignore[misc]
    await client.until(lambda: saved(client), "the sign that it is saved")
