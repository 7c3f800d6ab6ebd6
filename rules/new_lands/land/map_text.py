"""A map as text: rows from north to south parted by `/`, cells by spaces, `-` where no tile lies; `b2n` is a place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from pydantic import AfterValidator, StringConstraints

from rules.new_lands.components.terrain import EDGES, Spot, around, facing
from rules.new_lands.components.tile import BadTile, Tile, tile
from rules.new_lands.land.land import Land

EMPTY: Final = "-"
MOST_CELLS: Final = 2500
MOST_ACROSS: Final = 99
"""A table's map is some 13 tiles wide, and no row of all tiles is wider than this."""
PLACE: Final = re.compile(r"([a-z]{1,2})([1-9]\d?)(n|e|s|w|i\d?)")


class BadMap(ValueError):
    """A text that is no map; `what` says why."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Flaw(NamedTuple):
    """Two spots that cannot lie like this: their edges differ, or nothing leads from one to the other."""

    what: Literal["edges", "apart"]
    one: Spot
    other: Spot


def cells(text: str) -> dict[Spot, Tile]:
    """The tiles of a map by their spots; the cell in the first row and column is 0, 0. Raises `BadTile`, `BadMap`."""
    rows = [row.split() for row in text.split("/")]
    if sum(map(len, rows)) > MOST_CELLS or max(len(rows), *map(len, rows)) > MOST_ACROSS:
        raise BadMap("too_large")
    found = {(x, y): tile(cell) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell != EMPTY}
    if not found:
        raise BadMap("empty")
    return found


def tiles_in(text: str) -> int:
    """How many tiles a map has; none where the text is no map."""
    try:
        return len(cells(text))
    except (BadTile, BadMap):
        return 0


def land_of(text: str) -> Land:
    """The land of a map, laid row by row, whatever its edges show."""
    land = Land()
    for spot, one in cells(text).items():
        land = land.lay(spot, one)
    return land


def flaws(text: str) -> Iterator[Flaw]:
    """What no table can have laid: edges that differ, and tiles that nothing leads to."""
    found = cells(text)
    for spot, one in found.items():
        for side in (1, 2):
            other = around(spot)[side]
            if other in found and found[other].edges[facing(side)] != one.edges[side]:
                yield Flaw("edges", spot, other)
    start = next(iter(found))
    reached, due = {start}, [start]
    while due:
        new = [spot for spot in around(due.pop()) if spot in found and spot not in reached]
        reached.update(new)
        due += new
    yield from (Flaw("apart", start, spot) for spot in found if spot not in reached)


def written(land: Land) -> str:
    """The map of a land as text; its north-western corner becomes a1."""
    left, top = (min(spot[axis] for spot in land.spots) for axis in (0, 1))
    right, bottom = (max(spot[axis] for spot in land.spots) for axis in (0, 1))
    rows = (
        " ".join(land.tiles[land.at[x, y]].text if (x, y) in land.at else EMPTY for x in range(left, right + 1))
        for y in range(top, bottom + 1)
    )
    return " / ".join(rows)


def place_at(text: str) -> tuple[Spot, str] | None:
    """The spot and the part that `b2n` names; None for what is no place."""
    found = PLACE.fullmatch(text)
    if found is None:
        return None
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - ord("a") + 1
    return (column - 1, int(found[2]) - 1), found[3]


def cell_name(spot: Spot) -> str:
    """Column and row: `b2`."""
    x, y = spot
    high, low = divmod(x, 26)
    letters = (chr(ord("a") + high - 1) if high else "") + chr(ord("a") + low)
    return f"{letters}{y + 1}"


def place_name(spot: Spot, name: str) -> str:
    """`b2n`; the first part inside is `b2i`."""
    return cell_name(spot) + ("i" if name == "i1" else name)


def in_order(place: tuple[Spot, str]) -> tuple[int, int, int, str]:
    """Row by row, and on a tile n e s w, then inside."""
    (x, y), name = place
    return y, x, EDGES.find(name) % (len(EDGES) + 1), name


def _read(text: str) -> str:
    cells(text)
    return text


MapText: TypeAlias = Annotated[str, StringConstraints(max_length=20_000), AfterValidator(_read)]
"""A map whose cells are tiles; whether they can lie like this, `flaws` says."""
