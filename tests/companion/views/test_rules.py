"""The pages of the rules on screen, in memory: browsing, reading, remembering."""

from __future__ import annotations

import re
from pathlib import Path

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.farshore.lookup.topics import Topic
from companion.screen.app import app
from rules.farshore.components.box import Box, CardFix
from rules.farshore.components.traits import Colour
from tests.companion.views.at_rules import SEARCH, WIND_ROSE, marks
from tests.harness.farshore_lookup import articles, by_topic
from tests.harness.window import Window, spoken_name

pytestmark = pytest.mark.usefixtures("one_game", "every_page")


# Browsing


async def test_topics_lead_to_pages_and_back_again(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules") as window:
        await window.tap("Ship, wind and treasures")
        listed = [page.title for page in by_topic("en")[Topic.SHIP]]
        assert window.names()[1 : 1 + len(listed)] == listed
        await window.tap(WIND_ROSE)
        assert window.page.route == "/rules/farshore/wind_rose"
        await window.tap("Back")
        assert window.page.route == "/rules/farshore/topic/ship"
        await window.tap("Back")
        assert window.page.route == "/rules"


async def test_cards_are_listed_by_colour(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules") as window:
        await window.tap("Purple cards")
        assert window.page.route == "/rules/farshore/topic/purple"
        assert {"Galleon", "Gardens"} <= set(window.names())
        assert "Diver" not in window.names()


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("pl", 390), ("ru", 1280)])
@pytest.mark.parametrize("of", [*Topic, *Colour])
async def test_every_list_and_a_page_of_it_can_be_drawn_with_every_control_named(
    backend: Backend, of: str, width: int, language: str
) -> None:
    async with Window(app(backend, language), route=f"/rules/farshore/topic/{of}", width=width) as window:
        assert [control for control in window.tappable() if not spoken_name(control)] == []
        listed = set(window.names())
        page = next(page for page in articles(language).values() if page.title in listed)
        await window.tap(page.title)
        assert window.reads(page.title)
        assert [control for control in window.tappable() if not spoken_name(control)] == []
        assert [text for text in window.texts() if text.startswith(("rules.", "lookup.", "farshore"))] == []


@pytest.mark.parametrize(
    "route",
    ["/rules/farshore/no_such_page", "/rules/farshore/topic/weather_report", "/rules/farshore/wind_rose/deeper"],
)
async def test_an_address_that_leads_nowhere_says_so_and_leads_to_the_rules(backend: Backend, route: str) -> None:
    async with Window(app(backend, "en"), route=route) as window:
        assert window.reads("There is no such page")
        await window.tap("All rules")
        assert window.page.route == "/rules"
    assert backend.settings.recently_read == ()


# Reading


async def test_a_page_says_the_answer_an_example_and_where_the_books_say_so(backend: Backend) -> None:
    page = next(page for page in articles("en").values() if page.example)
    async with Window(app(backend, "en"), route=f"/rules/farshore/{page.id}") as window:
        assert window.reads(page.title)
        assert window.reads(page.text)
        assert window.reads(page.example)
        assert window.reads(f"Polish rulebook, p. {page.pages['pl'][0]}")


@pytest.mark.parametrize(("language", "letters"), [("pl", "aiouwz"), ("ru", "авикосу")])
async def test_no_word_of_one_letter_hangs_at_the_end_of_a_line(backend: Backend, language: str, letters: str) -> None:
    async with Window(app(backend, language), route="/rules/farshore/wind_rose") as window:
        assert window.reads(articles(language)["wind_rose"].text)
        # The links to other pages are titles, not sentences.
        titles = {page.title for page in articles(language).values()}
        shown = [str(text.value) for text in window.all(ft.Text) if text.value not in titles]
        assert any("\N{NO-BREAK SPACE}" in text for text in shown)
        assert [text for text in shown if re.search(rf"\b[{letters}] ", text)] == []


