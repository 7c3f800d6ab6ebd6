"""Looking up a rule in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.harness.browser import DESKTOP, PHONE, Screen, Served

Open = Callable[[str, dict[str, Any]], Screen]


@pytest.fixture
def look_up(browser: Browser, tmp_path: Path) -> Iterator[Open]:
    """The rules in a language, ready to be typed into."""
    with ExitStack() as stack:

        def opened(language: str, size: dict[str, Any]) -> Screen:
            served = stack.enter_context(Served(tmp_path / language, language=language))
            screen = stack.enter_context(Screen(browser, served, size))
            screen.open("/rules")
            ready_to_type(screen)
            return screen

        yield opened


def ready_to_type(screen: Screen) -> None:
    """The field has taken the focus by itself, or takes it now; Flutter attaches its input a few frames later."""
    for _ in range(20):
        screen.page.keyboard.press("x")
        screen.page.wait_for_timeout(100)
        if any(screen.typed_into.evaluate_all("fields => fields.map(field => field.value)")):
            break
        # The tree of names, switched on at the wrong moment, has taken the focus away.
        screen.page.locator("input[data-semantics-role=text-field]").click(force=True)
    screen.page.keyboard.press("Control+a")
    screen.page.keyboard.press("Backspace")
    expect(screen.typed_into).to_have_value("", timeout=screen.patience)


def test_polish_without_accents_typed_in_a_hurry_finds_the_wind_rose_on_a_phone(look_up: Open) -> None:
    phone = look_up("pl", PHONE)
    phone.page.keyboard.type("roza wiatrow", delay=5)
    phone.tap("Co daje róża wiatrów?", exact=False)
    phone.see("Dwa kafelki, ze stosów A i B")
    phone.page.wait_for_url("**/rules/farshore/wind_rose")
    phone.tap("Kiedy płynie mój statek?")
    phone.page.wait_for_url("**/rules/farshore/ship_moves")
    phone.page.go_back()
    phone.see("Dwa kafelki, ze stosów A i B")
    phone.page.go_back()
    phone.tap("Wyczyść wyszukiwanie")  # the text was still there, and what it found
    phone.see("Przygotowanie gry")


def test_no_character_is_lost_however_fast_one_types(look_up: Open) -> None:
    phone = look_up("pl", PHONE)
    questions = ("czy moge wyslac dwoch robotnikow na wydmy", "ile kart moge trzymac na rece pod koniec zimy?")
    for delay, question in zip((0, 8), questions, strict=True):
        phone.page.keyboard.press("Control+a")
        phone.page.keyboard.type(question, delay=delay)
        phone.page.wait_for_timeout(700)  # whatever might still overwrite it has arrived
        expect(phone.typed_into).to_have_value(question, timeout=phone.patience)


def test_russian_on_a_desktop_is_answered_beside_the_search_and_survives_a_reload(look_up: Open) -> None:
    desktop = look_up("ru", DESKTOP)
    desktop.page.keyboard.type("кораблем", delay=5)
    desktop.see("Каждый раз, когда вы разыгрываете карту")
    desktop.tap("Сколько очков приносит корабль?", exact=False)
    desktop.page.wait_for_url("**/rules/farshore/ship_points")
    desktop.tap("Добавить в избранное")
    kept = desktop.page.get_by_role("button", name="Убрать из избранного")
    kept.wait_for()
    desktop.page.reload()
    desktop.wake(see="Сколько очков приносит корабль?")
    kept.wait_for()


def test_an_address_opens_its_page_and_a_key_the_search(new_screen: Callable[..., Screen]) -> None:
    screen = new_screen(DESKTOP).open("/rules/farshore/card_galleon", see="Galleon")
    screen.page.keyboard.press("/")
    screen.page.wait_for_url("**/rules")
    ready_to_type(screen)
