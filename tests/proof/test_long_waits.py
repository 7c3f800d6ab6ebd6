"""What takes one window long keeps no other window waiting: a very long log, a very large copy."""

from __future__ import annotations

import asyncio
import io
import json
import sys
import zipfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from companion.disk.matches import MATCH
from companion.disk.saves import Match, Saves
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from rules.farshore.moves import Treasures
from tests.harness.browser import Served
from tests.harness.demo import played, setup
from tests.harness.socket import Client
from tests.proof.seated import MORE, NAME, lay, sit
from tests.proof.test_crowd import one_move

LONGEST = 1.0
"""Seconds that a move in another window may take meanwhile; it was 42 when the log came in one piece."""
MUCH_LONGER = 10
"""How many times as long as beside the same work in another process: on a machine that is slow or busy itself."""
BESIDE = 3
"""Seconds of that."""
PAGES = 3
UNDO = "Undo"


def begun(match_id: str) -> Match:
    return played(match_id, setup(NAME, level=Level.BOLD), seed=0, days=0, moves=0)


def long_match(match_id: str, moves: int) -> Match:
    """Somebody counts a treasure in and out again, all evening."""
    made = [Treasures(seat=0, n=1 - 2 * (n % 2)) for n in range(moves)]
    journal = GAME.journal.of(setup(NAME, level=Level.BOLD), made)
    return begun(match_id).replace(journal=journal.model_dump(mode="json"))


def copy_of(matches: int) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        text = json.dumps(MATCH.tables(begun("a1")), ensure_ascii=False)
        for n in range(matches):
            archive.writestr(f"matches/b{n}.json", text)
    return packed.getvalue()


async def waits(owner: Client, work: Coroutine[Any, Any, None]) -> list[float]:
    """How many seconds each of the owner's moves took while the work was being done.

    Every other one takes the one before back: a match that grew meanwhile would be long itself.
    """
    doing = asyncio.create_task(work)
    took: list[float] = []
    while not doing.done():
        took.append(await one_move(owner, (MORE, UNDO)[len(took) % 2]) / 1000)
        await asyncio.sleep(0.1)
    await doing
    return took


async def beside() -> None:
    """As much work, for a while, in another process."""
    busy = await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass")
    await asyncio.sleep(BESIDE)
    busy.kill()
    await busy.wait()


async def nobody_waits(owner: Client, what: str, work: Coroutine[Any, Any, None]) -> None:
    usual, took = max(await waits(owner, beside())), sorted(await waits(owner, work))
    most, longest = took[int(0.99 * len(took))], took[-1]
    print(
        f"\n{what}: {len(took)} moves of another window, 99 of 100 in {most * 1000:.0f} ms, the longest "
        f"{longest * 1000:.0f} ms; beside as much work in another process {usual * 1000:.0f} ms"
    )
    assert longest < max(LONGEST, MUCH_LONGER * usual)


@pytest.mark.parametrize("moves", [1_500, pytest.param(20_000, marks=pytest.mark.long)])
async def test_a_very_long_log_is_read_in_pages_and_nobody_else_waits(tmp_path: Path, moves: int) -> None:
    folder = tmp_path / "data"
    lay(folder, "a1")
    Saves(folder).keep_match(long_match("long", moves))

    async def read() -> None:
        async with Client(served.origin, "/match/long/log") as reader:
            for page in range(1, PAGES):
                await reader.see(f"Step {moves + 1 - 100 * page:,}")
                await reader.tap("100 earlier steps")
            await reader.see(f"Step {moves + 1 - 100 * PAGES:,}")
            assert reader.crashes == []

    with Served(folder) as served:
        async with Client(served.origin, "/match/a1") as owner:
            await sit(owner)
            await nobody_waits(owner, f"a log of {moves:,} moves, {PAGES} pages of it", read())


@pytest.mark.parametrize("matches", [300, pytest.param(10_000, marks=pytest.mark.long)])
async def test_a_copy_of_thousands_of_matches_is_brought_in_and_nobody_else_waits(tmp_path: Path, matches: int) -> None:
    folder, content = tmp_path / "data", copy_of(matches)
    lay(folder, "a1")

    async def bring() -> None:
        await client.tap("Bring a copy back")
        await client.until(lambda: client.reads("matches added"), "the copy", patience=1_500)
        assert client.crashes == []

    with Served(folder) as served:
        async with Client(served.origin, "/match/a1") as owner, Client(served.origin, "/settings") as client:
            client.replies["pick_files"] = [{"id": 1, "name": "picked", "size": len(content), "bytes": content}]
            await client.see("Bring a copy back")
            await sit(owner)
            await nobody_waits(owner, f"a copy of {matches:,} matches brought in", bring())
    assert len(list((folder / "matches").glob("b*.json"))) == matches
