"""The rule look-up on screen, in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import flet as ft
import pytest

from companion import reading, shell
from companion.app import app
from companion.boundary import component
from companion.desk import Desk
from companion.lookup.book import articles, by_topic, rules_about
from companion.lookup.topics import Topic
from companion.saves import Saves
from companion.store import Store
from companion.widgets.help import help_button
from companion.words import LANGUAGES
from rules.farshore.components.box import Box, CardFix
from rules.farshore.components.traits import Colour
from tests.harness.window import Window, spoken_name

SEARCH = "Search the rules"
WIND_ROSE = "What does the wind rose do?"


@pytest.fixture(scope="module", autouse=True)
def read() -> None:
    """What the first visit of a process loads; one test starts without."""
    for language in LANGUAGES:
        asyncio.run(reading.fetch(language, lambda: None))


def lit_words(window: Window) -> set[str]:
    spans = [span for text in window.all(ft.Text) for span in text.spans or ()]
    return {span.text or "" for span in spans if span.style}


async def go_back(window: Window, route: str) -> None:
    """The browser's own Back: the address comes from the client."""
    window.session.apply_page_patch({"route": route})
    await window.fire(window.page, "route_change", {"route": route})


# Searching


async def test_answers_come_as_one_types_and_the_words_asked_for_are_lit_up(desk: Desk) -> None:
    async with Window(app(desk, "pl"), route="/rules") as window:
        await window.enter("Szukaj w zasadach", "roza wiatrow")
        assert window.names()[1] == "Co daje róża wiatrów?"  # the first is the one that clears the field
        assert {"róża", "wiatrów"} <= lit_words(window)
        await window.enter("Szukaj w zasadach", "limit kart na r")
        assert window.names()[1] == articles("pl")["hand_limit"].title


