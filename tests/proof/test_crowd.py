"""Thirty windows on one match and on thirty, and an owner among strangers: how long a move takes, what each costs."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.harness.browser import Served
from tests.harness.second_address import ADDRESS
from tests.harness.socket import Client
from tests.harness.stranger import Stranger
from tests.proof.memory import resident
from tests.proof.seated import LESS, MORE, lay, shown, sit

WINDOWS = 30
MOST_CHANGE = 1.25
"""How much longer a move of the owner may take among strangers than beside them."""


def p95(samples: list[float]) -> float:
    return sorted(samples)[int(0.95 * len(samples))]


async def one_move(client: Client, button: str = MORE) -> float:
    """Milliseconds from the tap to the picture."""
    began, before = time.perf_counter(), shown(client)
    await client.tap(button)
    await client.until(lambda: shown(client) != before, "the move")
    return (time.perf_counter() - began) * 1000


@pytest.mark.parametrize("matches", [1, WINDOWS])
@pytest.mark.parametrize("moves", [2, pytest.param(20, marks=pytest.mark.long)])
async def test_thirty_windows_at_once(tmp_path: Path, matches: int, moves: int) -> None:
    folder, names = tmp_path / "data", [f"m{n:02}" for n in range(matches)]
    lay(folder, *names)
    with Served(folder) as served:
        async with AsyncExitStack() as windows:
            before = resident(served.process.pid)
            clients = []
            for n in range(WINDOWS):
                client = Client(served.origin, f"/match/{names[n % matches]}")
                clients.append(await windows.enter_async_context(client))
                await sit(client)
            each = (resident(served.process.pid) - before) / WINDOWS
            took = await (_by_turns(clients, moves) if matches == 1 else _at_once(clients, moves))
            assert [client.crashes for client in clients] == [[]] * WINDOWS
    print(
        f"\n{WINDOWS} windows on {matches} match(es): {len(took)} moves, p95 {p95(took):.0f} ms, "
        f"median {sorted(took)[len(took) // 2]:.0f} ms, {each:.1f} MB for a window"
    )


async def _by_turns(clients: list[Client], moves: int) -> list[float]:
    """On one match: whoever moves, all others see it."""
    took = []
    for n in range(moves * len(clients) // 2):
        mover = clients[n % len(clients)]
        await mover.rest(0.001)
        took.append(await one_move(mover))
        for other in clients:
            await other.until(lambda other=other: shown(other) == n + 1, "the others' move")  # type: ignore[misc]  # noqa: B023
    return took


async def _at_once(clients: list[Client], moves: int) -> list[float]:
    """Each on a match of its own, thinking a little before every move."""

    async def play(client: Client, chance: Random) -> list[float]:
        took = []
        for _ in range(moves):
            await asyncio.sleep(chance.uniform(0.5, 2.5))
            await client.rest(0.001)
            took.append(await one_move(client))
        return took

    played = await asyncio.gather(*(play(client, Random(seed)) for seed, client in enumerate(clients)))
    return [one for took in played for one in took]


@contextmanager
def strangers_at(served: Served) -> Iterator[None]:
    command = [sys.executable, "-m", "tests.proof.stranger_traffic", ADDRESS, str(served.port)]
    crowd = subprocess.Popen(command)
    try:
        yield
    finally:
        crowd.terminate()
        crowd.wait(10)


@pytest.mark.long
async def test_no_strangers_traffic_slows_the_owner_down(tmp_path: Path) -> None:
    """Compared with the same traffic at another server of this computer, by turns."""
    lay(tmp_path / "data", "a1")
    (tmp_path / "other").mkdir()
    took: dict[str, list[float]] = {"ours": [], "other": []}
    with (
        Served(tmp_path / "data", "--lan", ADDRESS) as ours,
        Served(tmp_path / "other" / "data", "--lan", ADDRESS) as other,
    ):
        _, told, _ = Stranger(ours.port, "127.0.0.1").ask(ours.address.removeprefix(ours.origin))
        token = told["set-cookie"].partition(";")[0]
        async with Client(ours.origin, "/match/a1", cookie=token) as owner:
            await sit(owner)
            for n in range(16):
                with strangers_at(ours if n % 2 else other):
                    await asyncio.sleep(0.5)
                    for move in range(50):
                        took["ours" if n % 2 else "other"].append(await one_move(owner, (MORE, LESS)[move % 2]))
                        await asyncio.sleep(0.03)
                        await owner.rest(0.001)
    change = p95(took["ours"]) / p95(took["other"])
    print(
        f"\nan owner's move, p95: {p95(took['ours']):.1f} ms among strangers, {p95(took['other']):.1f} ms beside them "
        f"({change:.2f} times, at most {MOST_CHANGE})"
    )
    assert change <= MOST_CHANGE
