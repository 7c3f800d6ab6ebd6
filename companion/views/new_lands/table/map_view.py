"""How a window looks at the map: how it is turned, where it stands, which spot the keys have reached."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Final

import flet as ft

from companion.views.new_lands.table.seen import QUARTERS, middle, seen_spot
from companion.views.new_lands.table.viewer import ViewerPlace
from companion.views.new_lands.table.window import LandsWindow
from rules.new_lands.components.terrain import Spot
from rules.new_lands.land.land import Land

NEAR: Final = 1.0
MOST_MADE: Final = 2000
_numbers: Final = count(1)


@dataclass(eq=False)
class MapView:
    """A window's look at the map. Not observable: what is drawn differently for it asks for another picture itself."""

    quarters: int = 0
    place: ViewerPlace = field(default_factory=ViewerPlace)
    viewer: ft.Ref[ft.InteractiveViewer] = field(default_factory=lambda: ft.Ref[ft.InteractiveViewer]())
    spots: dict[Spot, ft.Ref[ft.Button]] = field(default_factory=dict)
    """The buttons of the free spots."""
    what_if: bool = False
    """Whether answers tell what they would be worth."""
    cursor: Spot | None = None
    """The spot the keys have reached."""
    said: dict[tuple[str, int, str, str], str] = field(default_factory=dict)
    """What tiles are called, by language, number, who laid them and what they show."""
    made: dict[Hashable, ft.Control] = field(default_factory=dict)
    """What lies on the map: most of it stays from one tile to the next."""
    sheets: dict[str, tuple[Hashable, ft.Control]] = field(default_factory=dict)
    """What it lies on, each with what is on it."""
    _showing: asyncio.Lock = field(default_factory=asyncio.Lock)

    def held(self, values: Hashable, make: Callable[[], ft.Control]) -> ft.Control:
        """The control for these values, made once. It must stand on the map only once."""
        if values not in self.made:
            if len(self.made) >= MOST_MADE:
                self.made.clear()
            self.made[values] = make()
            # With a key of its own it is never taken for another one and changed into that.
            self.made[values].key = f"map:{next(_numbers)}"
        return self.made[values]

    def sheet(self, key: str, values: Hashable, make: Callable[[], ft.Control]) -> ft.Control:
        """A part of the map: the very same as before where nothing on it has changed."""
        known = self.sheets.get(key)
        if known is None or known[0] != values:
            known = self.sheets[key] = values, make()
            known[1].key = key
        return known[1]

    def turn(self, window: LandsWindow) -> None:
        self.quarters = (self.quarters + 1) % QUARTERS
        window.redraw.count += 1

    async def show(self) -> None:
        """One after the other: the client takes each of them in several steps."""
        async with self._showing:
            # The window may be gone by then, or somewhere else.
            if self.viewer.current is not None:
                with suppress(RuntimeError, TimeoutError):
                    await self.place.show(self.viewer.current)

    async def look(self, spot: Spot, k: float = NEAR) -> None:
        self.place.look(*middle(spot, self.quarters), k)
        await self.show()

    async def follow(self, spot: Spot, k: float, reach: float) -> None:
        """Have a spot in sight. A map that shows it already stays where it is: eyes need not search for it again."""
        if self.place.sent is None or self.place.k != k or not self.place.sees(*middle(spot, self.quarters), reach):
            await self.look(spot, k)

    async def zoom(self, by: float) -> None:
        self.place.zoom(by)
        await self.show()

    async def whole(self) -> None:
        self.place.whole()
        await self.show()

    async def step(self, land: Land, dx: int, dy: int) -> None:
        """To the nearest free spot that way, which takes the focus: Enter opens it."""
        here = self.cursor if self.cursor in land.free else None
        found = nearest(land, here or land.spots[-1], dx, dy, self.quarters)
        if found is None:
            return
        self.cursor = found
        await self.look(found)
        button = self.spots.get(found)
        if button is not None and button.current is not None:
            with suppress(RuntimeError, TimeoutError):
                await button.current.focus()  # type: ignore[no-untyped-call]


def nearest(land: Land, here: Spot, dx: int, dy: int, quarters: int) -> Spot | None:
    """The free spot that lies most that way, as seen: straight on before aside, near before far."""
    x, y = seen_spot(here, quarters)

    def far(spot: Spot) -> tuple[int, int] | None:
        u, v = seen_spot(spot, quarters)
        ahead = (u - x) * dx + (v - y) * dy
        aside = abs((u - x) * dy) + abs((v - y) * dx)
        return (ahead + 2 * aside, aside) if ahead > 0 else None

    ways = {spot: way for spot in sorted(land.free) if (way := far(spot)) is not None}
    return min(ways, key=lambda spot: ways[spot], default=None)


def map_view(window: LandsWindow) -> MapView:
    view: MapView = window.own.setdefault(MapView, MapView())
    return view
