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


def rows(browser: Browser) -> Iterator[Row]:
    ours, floor = cold_starts(browser)
    yield Row("cold start, process to words on the screen", middle(ours), middle(floor), 1.3)
    ours, floor = taps(browser)
    yield Row("tap to picture, from screen to screen", middle(ours), middle(floor), 1.3)


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


def taps(browser: Browser) -> tuple[list[float], list[float]]:
    ours: list[float] = []
    floor: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder, "data")) as app,
        floor_served() as plain,
        Screen(browser, app, PHONE) as screen,
        floor_screen(browser, plain) as button,
    ):
        screen.open("/settings", see="Less motion")
        button.open(see="Count 0")
        for n in range(SAMPLES):
            floor.append(tap_time(button, lambda: button.tap("More"), f"Count {n + 1}"))
            there, back = ("Home", "A companion"), ("Settings", "Less motion")
            tab, words = back if n % 2 else there
            ours.append(tap_time(screen, lambda tab=tab: screen.tap(tab, role="tab"), words))  # type: ignore[misc]
    return ours, floor
