"""A tile put together part by part: the edges of each part, the parts inside, which of them touch, the cities."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.views.new_lands.borders import more_cities
from rules.new_lands.components.terrain import EDGES, LETTERS, Terrain
from rules.new_lands.components.tile import MOST_PARTS, Pair, Tile, spelled, tile

Part = tuple[str, str]
"""Its letter, and its edges or, inside, its number: a name that stays while others come and go."""
Parts = frozenset[Part]


@dataclass(frozen=True)
class FreeTile:
    """A frozen value. Touching and cities go by the names of parts: their numbers change with the middle."""

    edges: str
    groups: tuple[int, ...]
    """Edges with the same number belong to one part."""
    inner: tuple[str, ...] = ()
    touching: frozenset[Parts] = frozenset()
    cities: tuple[Parts, ...] = ()

    # Parts

    @property
    def parts(self) -> tuple[Part, ...]:
        outer = dict.fromkeys(self.groups)
        sides = ["".join(edge for edge, group in zip(EDGES, self.groups, strict=True) if group == one) for one in outer]
        return (
            *((self.edges[EDGES.index(edges[0])], edges) for edges in sides),
            *((letter, str(at)) for at, letter in enumerate(self.inner)),
        )

    @property
    def inner_terrains(self) -> tuple[Terrain, ...]:
        return tuple(LETTERS[letter] for letter in self.inner)

    @property
    def ordered(self) -> tuple[Part, ...]:
        """The part that touches most of the others last: it is the ground of the drawing."""
        parts = self.parts
        ground = max(parts, key=lambda part: (sum(part in pair for pair in self.touching), _size(part)))
        return (*(part for part in parts if part != ground), ground)

    @property
    def tile(self) -> Tile:
        order = self.ordered
        terrains = tuple(LETTERS[letter] for letter, _ in order)
        sides = tuple(edges if edges[0] in EDGES else "" for _, edges in order)
        touching = [self._numbers(pair, order) for pair in self.touching]
        cities = [self._numbers(pair, order) for pair in self.cities]
        return tile(spelled(terrains, sides, touching, cities))

    @property
    def city_pairs(self) -> tuple[Pair, ...]:
        """As the tile numbers its parts."""
        return tuple(self._numbers(pair, self.ordered) for pair in self.cities)

    def _numbers(self, pair: Parts, order: tuple[Part, ...]) -> Pair:
        one, other = sorted(order.index(part) for part in pair)
        return one, other

    def _named(self, pair: Pair) -> Parts:
        order = self.ordered
        return frozenset((order[pair[0]], order[pair[1]]))

    # Changes

    def is_joined(self, one: int, other: int) -> bool:
        return self.groups[one] == self.groups[other]

    def join(self, one: int, other: int) -> FreeTile:
        """Two edges in one part, or this one apart from the others again."""
        if self.is_joined(one, other):
            groups = tuple(len(EDGES) + at if at == other else group for at, group in enumerate(self.groups))
        else:
            into, gone = self.groups[one], self.groups[other]
            groups = tuple(into if group == gone else group for group in self.groups)
        return touching_anew(replace(self, groups=groups))

    def with_inner(self, letter: str) -> FreeTile:
        if len(self.parts) >= MOST_PARTS:
            return self
        return touching_anew(replace(self, inner=(*self.inner, letter)))

    def without_inner(self, at: int) -> FreeTile:
        return touching_anew(replace(self, inner=(*self.inner[:at], *self.inner[at + 1 :])))

    def touch(self, named: Parts) -> FreeTile:
        """With two parts that touch, or do not any more; then no city stands between them."""
        cities = tuple(one for one in self.cities if one != named)
        if named in self.touching:
            return replace(self, touching=self.touching - {named}, cities=cities)
        return replace(self, touching=self.touching | {named})

    def with_city(self, pair: Pair) -> FreeTile:
        numbers = more_cities(self.city_pairs, pair)
        return replace(self, cities=tuple(self._named(one) for one in numbers))


def free_tile(edges: str) -> FreeTile:
    """To begin with, edges of one terrain are one part, and one part touches all it can."""
    return touching_anew(FreeTile(edges, tuple(edges.index(letter) for letter in edges)))


def touching_anew(made: FreeTile) -> FreeTile:
    """After parts have come or gone: the middle touches every part of another terrain; cities have to be told again."""
    parts = made.parts
    middle = max(parts, key=lambda part: (_others(part, parts), _size(part)))
    touching = frozenset(frozenset((middle, part)) for part in parts if part[0] != middle[0])
    return replace(made, touching=touching, cities=())


def _others(part: Part, parts: Iterable[Part]) -> int:
    return sum(other[0] != part[0] for other in parts)


def _size(part: Part) -> int:
    return len(part[1]) if part[1][0] in EDGES else 0
