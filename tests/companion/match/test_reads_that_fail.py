"""A file that cannot be read just now is neither empty nor gone: nothing is written over it."""

from __future__ import annotations

import errno
from collections.abc import Callable

import pytest

from companion.backend import Backend
from companion.box.own_box import change_kept
from companion.disk.saves import Saves, Status
from companion.disk.settings import Acquaintance, Settings
from companion.disk.storage import AtomicStorage
from companion.farshore.drawers import FARSHORE_BOX
from companion.match import open_match
from companion.match.shelving import abandon
from companion.match.table import Table
from companion.score.opening import open_sheet, start_sheet
from rules.farshore.components.box import Box
from rules.farshore.components.places import DOCKS
from rules.farshore.components.told import IslandText
from rules.farshore.moves import PlaceWorker
from rules.farshore.score.sheet import Person, Sheet
from tests.companion.saved import at_table

Fail = Callable[[], None]


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> Fail:
    """Let the next read of a file fail, as where a scanner or another program holds it."""
    read, failing = AtomicStorage.read, [0]

    def sometimes(self: AtomicStorage) -> object:
        if failing[0]:
            failing[0] -= 1
            raise OSError(errno.EACCES, "Permission denied")
        return read(self)

    monkeypatch.setattr(AtomicStorage, "read", sometimes)

    def fail() -> None:
        failing[0] = 1

    return fail


async def test_a_sheet_is_not_written_over_a_record_that_could_not_be_read(
    backend: Backend, table: Table, once: Fail, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert table.play(PlaceWorker(seat=0, place=DOCKS)) is None
    await table.saved()
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    monkeypatch.setattr(open_match, "RETRY", 0.01)
    once()
    sheet.finish()
    while not sheet.is_saved:
        await sheet.saved()
    match = Saves(backend.folder).match(table.id) or Saves(backend.folder).match(table.id)
    assert match is not None
    assert match.sheet_finished
    assert len(at_table(match, backend).journal.moves) == 1


async def test_a_table_does_not_drop_a_sheet_that_could_not_be_read(
    backend: Backend, table: Table, once: Fail, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.finish()
    await sheet.saved()
    monkeypatch.setattr(open_match, "RETRY", 0.01)
    once()
    assert table.play(PlaceWorker(seat=0, place=DOCKS)) is None
    while not table.is_saved:
        await table.saved()
    match = Saves(backend.folder).match(table.id) or Saves(backend.folder).match(table.id)
    assert match is not None
    assert match.sheet is not None


async def test_a_sheet_that_could_not_be_read_is_not_said_to_be_abandoned(backend: Backend, once: Fail) -> None:
    sheet = start_sheet(backend, Sheet(players=(Person(name="Ola"),)), Box())
    await sheet.saved()
    (entry,) = await backend.look_at_shelf()
    backend.open_matches.clear()  # one that is open need not be read again
    once()
    with pytest.raises(OSError, match="Permission denied"):
        await abandon(backend, entry)
    await abandon(backend, entry)
    assert (await backend.look_at_shelf())[0].status is Status.ABANDONED


def test_a_fact_is_not_written_over_a_box_that_could_not_be_read(backend: Backend, once: Fail) -> None:
    saves = Saves(backend.folder)
    facts = [IslandText(text=text) for text in ("one", "two")]
    change_kept(saves, FARSHORE_BOX, lambda box: box.learn(facts[0]))
    once()
    with pytest.raises(OSError, match="Permission denied"):
        change_kept(saves, FARSHORE_BOX, lambda box: box.learn(facts[1]))
    change_kept(saves, FARSHORE_BOX, lambda box: box.learn(facts[1]))
    assert saves.box("farshore", Box) == Box(islands=tuple(facts))


def test_settings_that_could_not_be_read_lose_nothing_but_what_is_changed(backend: Backend, once: Fail) -> None:
    people = (Acquaintance(name="Ola"),)
    Saves(backend.folder).keep_settings(Settings(people=people, text_size=125))
    saves = Saves(backend.folder)
    once()
    assert saves.settings() == Settings()
    assert saves.keep_settings(Settings(language="pl")) == Settings(people=people, text_size=125, language="pl")
    assert Saves(backend.folder).settings().people == people
