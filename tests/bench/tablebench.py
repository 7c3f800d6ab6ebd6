"""The table in a browser: a full one, tapped; a saved match, opened."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from companion.disk.saves import Match, Saves
from rules.farshore.components.cards import CARDS
from rules.farshore.game import GAME
from rules.farshore.moves import CorrectPerson, Treasures
from rules.farshore.players import City
from rules.farshore.setup import Seat
from rules.kernel import Played
from tests.bench.table import Row, middle
from tests.bench.taps import floor_screen, floor_served, tap_time
from tests.harness.browser import PHONE, Screen, Served
from tests.harness.demo import played, setup

NAMES = ("Ola", "Michał", "Ira", "Jan")
CARDS_EACH = 15
MOVES = 120
SAMPLES = 30
WINDOWS = 10
BAR = 1.5
BY_TAP = 1.6
"""A table has three times as much on it as home."""
MORE = "Ola: one treasure more"


def rows(browser: Browser) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "data")
        Saves(folder).keep_match(full_table())
        with Served(folder) as app:
            ours, floor = taps(browser, app)
            yield Row("tap to picture on a full table", middle(ours), middle(floor), BAR)
            ours, floor = openings(browser, app)
            yield Row("opening a saved match against opening home, by address", middle(ours), middle(floor), BAR)
            ours, floor = ways(browser, app)
            yield Row("the same by a tap, from one to the other", middle(ours), middle(floor), BY_TAP)


def full_table() -> Match:
    """Four people with fifteen cards each, a hundred and twenty moves into the match."""
    people = tuple(Seat(name=name) for name in NAMES)
    match = played("full", setup("Ola", "Michał").replace(people=people), seed=3, days=0, moves=0)
    single = [card.id for card in CARDS.values() if card.spaces == 1][:CARDS_EACH]
    moves: list[Any] = [CorrectPerson(seat=seat, city=City(cards=tuple(single))) for seat in range(len(NAMES))]
    moves += [Treasures(seat=0, n=1) for _ in range(MOVES - len(NAMES))]
    journal = GAME.journal.model_validate(match.journal)
    journal = journal.replace(entries=tuple(Played(move=move) for move in moves), cursor=len(moves))
    GAME.replay(journal)
    return match.replace(journal=journal.model_dump(mode="json"))


def taps(browser: Browser, app: Served) -> tuple[list[float], list[float]]:
    """One more treasure, by turns with one more on the floor's button."""
    ours: list[float] = []
    floor: list[float] = []
    with floor_served() as plain, floor_screen(browser, plain) as button, Screen(browser, app, PHONE) as screen:
        button.open(see="Count 0")
        screen.open("/match/full", see="Players")
        screen.tap("Players")
        screen.see("Close")
        screen.tap("Ola", exact=False)
        screen.see(MORE)
        had = MOVES - len(NAMES)
        for n in range(1, SAMPLES + 1):
            floor.append(tap_time(button, lambda: button.tap("More"), f"Count {n}"))
            ours.append(tap_time(screen, lambda: screen.tap(MORE), f"now {had + n}."))
    return ours, floor


def openings(browser: Browser, app: Served) -> tuple[list[float], list[float]]:
    """From a new window with the address to the words on the screen, by turns."""
    times: dict[str, list[float]] = {"/match/full": [], "/": []}
    for _ in range(WINDOWS):
        for (address, taken), words in zip(times.items(), ("Place a worker", "Track a table"), strict=True):
            with Screen(browser, app, PHONE) as screen:
                began = time.perf_counter()
                screen.open(address, see=words)
                taken.append((time.perf_counter() - began) * 1000)
    return times["/match/full"], times["/"]


def ways(browser: Browser, app: Served) -> tuple[list[float], list[float]]:
    """From the tap to the table, by turns with the tap that leads back home."""
    there: list[float] = []
    home: list[float] = []
    with Screen(browser, app, PHONE) as screen:
        screen.open(see="Continue")
        for _ in range(SAMPLES):
            there.append(tap_time(screen, lambda: screen.tap("Continue", exact=False), "Place a worker"))
            home.append(tap_time(screen, lambda: screen.tap("To the start"), "Track a table"))
    return there, home
