"""The statistics, in memory."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.drawings.farshore.groups import tones
from companion.match.summary import Part, Summary
from companion.screen.palette import LIGHT
from companion.views.shelf.statistics import LAST
from rules.farshore.components.traits import Level
from tests.companion.views.at_shelf import at, shelved_match
from tests.harness.demo import played
from tests.harness.demo import setup as table


async def test_nothing_finished_is_no_statistic(backend: Backend) -> None:
    async with at(backend, "/shelf/statistics") as window:
        assert window.reads("No match has been finished yet")
        await window.tap("Play against Krabita")
        assert window.page.route == "/new/farshore/solo"


async def test_one_game_is_no_statistic(backend: Backend) -> None:
    await backend.work(lambda saves: saves.keep_match(shelved_match("one", 0, "Ola", "Ira")))
    await backend.look_at_shelf()
    async with at(backend, "/shelf/statistics") as window:
        assert window.reads("One game is no statistic.")
        assert window.reads("1 match, 1 won · best 41 · on average 41")
        assert not window.reads("The ship over time")


async def test_points_below_nothing_have_no_length(backend: Backend) -> None:
    """Cards counted by hand may come to less than nothing."""
    for n, points in enumerate((-3, 0)):
        part = Part(name="Ola", points={"cards": points}, standing=(points,))
        await backend.work(partial(Saves.keep_match, match=shelved_match(f"m{n}", n, summary=Summary(parts=(part,)))))
    await backend.look_at_shelf()
    async with at(backend, "/shelf/statistics") as window:
        assert [bar.value for bar in window.all(ft.ProgressBar)] == [0]
        assert window.reads("-1.5")


async def test_the_shelf_leads_to_the_statistics_and_back(lived_in: Backend) -> None:
    async with at(lived_in) as window:
        await window.tap("Statistics")
        assert window.page.route == "/shelf/statistics"
        assert window.reads("Over 2 finished matches.")
        await window.tap("The shelf")
        assert window.page.route == "/shelf"


async def test_the_numbers_are_those_of_the_matches_and_follow_the_person(backend: Backend) -> None:
    matches = [
        shelved_match("one", 0, "Ola", "Ira", "Krabita"),
        shelved_match("two", 1, "Krabita", "Ola"),
        shelved_match("three", 2, "Ira", "Ola"),
    ]
    for match in matches:
        await backend.work(partial(Saves.keep_match, match=match))
    await backend.look_at_shelf()
    async with at(backend, "/shelf/statistics") as window:
        assert window.reads("Level not noted")
        assert window.reads("1 of 2 won")
        assert window.reads("40.6 points in all")  # (40 + 41 + 41 + 40 + 41) / 5
        assert window.reads("3 matches: 20 at first, 20 in the latest; best 20, on average 20.0.")
        await window.tap("Ira")
        assert window.reads("Over 2 finished matches.")
        assert window.reads("0 of 1 won")
        assert window.reads("40.5 points in all")


async def test_a_chart_says_which_matches_it_covers(backend: Backend) -> None:
    def reached(ship: int) -> Summary:
        return Summary(parts=(Part(name="Ola", reached={"ship": ship}),))

    for n in range(LAST + 1):
        match = shelved_match(f"m{n}", n, "Ola", summary=reached(60 if n == 0 else 20 + n))
        await backend.work(partial(Saves.keep_match, match=match))
    await backend.look_at_shelf()
    async with at(backend, "/shelf/statistics") as window:
        assert window.reads("The last 20 matches: 21 at first, 40 in the latest; best 40, on average 30.5.")


async def test_a_length_has_the_colour_of_its_group(lived_in: Backend) -> None:
    async with at(lived_in, "/shelf/statistics") as window:
        lengths = {str(named.key): named.content for named in window.all(ft.Semantics)}
    for group in ("cards", "ship"):
        length = lengths[f"bar-{group}"]
        assert isinstance(length, ft.ProgressBar)
        assert length.color == tones(LIGHT)[group]


async def test_totals_over_time_open_their_matches(backend: Backend) -> None:
    await _furnished(backend)
    async with at(backend, "/shelf/statistics") as window:
        assert window.reads("Totals over time")
        told = next(text for text in window.texts() if "in the latest, best" in text)
        assert any(part.label == told for part in window.all(ft.Semantics))
        points = [str(name) for name in window.names() if str(name).startswith("2026-")]
        assert len(points) == 6
        await window.tap("Bold")
        assert sum(str(name).startswith("2026-") for name in window.names()) == 2
        await window.tap("All levels")
        await window.tap(points[-1])
        assert window.page.route == "/match/past5/score"


async def test_a_finished_match_on_the_shelf_says_who_won(backend: Backend) -> None:
    await _furnished(backend)
    async with at(backend, "/shelf") as window:
        assert window.reads("Winner: Krabita")


async def _furnished(backend: Backend) -> None:
    """Six finished matches, one after the other."""
    for n in range(6):
        match = played(f"past{n}", table("Ola", level=tuple(Level)[n % 4]), seed=n, days=3 * n)
        await backend.work(partial(Saves.keep_match, match=match))
    await backend.look_at_shelf()
