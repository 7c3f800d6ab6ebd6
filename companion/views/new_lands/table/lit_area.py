"""An area that lies open to be explained: which tiles it lies on, which cities count for it, where it is still open."""

from __future__ import annotations

from typing import Final, NamedTuple

from companion.views.new_lands.table.window import LandsWindow
from rules.new_lands.components.terrain import Spot
from rules.new_lands.land.land import Area, Land, bits
from rules.new_lands.players import Meeple, Place

MEEPLE: Final = "meeple"
AREA: Final = "area"


class LitTile(NamedTuple):
    """A tile with something of the area on it; all parts and cities are those of the tile."""

    spot: Spot
    number: int
    parts: tuple[int, ...]
    """Of the area itself."""
    beside: tuple[int, ...]
    """Of the plains whose cities count for a mountain."""
    cities: tuple[int, ...]
    """Those that count."""


class LitArea(NamedTuple):
    tiles: tuple[LitTile, ...]
    gaps: tuple[Spot, ...]
    """Where a tile is missing."""

    @property
    def closed(self) -> bool:
        return not self.gaps


def lit_area(land: Land, area: Area) -> LitArea:
    plains = land.plains_beside(area).values()
    beside, counted = 0, area.cities
    for plain in plains:
        if plain.cities:
            beside |= plain.parts
        counted |= plain.cities
    found, city = [], 0
    for number, (spot, one, first) in enumerate(zip(land.spots, land.tiles, land.first, strict=True)):
        n = len(one.terrains)
        tile = LitTile(
            spot,
            number,
            _within(area.parts, first, n),
            _within(beside, first, n),
            _within(counted, city, len(one.cities)),
        )
        city += len(one.cities)
        if tile.parts or tile.beside:
            found.append(tile)
    return LitArea(tuple(found), tuple(sorted(area.gaps)))


def _within(mask: int, first: int, n: int) -> tuple[int, ...]:
    """The numbers of a mask from `first` on, counted from there."""
    return tuple(bits(mask >> first & ((1 << n) - 1)))


def place_words(spot: Spot, place: str) -> str:
    """How the panel of an area is called after its colon."""
    return f"{spot[0]},{spot[1]},{place}"


def place_of(which: str) -> Place:
    """The place in the name of such a panel."""
    x, y, edge = which.split(",")
    return Place(x=int(x), y=int(y), edge=edge)


def shown_meeple(window: LandsWindow, which: str) -> Meeple | None:
    standing = window.state.standing
    return standing[int(which)] if int(which) < len(standing) else None


def shown_area(window: LandsWindow) -> Area | None:
    """The area of the panel that lies open: of a meeple, or one that was tapped."""
    what, _, which = window.panel.partition(":")
    if what == MEEPLE and which:
        meeple = shown_meeple(window, which)
        return window.state.area(meeple) if meeple else None
    return area_at(window, which) if what == AREA else None


def area_at(window: LandsWindow, which: str) -> Area | None:
    land, place = window.state.land, place_of(which)
    part = land.part(place.spot, place.edge) if land else None
    return land.area(part) if land and part is not None else None
