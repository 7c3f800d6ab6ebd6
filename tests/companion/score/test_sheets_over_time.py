"""The sheet of a match that goes on, is closed and opened again, or was played by other rules."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

from companion.backend import Backend
from companion.disk.saves import Saves, Total
from companion.match.table import Table
from companion.score.opening import open_sheet, start_sheet
from rules.farshore.components.box import Box
from rules.farshore.moves import PlayCard
from tests.companion.saved import at_table
from tests.companion.score.test_open_sheet import entered, on_disk, two
from tests.companion.views.at_table import krabita_only


async def test_a_sheet_that_nobody_finished_is_not_finished_by_the_next_start(backend: Backend, tmp_path: Path) -> None:
    """What is still to be checked is known then, too, and counts as unknown in the statistics."""
    table = backend.start("farshore", krabita_only())
    await table.saved()
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.change(entered(sheet.sheet, shells=3))
    match = await on_disk(backend, sheet)
    assert match.summary is not None
    assert [part.complete for part in match.summary.parts] == [False, True]
    again = Backend(Saves(tmp_path))
    read = await open_sheet(again, table.id)
    assert read is not None
    assert (read.finished, read.to_check) == (False, sheet.to_check)
    assert (0, "ship") in read.to_check
    again.close()


async def test_a_match_file_has_what_was_played_since_its_sheet_was_opened(backend: Backend, table: Table) -> None:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    assert table.play(PlayCard(seat=0, card="diver")) is None
    await table.saved()
    exported = sheet.match.snapshot()()
    assert len(at_table(exported, backend).journal.moves) == 1


async def test_a_correction_is_dated_when_it_is_made(backend: Backend, tmp_path: Path) -> None:
    begun = start_sheet(backend, two(), Box(), finished=True)
    match = await on_disk(backend, begun)
    last_week = match.changed - timedelta(days=7)
    await backend.work(lambda saves: saves.keep_match(match.replace(started=last_week, changed=last_week)))
    again = Backend(Saves(tmp_path))
    read = await open_sheet(again, begun.id)
    assert read is not None
    read.change(entered(read.sheet, shells=4))
    corrected = await on_disk(again, read)
    assert [made.when > last_week + timedelta(days=6) for made in corrected.corrections] == [True]
    again.close()


async def test_the_totals_a_match_was_kept_with_are_told_where_todays_are_others(
    backend: Backend, tmp_path: Path
) -> None:
    begun = start_sheet(backend, entered(two(), shells=11), Box(), finished=True)
    match = await on_disk(backend, begun)
    kept = (Total(player="Ola", points=15), Total(player="Marek", points=0))
    await backend.work(lambda saves: saves.keep_match(match.replace(totals=kept)))
    again = Backend(Saves(tmp_path))
    read = await open_sheet(again, begun.id)
    assert read is not None
    assert (begun.before, read.before) == ((), kept)
    read.change(entered(read.sheet, shells=12))
    assert read.before == ()
    await read.saved()
    again.close()


async def test_a_sheet_begun_before_the_match_went_on_says_so(backend: Backend, table: Table) -> None:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.change(entered(sheet.sheet, shells=3))
    assert table.play(PlayCard(seat=0, card="diver")) is None
    assert await open_sheet(backend, table.id) is sheet
    assert sheet.differences
    sheet.fill_again()
    assert (sheet.differences, sheet.sheet.people[0].cards) == ((), ("diver",))
    sheet.undo()
    assert await open_sheet(backend, table.id) is sheet
    assert sheet.differences
    sheet.finish()
    assert sheet.differences, "whoever finishes it has decided what counts, and is told of it all the same"
    await sheet.saved()
    await table.saved()


async def test_a_sheet_whose_record_the_rules_no_longer_follow_stays_as_it_was_kept(
    backend: Backend, table: Table
) -> None:
    assert table.play(PlayCard(seat=0, card="galleon")) is None
    await table.saved()
    match = await on_disk(backend, table)
    assert match.journal is not None
    entries: Any = match.journal["entries"]
    journal = {**match.journal, "entries": [*entries, *entries], "cursor": 2}
    await backend.work(lambda saves: saves.keep_match(match.replace(id="old", journal=journal)))
    sheet = await open_sheet(backend, "old")
    assert sheet is not None
    assert sheet.locked
    before = sheet.sheet
    sheet.change(entered(sheet.sheet, shells=3))
    sheet.looked_at(0, "cards")
    sheet.finish()
    assert (sheet.sheet, sheet.finished, sheet.is_saved) == (before, False, True)
