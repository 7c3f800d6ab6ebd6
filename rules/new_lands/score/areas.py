"""Every area of a map in numbers: what a position file with a map answers besides the score."""

from __future__ import annotations

from rules.kernel import Model
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.land import Land
from rules.new_lands.land.map_text import in_order, place_name
from rules.new_lands.land.worth import worth
from rules.new_lands.score.sheet import Sheet


class AreaRow(Model):
    at: str
    """Its first place, row by row."""
    terrain: Terrain
    tiles: int
    cities: int
    """Of a plain told, never counted."""
    closed: bool
    gaps: int
    now: int
    end: int
    close: int
    """The least it brings once closed."""


def areas(sheet: Sheet) -> tuple[AreaRow, ...]:
    """In the order of their first places; nothing where the sheet has no map."""
    land = sheet.land
    return () if land is None else tuple(_row(land, root, at, sheet.one_tile) for root, at in _first(land).items())


def _first(land: Land) -> dict[int, str]:
    found: dict[int, str] = {}
    for part, spot, name in sorted(land.places(), key=lambda place: in_order((place[1], place[2]))):
        found.setdefault(land.root[part], place_name(spot, name))
    return found


def _row(land: Land, root: int, at: str, one_tile: bool) -> AreaRow:
    return AreaRow(at=at, **worth(land, land.areas[root], one_tile)._asdict())
