"""Everything that a seeded game sends to its window, as text: `python -m tests.companion.flet_fixes.messages [stock]`.

With `stock` only what a window cannot live without is mended.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgpack

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.screen import app as app_module
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from tests.harness import window as window_module
from tests.harness.demo import played, setup
from tests.harness.solo import Chance, Taps
from tests.harness.window import Window

ANSWERS = 25


def main() -> None:
    if "stock" in sys.argv:
        vars(app_module)["mend_flet"] = lambda: None
    for message in asyncio.run(sent()):
        print(message)


async def sent() -> list[str]:
    """What a window at a solo match is sent over some answers."""
    told: list[str] = []
    pack = msgpack.packb

    def kept(body: Any, **how: Any) -> bytes:
        packed: bytes = pack(body, **how)
        told.append(_text(msgpack.unpackb(packed, strict_map_key=False)))
        return packed

    vars(window_module)["msgpack"] = SimpleNamespace(packb=kept)
    chosen, taps, chance = setup("Ola", level=Level.BOLD), Taps("en"), Chance(5)
    with tempfile.TemporaryDirectory() as folder:
        saves = Saves(Path(folder))
        saves.keep_match(played("solo", chosen, seed=1, days=0, moves=0))
        backend, state = Backend(saves), GAME.start(chosen)
        async with Window(app_module.app(backend, "en"), route="/match/solo") as window:
            for _ in range(ANSWERS):
                move = chance.answer(state)
                for name in taps.of(state, move):
                    await window.tap(name)
                state = GAME.apply(state, move)
        backend.close()
    return told


def _text(value: Any) -> str:
    """With fields in one order: that is the only thing that may differ."""
    if isinstance(value, dict):
        return "{" + ", ".join(sorted(f"{key!r}: {_text(item)}" for key, item in value.items())) + "}"
    if isinstance(value, list):
        runs = groupby(map(_text, value), key=_replaces)
        parts = [part for replaced, run in runs for part in (sorted(run) if replaced else run)]
        return "[" + ", ".join(parts) + "]"
    return repr(value)


def _replaces(operation: str) -> bool:
    """Fields of one control are replaced in any order."""
    return operation.startswith("[0, ")


if __name__ == "__main__":
    main()
