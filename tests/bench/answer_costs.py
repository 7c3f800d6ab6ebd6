"""What an answer costs, in memory: Python's time, controls made, fields and bytes sent, what the client builds anew.

No browser blurs it. Run as a script with the word of a game, it tells how long each of its answers took.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from flet.controls.id_counter import ControlId

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.garbage import look
from companion.screen.app import app, get_ready
from companion.screen.picture_addresses import PICTURES
from tests.bench.earlier import HERE, told_by
from tests.bench.seeded import SEEDED, SeededGame
from tests.bench.table import Row, middle
from tests.harness.client_mirror import ClientMirror, messages
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
    built: list[float] = field(default_factory=list)
    """Controls that the client builds anew: more of its time goes there than into all else."""


def rows(word: str) -> Iterator[Row]:
    game = SEEDED[word]
    costs = asyncio.run(costs_of(game))
    # The computer may be held up for longer than an answer takes: but not at the same answer in another process too.
    once_more = told_by(Path(__file__), HERE, word)
    warm = [min(both) for both in zip(costs.milliseconds, once_more, strict=True)][WARM:]
    yield Row(f"Python's time of an answer in {game.name}", middle(costs.milliseconds), None, None)
    yield Row(f"the longest of {len(costs.milliseconds)} answers against the median", max(warm), middle(warm), 3.0)
    yield Row("controls made for an answer", middle(costs.controls), None, game.most[0], "")
    yield Row("fields sent for an answer", middle(costs.fields), None, None, "")
    yield Row("sent for an answer", middle(costs.bytes), None, game.most[1], "bytes")
    yield Row("controls that the client builds anew for an answer", middle(costs.built), None, None, "")


async def costs_of(game: SeededGame, answers: int = ANSWERS) -> Costs:
    costs = Costs()
    with messages() as sent, _by_address():
        while len(costs.milliseconds) < answers:
            await _play(game, answers - len(costs.milliseconds), costs, sent)
    return costs


async def _play(game: SeededGame, answers: int, costs: Costs, sent: list[bytes]) -> None:
    """One match, or so many answers of it."""
    sent.clear()
    answered: list[slice] = []
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
                first = len(sent)
                await _answer(window, last, costs)
                answered.append(slice(first, len(sent)))
                # As the app does while somebody reads.
                look()
        backend.close()
    _weigh(sent, answered, costs)


async def _answer(window: Window, name: str, costs: Costs) -> None:
    control = next(control for control in window.tappable() if spoken_name(control) == name)
    first, began = ControlId.next(), time.thread_time()
    await window.fire(control, "click")
    costs.milliseconds.append((time.thread_time() - began) * 1000)
    costs.controls.append(ControlId.next() - first - 1)


def _weigh(sent: list[bytes], answered: list[slice], costs: Costs) -> None:
    """Look at what was sent once the match is over: it takes time and memory that the next answer's must not hold."""
    mirror, after = ClientMirror(), 0
    for answer in answered:
        mirror.receive(sent[after : answer.start])
        mirror.built()
        costs.bytes.append(sum(map(len, sent[answer])))
        costs.fields.append(sum(map(_fields, mirror.receive(sent[answer]))))
        costs.built.append(len(mirror.built()))
        after = answer.stop


def _fields(value: Any) -> int:
    """Names with their values, in whatever is sent."""
    if isinstance(value, dict):
        return len(value) + sum(map(_fields, value.values()))
    return sum(map(_fields, value)) if isinstance(value, list) else 0


@contextmanager
def _by_address() -> Iterator[None]:
    """As a browser gets them."""
    before, PICTURES.served = PICTURES.served, True
    try:
        yield
    finally:
        PICTURES.served = before


if __name__ == "__main__":
    print(*asyncio.run(costs_of(SEEDED[sys.argv[1]])).milliseconds)
