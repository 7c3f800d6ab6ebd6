"""A landscape tile: its parts, what touches inside it, its cities; and the text it is written as.

`Mne.Ssw*1`: parts parted by dots, each its terrain and its edges; the last part is the middle and touches all others.
`~12` these touch too, `~=12,23` exactly these; `*1` a city between part 1 and the middle, `*12` between parts 1 and 2.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final, TypeAlias

from pydantic import AfterValidator, StringConstraints

from rules.new_lands.components.terrain import EDGES, LETTERS, Terrain

MOST_PARTS: Final = 9
LONGEST_TILE: Final = 80
REMEMBERED: Final = 4096
WRITTEN: Final = re.compile(r"([PMS][nesw]*(?:\.[PMS][nesw]*)*)(?:~(=?)(\d\d(?:,\d\d)*|(?<==)))?((?:\*\d{1,2})*)")
Pair: TypeAlias = tuple[int, int]
"""Two parts of a tile, the earlier one first."""


class BadTile(ValueError):
    """A text that is no tile: `what` says which rule of tiles it breaks."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"{text}: {what}")
        self.what = what
        self.text = text


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies. Equal texts, equal tiles."""

    text: str
    terrains: tuple[Terrain, ...]
    """One per part."""
    sides: tuple[str, ...]
    """The edges of each part; none where it lies inside."""
    touching: frozenset[Pair]
    cities: tuple[Pair, ...]
    at: tuple[int, ...]
    """The part at each of the four edges."""
    edges: str
    """The letters of the terrains at the four edges."""
    places: tuple[str, ...]
    """What each part is called: its first edge, or i1, i2 … inside."""

    def part(self, place: str) -> int | None:
        """The part of this name; every edge of a part names it, and `i` the first one inside."""
        if place in EDGES:
            return self.at[EDGES.index(place)]
        name = "i1" if place == "i" else place
        return self.places.index(name) if name in self.places else None


@lru_cache(REMEMBERED)
def tile(text: str) -> Tile:
    """The tile in this text, or `BadTile`."""
    written = WRITTEN.fullmatch(text)
    if written is None:
        raise BadTile("text", text)
    parts = written[1].split(".")
    if len(parts) > MOST_PARTS:
        raise BadTile("parts", text)
    terrains = tuple(LETTERS[part[0]] for part in parts)
    touching = _touching(written[2] or "", written[3] or "", terrains, text)
    return _made(terrains, _sides(parts, text), touching, _cities(written[4], terrains, touching, text))


def _made(
    terrains: tuple[Terrain, ...], sides: tuple[str, ...], touching: frozenset[Pair], cities: tuple[Pair, ...]
) -> Tile:
    at = tuple(next(part for part, edges in enumerate(sides) if edge in edges) for edge in EDGES)
    return Tile(
        text=spelled(terrains, sides, touching, cities),
        terrains=terrains,
        sides=sides,
        touching=touching,
        cities=cities,
        at=at,
        edges="".join(terrains[part].letter for part in at),
        places=_places(sides),
    )


def spelled(
    terrains: tuple[Terrain, ...], sides: tuple[str, ...], touching: Iterable[Pair], cities: Iterable[Pair]
) -> str:
    """The text of a tile with its parts in this order."""
    middle, pairs = len(terrains) - 1, sorted(touching)
    parts = ".".join(terrain.letter + edges for terrain, edges in zip(terrains, sides, strict=True))
    whole = all((part, middle) in pairs for part in range(middle))
    named = [pair for pair in pairs if not whole or pair[1] != middle]
    touch = ",".join(f"{one + 1}{other + 1}" for one, other in named)
    sign = "" if whole and not named else "~" if whole else "~="
    ports = (f"*{one + 1}" if other == middle else f"*{one + 1}{other + 1}" for one, other in sorted(cities))
    return f"{parts}{sign}{touch}{''.join(ports)}"


def turned(one: Tile, quarters: int = 1) -> Tile:
    """The tile after so many quarter turns clockwise; its parts keep their order."""
    return tile(_turned(one.text, quarters % 4))


@lru_cache(REMEMBERED)
def _turned(text: str, quarters: int) -> str:
    return text.translate(str.maketrans(EDGES, EDGES[quarters:] + EDGES[:quarters]))


def _sides(parts: list[str], text: str) -> tuple[str, ...]:
    """The edges of each part, clockwise; each edge belongs to exactly one."""
    edges = "".join(part[1:] for part in parts)
    if len(set(edges)) < len(edges):
        raise BadTile("edge_twice", text)
    if len(edges) < len(EDGES):
        raise BadTile("edge_missing", text)
    return tuple("".join(edge for edge in EDGES if edge in part[1:]) for part in parts)


def _pair(digits: str, parts: int, text: str) -> Pair:
    one, other = sorted(int(digit) - 1 for digit in digits)
    if one < 0 or other >= parts or one == other:
        raise BadTile("parts", text)
    return one, other


def _touching(exactly: str, pairs: str, terrains: tuple[Terrain, ...], text: str) -> frozenset[Pair]:
    middle = len(terrains) - 1
    touching = {_pair(digits, len(terrains), text) for digits in pairs.split(",") if digits}
    if not exactly:
        touching |= {(part, middle) for part in range(middle)}
    if any(terrains[one] is terrains[other] for one, other in touching):
        raise BadTile("like_touching", text)
    return frozenset(touching)


def _cities(ports: str, terrains: tuple[Terrain, ...], touching: frozenset[Pair], text: str) -> tuple[Pair, ...]:
    cities = []
    for digits in ports.split("*")[1:]:
        pair = _pair(digits if len(digits) == 2 else f"{digits}{len(terrains)}", len(terrains), text)
        if pair not in touching or Terrain.SEA not in (terrains[pair[0]], terrains[pair[1]]):
            raise BadTile("city_off_shore", text)
        cities.append(pair)
    return tuple(sorted(cities))


def _places(sides: tuple[str, ...]) -> tuple[str, ...]:
    inner = iter(range(1, MOST_PARTS))
    return tuple(edges[0] if edges else f"i{next(inner)}" for edges in sides)


def _read(text: str) -> str:
    return tile(text).text


TileText: TypeAlias = Annotated[str, StringConstraints(max_length=LONGEST_TILE), AfterValidator(_read)]
"""The text of a tile that is one."""
