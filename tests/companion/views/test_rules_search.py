"""Searching the rules on screen, in memory."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.screen import rule_search
from companion.screen.app import app
from tests.companion.views.at_rules import SEARCH, WIND_ROSE
from tests.harness.farshore_lookup import articles
from tests.harness.window import Window

pytestmark = pytest.mark.usefixtures("one_game", "every_page")


def lit_words(window: Window) -> set[str]:
    spans = [span for text in window.all(ft.Text) for span in text.spans or ()]
    return {span.text or "" for span in spans if span.style}


async def go_back(window: Window, route: str) -> None:
    """The browser's own Back: the address comes from the client."""
    window.session.apply_page_patch({"route": route})
    await window.fire(window.page, "route_change", {"route": route})


async def test_answers_come_as_one_types_and_the_words_asked_for_are_lit_up(backend: Backend) -> None:
    async with Window(app(backend, "pl"), route="/rules") as window:
        await window.enter("Szukaj w zasadach", "roza wiatrow")
        assert window.names()[1] == "Co daje róża wiatrów?"  # the first is the one that clears the field
        assert {"róża", "wiatrów"} <= lit_words(window)
        await window.enter("Szukaj w zasadach", "limit kart na r")
        assert window.names()[1] == articles("pl")["hand_limit"].title


async def test_the_first_answer_is_there_in_full_and_the_number_asked_for_with_it(backend: Backend) -> None:
    async with Window(app(backend, "ru"), route="/rules") as window:
        await window.enter("Поиск по правилам", "сколько карт в руке")
        first = window.all(ft.ListTile)[0].subtitle
        assert isinstance(first, ft.Text)
        assert (first.semantics_label, first.max_lines) == (articles("ru")["hand_limit"].text, None)
        assert (first.semantics_label or "").startswith("8.")


async def test_every_answer_is_shown_from_its_beginning(backend: Backend) -> None:
    async with Window(app(backend, "pl"), route="/rules") as window:
        await window.enter("Szukaj w zasadach", "kto wygrywa")
        shown = [tile.subtitle for tile in window.all(ft.ListTile)]
        texts = {page.text for page in articles("pl").values()}
        assert shown
        assert all(isinstance(text, ft.Text) and text.semantics_label in texts for text in shown)
        assert {text.max_lines for text in shown[1:] if isinstance(text, ft.Text)} == {2}


async def test_what_cannot_be_found_says_so_and_offers_the_topics(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules") as window:
        await window.enter(SEARCH, "xyzzy")
        assert window.reads("Nothing found for “xyzzy”")
        await window.tap("Maps")
        assert window.page.route == "/rules/farshore/topic/maps"


async def test_enter_opens_the_best_answer_and_nothing_when_there_is_none(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules") as window:
        for query, route in (("xyzzy", "/rules"), (" ", "/rules"), ("wind rose", "/rules/farshore/wind_rose")):
            await window.enter(SEARCH, query)
            await window.fire(window.all(ft.TextField)[0], "submit", query)
            assert window.page.route == route


async def test_clearing_the_search_brings_the_topics_back_in_a_field_with_the_focus(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules") as window:
        await window.enter(SEARCH, "ship")
        await window.tap("Clear the search")
        field = window.all(ft.TextField)[0]
        assert (field.value, field.autofocus) == ("", True)
        assert window.reads("Topics")


async def test_the_search_text_is_there_when_one_comes_back_and_the_keyboard_stays_down(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules") as window:
        await window.enter(SEARCH, "wind rose")
        await window.tap(WIND_ROSE)
        await go_back(window, "/rules")
        field = window.all(ft.TextField)[0]
        assert (field.value, field.autofocus) == ("wind rose", False)
        assert WIND_ROSE in window.names()


async def test_the_field_is_not_sent_anew_while_someone_types(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules") as window:
        field = window.all(ft.TextField)[0]
        for query in ("s", "sh", "shi", "ship"):
            await window.enter(SEARCH, query)
        assert window.all(ft.TextField)[0] is field


async def test_shortcuts_wake_when_the_field_leaves_the_screen(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules") as window:
        await window.fire(window.all(ft.TextField)[0], "focus")
        await window.press("S")
        assert window.page.route == "/rules"
        await window.enter(SEARCH, "wind rose")
        await window.tap(WIND_ROSE)
        await window.press("S")
        assert window.page.route == "/settings"


async def test_a_key_leads_to_the_rules_and_another_to_a_new_search(backend: Backend) -> None:
    async with Window(app(backend, "en")) as window:
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
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rule_search, "_FETCHED", set())
    async with Window(app(backend, "en"), route="/rules") as window:
        await window.enter(SEARCH, "wind rose")
        for _ in range(200):
            if WIND_ROSE in window.names():
                break
            await window.settle()
        assert WIND_ROSE in window.names()


# On a wide screen


async def test_a_wide_screen_shows_the_best_answer_beside_the_search_without_counting_it_as_read(
    backend: Backend,
) -> None:
    async with Window(app(backend, "en"), route="/rules", width=1280) as window:
        assert window.reads("Ask in your own words")
        await window.enter(SEARCH, "wind rose")
        assert window.reads(articles("en")["wind_rose"].text)
        assert backend.settings.recently_read == ()


async def test_on_a_wide_screen_the_search_stays_beside_the_page_and_does_not_take_the_focus(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/rules/farshore/wind_rose", width=1280) as window:
        field = window.all(ft.TextField)[0]
        assert not field.autofocus
        await window.enter(SEARCH, "hand limit")
        await window.tap(articles("en")["hand_limit"].title)
        assert window.page.route == "/rules/farshore/hand_limit"
        assert window.all(ft.TextField)[0].value == "hand limit"
