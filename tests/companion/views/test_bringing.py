"""A copy is brought while its matches lie open: every window shows what was brought, and none writes over it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from companion import kept
from companion.app import app
from companion.copies import Brought, NotACopy, pack
from companion.desk import Desk
from companion.farshore.papers import paper
from companion.farshore.sheets import Paper
from companion.saves import Match, Saves
from companion.shelving import bring
from companion.table import Table
from rules.farshore.components.places import SHORES
from rules.farshore.moves import PlaceWorker, PlayCard
from tests.harness.window import Window

TO_DRIFTWOOD = PlaceWorker(seat=0, place=SHORES[0])
DIVER = PlayCard(seat=0, card="diver")


@pytest.fixture
async def sheet(desk: Desk, table: Table) -> Paper:
    sheet = await paper(desk, table.id)
    assert sheet is not None
    sheet.finish()
    await sheet.saved()
    return sheet


@pytest.fixture
async def copy(desk: Desk, table: Table, tmp_path: Path) -> bytes:
    """Of the same match, a day later: the diver was played, and nobody has scored it yet."""
    other = Desk(Saves(tmp_path / "other"))
    match = await on_disk(desk, table.id)
    ahead = Table(match, other.work)
    assert ahead.play(DIVER) is None
    await ahead.saved()
    later = await on_disk(other, table.id)
    there = Saves(tmp_path / "there")
    there.keep_match(later.replace(changed=later.changed + timedelta(days=1), sheet=None))
    other.close()
    return pack(there)


async def on_disk(desk: Desk, match_id: str) -> Match:
    match = await desk.work(lambda saves: saves.match(match_id))
    assert match is not None
    return match


async def test_whoever_opens_the_match_next_finds_what_was_brought(desk: Desk, table: Table, copy: bytes) -> None:
    assert await bring(desk, copy) == Brought(added=1)
    opened = await desk.table(table.id)
    assert opened is not None
    assert opened.journal.moves == (DIVER,)


async def test_a_table_that_was_open_before_writes_nothing_more(desk: Desk, table: Table, copy: bytes) -> None:
    await bring(desk, copy)
    brought = await on_disk(desk, table.id)
    table.play(TO_DRIFTWOOD)
    await table.saved()
    assert await on_disk(desk, table.id) == brought


async def test_a_sheet_that_was_open_before_writes_nothing_more(desk: Desk, sheet: Paper, copy: bytes) -> None:
    await bring(desk, copy)
    sheet.change(sheet.sheet.replace(players=(sheet.sheet.players[0].replace(shells=3), *sheet.sheet.players[1:])))
    await sheet.saved()
    assert (await on_disk(desk, sheet.id)).sheet is None
    opened = await paper(desk, sheet.id)
    assert opened is not None
    assert (opened is sheet, opened.sheet.people[0].cards) == (False, ("diver",))


async def test_a_move_that_waits_behind_the_copy_is_not_written_over_it(
    desk: Desk, table: Table, copy: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "PICTURE_FIRST", 0.0)
    busy = asyncio.ensure_future(desk.work(lambda _: time.sleep(0.2)))
    bringing = asyncio.ensure_future(bring(desk, copy))
    await asyncio.sleep(0.05)
    table.play(TO_DRIFTWOOD)
    await asyncio.gather(busy, bringing, table.saved())
    opened = await desk.table(table.id)
    assert opened is not None
    assert opened.journal.moves == (DIVER,)


async def test_what_was_played_last_is_written_before_it_is_compared_with_the_copy(
    desk: Desk, table: Table, tmp_path: Path
) -> None:
    there = Saves(tmp_path / "there")
    match = await on_disk(desk, table.id)
    there.keep_match(match.replace(changed=match.changed + timedelta(microseconds=1)))
    table.play(TO_DRIFTWOOD)
    assert await bring(desk, pack(there)) == Brought(known=1)
    assert await desk.table(table.id) is table


async def test_nothing_is_brought_while_something_played_here_cannot_be_written(
    desk: Desk, table: Table, copy: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(kept, "RETRY", 0.1)
    with monkeypatch.context() as patch:
        patch.setattr(Saves, "keep_match", full)
        table.play(TO_DRIFTWOOD)
        with pytest.raises(OSError, match="error"):
            await bring(desk, copy)
    assert await desk.table(table.id) is table


async def test_what_is_not_a_copy_leaves_the_table_as_it_is(desk: Desk, table: Table) -> None:
    with pytest.raises(NotACopy):
        await bring(desk, b"not a copy")
    assert await desk.table(table.id) is table


@asynccontextmanager
async def brought_meanwhile(desk: Desk, route: str, copy: bytes) -> AsyncIterator[Window]:
    """A window that was at `route` when another brought the copy."""
    async with (
        Window(app(desk, "en"), route=route, width=1280) as sitting,
        Window(app(desk, "en"), route="/settings", hub=sitting.wire.pubsubhub) as bringing,
    ):
        bringing.wire.replies["pick_files"] = [{"id": 1, "name": "c.zip", "size": len(copy), "bytes": copy}]
        await bringing.tap("Bring a copy back")
        assert bringing.reads("1 match added")
        await sitting.settle()
        yield sitting


async def test_a_window_at_the_match_goes_on_from_what_another_has_brought(
    desk: Desk, table: Table, copy: bytes
) -> None:
    async with brought_meanwhile(desk, f"/match/{table.id}/log", copy) as window:
        assert window.reads("Diver")
        opened = await desk.table(table.id)
        assert opened is not None
        opened.undo()
        await window.settle()
        assert not window.reads("Diver")


async def test_a_window_at_the_sheet_goes_on_from_what_another_has_brought(
    desk: Desk, sheet: Paper, copy: bytes
) -> None:
    async with brought_meanwhile(desk, f"/match/{sheet.id}/score", copy) as window:
        assert window.reads("City 1/15")
        opened = await paper(desk, sheet.id)
        assert opened is not None
        await window.tap("Galleon")
        assert (opened.sheet.people[0].cards, sheet.sheet.people[0].cards) == (("diver", "galleon"), ())
        await window.tap("Undo")
        assert opened.sheet.people[0].cards == ("diver",)
        await opened.saved()
