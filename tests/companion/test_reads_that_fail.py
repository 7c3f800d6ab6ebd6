"""A file that cannot be read just now is neither empty nor gone: nothing is written over it."""

from __future__ import annotations

import errno
from collections.abc import Callable

import pytest

from companion import kept
from companion.desk import Desk
from companion.farshore.boxes import _edit
from companion.farshore.papers import paper, start
from companion.saves import Saves, Status
from companion.settings import Acquaintance, Settings
from companion.shelving import abandon
from companion.storage import AtomicStorage
from companion.table import Table
from rules.farshore.components.box import Box
from rules.farshore.components.places import DOCKS
from rules.farshore.components.told import IslandText
from rules.farshore.moves import PlaceWorker
from rules.farshore.score.sheet import Person, Sheet

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
    desk: Desk, table: Table, once: Fail, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert table.play(PlaceWorker(seat=0, place=DOCKS)) is None
    await table.saved()
    sheet = await paper(desk, table.id)
    assert sheet is not None
    monkeypatch.setattr(kept, "RETRY", 0.01)
    once()
    sheet.finish()
    while not sheet.kept:
        await sheet.saved()
    match = await desk.work(lambda saves: saves.match(table.id))
    assert match is not None
    assert match.sheet_finished
    assert len(Table(match, desk.work).journal.moves) == 1


async def test_a_table_does_not_drop_a_sheet_that_could_not_be_read(
    desk: Desk, table: Table, once: Fail, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = await paper(desk, table.id)
    assert sheet is not None
    sheet.finish()
    await sheet.saved()
    monkeypatch.setattr(kept, "RETRY", 0.01)
    once()
    assert table.play(PlaceWorker(seat=0, place=DOCKS)) is None
    while not table.kept:
        await table.saved()
    match = await desk.work(lambda saves: saves.match(table.id))
    assert match is not None
    assert match.sheet is not None


async def test_a_sheet_that_could_not_be_read_is_not_said_to_be_abandoned(desk: Desk, once: Fail) -> None:
    sheet = start(desk, Sheet(players=(Person(name="Ola"),)), Box())
    await sheet.saved()
    (entry,) = await desk.look_at_shelf()
    once()
    with pytest.raises(OSError, match="Permission denied"):
        await abandon(desk, entry)
    await abandon(desk, entry)
    assert (await desk.look_at_shelf())[0].status is Status.ABANDONED


def test_a_fact_is_not_written_over_a_box_that_could_not_be_read(desk: Desk, once: Fail) -> None:
    saves = Saves(desk.folder)
    facts = [IslandText(text=text) for text in ("one", "two")]
    _edit(saves, lambda box: box.learn(facts[0]))
    once()
    with pytest.raises(OSError, match="Permission denied"):
        _edit(saves, lambda box: box.learn(facts[1]))
    _edit(saves, lambda box: box.learn(facts[1]))
    assert saves.box("farshore", Box) == Box(islands=tuple(facts))


def test_settings_that_could_not_be_read_lose_nothing_but_what_is_changed(desk: Desk, once: Fail) -> None:
    people = (Acquaintance(name="Ola"),)
    Saves(desk.folder).keep_settings(Settings(people=people, text_size=125))
    saves = Saves(desk.folder)
    once()
    assert saves.settings() == Settings()
    assert saves.keep_settings(Settings(language="pl")) == Settings(people=people, text_size=125, language="pl")
    assert Saves(desk.folder).settings().people == people
