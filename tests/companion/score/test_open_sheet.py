"""The sheet of a match: shared, kept, undone, corrected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.backend import Backend
from companion.disk.saves import Match, Saves, Status
from companion.match.open_match import MatchFace, OpenMatch, Writing
from companion.score.open_sheet import OpenSheet
from companion.score.opening import open_sheet, start_sheet
from companion.score.scored_sheet import ScoredSheet, Unscored
from companion.screen.words import translator
from rules.farshore.components.box import Box
from rules.farshore.moves import PlayCard
from rules.farshore.score.sheet import Krabita, Person, Sheet
from tests.companion.saved import a_match
from tests.companion.views.at_table import setup

EVERY_FIELD = {"cards", "maps", "shells", "treasures", "ship", "resources"}


def two() -> Sheet:
    return Sheet(players=(Person(name="Ola"), Person(name="Marek")))


def entered(sheet: Sheet, **changes: object) -> Sheet:
    return sheet.replace(players=(sheet.players[0].replace(**changes), *sheet.players[1:]))


async def on_disk(backend: Backend, kept: MatchFace) -> Match:
    await kept.saved()
    match = await backend.work(lambda saves: saves.match(kept.id))
    assert match is not None
    return match


async def test_every_entry_is_kept_at_once_and_read_again_by_the_next_start(backend: Backend, tmp_path: Path) -> None:
    begun = start_sheet(backend, two(), Box())
    begun.change(entered(begun.sheet, shells=4))
    match = await on_disk(backend, begun)
    assert (match.journal, match.status) == (None, Status.RUNNING)
    assert [total.points for total in match.totals] == [4, 0]
    again = Backend(Saves(tmp_path))
    read = await open_sheet(again, begun.id)
    assert read is not None
    assert read.sheet == begun.sheet
    again.close()


async def test_a_mark_of_a_file_that_names_no_field_of_the_sheet_is_let_go(backend: Backend) -> None:
    begun = start_sheet(backend, two(), Box())
    marks = ((0, "ship"), (0, "nonsense"), (0, "__class__"), (0, "name"), (-1, "ship"), (2, "ship"), (10**30, "ship"))
    match = (await on_disk(backend, begun)).replace(to_check=marks)
    backend.open_matches.clear()
    await backend.work(lambda saves: saves.keep_match(match))
    opened = await open_sheet(backend, begun.id)
    assert opened is not None
    assert opened.to_check == {(0, "ship")}
    opened.change(entered(opened.sheet, treasures=3))
    assert (await on_disk(backend, opened)).to_check == ((0, "ship"),)


async def test_all_windows_of_a_process_share_one_sheet(backend: Backend) -> None:
    begun = start_sheet(backend, two(), Box())
    heard = []
    stop = begun.listen(lambda: heard.append(begun.version))
    assert await open_sheet(backend, begun.id) is begun
    begun.change(entered(begun.sheet, ship=12))
    assert heard
    stop()
    await begun.saved()


async def test_undo_takes_back_one_thing_however_many_letters_it_was_typed_with(backend: Backend) -> None:
    begun = start_sheet(backend, two(), Box())
    begun.change(entered(begun.sheet, cards=("diver",)))
    for n in (1, 12):
        begun.change(entered(begun.sheet, shells=n), "0 shells")
    begun.undo()
    assert begun.sheet.people[0].shells == 0
    assert begun.sheet.people[0].cards == ("diver",)
    begun.undo()
    assert begun.sheet == two()
    assert not begun.can_undo
    await begun.saved()


async def test_a_finished_score_goes_to_the_shelf_and_later_changes_are_logged(backend: Backend) -> None:
    begun = start_sheet(backend, two(), Box())
    begun.change(entered(begun.sheet, cards=("diver",), ship=12))
    begun.finish()
    assert (await on_disk(backend, begun)).status is Status.FINISHED
    assert begun.corrections == ()
    begun.change(entered(begun.sheet, cards=("diver", "galleon"), ship=14))
    logged = (await on_disk(backend, begun)).corrections
    say = translator("en")
    assert [say(made.what) for made in logged] == ["Ola, ship: 14, before 12", "Ola, Galleon: 1, before 0"]


async def test_a_correction_made_after_the_next_start_is_logged_as_well(backend: Backend, tmp_path: Path) -> None:
    begun = start_sheet(backend, two(), Box(), finished=True)
    begun.change(entered(begun.sheet, shells=1))
    await begun.saved()
    again = Backend(Saves(tmp_path))
    opened = await open_sheet(again, begun.id)
    assert opened is not None
    assert opened.finished
    opened.change(entered(opened.sheet, shells=3))
    say = translator("en")
    assert [say(made.what) for made in opened.corrections] == [
        "Ola, shells: 1, before 0",
        "Ola, shells: 3, before 1",
    ]
    await opened.saved()
    again.close()


async def test_the_log_names_every_kind_of_change(backend: Backend) -> None:
    hers = Krabita(krabita=True)
    begun = start_sheet(backend, Sheet(players=(Person(name="Ola"), Person(name="Jan"), hers)), Box(), finished=True)
    ola = begun.sheet.players[0].replace(name="Aleksandra", totals={"maps": 9}, maps=(2, 1))
    krabita = hers.replace(cards={"red": 2})
    begun.change(Sheet(players=(ola, begun.sheet.players[1], krabita, Person(name="Zosia"))))
    say = translator("en")
    assert [say(made.what) for made in begun.corrections] == [
        "Aleksandra, called Ola before",
        "Aleksandra, map tiles: 2, 1, before –",
        "Aleksandra, maps by hand: 9, before –",
        "Krabita, Red destinations: 2, before 0",
        "Zosia was added",
    ]
    begun.change(Sheet(players=(begun.sheet.players[0],)))
    assert "Jan was removed" in [say(made.what) for made in begun.corrections]
    await begun.saved()


async def test_a_sheet_that_nobody_touched_follows_the_match(backend: Backend) -> None:
    table = backend.start("farshore", setup())
    await table.saved()
    opened = await open_sheet(backend, table.id)
    assert opened is not None
    assert not opened.sheet.people[0].cards
    assert (0, "resources") in opened.to_check
    assert table.play(PlayCard(seat=0, card="diver")) is None
    await table.saved()
    assert await open_sheet(backend, table.id) is opened
    assert opened.sheet.people[0].cards == ("diver",)


async def test_a_record_that_the_rules_no_longer_follow_vouches_for_nothing(backend: Backend) -> None:
    table = backend.start("farshore", setup())
    assert table.play(PlayCard(seat=0, card="diver")) is None
    match = await on_disk(backend, table)
    assert match.journal is not None
    entries: Any = match.journal["entries"]
    broken = {**match.journal, "entries": [*entries, *entries], "cursor": 2}
    await _keep(backend, match.replace(id="older", status=Status.FINISHED, journal=broken))
    opened = await open_sheet(backend, "older")
    assert opened is not None
    assert {field for at, field in opened.to_check if at == 0} == EVERY_FIELD
    assert {field for at, field in opened.to_check if at == 1} == EVERY_FIELD - {"shells", "resources"}
    assert not opened.settled


async def test_table_and_sheet_write_the_same_match_and_lose_nothing_of_each_other(backend: Backend) -> None:
    table = backend.start("farshore", setup())
    await table.saved()
    opened = await open_sheet(backend, table.id)
    assert opened is not None
    opened.change(entered(opened.sheet, shells=7))
    await opened.saved()
    assert table.play(PlayCard(seat=0, card="diver")) is None
    await table.saved()
    match = await on_disk(backend, opened)
    assert match.sheet is not None
    assert match.journal is not None
    assert len(match.journal["entries"]) == 1  # type: ignore[arg-type]
    assert match.totals[0].points == 7 + 3, "the totals are those of the sheet, which goes along with the match"
    opened.fill_again()
    assert opened.sheet.people[0].shells == 0
    assert opened.sheet.people[0].cards == ("diver",)
    opened.undo()
    assert opened.sheet.people[0].shells == 7
    await opened.saved()


async def test_a_sheet_finished_during_a_write_is_written_as_it_was_and_then_as_it_is(backend: Backend) -> None:
    abandoned = a_match(game="farshore", journal=None, status=Status.ABANDONED)
    statuses: list[Status] = []

    async def finish_meanwhile(write: Writing) -> Match:
        sheet.finish()
        written = await backend.work(write)
        statuses.append(written.status)
        return written

    sheet = OpenSheet(OpenMatch(abandoned, finish_meanwhile), ScoredSheet(two(), Box()))
    sheet.save()
    await sheet.saved()
    assert statuses == [Status.ABANDONED, Status.FINISHED]


async def test_a_field_to_check_is_done_with_when_it_is_changed_or_looked_at(backend: Backend) -> None:
    table = backend.start("farshore", setup())
    await table.saved()
    opened = await open_sheet(backend, table.id)
    assert opened is not None
    assert (0, "resources") in opened.to_check
    opened.change(entered(opened.sheet, resources=2))
    assert (0, "resources") not in opened.to_check
    opened.to_check = frozenset({(0, "ship")})
    opened.looked_at(0, "ship")
    assert not opened.to_check
    await opened.saved()


async def test_a_name_learned_on_the_sheet_is_in_its_box(backend: Backend) -> None:
    begun = start_sheet(backend, two(), Box())
    begun.change_box(begun.box.renamed("diver", "Nurek głębinowy"))
    match = await on_disk(backend, begun)
    assert match.sheet is not None
    assert match.sheet["box"] == {"cards": [{"id": "diver", "printed": "Nurek głębinowy"}]}


async def test_what_has_no_sheet_says_so(backend: Backend) -> None:
    assert await open_sheet(backend, "nosuchmatch") is None
    begun = start_sheet(backend, two(), Box())
    match = await on_disk(backend, begun)
    for changes in ({"game": "chess"}, {"sheet": {"players": "?"}}, {"sheet": None, "journal": {"setup": 3}}):
        await _keep(backend, match.replace(id="broken", **changes))
        with pytest.raises(Unscored):
            await open_sheet(backend, "broken")


async def _keep(backend: Backend, match: Match) -> None:
    await backend.work(lambda saves: saves.keep_match(match))
