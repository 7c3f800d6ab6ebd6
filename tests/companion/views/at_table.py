"""A window at a table, for tests of what is played there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from companion.app import app
from companion.desk import Desk
from companion.table import Table
from rules.farshore.setup import Depth, Opponent, Seat, Setup
from rules.farshore.told import WindTile
from rules.farshore.traits import Colour, Kind, Level
from tests.harness.window import Window

COLUMNS = (Colour.GREEN, Colour.BLUE, Colour.BROWN, Colour.RED, Colour.PURPLE)
RED = WindTile(stack="A", traits=(Colour.RED,))
CREATURE = WindTile(stack="B", traits=(Kind.CREATURE,))
KRABITA = Opponent(level=Level.BOLD, columns=COLUMNS)


def setup(*names: str, **changes: Any) -> Setup:
    """Ola against Krabita, with a red tile and a creature tile in force, unless told otherwise."""
    people = tuple(Seat(name=name) for name in names or ("Ola",))
    return Setup(**{"people": people, "krabita": KRABITA, "tile_a": RED, "tile_b": CREATURE, **changes})


def krabita_only() -> Setup:
    return setup(tracking=Depth.KRABITA_ONLY)


@asynccontextmanager
async def seated(
    desk: Desk, chosen: Setup | None = None, *moves: Any, language: str = "en", width: int = 390, screen: str = ""
) -> AsyncIterator[tuple[Window, Table]]:
    """The window and the table after `moves`."""
    table = desk.start("farshore", chosen or setup())
    for move in moves:
        assert table.play(move) is None
    await table.saved()
    async with Window(app(desk, language), route=f"/match/{table.id}{screen}", width=width) as window:
        await window.settle()
        yield window, table
        await table.saved()
