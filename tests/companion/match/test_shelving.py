"""A match is deleted and put back while windows sit at it: there is one table and one sheet of it, or none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from companion.backend import Backend
from companion.disk import copies
from companion.disk.saves import Match, Saves, Shelved
from companion.disk.storage import AtomicStorage
from companion.match import open_match, shelving
from companion.match.shelving import bring, bring_match, take_off
from companion.match.table import Table
from companion.score.open_sheet import OpenSheet
from companion.score.opening import open_sheet
from rules.farshore.game import GAME
from rules.farshore.moves import PlayCard, Treasures
from tests.companion.saved import a_match, pack


@pytest.fixture
async def sheet(backend: Backend, table: Table) -> OpenSheet:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    return sheet


async def entry(backend: Backend) -> Shelved:
    (found,) = await backend.look_at_shelf()
    return found


async def test_a_deleted_match_is_nowhere_to_be_opened(backend: Backend, table: Table, sheet: OpenSheet) -> None:
    await take_off(backend, await entry(backend))
    assert await backend.table(table.id) is None
    assert await open_sheet(backend, sheet.id) is None


async def test_a_match_put_back_is_the_one_that_windows_still_sit_at(
    backend: Backend, table: Table, sheet: OpenSheet
) -> None:
    put_back = await take_off(backend, await entry(backend))
    await put_back()
    assert await backend.table(table.id) is table
    assert await open_sheet(backend, sheet.id) is sheet


@pytest.mark.parametrize("at", ["table", "sheet"])
async def test_whoever_goes_on_with_a_deleted_match_has_everybody_with_them(
    backend: Backend, table: Table, sheet: OpenSheet, at: str
) -> None:
    await take_off(backend, await entry(backend))
    if at == "table":
        table.play(PlayCard(seat=0, card="diver"))
        await table.saved()
    else:
        sheet.finish()
        await sheet.saved()
    assert await backend.table(table.id) is table
    assert await open_sheet(backend, sheet.id) is sheet


async def test_a_match_that_has_to_stay_stays_open(
    backend: Backend, table: Table, sheet: OpenSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object) -> None:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(Saves, "put_away", locked)
    with pytest.raises(OSError, match="Permission denied"):
        await take_off(backend, await entry(backend))
    assert await backend.table(table.id) is table
    assert await open_sheet(backend, sheet.id) is sheet


async def test_what_is_on_a_sheet_is_written_before_it_is_put_aside(
    backend: Backend, table: Table, sheet: OpenSheet
) -> None:
    found = await entry(backend)
    sheet.finish()
    await take_off(backend, found)
    (aside,) = (backend.folder / "set-aside").iterdir()
    assert '"sheet":{' in aside.read_text("utf-8")
    assert not (backend.folder / "matches" / f"{table.id}.json").exists()


async def from_a_copy(backend: Backend, match: Match) -> None:
    there = Saves(backend.folder / "there")
    there.keep_match(match)
    await bring(backend, pack(there))


async def from_a_file(backend: Backend, match: Match) -> None:
    assert await bring_match(backend, match) == match.id


@pytest.mark.parametrize("brings", [from_a_copy, from_a_file])
@pytest.mark.parametrize("undone", [False, True])
async def test_a_deleted_match_that_is_brought_again_is_opened_anew_by_whoever_still_sits_at_it(
    backend: Backend, table: Table, sheet: OpenSheet, brings: Callable[[Backend, Match], Awaitable[None]], undone: bool
) -> None:
    match = await backend.work(lambda saves: saves.match(table.id))
    assert match is not None
    told: list[str] = []
    table.listen(lambda: told.append("table"))
    put_back = await take_off(backend, await entry(backend))
    await brings(backend, match)
    assert told == ["table"]
    if undone:
        await put_back()
    table.play(PlayCard(seat=0, card="diver"))
    await table.saved()
    brought = await backend.table(table.id)
    assert brought is not None
    assert brought is not table
    assert await open_sheet(backend, sheet.id) is not sheet
    assert backend.open_table(table.id) is brought
    kept = await backend.work(lambda saves: saves.match(table.id))
    assert kept is not None
    assert GAME.journal.model_validate(kept.journal).moves == brought.journal.moves == ()


async def test_a_match_of_a_file_whose_name_is_taken_here_gets_one_of_its_own(backend: Backend, table: Table) -> None:
    match = await backend.work(lambda saves: saves.match(table.id))
    assert match is not None
    assert await bring_match(backend, match) not in (None, table.id)
    assert await backend.table(table.id) is table
    assert len(await backend.look_at_shelf()) == 2


async def test_a_match_that_is_out_of_reach_is_not_written_over_by_that_of_a_file(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    await backend.work(lambda saves: saves.keep_match(a_match("a1")))
    with monkeypatch.context() as patch:
        patch.setattr(AtomicStorage, "read", locked)
        with pytest.raises(PermissionError):
            await bring_match(backend, a_match("a1", minutes=5))
    assert Saves(backend.folder).match("a1") == a_match("a1")


async def test_a_copy_holds_what_the_disk_would_not_take(
    backend: Backend, table: Table, sheet: OpenSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(open_match, "RETRY", 0.01)
        patch.setattr(Saves, "keep_match", full)
        assert table.play(PlayCard(seat=0, card="diver")) is None
        sheet.change(sheet.sheet.replace(players=(sheet.sheet.players[0].replace(shells=3), *sheet.sheet.players[1:])))
        packed = (await shelving.pack(backend)).packed
    there = Saves(backend.folder / "there")
    assert copies.bring(there, packed).added == 1
    match = there.match(table.id)
    assert match is not None
    assert GAME.journal.model_validate(match.journal).moves == table.journal.moves != ()
    assert match.totals[0].points == 3 + 3, "the shells, and the diver that was played before"
    await table.saved()
    await sheet.saved()


async def test_a_large_copy_lets_others_write_meanwhile(backend: Backend, table: Table, tmp_path: Path) -> None:
    """Whoever plays while 10,000 matches come in sees what is played saved, and not after all of them."""
    there = Saves(tmp_path / "there")
    for n in range(400):
        there.keep_match(a_match(f"m{n}"))
    packed = pack(there)
    bringing = asyncio.create_task(bring(backend, packed))
    while not any((backend.folder / "matches").glob("m*.json")):
        await asyncio.sleep(0)
    assert table.play(Treasures(seat=0, n=1)) is None
    await table.saved()
    assert table.is_saved
    assert not bringing.done()
    assert (await bringing).added == 400


async def test_what_was_just_brought_in_is_not_read_again_for_the_shelf(
    backend: Backend, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = Saves(tmp_path / "there")
    there.keep_match(a_match("m1"))
    await bring(backend, pack(there))
    monkeypatch.setattr(Saves, "_look_into", None)
    (entry,) = await backend.look_at_shelf()
    assert entry == there.shelf()[0].replace(stamp=entry.stamp)
