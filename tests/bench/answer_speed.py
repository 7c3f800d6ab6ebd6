"""Python's time of an answer in a seeded solo game, in milliseconds: of the version whose rooms are on the path.

Run as a script, by this version and by an earlier one: it uses nothing that both do not have.
"""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from rules.farshore.components.traits import Level
from tests.harness.demo import played, setup
from tests.harness.solo import Chance, Taps
from tests.harness.window import Window, spoken_name

try:
    from companion.backend import Backend
    from companion.disk.saves import Saves
    from companion.screen.app import app
    from companion.screen.picture_addresses import PICTURES
    from rules.farshore.game import GAME
except ImportError:  # as the rooms were called then
    from companion.app import app  # type: ignore[import-untyped, no-redef]
    from companion.desk import Desk as Backend  # type: ignore[import-untyped, no-redef]
    from companion.saves import Saves  # type: ignore[import-untyped, no-redef]

    from rules.farshore import GAME  # type: ignore[attr-defined, no-redef]
else:
    PICTURES.served = True  # as a browser gets them

SEED = 5
ANSWERS = 70


async def measured() -> float:
    chosen, taken = setup("Ola", level=Level.BOLD), []
    with TemporaryDirectory() as place:
        saves = Saves(Path(place))
        saves.keep_match(played("solo", chosen, seed=SEED, days=0, moves=0))
        chance, taps, state = Chance(SEED), Taps("en"), GAME.start(chosen)
        async with Window(app(Backend(saves), "en"), route="/match/solo") as window:
            gc.collect()
            gc.freeze()
            for _ in range(ANSWERS):
                move: Any = chance.answer(state)
                *before, last = taps.of(state, move)
                for name in before:
                    await window.tap(name)
                control = next(control for control in window.tappable() if spoken_name(control) == last)
                began = time.thread_time()
                await window.fire(control, "click")
                taken.append((time.thread_time() - began) * 1000)
                state = GAME.apply(state, move)
    return median(taken)


if __name__ == "__main__":
    print(asyncio.run(measured()))
