"""What Python does for an answer, in memory: its time, controls made, fields and bytes sent. No browser blurs it."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgpack
from flet.controls.id_counter import ControlId

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.screen.app import app, get_ready
from companion.screen.picture_addresses import PICTURES
from tests.bench.seeded import SeededGame
from tests.bench.table import Row, middle
from tests.harness import window as window_room
from tests.harness.window import Window, spoken_name

ANSWERS = 200
"""Of one match after the other."""
WARM = 8


@dataclass
class Costs:
    """What single answers cost."""

    milliseconds: list[float] = field(default_factory=list)
    controls: list[float] = field(default_factory=list)
    fields: list[float] = field(default_factory=list)
    bytes: list[float] = field(default_factory=list)


def rows(game: SeededGame) -> Iterator[Row]:
    costs = asyncio.run(costs_of(game))
    warm = costs.milliseconds[WARM:]
    yield Row(f"Python's time of an answer in {game.name}", middle(costs.milliseconds), None, None)
    yield Row(f"the longest of {len(costs.milliseconds)} answers against the median", max(warm), middle(warm), 3.0)
    yield Row("controls made for an answer", middle(costs.controls), None, game.most[0], "")
    yield Row("fields sent for an answer", middle(costs.fields), None, None, "")
    yield Row("sent for an answer", middle(costs.bytes), None, game.most[1], "bytes")


async def costs_of(game: SeededGame, answers: int = ANSWERS) -> Costs:
    costs = Costs()
    with _messages() as sent, _by_address():
        while len(costs.milliseconds) < answers:
            await _play(game, answers - len(costs.milliseconds), costs, sent)
    return costs


async def _play(game: SeededGame, answers: int, costs: Costs, sent: list[bytes]) -> None:
    """One match, or so many answers of it."""
    with tempfile.TemporaryDirectory() as place:
        route = game.lay(Saves(Path(place)))
        backend = Backend(Saves(Path(place)))
        async with Window(app(backend, "en"), route=route) as window:
            # As the app does once it has started.
            get_ready("en")
            gc.collect()
            gc.freeze()
            for step, _ in zip(game.steps(), range(answers), strict=False):
                *before, last = step.taps
                for name in before:
                    await window.tap(name)
                await _answer(window, last, costs, sent)
        backend.close()


async def _answer(window: Window, name: str, costs: Costs, sent: list[bytes]) -> None:
    control = next(control for control in window.tappable() if spoken_name(control) == name)
    sent.clear()
    first, began = ControlId.next(), time.thread_time()
    await window.fire(control, "click")
    costs.milliseconds.append((time.thread_time() - began) * 1000)
    costs.controls.append(ControlId.next() - first - 1)
    costs.fields.append(sum(_fields(msgpack.unpackb(message, strict_map_key=False)) for message in sent))
    costs.bytes.append(sum(map(len, sent)))


def _fields(value: Any) -> int:
    """Names with their values, in whatever is sent."""
    if isinstance(value, dict):
        return len(value) + sum(map(_fields, value.values()))
    return sum(map(_fields, value)) if isinstance(value, list) else 0


@contextmanager
def _messages() -> Iterator[list[bytes]]:
    """All that is sent meanwhile."""
    sent: list[bytes] = []
    pack: Callable[..., bytes] = msgpack.packb

    def noted(*args: Any, **how: Any) -> bytes:
        packed = pack(*args, **how)
        sent.append(packed)
        return packed

    room = vars(window_room)
    before, room["msgpack"] = room["msgpack"], SimpleNamespace(packb=noted)
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
