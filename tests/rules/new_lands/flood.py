"""Areas counted the slow way, apart from the rules: a flood over parts, all of it again for every question.

It reads the texts of tiles itself, so that a part misread there is no part misread here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

Spot = tuple[int, int]
Part = tuple[Spot, int]
SIDES: Mapping[str, tuple[int, int, str]] = {
    "n": (0, -1, "s"),
    "e": (1, 0, "w"),
    "s": (0, 1, "n"),
    "w": (-1, 0, "e"),
}
City = tuple[Spot, int]
NAMES: Mapping[str, str] = {"P": "plain", "M": "mountain", "S": "sea"}


class Shown(NamedTuple):
    """A tile as its text has it."""

    terrains: list[str]
    sides: list[str]
    touching: set[frozenset[int]]
    cities: list[frozenset[int]]


def shown(text: str) -> Shown:
    """`Mn.Pe.Ssw~12*1`: parts, further touching, cities; the last part touches all others unless a `=` follows `~`."""
    body, *ports = text.split("*")
    parts, _, touch = body.partition("~")
    terrains = [NAMES[part[0]] for part in parts.split(".")]
    last = len(terrains) - 1
    pairs = [pair for pair in touch.removeprefix("=").split(",") if pair]
    touching = {frozenset(int(digit) - 1 for digit in pair) for pair in pairs}
    if not touch.startswith("="):
        touching |= {frozenset((part, last)) for part in range(last)}
    cities = [frozenset([int(port[0]) - 1, int(port[1]) - 1 if port[1:] else last]) for port in ports]
    return Shown(terrains, [part[1:] for part in parts.split(".")], touching, cities)


class Flooded(NamedTuple):
    terrain: str
    parts: frozenset[Part]
    tiles: int
    cities: frozenset[City]
    """Those that count; of a plain those on it."""
    gaps: frozenset[Spot]


class Flood:
    def __init__(self, tiles: Mapping[Spot, str]) -> None:
        self.tiles = {spot: shown(text) for spot, text in tiles.items()}

    def all(self) -> dict[frozenset[Part], Flooded]:
        """Every area, by its parts."""
        return {found.parts: found for found in map(self.area, self.parts())}

    def parts(self) -> Iterator[Part]:
        for spot, tile in self.tiles.items():
            yield from ((spot, part) for part in range(len(tile.terrains)))

    def area(self, start: Part) -> Flooded:
        parts = self.flood(start)
        terrain = self.terrain(start)
        cities = self.cities(parts)
        if terrain == "mountain":
            for plain in [near for part in parts for near in self.inside(part) if self.terrain(near) == "plain"]:
                cities |= self.cities(self.flood(plain))
        gaps = frozenset(spot for part in parts for spot, _ in self.across(part) if spot not in self.tiles)
        return Flooded(terrain, parts, len({spot for spot, _ in parts}), cities, gaps)

    def flood(self, start: Part) -> frozenset[Part]:
        found, waiting = set[Part](), [start]
        while waiting:
            part = waiting.pop()
            if part not in found:
                found.add(part)
                waiting += self.joined(part)
        return frozenset(found)

    def joined(self, part: Part) -> Iterator[Part]:
        for spot, edge in self.across(part):
            if spot in self.tiles:
                near = next(at for at, edges in enumerate(self.tiles[spot].sides) if edge in edges)
                if self.terrain((spot, near)) == self.terrain(part):
                    yield spot, near

    def across(self, part: Part) -> Iterator[tuple[Spot, str]]:
        """The spots beyond the edges of a part, and the edge one comes in by."""
        (x, y), at = part
        for edge in self.tiles[x, y].sides[at]:
            dx, dy, back = SIDES[edge]
            yield (x + dx, y + dy), back

    def inside(self, part: Part) -> Iterator[Part]:
        spot, at = part
        for pair in self.tiles[spot].touching:
            if at in pair:
                yield spot, next(other for other in pair if other != at)

    def cities(self, parts: frozenset[Part]) -> frozenset[City]:
        return frozenset(
            (spot, number) for spot, at in parts for number, pair in enumerate(self.tiles[spot].cities) if at in pair
        )

    def terrain(self, part: Part) -> str:
        spot, at = part
        return self.tiles[spot].terrains[at]


def value(area: Flooded, closed: bool, extra: int = 0) -> int:
    """Written out as the book's table has it; `extra` tiles more."""
    tiles, cities = area.tiles + extra, len(area.cities)
    if closed and tiles > 2:
        return {"plain": 2 * tiles, "mountain": 2 * cities, "sea": cities + tiles}[area.terrain]
    return tiles if area.terrain == "plain" else cities
