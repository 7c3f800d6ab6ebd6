"""Two devices on one server, each with its own language and look."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser

from tests.harness.browser import DESKTOP, PHONE, At, Screen, Served


def test_two_devices_keep_their_language_and_look_through_reload_and_a_restart_of_the_server(
    browser: Browser, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    with Served(data) as first:
        port = re.search(r":(\d+)", first.origin)[1]  # type: ignore[index]
        place = At(first.origin)
        laptop, phone = Screen(browser, place, DESKTOP), Screen(browser, place, PHONE)
        for screen, language, dark in ((laptop, "Русский", "Тёмный"), (phone, "Polski", "Jasny")):
            screen.open("/settings", see="Less motion")
            screen.tap(language)
            screen.tap(dark)
        _each_as_chosen(laptop, phone)
        for screen in (laptop, phone):
            screen.page.reload()
            screen.wake()
        _each_as_chosen(laptop, phone)
        for screen in (laptop, phone):
            screen.page.goto("about:blank")
    with Served(data, "--port", port), laptop, phone:
        for screen in (laptop, phone):
            screen.open("/settings")
        _each_as_chosen(laptop, phone)


def _each_as_chosen(laptop: Screen, phone: Screen) -> None:
    laptop.see("Меньше движения")
    phone.see("Mniej ruchu")
    for screen, look in ((laptop, "Тёмный"), (phone, "Jasny")):
        screen.page.get_by_role("checkbox", name=look, exact=True, checked=True).or_(
            screen.page.get_by_role("radio", name=look, exact=True, checked=True)
        ).first.wait_for(state="attached")
