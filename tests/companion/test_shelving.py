"""A match is deleted and put back while windows sit at it: there is one table and one sheet of it, or none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from companion import copies, kept, shelving
from companion.copies import pack
from companion.desk import Desk
from companion.farshore.papers import paper
from companion.farshore.sheets import Paper
from companion.saves import Match, Saves, Shelved
from companion.shelving import bring, bring_match, take_off
from companion.storage import AtomicStorage
from companion.table import Table
from rules.farshore import GAME
from rules.farshore.moves import PlayCard
from tests.companion.saved import a_match


@pytest.fixture
async def sheet(desk: Desk, table: Table) -> Paper:
    sheet = await paper(desk, table.id)
    assert sheet is not None
    return sheet


async def entry(desk: Desk) -> Shelved:
    (found,) = await desk.look_at_shelf()
    return found


async def test_a_deleted_match_is_nowhere_to_be_opened(desk: Desk, table: Table, sheet: Paper) -> None:
    await take_off(desk, await entry(desk))
    assert await desk.table(table.id) is None
    assert await paper(desk, sheet.id) is None


async def test_a_match_put_back_is_the_one_that_windows_still_sit_at(desk: Desk, table: Table, sheet: Paper) -> None:
    put_back = await take_off(desk, await entry(desk))
    await put_back()
    assert await desk.table(table.id) is table
    assert await paper(desk, sheet.id) is sheet


@pytest.mark.parametrize("at", ["table", "sheet"])
async def test_whoever_goes_on_with_a_deleted_match_has_everybody_with_them(
    desk: Desk, table: Table, sheet: Paper, at: str
) -> None:
    await take_off(desk, await entry(desk))
    if at == "table":
        table.play(PlayCard(seat=0, card="diver"))
        await table.saved()
    else:
        sheet.finish()
        await sheet.saved()
    assert await desk.table(table.id) is table
    assert await paper(desk, sheet.id) is sheet


async def test_a_match_that_has_to_stay_stays_open(
    desk: Desk, table: Table, sheet: Paper, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object) -> None:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(Saves, "put_away", locked)
    with pytest.raises(OSError, match="Permission denied"):
        await take_off(desk, await entry(desk))
    assert await desk.table(table.id) is table
    assert await paper(desk, sheet.id) is sheet


async def test_what_is_on_a_sheet_is_written_before_it_is_put_aside(desk: Desk, table: Table, sheet: Paper) -> None:
    found = await entry(desk)
    sheet.finish()
    await take_off(desk, found)
    (aside,) = (desk.folder / "set-aside").iterdir()
    assert '"sheet":{' in aside.read_text("utf-8")
    assert not (desk.folder / "matches" / f"{table.id}.json").exists()


async def from_a_copy(desk: Desk, match: Match) -> None:
    there = Saves(desk.folder / "there")
    there.keep_match(match)
    await bring(desk, pack(there))


async def from_a_file(desk: Desk, match: Match) -> None:
    assert await bring_match(desk, match) == match.id


@pytest.mark.parametrize("brings", [from_a_copy, from_a_file])
@pytest.mark.parametrize("undone", [False, True])
async def test_a_deleted_match_that_is_brought_again_is_opened_anew_by_whoever_still_sits_at_it(
    desk: Desk, table: Table, sheet: Paper, brings: Callable[[Desk, Match], Awaitable[None]], undone: bool
) -> None:
    match = await desk.work(lambda saves: saves.match(table.id))
    assert match is not None
    told: list[str] = []
    table.listen(lambda: told.append("table"))
    put_back = await take_off(desk, await entry(desk))
    await brings(desk, match)
    assert told == ["table"]
    if undone:
        await put_back()
    table.play(PlayCard(seat=0, card="diver"))
    await table.saved()
    brought = await desk.table(table.id)
    assert brought is not None
    assert brought is not table
    assert await paper(desk, sheet.id) is not sheet
    assert desk.tables[table.id] is brought
    kept = await desk.work(lambda saves: saves.match(table.id))
    assert kept is not None
    assert GAME.journal.model_validate(kept.journal).moves == brought.journal.moves == ()


async def test_a_match_of_a_file_whose_name_is_taken_here_gets_one_of_its_own(desk: Desk, table: Table) -> None:
    match = await desk.work(lambda saves: saves.match(table.id))
    assert match is not None
    assert await bring_match(desk, match) not in (None, table.id)
    assert await desk.table(table.id) is table
    assert len(await desk.look_at_shelf()) == 2


async def test_a_match_that_is_out_of_reach_is_not_written_over_by_that_of_a_file(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    await desk.work(lambda saves: saves.keep_match(a_match("a1")))
    with monkeypatch.context() as patch:
        patch.setattr(AtomicStorage, "read", locked)
        with pytest.raises(PermissionError):
            await bring_match(desk, a_match("a1", minutes=5))
    assert Saves(desk.folder).match("a1") == a_match("a1")


async def test_a_copy_holds_what_the_disk_would_not_take(
    desk: Desk, table: Table, sheet: Paper, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(kept, "RETRY", 0.01)
        patch.setattr(Saves, "keep_match", full)
        assert table.play(PlayCard(seat=0, card="diver")) is None
        sheet.change(sheet.sheet.replace(players=(sheet.sheet.players[0].replace(shells=3), *sheet.sheet.players[1:])))
        packed = await shelving.pack(desk)
    there = Saves(desk.folder / "there")
    assert copies.bring(there, packed).added == 1
    match = there.match(table.id)
    assert match is not None
    assert GAME.journal.model_validate(match.journal).moves == table.journal.moves != ()
    assert match.totals[0].points == 3
    await table.saved()
    await sheet.saved()
