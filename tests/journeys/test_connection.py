"""Connections that break, phones on the network, and the other way a browser may draw."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Error

from tests.companion.views.at_table import setup
from tests.harness.browser import PHONE, At, Screen, Served
from tests.harness.solo import serving
from tests.harness.watch import Watch
from tests.harness.wire import Wire

FRAME = """theme => {
  const frame = document.querySelector('meta[name=theme-color]')
  const shades = frame && frame.content.match(/[0-9a-f]{2}/gi)
  const bright = !shades || shades.reduce((sum, shade) => sum + parseInt(shade, 16), 0) > 382
  return bright === (theme === 'dark')
}"""
"""Whether the client has given the browser's frame the colour of a theme, bright or none where the theme is dark."""


def test_after_a_lost_connection_the_screen_lives_again_by_itself(browser: Browser, served: Served) -> None:
    wire = Wire(urlsplit(served.origin).port or 0)
    with wire, Screen(browser, At(f"http://127.0.0.1:{wire.port}"), PHONE) as screen:
        screen.open("/settings", see="Less motion")
        for seconds, language, less_motion in ((0.2, "Polski", "Mniej ruchu"), (3, "Русский", "Меньше движения")):
            wire.cut()
            screen.page.wait_for_timeout(seconds * 1000)
            with screen.page.expect_navigation(timeout=30_000):
                wire.mend()
            screen.complaints.clear()  # as long as nobody answers, the stock client says so at every try
            screen.wake(see=language)
            screen.tap(language)
            screen.see(less_motion)


def test_while_the_connection_is_lost_the_last_picture_stays_dimmed_in_the_readers_language_and_theme(
    browser: Browser, served: Served, tmp_path: Path
) -> None:
    wire = Wire(urlsplit(served.origin).port or 0)
    with wire, Screen(browser, At(f"http://127.0.0.1:{wire.port}"), PHONE) as screen:
        screen.open("/settings", see="Less motion")
        screen.tap("Русский")
        screen.see("Меньше движения")
        for theme, look in (("light", "Светлый"), ("dark", "Тёмный")):
            screen.tap(look)
            screen.page.wait_for_function(FRAME, arg=theme)
            wire.cut()
            veil = screen.page.locator(f"#lost.{theme}")
            veil.wait_for()
            assert "Связь потеряна" in veil.inner_text()
            screen.see("Меньше движения")
            with screen.page.expect_navigation(timeout=30_000):
                wire.mend()
            screen.complaints.clear()
            screen.wake(see="Меньше движения")


CRASH = "() => setTimeout(() => { throw new WebAssembly.RuntimeError('memory access out of bounds') })"


def test_after_a_crash_of_the_client_the_page_begins_anew_once(phone: Screen) -> None:
    """Where it was; one that crashes at once stays as it is, and is not begun anew for ever."""
    phone.open("/settings", see="Less motion")
    phone.tap("Polski")
    phone.see("Mniej ruchu")
    with phone.page.expect_navigation(timeout=30_000):
        phone.page.evaluate(CRASH)
    phone.wake(see="Mniej ruchu")
    assert [complaint for complaint in phone.complaints if "out of bounds" not in complaint] == []
    begun = phone.page.evaluate("performance.timeOrigin")
    phone.complaints.clear()
    phone.page.evaluate(CRASH)
    phone.page.wait_for_timeout(1_000)
    assert len(phone.complaints) == 1
    assert phone.page.evaluate("performance.timeOrigin") == begun
    phone.complaints.clear()


def test_nobody_waits_for_a_page_that_hangs(browser: Browser, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "silence", 2)
    screen = Screen(browser, served)
    with pytest.raises(Error), screen:
        screen.open("/settings", see="Less motion").page.evaluate("() => { for (;;) {} }")
    assert screen.complaints == ["the page hangs"]
    assert Watch.crashes


def test_a_phone_on_the_network_comes_in_by_the_secret_and_finds_the_code_in_settings(
    browser: Browser, tmp_path: Path
) -> None:
    with Served(tmp_path / "data", "--lan", "127.0.0.2") as served:
        phone = served.said(r"http://127\.0\.0\.2\S+")
        assert "key=" in phone
        reached = At(phone.partition("/?")[0], phone)
        with Screen(browser, reached, PHONE) as screen:
            screen.open(see="Tidekeeper")
            assert "key=" not in screen.page.url
            screen.tap("Settings")
            screen.see("Less motion")
            screen.scroll(5_000)
            screen.see("Scan this code")
        with Screen(browser, At(reached.origin), PHONE) as stranger:
            answer = stranger.context.request.get(reached.origin)
            assert (answer.status, answer.body()) == (403, b"")


def test_it_is_drawn_by_canvaskit_too(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Firefox and Safari draw this way; for a text whose font nobody names it asks for others without end."""
    monkeypatch.setenv("FLET_WEB_RENDERER", "canvaskit")
    with serving(tmp_path / "data", setup(), "ru") as (served, _), Screen(browser, served, PHONE) as screen:
        screen.open(see="Помощник за столом")
        screen.tap("Продолжить", exact=False)
        screen.see("Разместить работника")
        screen.page.wait_for_timeout(500)
