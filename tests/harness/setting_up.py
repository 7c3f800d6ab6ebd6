"""A window in the middle of setting up a match of Farshore, and what is known before."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from companion.backend import Backend
from companion.disk.saves import Match
from companion.screen.app import app
from rules.farshore.components.box import Box
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Colour, Kind
from rules.farshore.setup import Setup
from tests.harness.window import Window

COLOURS = tuple(Colour)
GREEN_A = WindTile(stack="A", traits=(Colour.GREEN,))
MIXED_B = WindTile(stack="B", traits=(Colour.RED, Kind.CREATURE))


class At(Window):
    """A window in the middle of setting up."""

    backend: Backend
    taps = 0

    async def tap(self, name: str) -> None:
        self.taps += 1
        await super().tap(name)

    async def next(self, steps: int = 1) -> None:
        for _ in range(steps):
            await self.tap("Next")

    async def started(self) -> Setup:
        """What is on the table after *Start*."""
        await self.tap("Start")
        match_id = self.page.route.removeprefix("/match/")
        table = await self.backend.table(match_id)
        assert table is not None, self.texts()
        await table.saved()
        setup: Setup = table.journal.setup
        return setup


@asynccontextmanager
async def setting_up(backend: Backend, kind: str = "solo", language: str = "en", **size: Any) -> AsyncIterator[At]:
    async with At(app(backend, language), route=f"/new/farshore/{kind}", **size) as window:
        window.backend = backend
        yield window


async def know(backend: Backend, *tiles: WindTile) -> None:
    await backend.work(lambda saves: saves.keep_box("farshore", Box(wind_tiles=tiles)))


async def keep(backend: Backend, match: Match) -> None:
    await backend.work(lambda saves: saves.keep_match(match))
    await backend.look_at_shelf()
