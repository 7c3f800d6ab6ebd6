"""A second game in the house: home, rules, shelf, statistics, box and tools know it from its entry alone."""

from __future__ import annotations

import asyncio
from functools import partial

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Match, Saves, Status, Total
from companion.disk.settings import Settings
from companion.games import registered
from companion.languages import LANGUAGES
from companion.match.summary import Part, Summary
from companion.screen import rule_search
from companion.screen.app import app
from companion.screen.caller import CALLER
from tests.companion.views.at_rules import SEARCH
from tests.companion.views.at_shelf import lines, shelved_match
from tests.harness.window import Window, spoken_name
from tests.toy import TOY

BOTH = ("farshore", "toy")
pytestmark = pytest.mark.usefixtures("one_game", "toy")


@pytest.fixture(scope="module", autouse=True)
def every_page() -> None:
    """What the first visit to the rules loads, once in a process."""
    with registered(TOY):
        for game in BOTH:
            asyncio.run(rule_search.fetch(game, "en", lambda: None))


def toy_match(match_id: str, minutes: int, points: int, **fields: object) -> Match:
    part = Part(name="Ewa", points={"sum": points}, standing=(points,), reached={"highest": points})
    given = {"game": "toy", "totals": (Total(player="Ewa", points=points),), "summary": Summary(parts=(part,))}
    return shelved_match(match_id, minutes, "Ewa", **(given | fields))


async def put(backend: Backend, *matches: Match) -> None:
    for match in matches:
        await backend.work(partial(Saves.keep_match, match=match))
    await backend.look_at_shelf()


async def own_both(backend: Backend) -> None:
    await backend.keep_settings(Settings(shown_games=BOTH, boxes_offered=BOTH))


def at(backend: Backend, route: str = "/", language: str = "en", width: int = 390) -> Window:
    return Window(app(backend, language), route=route, width=width)


# Home


async def test_the_first_run_asks_which_boxes_there_are(backend: Backend) -> None:
    async with at(backend) as window:
        assert window.reads("Which boxes do you have?")
        assert not window.reads("Shall we get to know your box?")
        await window.tap("Everdell Farshore")
        await window.tap("These are mine")
        assert not window.reads("Which boxes do you have?")
        assert window.reads("Shall we get to know your box?")
        assert "The Toy" not in window.names()
    assert backend.preferences(CALLER.get()).shown_games == ("farshore",)


async def test_whoever_skips_the_question_sees_every_game(backend: Backend) -> None:
    async with at(backend) as window:
        await window.tap("Skip: show all games")
        assert not window.reads("Which boxes do you have?")
        assert "The Toy" in window.names()
    assert backend.preferences(CALLER.get()).shown_games == BOTH


async def test_whoever_has_matches_is_not_asked_and_sees_those_games(backend: Backend) -> None:
    await put(backend, shelved_match("old", 0, "Ola", "Ira"))
    async with at(backend) as window:
        assert not window.reads("Which boxes do you have?")
        assert "Play against Krabita" in window.names()
        assert not window.reads("The Toy")
        assert not window.reads("Everdell Farshore")


async def test_the_last_played_box_lies_open_and_the_other_is_a_tap_away(backend: Backend) -> None:
    await own_both(backend)
    await put(backend, toy_match("t", 0, 5))
    async with at(backend) as window:
        banner = window.all(ft.Image)[0].src
        assert "Play the toy" in window.names()
        assert "Play against Krabita" not in window.names()
        await window.tap("Everdell Farshore")
        assert "Play against Krabita" in window.names()
        assert "Play the toy" not in window.names()
        assert window.all(ft.Image)[0].src != banner
        await window.tap("Look up a rule")
        assert window.page.route == "/rules/farshore"


async def test_the_running_match_comes_first_whatever_its_game(backend: Backend) -> None:
    await own_both(backend)
    await put(backend, toy_match("t", 0, 5, status=Status.RUNNING))
    async with at(backend) as window:
        assert window.names().index("Continue") < window.names().index("Play the toy")
        assert window.reads("The Toy · Ewa: 5")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("route", ["/", "/settings", "/shelf", "/shelf/statistics", "/rules/toy", "/box/toy"])
async def test_everything_has_words_and_a_spoken_name(backend: Backend, route: str, language: str) -> None:
    await own_both(backend)
    await put(backend, toy_match("t", 0, 5), toy_match("u", 1, 6), shelved_match("f", 2, "Ola", "Ira"))
    async with at(backend, route, language) as window:
        await window.settle()
        assert [control for control in window.tappable() if not spoken_name(control)] == []
        keys = ("home.", "toy", "farshore", "shelf.", "settings.", "rules.", "share.")
        assert [text for text in window.texts() if text.startswith(keys)] == []


async def test_the_games_shown_can_be_changed_in_the_settings(backend: Backend) -> None:
    await own_both(backend)
    async with at(backend, "/settings") as window:
        await window.tap("The Toy")
        assert backend.preferences(CALLER.get()).shown_games == ("farshore",)
        await window.tap("Everdell Farshore")
        assert backend.preferences(CALLER.get()).shown_games == ("farshore",)
        assert window.reads("At least one game stays.")


# Rules


async def test_the_rules_are_of_one_game_and_chips_change_it(backend: Backend) -> None:
    await own_both(backend)
    async with at(backend, "/rules") as window:
        assert window.reads("Ship, wind and treasures")
        await window.tap("The Toy")
        assert window.page.route == "/rules/toy"
        assert window.reads("Sums")
        assert not window.reads("Ship, wind and treasures")
        await window.settle()
    assert backend.settings.chosen_game == "toy"
    async with at(backend, "/rules") as window:
        assert window.reads("Sums")