async def test_an_open_question_shows_both_readings_ours_first(backend: Backend) -> None:
    page = next(page for page in articles("en").values() if page.ruling == "option")
    async with Window(app(backend, "en"), route=f"/rules/farshore/{page.id}") as window:
        texts = window.texts()
        places = [texts.index(words) for words in ("The app follows", page.readings[0], "Another reading")]
        assert places == sorted(places)
        assert window.reads(page.readings[1])
        assert window.reads("The set-up lets you choose.")


async def test_links_lead_on_and_back_leads_the_same_way_back(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules") as window:
        await window.enter(SEARCH, "wind rose")
        await window.tap(WIND_ROSE)
        await window.tap(articles("en")["ship_moves"].title)
        assert window.page.route == "/rules/farshore/ship_moves"
        await window.tap("Back")
        assert window.page.route == "/rules/farshore/wind_rose"
        await window.tap("Back")
        assert window.page.route == "/rules"


async def test_a_page_opened_by_its_address_leads_back_to_the_rules(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules/farshore/wind_rose") as window:
        await window.tap("Back")
        assert window.page.route == "/rules"


async def test_a_page_names_its_topic_and_leads_there(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules/farshore/card_diver") as window:
        await window.tap("Green cards")
        assert window.page.route == "/rules/farshore/topic/green"


async def test_the_whole_page_can_be_copied(backend: Backend) -> None:
    page = articles("en")["wind_rose"]
    async with Window(app(backend, "en"), route="/rules/farshore/wind_rose") as window:
        copying = next(control for control in window.all(ft.IconButton) if control.action)
        assert isinstance(copying.action, ft.CopyToClipboard)
        text = copying.action.data
        assert text.startswith(f"{page.title}\n\n{page.text}")
        assert "Russian rulebook, p. 4, 9" in text
        await window.tap("Copy the text")
        assert window.reads("on the clipboard")


# Remembering


async def test_favourites_are_listed_first_and_kept_until_taken_off(backend: Backend, tmp_path: Path) -> None:
    async with Window(app(backend, "en"), route="/rules/farshore/wind_rose") as window:
        await window.tap("Add to favourites")
        assert backend.settings.favourites == marks("wind_rose")
        await window.press("R")
        assert window.reads("Favourites")
    backend.close()
    assert Saves(tmp_path).settings().favourites == marks("wind_rose")


async def test_a_favourite_can_be_taken_off_again(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules/farshore/wind_rose") as window:
        await window.tap("Add to favourites")
        await window.tap("Remove from favourites")
        assert backend.settings.favourites == ()
        assert "Add to favourites" in window.names()


async def test_what_was_read_is_remembered_once_the_latest_first(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules/farshore/wind_rose") as window:
        await window.tap(articles("en")["ship_moves"].title)
        await window.tap(WIND_ROSE)
        assert backend.settings.recently_read == marks("wind_rose", "ship_moves")
        await window.press("R")
        assert window.reads("Recently read")


async def test_a_page_that_is_gone_is_left_out_of_the_lists(backend: Backend) -> None:
    await backend.keep_settings(
        backend.settings.replace(favourites=marks("gone", "wind_rose"), recently_read=marks("gone"))
    )
    async with Window(app(backend, "en"), route="/rules") as window:
        assert WIND_ROSE in window.names()
        assert not window.reads("Recently read")


# Cards


async def test_a_card_page_says_what_the_card_is_and_scores_and_what_nobody_told_us(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules/farshore/card_galleon") as window:
        said = [label.label for label in window.all(ft.Semantics) if label.label]
        assert {"5 points", "2 copies in the deck", "1 city space"} <= set(said)
        for words in ("purple", "construction", "unique", "1 point for each unspent treasure", "its cost"):
            assert window.reads(words), words
        await window.tap("Open My box")
        assert window.page.route == "/box/farshore"


async def test_a_card_page_says_what_ones_own_box_says(backend: Backend) -> None:
    fix = CardFix(id="galleon", points=6, printed="Okręt")
    await backend.work(lambda saves: saves.keep_box("farshore", Box(cards=(fix,))))
    async with Window(app(backend, "en"), route="/rules/farshore/card_galleon") as window:
        assert window.reads("Okręt")
        assert "6 points" in [label.label for label in window.all(ft.Semantics)]
        assert window.reads("What your box says about this card is used here.")
