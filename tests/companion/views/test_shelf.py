"""The shelf, in memory: what stands on it, every filter, every empty state."""

from __future__ import annotations

import json
from datetime import timedelta
from functools import partial
from pathlib import Path

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Saves, Shelved, Status, Total
from companion.languages import LANGUAGES
from companion.match.summary import Part, Summary
from companion.views.shelf.browsing import PAGE, Wanted, folded, persons
from tests.companion.saved import NOON
from tests.companion.views.at_shelf import at, called, lines, shelved_match
from tests.harness.window import spoken_name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("route", ["/shelf", "/shelf/statistics"])
async def test_everything_on_the_shelf_has_words_and_a_spoken_name(
    lived_in: Backend, language: str, width: int, route: str
) -> None:
    async with at(lived_in, route, language, width) as window:
        assert [control for control in window.tappable() if not spoken_name(control)] == []
        assert [text for text in window.texts() if text.startswith(("shelf.", "farshore"))] == []


async def test_the_newest_match_comes_first(lived_in: Backend) -> None:
    async with at(lived_in) as window:
        assert lines(window) == [called(lived_in, match_id) for match_id in ("new", "old", "paper")]


async def test_a_match_that_is_over_shows_the_day_it_was_played(backend: Backend) -> None:
    later = NOON + timedelta(days=9)
    corrected = shelved_match("corrected", 0, "Ola", "Ira", changed=later)
    running = shelved_match("running", 0, "Ola", "Ira", status=Status.RUNNING, changed=later)
    for match in (corrected, running):
        await backend.work(partial(Saves.keep_match, match=match))
    await backend.look_at_shelf()
    async with at(backend) as window:
        assert window.reads("Finished · 2026-05-01")
        assert window.reads("Running · 2026-05-10")


async def test_the_search_ignores_accents_and_case(lived_in: Backend) -> None:
    async with at(lived_in) as window:
        await window.enter("Search by name", "MICHAL ira")
        assert lines(window) == [called(lived_in, "new")]
        assert window.reads("1 match of 3")
        await window.enter("Search by name", "łucja")
        assert lines(window) == [called(lived_in, "paper")]
    assert folded("Алёна ŻÓŁĆ") == "алена zolc"


async def test_filters_narrow_the_list_and_can_be_dropped(lived_in: Backend) -> None:
    async with at(lived_in) as window:
        await window.tap("Running")
        assert lines(window) == [called(lived_in, "new")]
        await window.tap("More filters")
        await window.tap("With Krabita")
        assert lines(window) == []
        assert window.reads("There is no such match.")
        await window.tap("Show all")
        assert len(lines(window)) == 3
        await window.tap("With Krabita")
        assert lines(window) == [called(lived_in, "old")]
        await window.tap("With Krabita")
        await window.tap("Without Krabita")
        assert lines(window) == [called(lived_in, "new"), called(lived_in, "paper")]
        await window.tap("Without Krabita")
        await window.tap("Ola")
        assert lines(window) == [called(lived_in, "old"), called(lived_in, "paper")]
        await window.tap("Fewer filters")
        assert len(lines(window)) == 3, "what is out of sight asks for nothing"
        assert "Ola" not in window.names()


async def test_an_opponent_is_no_filter_where_nobody_played_against_one(backend: Backend) -> None:
    for n in range(3):
        await backend.work(partial(Saves.keep_match, match=shelved_match(f"m{n}", n, "Ola", "Ira")))
    await backend.look_at_shelf()
    async with at(backend) as window:
        await window.tap("More filters")
        assert "Ola" in window.names()
        assert "Without Krabita" not in window.names()


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl", ["Wszystkie", "W toku", "Zakończone", "Porzucone"]), ("ru", ["Все", "Идут", "Окончены", "Брошены"])],
)
async def test_filters_speak_of_many_matches(lived_in: Backend, language: str, words: list[str]) -> None:
    async with at(lived_in, language=language) as window:
        assert [spoken_name(chip) for chip in window.all(ft.Chip)] == words


def test_people_to_look_for_keep_their_places_whatever_is_played_next() -> None:
    def named(*names: str) -> Shelved:
        return Shelved(id="a", summary=Summary(parts=tuple(Part(name=name) for name in names)), stamp=(1, 1))

    shelf = [named("Żaneta", "Ola"), named("Łucja", "Ola", "")]
    assert persons(shelf, 3) == ("Łucja", "Ola", "Żaneta") == persons([named("Żaneta"), *shelf], 3)
    assert persons([named("Żaneta"), *shelf], 2) == ("Ola", "Żaneta"), "those who played most"


async def test_a_tap_leads_back_to_the_table_or_to_the_sheet(lived_in: Backend) -> None:
    for match_id, route in (("new", "/match/new"), ("old", "/match/old/score"), ("paper", "/match/paper/score")):
        async with at(lived_in) as window:
            await window.tap(called(lived_in, match_id))
            assert window.page.route == route


async def test_a_match_of_a_later_version_is_shown_and_left_alone(backend: Backend) -> None:
    path = backend.folder / "matches" / "future.json"
    path.write_text(json.dumps({"match": {"1": {"format": 99}}}), "utf-8")
    await backend.look_at_shelf()
    async with at(backend) as window:
        assert window.reads("future.json was made by a later version")
        assert lines(window) == []


async def test_a_long_shelf_is_shown_page_by_page(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for n in range(PAGE + 5):
        saves.keep_match(shelved_match(f"m{n}", n, "Ola", "Ira"))
    async with at(Backend(saves)) as window:
        assert len(lines(window)) == PAGE
        await window.tap("Show 5 more")
        assert len(lines(window)) == PAGE + 5
        assert not window.reads("Show")


async def test_an_empty_shelf_says_how_to_fill_it(backend: Backend) -> None:
    async with at(backend) as window:
        assert window.reads("The shelf is still empty")
        assert "Search by name" not in [field.label for field in window.all(ft.TextField)]
        await window.tap("Play against Krabita")
        assert window.page.route == "/new/farshore/solo"
    async with at(backend) as window:
        await window.tap("Score a finished table")
        assert window.page.route == "/score/farshore"


async def test_a_page_of_the_shelf_that_does_not_exist_says_so(backend: Backend) -> None:
    async with at(backend, "/shelf/nowhere") as window:
        assert window.reads("Nothing here")


def test_a_match_without_a_summary_is_found_by_its_totals() -> None:
    entry = Shelved(id="a", totals=(Total(player="Żaneta", points=3),), stamp=(1, 1))
    assert Wanted(words="zaneta").fits(entry)
    assert not Wanted(opponent=True).fits(entry)
