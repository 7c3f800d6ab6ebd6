"""The land on the table: tiles, the areas they grow into, the free spots round them. It has one way to grow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rules.new_lands.components.kinds import kind
from rules.new_lands.components.terrain import FARTHEST, Spot, Terrain, around, facing
from rules.new_lands.components.tile import Tile

UNASKED = "."
"""An edge of a free spot that no tile meets."""


@dataclass(frozen=True, slots=True)
class Area:
    """One plain, mountain or sea: masks of the tiles, parts and cities it holds, numbered as they came."""

    terrain: Terrain
    tiles: int
    parts: int
    cities: int
    beside: int
    """The plain parts that touch this mountain; of the others nothing."""
    gaps: frozenset[Spot]
    """The empty spots it is open to."""

    @property
    def size(self) -> int:
        return self.tiles.bit_count()

    @property
    def closed(self) -> bool:
        return not self.gaps

    def joined(self, other: Area) -> Area:
        return Area(
            self.terrain,
            self.tiles | other.tiles,
            self.parts | other.parts,
            self.cities | other.cities,
            self.beside | other.beside,
            self.gaps | other.gaps,
        )

    def without(self, spot: Spot) -> Area:
        return Area(self.terrain, self.tiles, self.parts, self.cities, self.beside, self.gaps - {spot})


@dataclass(frozen=True, slots=True)
class Land:
    """A frozen value. A tile costs its own size, not the map's: flat copies, and work only where it touches."""

    spots: tuple[Spot, ...] = ()
    tiles: tuple[Tile, ...] = ()
    first: tuple[int, ...] = ()
    """The number of each tile's first part."""
    root: tuple[int, ...] = ()
    """The area of each part, called by its lowest part."""
    areas: dict[int, Area] = field(default_factory=dict)
    at: dict[Spot, int] = field(default_factory=dict)
    """The tile at each spot, by number."""
    free: dict[Spot, str] = field(default_factory=dict)
    """Empty spots beside a tile where one can be laid, and the terrains their four edges ask for."""
    kinds: dict[str, int] = field(default_factory=dict)
    """How many tiles of each kind lie here."""
    cities: int = 0

    def lay(self, spot: Spot, tile: Tile) -> Land:
        """This land with one more tile."""
        # Ruling: edge_insisted; edges that differ join nothing and are open to nothing.
        near = around(spot)
        root, areas = [*self.root, *range(len(self.root), len(self.root) + len(tile.terrains))], dict(self.areas)
        for part, area in enumerate(self._alone(tile, near)):
            areas[len(self.root) + part] = area
        for side, other in enumerate(near):
            if other in self.at:
                _join(root, areas, len(self.root) + tile.at[side], self._part_at(other, facing(side)))
        self._strike(spot, near, root, areas)
        name = kind(tile)
        return Land(
            (*self.spots, spot),
            (*self.tiles, tile),
            (*self.first, len(self.root)),
            tuple(root),
            areas,
            {**self.at, spot: len(self.tiles)},
            self._freed(spot, tile, near),
            {**self.kinds, name: self.kinds.get(name, 0) + 1},
            self.cities + len(tile.cities),
        )

    def _alone(self, tile: Tile, near: tuple[Spot, ...]) -> Iterator[Area]:
        """Each part of a tile as an area of its own."""
        base, number = len(self.root), 1 << len(self.tiles)
        ports = [(1 << (self.cities + at), pair) for at, pair in enumerate(tile.cities)]
        for part, terrain in enumerate(tile.terrains):
            cities = sum(bit for bit, pair in ports if part in pair)
            beside = _plains_beside(tile, part, base) if terrain is Terrain.MOUNTAIN else 0
            gaps = frozenset(near[side] for side in range(4) if tile.at[side] == part and near[side] not in self.at)
            yield Area(terrain, number, 1 << (base + part), cities, beside, gaps)

    def _strike(self, spot: Spot, near: tuple[Spot, ...], root: list[int], areas: dict[int, Area]) -> None:
        """No area round the new tile is open to its spot any more, joined or not."""
        for side, other in enumerate(near):
            if other in self.at:
                name = root[self._part_at(other, facing(side))]
                if spot in areas[name].gaps:
                    areas[name] = areas[name].without(spot)

    def _freed(self, spot: Spot, tile: Tile, near: tuple[Spot, ...]) -> dict[Spot, str]:
        free = {**self.free}
        free.pop(spot, None)
        for side, other in enumerate(near):
            if other not in self.at and max(map(abs, other)) <= FARTHEST:
                asks, at = free.get(other, UNASKED * 4), facing(side)
                free[other] = asks[:at] + tile.edges[side] + asks[at + 1 :]
        return free

    def _part_at(self, spot: Spot, side: int) -> int:
        number = self.at[spot]
        return self.first[number] + self.tiles[number].at[side]

    def __hash__(self) -> int:
        return hash((self.spots, tuple(tile.text for tile in self.tiles)))

    def asks(self, spot: Spot) -> str:
        """The terrains the four edges of an empty spot ask for."""
        return self.free.get(spot, UNASKED * 4)

    def part(self, spot: Spot, place: str) -> int | None:
        """The number of a part, by the spot of its tile and its name there."""
        number = self.at.get(spot)
        found = None if number is None else self.tiles[number].part(place)
        return None if number is None or found is None else self.first[number] + found

    def area(self, part: int) -> Area:
        """The area a part belongs to now."""
        return self.areas[self.root[part]]

    def places(self) -> Iterator[tuple[int, Spot, str]]:
        """Every part: its number, its spot, its name."""
        for first, spot, tile in zip(self.first, self.spots, self.tiles, strict=True):
            yield from ((first + at, spot, name) for at, name in enumerate(tile.places))

    def tiles_of(self, area: Area) -> tuple[int, ...]:
        """The numbers of the tiles an area lies on."""
        return tuple(bits(area.tiles))

    def plains_beside(self, area: Area) -> dict[int, Area]:
        """The plains that border a mountain, as they are now, each once."""
        roots = {self.root[part] for part in bits(area.beside)}
        return {name: self.areas[name] for name in sorted(roots)}

    def cities_of(self, area: Area) -> int:
        """How many cities count for an area: a mountain's own and those of its plains, each once (Góry)."""
        mask = area.cities
        for name in {self.root[part] for part in bits(area.beside)}:
            mask |= self.areas[name].cities
        return mask.bit_count()


def bits(mask: int) -> Iterator[int]:
    """The numbers in a mask, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _plains_beside(tile: Tile, mountain: int, base: int) -> int:
    """Plain and mountain border only inside a tile: across an edge like meets like."""
    # Ruling: corner_touch; along a line, which the tile says, not where they meet in a point.
    mask = 0
    for one, other in tile.touching:
        if mountain in (one, other):
            near = one + other - mountain
            mask |= (tile.terrains[near] is Terrain.PLAIN) << (base + near)
    return mask


def _join(root: list[int], areas: dict[int, Area], mine: int, theirs: int) -> None:
    """Two parts meet at an edge: their present areas become one, unless the terrains differ."""
    low, high = sorted((root[mine], root[theirs]))
    if low == high or areas[low].terrain is not areas[high].terrain:
        return
    gone = areas.pop(high)
    areas[low] = areas[low].joined(gone)
    for part in bits(gone.parts):
        root[part] = low
