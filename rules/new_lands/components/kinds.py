"""Kinds of tiles: what a tile is however it lies, the kinds that were reported, the shapes a new one can have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from typing import Final

from rules.kernel import Model
from rules.new_lands.components.terrain import EDGES, LETTERS, Terrain
from rules.new_lands.components.tile import REMEMBERED, BadTile, Pair, Tile, TileText, spelled, tile, turned
from rules.printed import Source, shipped_facts

TURNS: Final = range(4)


class Kind(Model):
    tile: TileText
    copies: int


class Shape(Model):
    id: str
    """Eighths of the tile, part by part."""
    shape: str


class Start(Model):
    tile: TileText
    source: Source


class Reported(Model):
    kinds: tuple[Kind, ...]
    source: Source
    start: Start
    shapes: tuple[Shape, ...]
    shapes_source: Source


REPORTED: Final = shipped_facts(Reported, "new_lands/kinds")


def kind(one: Tile) -> str:
    """The least of the four turned forms; which seas touch which lands is no part of it, and mirror images are two."""
    return _kind(one.text)


@lru_cache(REMEMBERED)
def _kind(text: str) -> str:
    return min(form(turned(tile(text), quarters)) for quarters in TURNS)


@lru_cache(REMEMBERED)
def form(one: Tile) -> str:
    """One text for every way to write this tile as it lies."""
    bound = {pair for pair in one.touching if _borders(one, pair)} | set(one.cities)
    ranks = _ranks(one)
    order = sorted(range(len(one.terrains)), key=lambda part: ranks[part])
    middles = [part for part in order if _may_be_middle(one, part)]
    texts = [_written(one, [*(part for part in order if part != last), last], bound, last) for last in middles]
    return min(texts, key=lambda text: (len(text), text)) if texts else _written(one, order, bound, None)


def _borders(one: Tile, pair: Pair) -> bool:
    """Whether it counts that two parts touch: only between plain and mountain."""
    return Terrain.SEA not in (one.terrains[pair[0]], one.terrains[pair[1]])


def _ranks(one: Tile) -> list[tuple[int, str, tuple[tuple[int, str, int], ...]]]:
    """Parts by their first edge, then those inside by terrain and by what they touch and share cities with."""
    ranks = []
    for part, (terrain, edges) in enumerate(zip(one.terrains, one.sides, strict=True)):
        first = EDGES.index(edges[0]) if edges else len(EDGES)
        near = sorted(
            (EDGES.index(one.sides[other][0]) if one.sides[other] else len(EDGES), one.terrains[other].letter, n)
            for other, n in _bonds(one, part).items()
        )
        ranks.append((first, terrain.letter, tuple(near)))
    return ranks


def _bonds(one: Tile, part: int) -> Mapping[int, int]:
    """The parts bound to this one: by a border of plain and mountain, or by so many cities."""
    bonds: dict[int, int] = {}
    for pair in (*(pair for pair in one.touching if _borders(one, pair)), *one.cities):
        if part in pair:
            other = pair[0] + pair[1] - part
            bonds[other] = bonds.get(other, 0) + 1
    return bonds


def _may_be_middle(one: Tile, middle: int) -> bool:
    pairs = [(min(part, middle), max(part, middle)) for part in range(len(one.terrains)) if part != middle]
    return all(
        one.terrains[pair[0]] is not one.terrains[pair[1]] and (pair in one.touching or not _borders(one, pair))
        for pair in pairs
    )


def _written(one: Tile, order: list[int], bound: set[Pair], middle: int | None) -> str:
    number = {part: at for at, part in enumerate(order)}

    def renumbered(pair: Pair) -> Pair:
        low, high = sorted((number[pair[0]], number[pair[1]]))
        return low, high

    touching = {renumbered(pair) for pair in bound}
    if middle is not None:
        touching |= {(part, len(order) - 1) for part in range(len(order) - 1)}
    terrains = tuple(one.terrains[part] for part in order)
    sides = tuple(one.sides[part] for part in order)
    return spelled(terrains, sides, touching, map(renumbered, one.cities))


@cache
def shapes(edges: str) -> tuple[str, ...]:
    """The ways the reported shapes fill four edges, without cities: what a tile nobody entered yet can be."""
    found: dict[str, str] = {}
    for shape in REPORTED.shapes:
        for quarters in TURNS:
            for text in _fillings(_shape_turned(shape.shape, quarters), edges):
                found.setdefault(form(tile(text)), tile(text).text)
    return tuple(found.values())


def _shape_turned(shape: str, quarters: int) -> str:
    return shape.translate(str.maketrans(EDGES, EDGES[quarters:] + EDGES[:quarters]))


def _fillings(shape: str, edges: str) -> Iterator[str]:
    """The shape with terrains for its letters; a part inside may have any that its neighbours have not."""
    parts = shape.partition("~")[0].split(".")
    outer = {part[0]: {edges[EDGES.index(edge)] for edge in part[1:]} for part in parts if part[1:]}
    inner = [part for part in parts if not part[1:]]
    if any(len(found) > 1 for found in outer.values()):
        return
    filled: dict[str, str | int | None] = {letter: next(iter(found)) for letter, found in outer.items()}
    for terrain in LETTERS:
        text = shape.translate(str.maketrans(filled | dict.fromkeys(inner, terrain)))
        with suppress(BadTile):
            yield tile(text).text
