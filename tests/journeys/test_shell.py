"""The shell in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.harness.browser import DESKTOP, PHONE, Screen


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_person_changes_the_language_goes_back_reloads_and_finds_it_so(
    new_screen: Callable[..., Screen], size: dict[str, object]
) -> None:
    screen = new_screen(size)
    screen.open(see="Tidekeeper")
    screen.page.keyboard.press("s")
    screen.see("Language")
    screen.page.wait_for_url("**/settings")
    screen.tap("Polski")
    screen.see("Ustawienia")
    screen.page.go_back()
    screen.see("Pomocnik przy stole")
    screen.page.reload()
    screen.wake(see="Pomocnik przy stole")


def test_an_address_opens_its_screen_and_a_wrong_one_says_so(new_screen: Callable[..., Screen]) -> None:
    screen = new_screen().open("/settings", see="Language")
    screen.page.locator("#curtain").wait_for(state="detached")
    screen.open("/nowhere/at/all", see="Nothing here")
    screen.tap("To the start")
    screen.page.wait_for_url("**/")


def test_the_window_follows_a_resize_and_the_system_into_the_dark(phone: Screen) -> None:
    phone.open(see="Tidekeeper")
    phone.page.get_by_role("tab", name="Settings").wait_for(state="attached")
    phone.page.set_viewport_size({"width": 1280, "height": 800})
    phone.page.get_by_role("button", name=re.compile("Settings Tab")).wait_for()
    phone.page.emulate_media(color_scheme="dark")
    phone.page.keyboard.press("Shift+?")
    phone.see("Keyboard shortcuts")


def test_every_control_has_a_name_in_the_browsers_own_tree(phone: Screen) -> None:
    for path, sign in (("/", "Tidekeeper"), ("/settings", "Settings"), ("/nowhere", "Nothing here")):
        screen = phone.open(path, see=sign)
        for language in ("Polski", "Русский", "English") if path == "/settings" else ("",):
            if language:
                screen.tap(language)
                screen.page.wait_for_timeout(300)
            assert unnamed(screen) == []


def unnamed(screen: Screen) -> list[str]:
    lines = [line.strip() for line in screen.tree().splitlines()]
    return [
        line for line in lines if line in {f"- {role}" for role in ("button", "tab", "checkbox", "switch", "textbox")}
    ]
