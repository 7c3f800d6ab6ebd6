"""A copy is brought while its matches lie open: every window shows what was brought, and none writes over it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from companion.backend import Backend
from companion.disk.copies import CopyResult, NotACopy
from companion.disk.saves import Match, Saves
from companion.match import open_match
from companion.match.shelving import bring
from companion.match.table import Table
from companion.score.open_sheet import OpenSheet
from companion.score.opening import open_sheet
from companion.screen.app import app
from rules.farshore.components.places import SHORES
from rules.farshore.moves import PlaceWorker, PlayCard
from tests.companion.saved import at_table, pack
from tests.harness.window import Window

TO_DRIFTWOOD = PlaceWorker(seat=0, place=SHORES[0])
DIVER = PlayCard(seat=0, card="diver")


@pytest.fixture
async def sheet(backend: Backend, table: Table) -> OpenSheet:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.finish()
    await sheet.saved()
    return sheet


@pytest.fixture
async def copy(backend: Backend, table: Table, tmp_path: Path) -> bytes:
    """Of the same match, a day later: the diver was played, and nobody has scored it yet."""
    other = Backend(Saves(tmp_path / "other"))
    match = await on_disk(backend, table.id)
    ahead = at_table(match, other)
    assert ahead.play(DIVER) is None
    await ahead.saved()
    later = await on_disk(other, table.id)
    there = Saves(tmp_path / "there")
    there.keep_match(later.replace(changed=later.changed + timedelta(days=1), sheet=None))
    other.close()
    return pack(there)


async def on_disk(backend: Backend, match_id: str) -> Match:
    match = await backend.work(lambda saves: saves.match(match_id))
    assert match is not None
    return match


async def test_whoever_opens_the_match_next_finds_what_was_brought(backend: Backend, table: Table, copy: bytes) -> None:
    assert await bring(backend, copy) == CopyResult(added=1)
    opened = await backend.table(table.id)
    assert opened is not None
    assert opened.journal.moves == (DIVER,)


async def test_a_table_that_was_open_before_writes_nothing_more(backend: Backend, table: Table, copy: bytes) -> None:
    await bring(backend, copy)
    brought = await on_disk(backend, table.id)
    table.play(TO_DRIFTWOOD)
    await table.saved()
    assert await on_disk(backend, table.id) == brought


async def test_a_sheet_that_was_open_before_writes_nothing_more(
    backend: Backend, sheet: OpenSheet, copy: bytes
) -> None:
    await bring(backend, copy)
    sheet.change(sheet.sheet.replace(players=(sheet.sheet.players[0].replace(shells=3), *sheet.sheet.players[1:])))
    await sheet.saved()
    assert (await on_disk(backend, sheet.id)).sheet is None
    opened = await open_sheet(backend, sheet.id)
    assert opened is not None
    assert (opened is sheet, opened.sheet.people[0].cards) == (False, ("diver",))


async def test_a_move_that_waits_behind_the_copy_is_not_written_over_it(
    backend: Backend, table: Table, copy: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_match, "PICTURE_FIRST", 0.0)
    played = threading.Event()
    busy = asyncio.ensure_future(backend.work(lambda _: played.wait(5)))
    bringing = asyncio.ensure_future(bring(backend, copy))
    await asyncio.sleep(0.05)
    table.play(TO_DRIFTWOOD)
    played.set()
    await asyncio.gather(busy, bringing, table.saved())
    opened = await backend.table(table.id)
    assert opened is not None
    assert opened.journal.moves == (DIVER,)


async def test_what_was_played_last_is_written_before_it_is_compared_with_the_copy(
    backend: Backend, table: Table, tmp_path: Path
) -> None:
    there = Saves(tmp_path / "there")
    match = await on_disk(backend, table.id)
    there.keep_match(match.replace(changed=match.changed + timedelta(microseconds=1)))
    table.play(TO_DRIFTWOOD)
    assert await bring(backend, pack(there)) == CopyResult(known=1)
    assert await backend.table(table.id) is table


async def test_nothing_is_brought_while_something_played_here_cannot_be_written(
    backend: Backend, table: Table, copy: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(open_match, "RETRY", 0.1)
    with monkeypatch.context() as patch:
        patch.setattr(Saves, "keep_match", full)
        table.play(TO_DRIFTWOOD)
        while not table.failing:
            await asyncio.sleep(0)
        with pytest.raises(OSError, match="error"):
            await bring(backend, copy)
    assert await backend.table(table.id) is table


async def test_what_is_not_a_copy_leaves_the_table_as_it_is(backend: Backend, table: Table) -> None:
    with pytest.raises(NotACopy):
        await bring(backend, b"not a copy")
    assert await backend.table(table.id) is table


@asynccontextmanager
async def brought_meanwhile(
    backend: Backend, route: str, copy: bytes, told: str = "1 match added"
) -> AsyncIterator[Window]:
    """A window that was at `route` when another brought the copy."""
    async with (
        Window(app(backend, "en"), route=route, width=1280) as table_window,
        Window(app(backend, "en"), route="/settings", hub=table_window.wire.pubsubhub) as bringing,
    ):
        bringing.wire.replies["pick_files"] = [{"id": 1, "name": "c.zip", "size": len(copy), "bytes": copy}]
        await bringing.tap("Bring a copy back")
        assert bringing.reads(told)
        await table_window.settle()
        yield table_window


async def test_a_window_at_the_match_goes_on_from_what_another_has_brought(
    backend: Backend, table: Table, copy: bytes
) -> None:
    async with brought_meanwhile(backend, f"/match/{table.id}/log", copy) as window:
        assert window.reads("Diver")
        opened = await backend.table(table.id)
        assert opened is not None
        opened.undo()
        await window.settle()
        assert not window.reads("Diver")


async def test_a_window_at_the_sheet_goes_on_from_what_another_has_brought(
    backend: Backend, sheet: OpenSheet, copy: bytes
) -> None:
    own_way = "1 had gone its own way (both are kept)"
    async with brought_meanwhile(backend, f"/match/{sheet.id}/score", copy, own_way) as window:
        assert window.reads("City 1/15")
        opened = await open_sheet(backend, sheet.id)
        assert opened is not None
        await window.tap("Galleon")
        assert (opened.sheet.people[0].cards, sheet.sheet.people[0].cards) == (("diver", "galleon"), ())
        await window.tap("Undo")
        assert opened.sheet.people[0].cards == ("diver",)
        await opened.saved()
