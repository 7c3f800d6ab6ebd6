"""One open match has one writer: a move costs one write of its file and no read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from companion.backend import Backend
from companion.disk.documents import Newer
from companion.disk.matches import begun
from companion.disk.saves import Match, Saves, Status
from companion.disk.storage import AtomicStorage
from companion.match.open_match import OpenMatch, Writing
from companion.match.shelving import abandon
from companion.match.table import Table
from companion.score.open_sheet import OpenSheet
from companion.score.opening import open_sheet, start_sheet
from companion.score.scored_sheet import ScoredSheet
from rules.farshore.components.box import Box
from rules.farshore.components.places import DOCKS
from rules.farshore.moves import PlaceWorker, PlayCard
from rules.farshore.score.sheet import Person, Sheet

DIVER = PlayCard(seat=0, card="diver")


@pytest.fixture
def touched(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a file of a match was read and written."""
    count: Counter[str] = Counter()
    read, put = AtomicStorage.read, AtomicStorage._put

    def reading(storage: AtomicStorage) -> object:
        count["read"] += storage.path.parent.name == "matches"
        return read(storage)

    def putting(storage: AtomicStorage, text: str, back_up: bool = True) -> None:
        count["write"] += storage.path.parent.name == "matches"
        put(storage, text, back_up)

    monkeypatch.setattr(AtomicStorage, "read", reading)
    monkeypatch.setattr(AtomicStorage, "_put", putting)
    return count


async def opened(backend: Backend, table: Table) -> OpenSheet:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    return sheet


async def on_disk(backend: Backend, match_id: str) -> Match:
    found = await backend.work(lambda saves: saves.match(match_id))
    assert found is not None
    return found


@pytest.mark.parametrize("scored", [False, True])
async def test_a_move_reads_the_match_not_at_all_and_writes_it_once(
    backend: Backend, table: Table, touched: Counter[str], scored: bool
) -> None:
    if scored:
        (await opened(backend, table)).finish()
        await table.saved()
    touched.clear()
    assert table.play(DIVER) is None
    await table.saved()
    assert (touched["read"], touched["write"]) == (0, 1)


async def test_a_move_of_a_match_opened_from_the_disk_reads_it_no_more(
    backend: Backend, table: Table, touched: Counter[str]
) -> None:
    again = Backend(Saves(backend.folder))
    touched.clear()
    found = await again.table(table.id)
    assert found is not None
    assert (touched["read"], touched["write"]) == (1, 0)
    assert found.play(DIVER) is None
    await found.saved()
    assert (touched["read"], touched["write"]) == (1, 1)
    again.close()


async def test_an_entry_on_the_sheet_and_a_move_at_the_same_moment_are_one_write(
    backend: Backend, table: Table, touched: Counter[str]
) -> None:
    sheet = await opened(backend, table)
    touched.clear()
    sheet.change(sheet.sheet.replace(players=(sheet.sheet.players[0].replace(shells=3), *sheet.sheet.players[1:])))
    assert table.play(DIVER) is None
    await table.saved()
    assert (touched["read"], touched["write"]) == (0, 1)
    match = await on_disk(backend, table.id)
    assert match.journal == table.journal.model_dump(mode="json")
    assert match.sheet is not None


async def test_a_file_that_a_newer_version_has_put_in_its_place_is_left_alone(backend: Backend, table: Table) -> None:
    path = backend.folder / "matches" / f"{table.id}.json"
    newer = path.read_text("utf-8").replace('"format":2', '"format":99')
    path.write_text(newer, "utf-8")
    match = table.match.stored
    with pytest.raises(Newer):
        await backend.work(lambda saves: saves.keep_match(match))
    assert path.read_text("utf-8") == newer


@pytest.mark.parametrize("last", ["table", "sheet"])
async def test_whoever_changed_the_match_last_says_how_it_stands(backend: Backend, table: Table, last: str) -> None:
    sheet = await opened(backend, table)
    changes: list[Callable[[], object]] = [lambda: table.play(PlaceWorker(seat=0, place=DOCKS)), sheet.finish]
    for change in changes if last == "sheet" else reversed(changes):
        change()
    await table.saved()
    match = await on_disk(backend, table.id)
    assert match.sheet_finished is (last == "sheet"), "a match that goes on has no result"
    assert match.status is (Status.FINISHED if last == "sheet" else Status.RUNNING)


async def test_a_finished_sheet_without_a_table_can_be_abandoned_and_goes_on_with_the_next_change(
    backend: Backend,
) -> None:
    sheet = start_sheet(backend, Sheet(players=(Person(name="Ola"),)), Box(), finished=True)
    await sheet.saved()
    (entry,) = await backend.look_at_shelf()
    await abandon(backend, entry)
    assert (await on_disk(backend, sheet.id)).status is Status.ABANDONED
    sheet.change(sheet.sheet.replace(players=(Person(name="Ola", shells=2),)))
    await sheet.saved()
    assert (await on_disk(backend, sheet.id)).status is Status.FINISHED
    await abandon(backend, entry)
    assert (await on_disk(backend, sheet.id)).totals[0].points == 2


async def test_one_that_is_abandoned_while_it_is_written_stays_abandoned(backend: Backend) -> None:
    meanwhile: list[Callable[[], None]] = []

    async def work(write: Writing) -> Match:
        while meanwhile:
            meanwhile.pop()()
        return await backend.work(write)

    match = OpenMatch(begun("farshore", 1), work)
    sheet = OpenSheet(match, ScoredSheet(Sheet(players=(Person(name="Ola"),)), Box()))
    meanwhile.append(match.abandon)
    sheet.save()
    await match.saved()
    found = await on_disk(backend, match.id)
    assert (found.status, found.sheet is not None, match.is_saved) == (Status.ABANDONED, True, True)


async def test_a_change_made_by_whoever_hears_that_it_is_saved_is_saved_too(backend: Backend) -> None:
    sheet = start_sheet(backend, Sheet(players=(Person(name="Ola"),)), Box())
    sheet.listen(lambda: sheet.finish() if sheet.is_saved else None)
    await sheet.saved()
    assert (await on_disk(backend, sheet.id)).status is Status.FINISHED
