"""A window at a match of any game, and the steps of a set-up that every game has."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from companion.backend import Backend
from companion.match.table import Table
from companion.screen.app import app
from tests.harness.window import Window


@asynccontextmanager
async def at_match(
    backend: Backend,
    game_id: str,
    setup: Any,
    *moves: Any,
    language: str = "en",
    width: int = 390,
    height: int = 844,
    screen: str = "",
) -> AsyncIterator[tuple[Window, Table[Any]]]:
    """The window and the table after `moves`."""
    table = backend.start(game_id, setup)
    for move in moves:
        assert table.play(move) is None
    await table.saved()
    route = f"/match/{table.id}{screen}"
    async with Window(app(backend, language), route=route, width=width, height=height) as window:
        await window.settle()
        yield window, table
        await table.saved()


async def sit_down(window: Window, *names: str) -> None:
    """These people, and on to the next step."""
    for n, name in enumerate(names, 1):
        if n > 1:
            await window.tap("Add a person")
        await window.enter(f"Name of player {n}", name)
    await window.tap("Next")


async def begun(backend: Backend, window: Window) -> Table[Any]:
    """The table that a set-up led to."""
    table = await backend.table(window.page.route.removeprefix("/match/"))
    assert table is not None, window.texts()
    return table
