"""How spots, tiles and parts are called in a sentence."""

from __future__ import annotations

from rules.kernel import Phrase, phrase
from rules.new_lands.components.terrain import EDGES, LETTERS, Spot
from rules.new_lands.components.tile import Tile


def spot_name(spot: Spot) -> Phrase:
    """Seen from the start tile."""
    x, y = spot
    if not x and not y:
        return phrase("new_lands.spot_start")
    across = phrase("new_lands.spot_across", way="right" if x > 0 else "left", n=abs(x))
    along = phrase("new_lands.spot_along", way="down" if y > 0 else "up", n=abs(y))
    if not x or not y:
        return phrase("new_lands.spot_straight", way=along if not x else across)
    return phrase("new_lands.spot", across=across, along=along)


def tile_name(tile: Tile) -> Phrase:
    """Its edges clockwise, and its cities."""
    edges = {edge: LETTERS[letter].value for edge, letter in zip(EDGES, tile.edges, strict=True)}
    return phrase("new_lands.tile", **edges, cities=cities_name(len(tile.cities)))


def cities_name(n: int) -> Phrase:
    return phrase("new_lands.cities", n=n)


def tiles_name(n: int) -> Phrase:
    return phrase("new_lands.tiles", n=n)


def part_name(tile: Tile, part: int) -> Phrase:
    """By its edges, or as lying inside."""
    edges = tile.sides[part]
    if not edges:
        return phrase("new_lands.part_inside")
    return phrase("new_lands.part_whole") if len(edges) == len(EDGES) else _listed(edges)


def _listed(edges: str) -> Phrase:
    """`right, below and left`."""
    first, *rest = (phrase("new_lands.edge", edge=edge) for edge in edges)
    for at, name in enumerate(rest, 1):
        first = phrase("new_lands.and" if at == len(rest) else "new_lands.comma", first=first, second=name)
    return first
