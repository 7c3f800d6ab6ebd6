"""The shell: how long it takes to start, and from a tap to the next screen."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from tests.bench.table import Row, middle
from tests.bench.taps import floor_screen, floor_served, tap_time
from tests.harness.browser import PHONE, Screen, Served

SAMPLES = 30
START, SCREEN = 1.2, 1.5
"""A whole new screen is sent and laid out, where the floor changes one word."""
STAR = ("Add to favourites", "Remove from favourites")
WAYS = (("Home", "A companion"), ("Settings", "Less motion"))


def rows(browser: Browser) -> Iterator[Row]:
    ours, floor = cold_starts(browser)
    yield Row("cold start, process to words on the screen", middle(ours), middle(floor), START)
    in_place, to_another, floor = taps(browser)
    yield Row("tap to picture, on a screen of the shell", middle(in_place), middle(floor), 1.3)
    yield Row("tap to picture, from screen to screen", middle(to_another), middle(floor), SCREEN)


def cold_starts(browser: Browser) -> tuple[list[float], list[float]]:
    ours: list[float] = []
    floor: list[float] = []
    for _ in range(SAMPLES):
        began = time.perf_counter()
        with floor_served() as served, floor_screen(browser, served) as screen:
            screen.open(see="Count 0")
            floor.append((time.perf_counter() - began) * 1000)
        with tempfile.TemporaryDirectory() as folder:
            began = time.perf_counter()
            with Served(Path(folder, "data")) as app, Screen(browser, app, PHONE) as screen:
                screen.open(see="Tidekeeper")
                ours.append((time.perf_counter() - began) * 1000)
    return ours, floor


def taps(browser: Browser) -> tuple[list[float], list[float], list[float]]:
    """A star on a page of the rules and a way through the navigation, by turns with the floor's button."""
    in_place: list[float] = []
    to_another: list[float] = []
    floor: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder, "data")) as app,
        floor_served() as plain,
        Screen(browser, app, PHONE) as page,
        Screen(browser, app, PHONE) as screen,
        floor_screen(browser, plain) as button,
    ):
        page.open("/rules/farshore/setup", see=STAR[0])
        screen.open("/settings", see="Less motion")
        button.open(see="Count 0")
        for n in range(SAMPLES):
            floor.append(_time(button, "More", f"Count {n + 1}"))
            in_place.append(_time(page, STAR[n % 2], STAR[1 - n % 2]))
            tab, words = WAYS[n % 2]
            to_another.append(_time(screen, tab, words, role="tab"))
    return in_place, to_another, floor


def _time(screen: Screen, name: str, words: str, role: str | None = None) -> float:
    return tap_time(screen, lambda: screen.tap(name, role), words)