async def test_the_running_match_says_whose_rules_are_meant(backend: Backend) -> None:
    await own_both(backend)
    await put(backend, toy_match("t", 0, 5, status=Status.RUNNING))
    async with at(backend, "/rules") as window:
        assert window.reads("Sums")


async def test_a_game_that_answers_better_is_named_below_the_answers(backend: Backend) -> None:
    await own_both(backend)
    async with at(backend, "/rules/farshore") as window:
        await window.enter(SEARCH, "zeppelin numbers")
        await window.tap("1 answer in The Toy")
        assert window.page.route == "/rules/toy"
        assert "May a zeppelin carry numbers?" in window.names()
        assert not window.reads("answer in Everdell Farshore")


async def test_a_page_and_a_topic_of_another_game_have_their_addresses(backend: Backend) -> None:
    await own_both(backend)
    async with at(backend, "/rules/toy/topic/sums") as window:
        await window.tap("May a zeppelin carry numbers?")
        assert window.page.route == "/rules/toy/zeppelin"
        await window.tap("Add to favourites")
        assert [(mark.game, mark.entry) for mark in backend.settings.favourites] == [("toy", "zeppelin")]
    async with at(backend, "/rules/farshore") as window:
        assert not window.reads("Favourites")


@pytest.mark.parametrize(
    ("old", "reads"),
    [
        ("/rules/wind_rose", "What does the wind rose do?"),
        ("/rules/topic/ship", "Ship, wind and treasures"),
        ("/box/tiles", "Wind rose tiles"),
    ],
)
async def test_an_address_of_the_time_of_one_game_leads_on(backend: Backend, old: str, reads: str) -> None:
    await own_both(backend)
    async with at(backend, old) as window:
        await window.settle()
        assert window.reads(reads)
        assert not window.reads("Nothing here")


async def test_with_one_game_shown_there_are_no_chips(backend: Backend) -> None:
    await backend.keep_settings(Settings(shown_games=("farshore",)))
    for route in ("/", "/rules", "/shelf", "/shelf/statistics", "/box"):
        async with at(backend, route) as window:
            await window.settle()
            assert not window.reads("The Toy"), route
            assert "Everdell Farshore" not in window.names(), route


# Box and tools


async def test_each_game_has_its_own_box(backend: Backend) -> None:
    await own_both(backend)
    async with at(backend, "/box") as window:
        assert window.reads("Wind rose tiles")
        await window.tap("The Toy")
        assert window.page.route == "/box/toy"
        assert not window.reads("Wind rose tiles")


async def test_a_game_may_have_a_tool_of_its_own(backend: Backend) -> None:
    async with at(backend, "/tools/toy/abacus") as window:
        assert window.reads("The abacus")


@pytest.mark.parametrize(
    "route", ["/tools/toy/spoon", "/tools/chess/abacus", "/new/chess", "/score/chess", "/box/toy/spoon"]
)
async def test_what_a_game_does_not_have_says_so(backend: Backend, route: str) -> None:
    async with at(backend, route) as window:
        assert window.reads("Nothing here")


# Shelf and statistics


async def test_every_match_says_its_game_where_there_are_several(backend: Backend) -> None:
    await put(backend, toy_match("t", 1, 5), shelved_match("f", 0, "Ola", "Ira"))
    async with at(backend, "/shelf") as window:
        assert window.reads("The Toy · Finished")
        assert window.reads("Everdell Farshore · Winner: Ira · Finished")


async def test_the_shelf_can_be_narrowed_to_one_game(backend: Backend) -> None:
    with_her = shelved_match("k", -1, "Ola", "Krabita")
    await put(backend, toy_match("t", 1, 5), toy_match("u", 2, 6), shelved_match("f", 0, "Ola", "Ira"), with_her)
    async with at(backend, "/shelf") as window:
        assert lines(window) == ["Ewa: 6", "Ewa: 5", "Ola: 40 · Ira: 41", "Ola: 40 · Krabita: 41"]
        await window.tap("Everdell Farshore")
        assert lines(window) == ["Ola: 40 · Ira: 41", "Ola: 40 · Krabita: 41"]
        await window.tap("More filters")
        assert "With Krabita" in window.names()
        await window.tap("All games")
        assert len(lines(window)) == 4
        assert "With an opponent of the app" in window.names()


async def test_hiding_a_game_hides_no_match(backend: Backend) -> None:
    await backend.keep_settings(Settings(shown_games=("farshore",)))
    await put(backend, toy_match("t", 1, 5))
    async with at(backend, "/shelf") as window:
        assert lines(window) == ["Ewa: 5"]
        assert window.reads("The Toy · Finished")


async def test_never_are_two_games_in_one_number(backend: Backend) -> None:
    await put(
        backend, toy_match("t", 1, 5), toy_match("u", 2, 7), toy_match("v", 3, 9), shelved_match("f", 0, "Ola", "Ira")
    )
    async with at(backend, "/shelf/statistics") as window:
        assert window.reads("Over 3 finished matches.")
        assert window.reads("7.0 points in all")
        assert window.reads("The highest number over time")
        assert "Ola" not in window.names()
        await window.tap("Everdell Farshore")
        assert window.reads("One game is no statistic.")
        assert not window.reads("Ewa")


async def test_a_file_can_be_brought_in_from_the_shelf_and_from_home(backend: Backend) -> None:
    await own_both(backend)
    for route in ("/", "/shelf"):
        async with at(backend, route) as window:
            await window.tap("Bring in a file")
            assert window.page.route == "/bring"
