"""An answer at the table in a browser: from the tap to the next question, by turns with the one button."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from companion.disk.saves import Saves
from companion.languages import FALLBACK
from companion.screen.words import unbroken
from tests.bench.seeded import SeededGame
from tests.bench.table import Row, middle
from tests.bench.taps import floor_screen, floor_served, tap_time
from tests.harness.browser import PHONE, Screen, Served

ANSWERS = 45


def rows(game: SeededGame, browser: Browser) -> Iterator[Row]:
    ours, floor = answer_times(game, browser)
    yield Row(f"an answer in {game.name}, median", middle(ours), middle(floor), game.bars[0])
    yield Row(f"an answer in {game.name}, 90th percentile", tenth(ours), tenth(floor), game.bars[1])


def tenth(samples: list[float]) -> float:
    """What nine of ten stay under."""
    return sorted(samples)[min(len(samples) - 1, int(0.9 * len(samples)))]


def answer_times(game: SeededGame, browser: Browser) -> tuple[list[float], list[float]]:
    """Single taps of all kinds, by turns with the one button."""
    ours: list[float] = []
    floor: list[float] = []
    with tempfile.TemporaryDirectory() as place:
        route = game.lay(Saves(Path(place, "data")))
        with (
            Served(Path(place, "data")) as served,
            floor_served() as plain,
            floor_screen(browser, plain) as button,
            Screen(browser, served, PHONE) as screen,
        ):
            button.open(see="Count 0")
            screen.open(route)
            for step in game.steps():
                if len(ours) == ANSWERS:
                    break
                *before, last = (unbroken(name, FALLBACK) for name in step.taps)
                for name in before:
                    screen.tap(name)
                if (before and not game.last_taps) or not step.sign or step.sign in screen.settled():
                    screen.tap(last)
                    screen.settled()
                    continue
                floor.append(tap_time(button, lambda: button.tap("More"), f"Count {len(floor) + 1}"))
                ours.append(tap_time(screen, lambda last=last: screen.tap(last), step.sign))  # type: ignore[misc]
    return ours, floor
