"""The shelf and its statistics, in memory: every action, every filter, every empty state."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import flet as ft
import pytest

from companion.app import app
from companion.desk import Desk
from companion.saves import Match, Saves, Shelved, Status, Total
from companion.summary import Part, Summary
from companion.views.shelf.browsing import PAGE, Wanted, folded
from companion.words import LANGUAGES
from rules.farshore.components.traits import Level
from tests.companion.saved import a_match
from tests.harness.demo import played, setup
from tests.harness.window import Window, spoken_name


def shelved_match(match_id: str, minutes: int, *names: str, **fields: object) -> Match:
    """Of a table that was scored, not followed."""
    parts = tuple(
        Part(name=name, opponent=name == "Krabita", points={"cards": 40 + n}, standing=(40 + n,), reached={"ship": 20})
        for n, name in enumerate(names)
    )
    totals = tuple(Total(player=part.name, points=part.total) for part in parts)
    given = {"game": "farshore", "status": Status.FINISHED, "totals": totals, "summary": Summary(parts=parts)}
    return a_match(match_id, minutes, journal=None, **(given | fields))


@pytest.fixture
def lived_in(tmp_path: Path) -> Desk:
    saves = Saves(tmp_path)
    saves.keep_match(played("old", setup("Ola", level=Level.SHY), seed=1, days=0))
    saves.keep_match(played("new", setup("Michał", "Ira"), seed=2, days=9, moves=20))
    saves.keep_match(shelved_match("paper", 0, "Ola", "Łucja"))
    return Desk(saves)


@asynccontextmanager
async def at(desk: Desk, route: str = "/shelf", language: str = "en", width: int = 390) -> AsyncIterator[Window]:
    async with Window(app(desk, language), route=route, width=width) as window:
        await rest(window)
        yield window


async def rest(window: Window) -> None:
    for _ in range(6):
        await window.settle()


async def tap(window: Window, name: str) -> None:
    await window.tap(name)
    await rest(window)


async def undo(window: Window) -> None:
    notice = window.all(ft.SnackBar)[-1]
    assert isinstance(notice.action, ft.SnackBarAction)
    await window.fire(notice.action, "click")
    await rest(window)


def lines(window: Window) -> list[str]:
    """The matches in sight, by their players."""
    return [name.removeprefix("More: ") for name in window.names() if name and name.startswith("More: ")]


def called(desk: Desk, match_id: str) -> str:
    entry = next(entry for entry in desk.shelf if entry.id == match_id)
    return " · ".join(f"{total.player} {total.points}" for total in entry.totals)


def status(desk: Desk, match_id: str) -> Status | None:
    match = Saves(desk.folder).match(match_id)
    return match.status if match else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("route", ["/shelf", "/shelf/statistics"])
async def test_everything_on_the_shelf_has_words_and_a_spoken_name(
    lived_in: Desk, language: str, width: int, route: str
) -> None:
    async with at(lived_in, route, language, width) as window:
        assert [control for control in window.tappable() if not spoken_name(control)] == []
        assert [text for text in window.texts() if text.startswith(("shelf.", "farshore"))] == []


async def test_the_newest_match_comes_first(lived_in: Desk) -> None:
    async with at(lived_in) as window:
        assert lines(window) == [called(lived_in, match_id) for match_id in ("new", "old", "paper")]


async def test_the_search_ignores_accents_and_case(lived_in: Desk) -> None:
    async with at(lived_in) as window:
        await window.enter("Search by name", "MICHAL ira")
        assert lines(window) == [called(lived_in, "new")]
        assert window.reads("1 match of 3")
        await window.enter("Search by name", "łucja")
        assert lines(window) == [called(lived_in, "paper")]
    assert folded("Алёна ŻÓŁĆ") == "алена zolc"


async def test_filters_narrow_the_list_and_can_be_dropped(lived_in: Desk) -> None:
    async with at(lived_in) as window:
        await tap(window, "Running")
        assert lines(window) == [called(lived_in, "new")]
        await tap(window, "With Krabita")
        assert lines(window) == []
        assert window.reads("No match looks like that.")
        await tap(window, "Show all")
        assert len(lines(window)) == 3
        await tap(window, "With Krabita")
        assert lines(window) == [called(lived_in, "old")]
        await tap(window, "With Krabita")
        await tap(window, "Without Krabita")
        assert lines(window) == [called(lived_in, "new"), called(lived_in, "paper")]
        await tap(window, "Without Krabita")
        await tap(window, "Ola")
        assert lines(window) == [called(lived_in, "old"), called(lived_in, "paper")]
        await tap(window, "Ola")
        assert len(lines(window)) == 3


async def test_a_tap_leads_back_to_the_table_or_to_the_sheet(lived_in: Desk) -> None:
    for match_id, route in (("new", "/match/new"), ("old", "/match/old/score"), ("paper", "/match/paper/score")):
        async with at(lived_in) as window:
            await tap(window, called(lived_in, match_id))
            assert window.page.route == route


@pytest.mark.parametrize(
    ("match_id", "action", "route"),
    [
        ("new", "Continue", "/match/new"),
        ("new", "Log", "/match/new/log"),
        ("old", "Score sheet", "/match/old/score"),
        ("old", "Play again with the same people", "/new/farshore/again/old"),
    ],
)
async def test_an_action_leads_to_its_screen(lived_in: Desk, match_id: str, action: str, route: str) -> None:
    async with at(lived_in) as window:
        await tap(window, f"More: {called(lived_in, match_id)}")
        await tap(window, action)
        assert window.page.route == route


async def test_the_actions_are_folded_away_again(lived_in: Desk) -> None:
    async with at(lived_in) as window:
        more = f"More: {called(lived_in, 'new')}"
        await tap(window, more)
        assert "Delete" in window.names()
        await tap(window, more)
        assert "Delete" not in window.names()


async def test_a_running_match_is_abandoned_and_taken_up_again(lived_in: Desk) -> None:
    async with at(lived_in) as window:
        await tap(window, f"More: {called(lived_in, 'new')}")
        await tap(window, "Abandon")
        assert status(lived_in, "new") is Status.ABANDONED
        assert window.reads("Abandoned. It stays on the shelf.")
        await undo(window)
        assert status(lived_in, "new") is Status.RUNNING
        await tap(window, "Abandon")
        await tap(window, "Take up again")
        assert status(lived_in, "new") is Status.RUNNING


async def test_a_score_begun_without_a_record_is_abandoned_too(lived_in: Desk) -> None:
    match = shelved_match("half", 600, "Ola", "Ira", status=Status.RUNNING)
    await lived_in.work(lambda saves: saves.keep_match(match))
    await lived_in.look_at_shelf()
    async with at(lived_in) as window:
        await tap(window, f"More: {called(lived_in, 'half')}")
        await tap(window, "Abandon")
        assert status(lived_in, "half") is Status.ABANDONED
        await tap(window, "Take up again")
        assert status(lived_in, "half") is Status.RUNNING


async def test_a_record_that_is_none_can_still_be_abandoned(desk: Desk) -> None:
    broken = a_match("broken", game="farshore", totals=(Total(player="Ola", points=1),))
    await desk.work(lambda saves: saves.keep_match(broken))
    await desk.look_at_shelf()
    async with at(desk) as window:
        await tap(window, "More: Ola 1")
        await tap(window, "Abandon")
        assert status(desk, "broken") is Status.ABANDONED


async def test_a_deleted_match_lies_aside_and_comes_back_as_it_was(lived_in: Desk) -> None:
    path = lived_in.folder / "matches" / "old.json"
    before, name = path.read_bytes(), called(lived_in, "old")
    async with at(lived_in) as window:
        await tap(window, f"More: {name}")
        await tap(window, "Delete")
        assert name not in lines(window)
        assert not path.exists()
        assert [file.read_bytes() for file in (lived_in.folder / "set-aside").iterdir()] == [before]
        await undo(window)
        assert name in lines(window)
        assert path.read_bytes() == before


async def test_a_match_played_on_meanwhile_is_not_overwritten_by_the_deleted_one(lived_in: Desk) -> None:
    async with at(lived_in) as window:
        await tap(window, f"More: {called(lived_in, 'old')}")
        await tap(window, "Delete")
        later = shelved_match("old", 900, "Ola", "Ira")
        await lived_in.work(lambda saves: saves.keep_match(later))
        await undo(window)
        assert Saves(lived_in.folder).match("old") == later


async def test_what_is_under_way_is_written_before_a_match_is_put_aside(lived_in: Desk) -> None:
    table = await lived_in.table("new")
    assert table is not None
    table.undo()
    async with at(lived_in) as window:
        await tap(window, f"More: {called(lived_in, 'new')}")
        await tap(window, "Delete")
        [aside] = (lived_in.folder / "set-aside").iterdir()
        kept = json.loads(aside.read_text("utf-8"))["match"]["1"]["journal"]
        assert kept["cursor"] == table.journal.cursor


async def test_a_match_that_cannot_be_moved_stays_and_says_so(lived_in: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_: object) -> None:
        raise OSError(13, "Permission denied")

    async with at(lived_in) as window:
        monkeypatch.setattr(Saves, "put_away", locked)
        await tap(window, f"More: {called(lived_in, 'old')}")
        await tap(window, "Delete")
        assert window.reads("The match could not be deleted; it is still here.")
        assert called(lived_in, "old") in lines(window)


async def test_a_status_that_cannot_be_written_says_so(lived_in: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("companion.kept.RETRY", 0.05)
    async with at(lived_in) as window:
        with monkeypatch.context() as patch:
            patch.setattr(Saves, "keep_match", full)
            await tap(window, f"More: {called(lived_in, 'new')}")
            await tap(window, "Abandon")
            for _ in range(10):
                await window.settle()
            assert window.reads("This could not be written to disk.")
        table = await lived_in.table("new")
        assert table is not None
        await table.saved()


async def test_a_match_of_a_later_version_is_shown_and_left_alone(desk: Desk) -> None:
    path = desk.folder / "matches" / "future.json"
    path.write_text(json.dumps({"match": {"1": {"format": 99}}}), "utf-8")
    await desk.look_at_shelf()
    async with at(desk) as window:
        assert window.reads("future.json was made by a later version")
        assert lines(window) == []


async def test_a_long_shelf_is_shown_page_by_page(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for n in range(PAGE + 5):
        saves.keep_match(shelved_match(f"m{n}", n, "Ola", "Ira"))
    async with at(Desk(saves)) as window:
        assert len(lines(window)) == PAGE
        await tap(window, "Show 5 more")
        assert len(lines(window)) == PAGE + 5
        assert not window.reads("Show")


async def test_an_empty_shelf_says_how_to_fill_it(desk: Desk) -> None:
    async with at(desk) as window:
        assert window.reads("The shelf is still empty")
        assert "Search by name" not in [field.label for field in window.all(ft.TextField)]
        await tap(window, "Play against Krabita")
        assert window.page.route == "/new/farshore/solo"
    async with at(desk) as window:
        await tap(window, "Score a finished table")
        assert window.page.route == "/score/farshore"


async def test_a_page_of_the_shelf_that_does_not_exist_says_so(desk: Desk) -> None:
    async with at(desk, "/shelf/nowhere") as window:
        assert window.reads("Nothing here")


def test_a_match_without_a_summary_is_found_by_its_totals() -> None:
    entry = Shelved(id="a", totals=(Total(player="Żaneta", points=3),), stamp=(1, 1))
    assert Wanted(words="zaneta").fits(entry)
    assert not Wanted(opponent=True).fits(entry)


# Statistics


async def test_nothing_finished_is_no_statistic(desk: Desk) -> None:
    async with at(desk, "/shelf/statistics") as window:
        assert window.reads("No match has been finished yet")
        await tap(window, "Play against Krabita")
        assert window.page.route == "/new/farshore/solo"


async def test_one_game_is_no_statistic(desk: Desk) -> None:
    await desk.work(lambda saves: saves.keep_match(shelved_match("one", 0, "Ola", "Ira")))
    await desk.look_at_shelf()
    async with at(desk, "/shelf/statistics") as window:
        assert window.reads("One game is no statistic.")
        assert window.reads("1 match, 1 won · best 41 · on average 41")
        assert not window.reads("The ship over time")


async def test_the_shelf_leads_to_the_statistics_and_back(lived_in: Desk) -> None:
    async with at(lived_in) as window:
        await tap(window, "Statistics")
        assert window.page.route == "/shelf/statistics"
        assert window.reads("Over 2 finished matches.")
        await tap(window, "The shelf")
        assert window.page.route == "/shelf"


async def test_the_numbers_are_those_of_the_matches_and_follow_the_person(desk: Desk) -> None:
    matches = [
        shelved_match("one", 0, "Ola", "Ira", "Krabita"),
        shelved_match("two", 1, "Krabita", "Ola"),
        shelved_match("three", 2, "Ira", "Ola"),
    ]
    for match in matches:
        await desk.work(partial(Saves.keep_match, match=match))
    await desk.look_at_shelf()
    async with at(desk, "/shelf/statistics") as window:
        assert window.reads("Level not noted")
        assert window.reads("1 of 2 won")
        assert window.reads("40.6 points in all")  # (40 + 41 + 41 + 40 + 41) / 5
        assert window.reads("3 matches: 20 at first, 20 in the latest; best 20, on average 20.0.")
        await tap(window, "Ira")
        assert window.reads("Over 2 finished matches.")
        assert window.reads("0 of 1 won")
        assert window.reads("40.5 points in all")
