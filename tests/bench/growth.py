"""What grows with a match or with the shelf, measured at the app's own socket, where no browser blurs it."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from companion.disk.saves import Saves
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from rules.farshore.moves import Treasures
from rules.kernel import Played
from tests.bench.shelf import fill
from tests.bench.table import Row, middle
from tests.harness.browser import Served
from tests.harness.demo import played, setup
from tests.harness.socket import Client
from tests.proof.memory import resident
from tests.proof.seated import LESS, MORE, shown, sit

SIZES = (10, 100, 1000)
SAMPLES = 30
BAR = 1.2
A_MOVE = 1.5
"""A move is checked against the whole match and the whole match is written: a little may be left of that."""


def rows() -> Iterator[Row]:
    times = asyncio.run(moves())
    for size in SIZES[1:]:
        yield Row(f"a move on a match of {size:,} moves against 10", times[size], times[SIZES[0]], A_MOVE)
    opened, held = asyncio.run(openings())
    for size in SIZES[1:]:
        yield Row(f"opening home, {size:,} matches against 10", opened[size], opened[SIZES[0]], BAR)
    yield Row("memory of the app with 1,000 matches", held, None, None, "MB")


async def moves() -> dict[int, float]:
    """From a tap to the new number, by turns on matches of every length."""
    times: dict[int, list[float]] = {size: [] for size in SIZES}
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "data")
        for size in SIZES:
            _counting(folder, size)
        with Served(folder) as served:
            async with AsyncExitStack() as windows:
                clients = {}
                for size in SIZES:
                    client = await windows.enter_async_context(Client(served.origin, f"/match/long{size}"))
                    await sit(client)
                    clients[size] = client
                for n in range(SAMPLES):
                    for size, client in clients.items():
                        times[size].append(await _tap(client, LESS if n % 2 else MORE, -1 if n % 2 else 1))
    return {size: middle(samples) for size, samples in times.items()}


async def _tap(client: Client, name: str, more: int) -> float:
    await client.rest()
    wanted = shown(client) + more
    began = time.perf_counter()
    await client.tap(name)
    await client.until(lambda: shown(client) == wanted)
    return (time.perf_counter() - began) * 1000


def _counting(folder: Path, size: int) -> None:
    """A match of so many moves that leads to nothing much."""
    match = played(f"long{size}", setup("Ola", level=Level.BOLD), seed=1, days=0, moves=0)
    journal = GAME.journal.model_validate(match.journal)
    entries: tuple[Played[Any], ...] = tuple(Played(move=Treasures(seat=0, n=-1 if n % 2 else 1)) for n in range(size))
    Saves(folder).keep_match(
        match.replace(journal=journal.replace(entries=entries, cursor=size).model_dump(mode="json"))
    )


async def openings() -> tuple[dict[int, float], float]:
    """From a window to its first match, with one process for each shelf, by turns."""
    times: dict[int, list[float]] = {size: [] for size in SIZES}
    with tempfile.TemporaryDirectory() as place:
        async with AsyncExitStack() as opened:
            apps = {}
            for size in SIZES:
                fill(Path(place, str(size)), size)
                apps[size] = opened.enter_context(Served(Path(place, str(size))))
            for _ in range(SAMPLES):
                for size, app in apps.items():
                    began = time.perf_counter()
                    async with Client(app.origin) as client:
                        await client.until(lambda client=client: "Continue" in client.names())  # type: ignore[misc]
                        times[size].append((time.perf_counter() - began) * 1000)
            held = resident(apps[SIZES[-1]].process.pid)
    return {size: middle(samples) for size, samples in times.items()}, held
