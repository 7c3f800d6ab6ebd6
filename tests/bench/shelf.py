"""The shelf: a thousand matches must open like ten, and add up in less than a second."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path

from playwright.sync_api import Browser

from companion.disk.saves import Match, Saves
from rules.farshore.components.traits import Level
from tests.bench.earlier import HERE, told_by
from tests.bench.table import Row, middle
from tests.bench.taps import tap_time
from tests.harness.browser import PHONE, Screen, Served
from tests.harness.demo import played, setup

FEW, MANY = 10, 1000
STARTS = 10
TAPS = 30
SUMS = Path(__file__).with_name("shelf_sums.py")


def rows(browser: Browser) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder, "few"), Path(folder, "many")
        fill(few, FEW)
        fill(many, MANY)
        ours, floor = starts(browser, many, few)
        yield Row("opening the app, 1,000 matches against 10", middle(ours), middle(floor), 1.2)
        ours, floor = openings(browser, many, few)
        yield Row("opening the shelf, 1,000 matches against 10", middle(ours), middle(floor), 1.2)
        yield Row("statistics over 1,000 matches", middle([*told_by(SUMS, HERE, str(many))]), None, 1000)


def fill(folder: Path, n: int) -> None:
    """A few matches played by chance, again and again on other days."""
    saves, patterns = Saves(folder), [*_patterns()]
    for number in range(n):
        match = patterns[number % len(patterns)]
        later = timedelta(days=number // 3, minutes=number % 3)
        saves.keep_match(match.replace(id=f"m{number}", started=match.started + later, changed=match.changed + later))
    saves.shelf()


def _patterns() -> Iterator[Match]:
    for n, level in enumerate(Level):
        yield played(f"solo{n}", setup("Ola", level=level), seed=n, days=0)
    yield played("pair", setup("Ola", "Michał"), seed=7, days=0)
    yield played("open", setup("Ira", "Ola", level=Level.BOLD), seed=8, days=0, moves=60)


def starts(browser: Browser, many: Path, few: Path) -> tuple[list[float], list[float]]:
    """From the process to the words on the screen."""
    times: dict[Path, list[float]] = {many: [], few: []}
    for _ in range(STARTS):
        for folder in (few, many):
            began = time.perf_counter()
            with Served(folder) as app, Screen(browser, app, PHONE) as screen:
                screen.open(see="Tidekeeper")
                times[folder].append((time.perf_counter() - began) * 1000)
    return times[many], times[few]


def openings(browser: Browser, many: Path, few: Path) -> tuple[list[float], list[float]]:
    """From the tap on the navigation to the list, with one process each, by turns."""
    times: dict[Path, list[float]] = {many: [], few: []}
    with ExitStack() as stack:
        screens = {}
        for folder in (few, many):
            app = stack.enter_context(Served(folder))
            screens[folder] = stack.enter_context(Screen(browser, app, PHONE))
            screens[folder].open("/settings", see="Less motion")
        for _ in range(TAPS):
            for folder, screen in screens.items():
                there = tap_time(screen, lambda at=screen: at.tap("Shelf", role="tab"), "Search by name")  # type: ignore[misc]
                times[folder].append(there)
                tap_time(screen, lambda at=screen: at.tap("Settings", role="tab"), "Less motion")  # type: ignore[misc]
    return times[many], times[few]
