"""An answer at the table: from the tap to the next question in a browser, and what Python does for it in memory.

A further game brings a `SeededGame`: where its match is laid out, and what to tap.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol

import msgpack
from flet.controls.id_counter import ControlId
from playwright.sync_api import Browser

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.screen.app import app
from companion.screen.picture_addresses import PICTURES
from tests.bench.seeded_farshore import SOLO
from tests.bench.seeded_lil_everdell import FAMILY
from tests.bench.seeded_new_lands import LEDGER, MAP
from tests.bench.seeded_newdale import CHAPTER
from tests.bench.table import Row, middle
from tests.bench.taps import floor_screen, floor_served, tap_time
from tests.harness import window as window_room
from tests.harness.browser import PHONE, Screen, Served
from tests.harness.window import Window, spoken_name

ANSWERS = 45
IN_MEMORY = 70
WARM = 8


class Step(Protocol):
    """One answer of a seeded game."""

    @property
    def taps(self) -> list[str]:
        """What to tap, one after the other; the last tap is the answer."""

    @property
    def sign(self) -> str:
        """Words that the next picture shows and the one before does not; empty where there are none."""


class SeededGame(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def most(self) -> tuple[int, int]:
        """How many controls and bytes an answer may take, by how much its questions show."""

    @property
    def bars(self) -> tuple[float, float]:
        """How many floors an answer may take: the median, the 90th percentile."""

    @property
    def last_taps(self) -> bool:
        """Whether the last of several taps is measured too."""

    def lay(self, saves: Saves) -> str:
        """Lay the match out; the address of its table."""

    def steps(self) -> Iterator[Step]:
        """Its answers, one after the other."""


SEEDED: tuple[SeededGame, ...] = (SOLO, FAMILY, CHAPTER, LEDGER, MAP)


def rows_in_memory() -> Iterator[Row]:
    for game in SEEDED:
        yield from _in_memory(game)


def rows(browser: Browser) -> Iterator[Row]:
    for game in SEEDED:
        yield from _in_browser(game, browser)


def _in_browser(game: SeededGame, browser: Browser) -> Iterator[Row]:
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
                *before, last = step.taps
                for name in before:
                    screen.tap(name)
                if (before and not game.last_taps) or not step.sign or step.sign in screen.settled():
                    screen.tap(last)
                    screen.settled()
                    continue
                floor.append(tap_time(button, lambda: button.tap("More"), f"Count {len(floor) + 1}"))
                ours.append(tap_time(screen, lambda last=last: screen.tap(last), step.sign))  # type: ignore[misc]
    return ours, floor


# In memory


@dataclass
class Costs:
    """What single answers cost Python."""

    milliseconds: list[float] = field(default_factory=list)
    controls: list[float] = field(default_factory=list)
    bytes: list[float] = field(default_factory=list)


def _in_memory(game: SeededGame) -> Iterator[Row]:
    costs = asyncio.run(costs_of(game))
    warm = costs.milliseconds[WARM:]
    yield Row(f"Python's time of an answer in {game.name}", middle(costs.milliseconds), None, None)
    yield Row("its longest answer against the median", max(warm), middle(warm), 3.0)
    yield Row("controls made for an answer", middle(costs.controls), None, game.most[0], "")
    yield Row("sent for an answer", middle(costs.bytes), None, game.most[1], "bytes")


async def costs_of(game: SeededGame) -> Costs:
    costs = Costs()
    with tempfile.TemporaryDirectory() as place, _counting() as sent, _by_address():
        route = game.lay(Saves(Path(place)))
        backend = Backend(Saves(Path(place)))
        async with Window(app(backend, "en"), route=route) as window:
            for step, _ in zip(game.steps(), range(IN_MEMORY), strict=False):
                *before, last = step.taps
                for name in before:
                    await window.tap(name)
                await _answer(window, last, costs, sent)
        backend.close()
    return costs


async def _answer(window: Window, name: str, costs: Costs, sent: list[int]) -> None:
    control = next(control for control in window.tappable() if spoken_name(control) == name)
    sent.clear()
    first, began = ControlId.next(), time.thread_time()
    await window.fire(control, "click")
    costs.milliseconds.append((time.thread_time() - began) * 1000)
    costs.controls.append(ControlId.next() - first - 1)
    costs.bytes.append(sum(sent))


@contextmanager
def _counting() -> Iterator[list[int]]:
    """How long every message is."""
    sent: list[int] = []
    pack: Callable[..., bytes] = msgpack.packb

    def counted(*args: Any, **how: Any) -> bytes:
        packed = pack(*args, **how)
        sent.append(len(packed))
        return packed

    room = vars(window_room)
    before, room["msgpack"] = room["msgpack"], SimpleNamespace(packb=counted)
    try:
        yield sent
    finally:
        room["msgpack"] = before


@contextmanager
def _by_address() -> Iterator[None]:
    """As a browser gets them."""
    before, PICTURES.served = PICTURES.served, True
    try:
        yield
    finally:
        PICTURES.served = before