async def test_what_cannot_be_found_says_so_and_offers_the_topics(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules") as window:
        await window.enter(SEARCH, "xyzzy")
        assert window.reads("Nothing found for “xyzzy”")
        await window.tap("Maps")
        assert window.page.route == "/rules/topic/maps"


async def test_enter_opens_the_best_answer_and_nothing_when_there_is_none(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules") as window:
        for query, route in (("xyzzy", "/rules"), (" ", "/rules"), ("wind rose", "/rules/wind_rose")):
            await window.enter(SEARCH, query)
            await window.fire(window.all(ft.TextField)[0], "submit", query)
            assert window.page.route == route


async def test_clearing_the_search_brings_the_topics_back_in_a_field_with_the_focus(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules") as window:
        await window.enter(SEARCH, "ship")
        await window.tap("Clear the search")
        field = window.all(ft.TextField)[0]
        assert (field.value, field.autofocus) == ("", True)
        assert window.reads("Topics")


async def test_the_search_text_is_there_when_one_comes_back_and_the_keyboard_stays_down(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules") as window:
        await window.enter(SEARCH, "wind rose")
        await window.tap(WIND_ROSE)
        await go_back(window, "/rules")
        field = window.all(ft.TextField)[0]
        assert (field.value, field.autofocus) == ("wind rose", False)
        assert WIND_ROSE in window.names()


async def test_the_field_is_not_sent_anew_while_someone_types(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules") as window:
        field = window.all(ft.TextField)[0]
        for query in ("s", "sh", "shi", "ship"):
            await window.enter(SEARCH, query)
        assert window.all(ft.TextField)[0] is field


async def test_shortcuts_wake_when_the_field_leaves_the_screen(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules") as window:
        await window.fire(window.all(ft.TextField)[0], "focus")
        await window.press("S")
        assert window.page.route == "/rules"
        await window.enter(SEARCH, "wind rose")
        await window.tap(WIND_ROSE)
        await window.press("S")
        assert window.page.route == "/settings"


async def test_a_key_leads_to_the_rules_and_another_to_a_new_search(desk: Desk) -> None:
    async with Window(app(desk, "en")) as window:
        await window.press("R")
        assert window.page.route == "/rules"
        await window.enter(SEARCH, "ship")
        await window.press("H")
        await window.press("R")
        assert window.all(ft.TextField)[0].value == "ship"
        await window.press("/")
        field = window.all(ft.TextField)[0]
        assert (window.page.route, field.value, field.autofocus) == ("/rules", "", True)


async def test_a_first_visit_can_be_typed_into_before_the_pages_are_there(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "_FETCHED", set())
    async with Window(app(desk, "en"), route="/rules") as window:
        await window.enter(SEARCH, "wind rose")
        for _ in range(200):
            if WIND_ROSE in window.names():
                break
            await window.settle()
        assert WIND_ROSE in window.names()


# Browsing


async def test_topics_lead_to_pages_and_back_again(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules") as window:
        await window.tap("Ship, wind and treasures")
        listed = [page.title for page in by_topic("en")[Topic.SHIP]]
        assert window.names()[1 : 1 + len(listed)] == listed
        await window.tap(WIND_ROSE)
        assert window.page.route == "/rules/wind_rose"
        await window.tap("Back")
        assert window.page.route == "/rules/topic/ship"
        await window.tap("Back")
        assert window.page.route == "/rules"


async def test_cards_are_listed_by_colour(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules") as window:
        await window.tap("Purple cards")
        assert window.page.route == "/rules/topic/purple"
        assert {"Galleon", "Gardens"} <= set(window.names())
        assert "Diver" not in window.names()


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("pl", 390), ("ru", 1280)])
@pytest.mark.parametrize("of", [*Topic, *Colour])
async def test_every_list_and_a_page_of_it_can_be_drawn_with_every_control_named(
    desk: Desk, of: str, width: int, language: str
) -> None:
    async with Window(app(desk, language), route=f"/rules/topic/{of}", width=width) as window:
        assert [control for control in window.tappable() if not spoken_name(control)] == []
        listed = set(window.names())
        page = next(page for page in articles(language).values() if page.title in listed)
        await window.tap(page.title)
        assert window.reads(page.title)
        assert [control for control in window.tappable() if not spoken_name(control)] == []
        assert [text for text in window.texts() if text.startswith(("rules.", "lookup.", "farshore"))] == []


@pytest.mark.parametrize("route", ["/rules/no_such_page", "/rules/topic/weather_report", "/rules/wind_rose/deeper"])
async def test_an_address_that_leads_nowhere_says_so_and_leads_to_the_rules(desk: Desk, route: str) -> None:
    async with Window(app(desk, "en"), route=route) as window:
        assert window.reads("There is no such page")
        await window.tap("All rules")
        assert window.page.route == "/rules"
    assert desk.settings.recently_read == ()


# Reading


async def test_a_page_says_the_answer_an_example_and_where_the_books_say_so(desk: Desk) -> None:
    page = next(page for page in articles("en").values() if page.example)
    async with Window(app(desk, "en"), route=f"/rules/{page.id}") as window:
        assert window.reads(page.title)
        assert window.reads(page.text)
        assert window.reads(page.example)
        assert window.reads(f"Polish rulebook, p. {page.pages.pl[0]}")


async def test_an_open_question_shows_both_readings_ours_first(desk: Desk) -> None:
    page = next(page for page in articles("en").values() if page.ruling == "option")
    async with Window(app(desk, "en"), route=f"/rules/{page.id}") as window:
        texts = window.texts()
        places = [texts.index(words) for words in ("The app follows", page.readings[0], "Another reading")]
        assert places == sorted(places)
        assert window.reads(page.readings[1])
        assert window.reads("The set-up lets you choose.")


async def test_links_lead_on_and_back_leads_the_same_way_back(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules") as window:
        await window.enter(SEARCH, "wind rose")
        await window.tap(WIND_ROSE)
        await window.tap(articles("en")["ship_moves"].title)
        assert window.page.route == "/rules/ship_moves"
        await window.tap("Back")
        assert window.page.route == "/rules/wind_rose"
        await window.tap("Back")
        assert window.page.route == "/rules"


async def test_a_page_opened_by_its_address_leads_back_to_the_rules(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules/wind_rose") as window:
        await window.tap("Back")
        assert window.page.route == "/rules"


async def test_a_page_names_its_topic_and_leads_there(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules/card_diver") as window:
        await window.tap("The cards")
        assert window.page.route == "/rules/topic/green"


async def test_the_whole_page_can_be_copied(desk: Desk) -> None:
    page = articles("en")["wind_rose"]
    async with Window(app(desk, "en"), route="/rules/wind_rose") as window:
        copying = next(control for control in window.all(ft.IconButton) if control.action)
        assert isinstance(copying.action, ft.CopyToClipboard)
        text = copying.action.data
        assert text.startswith(f"{page.title}\n\n{page.text}")
        assert "Russian rulebook, p. 4, 9" in text
        await window.tap("Copy the text")
        assert window.reads("on the clipboard")


# Remembering


async def test_favourites_are_listed_first_and_kept_until_taken_off(desk: Desk, tmp_path: Path) -> None:
    async with Window(app(desk, "en"), route="/rules/wind_rose") as window:
        await window.tap("Add to favourites")
        assert desk.settings.favourites == ("wind_rose",)
        await window.press("R")
        assert window.reads("Favourites")
    desk.close()
    assert Saves(tmp_path).settings().favourites == ("wind_rose",)


async def test_a_favourite_can_be_taken_off_again(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules/wind_rose") as window:
        await window.tap("Add to favourites")
        await window.tap("Remove from favourites")
        assert desk.settings.favourites == ()
        assert "Add to favourites" in window.names()


async def test_what_was_read_is_remembered_once_the_latest_first(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules/wind_rose") as window:
        await window.tap(articles("en")["ship_moves"].title)
        await window.tap(WIND_ROSE)
        assert desk.settings.recently_read == ("wind_rose", "ship_moves")
        await window.press("R")
        assert window.reads("Recently read")


async def test_a_page_that_is_gone_is_left_out_of_the_lists(desk: Desk) -> None:
    await desk.keep_settings(desk.settings.replace(favourites=("gone", "wind_rose"), recently_read=("gone",)))
    async with Window(app(desk, "en"), route="/rules") as window:
        assert WIND_ROSE in window.names()
        assert not window.reads("Recently read")


# On a wide screen


async def test_a_wide_screen_shows_the_best_answer_beside_the_search_without_counting_it_as_read(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules", width=1280) as window:
        assert window.reads("Ask in your own words")
        await window.enter(SEARCH, "wind rose")
        assert window.reads(articles("en")["wind_rose"].text)
        assert desk.settings.recently_read == ()


async def test_on_a_wide_screen_the_search_stays_beside_the_page_and_does_not_take_the_focus(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules/wind_rose", width=1280) as window:
        field = window.all(ft.TextField)[0]
        assert not field.autofocus
        await window.enter(SEARCH, "hand limit")
        await window.tap(articles("en")["hand_limit"].title)
        assert window.page.route == "/rules/hand_limit"
        assert window.all(ft.TextField)[0].value == "hand limit"


# Cards


async def test_a_card_page_says_what_the_card_is_and_scores_and_what_nobody_told_us(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/rules/card_galleon") as window:
        said = [label.label for label in window.all(ft.Semantics) if label.label]
        assert {"5 points", "2 copies in the deck", "1 city space"} <= set(said)
        for words in ("purple", "construction", "unique", "1 point for each unspent treasure", "its cost"):
            assert window.reads(words), words
        await window.tap("Open My box")
        assert window.page.route == "/box"


async def test_a_card_page_says_what_ones_own_box_says(desk: Desk) -> None:
    fix = CardFix(id="galleon", points=6, printed="Okręt")
    await desk.work(lambda saves: saves.keep_box("farshore", Box(cards=(fix,))))
    async with Window(app(desk, "en"), route="/rules/card_galleon") as window:
        for _ in range(20):
            await window.settle()
        assert window.reads("Okręt")
        assert "6 points" in [label.label for label in window.all(ft.Semantics)]
        assert window.reads("What your box says about this card is used here.")


# The "?" of other screens


@pytest.fixture
def asking_at_home(monkeypatch: pytest.MonkeyPatch) -> Callable[[str | tuple[str, ...]], None]:
    def put(moments: str | tuple[str, ...]) -> None:
        @component
        def Home(store: Store) -> ft.Control:
            return help_button(store, moments)

        home = shell.PLACES[0]
        at_home = shell.Place(home.route, home.name, home.icon, home.chosen, Home)
        monkeypatch.setattr(shell, "PLACES", (at_home, *shell.PLACES[1:]))

    return put


@pytest.mark.parametrize("moments", ["winds_of_change", ("season.summer", "high_tide")])
async def test_the_question_mark_shows_the_rules_of_the_moment_and_leads_back_to_the_screen(
    desk: Desk, asking_at_home: Callable[[str | tuple[str, ...]], None], moments: str | tuple[str, ...]
) -> None:
    asking_at_home(moments)
    first = rules_about(moments, "en")[0]
    async with Window(app(desk, "en")) as window:
        await window.tap("Rules for this moment")
        assert window.reads(first.text)
        await window.tap(first.title)
        assert window.page.route == f"/rules/{first.id}"
        await window.tap("Back")
        assert window.page.route == "/"
        assert not window.reads(first.text)


async def test_the_question_mark_can_be_closed_and_asked_again(
    desk: Desk, asking_at_home: Callable[[str | tuple[str, ...]], None]
) -> None:
    asking_at_home("map")
    first = rules_about("map", "en")[0]
    async with Window(app(desk, "en")) as window:
        for _ in range(2):
            await window.tap("Rules for this moment")
            assert window.reads(first.text)
            await window.tap("Close")
            assert not window.reads(first.text)
        await window.tap("Rules for this moment")
        await window.tap("Search all rules")
        assert window.page.route == "/rules"
