"""Map tiles: six kinds, what each asks of a city, the stacks, and what a collection is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Final, TypeAlias

from pydantic import AfterValidator, Field

from rules.farshore.components.traits import Colour, Counts
from rules.kernel import Model, Phrase, phrase
from rules.printed import Source, shipped_facts

MapKindId: TypeAlias = str


def _asks_for_something(needs: Counts) -> Counts:
    if needs.total == 0:
        raise ValueError("a map tile asks for at least one card")
    return needs


Needs: TypeAlias = Annotated[Counts, AfterValidator(_asks_for_something)]
"""The cards a city must hold."""


class MapKind(Model):
    id: MapKindId
    needs: Needs | None = None
    """None while nobody has told us."""
    source: Source | None = None

    def met_by(self, counts: Counts) -> bool | None:
        """Whether a city with these cards may take a tile; None when the requirement is not known."""
        return None if self.needs is None else counts.covers(self.needs)

    @property
    def name(self) -> Phrase:
        """The kind as the tile shows it, or its number while that is not known."""
        if self.needs is None:
            return phrase("farshore_facts.map_unknown", n=KIND_IDS.index(self.id) + 1)
        if self.needs == EACH_COLOUR:
            return phrase("farshore_facts.map_each_colour")
        parts = [_needed(colour, self.needs[colour]) for colour in Colour if self.needs[colour]]
        return listed(parts)


TileValue: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=999)]
"""As a move tells it."""


class MapTile(Model):
    value: int = Field(strict=True, ge=-999, le=999)
    kind: MapKindId | None = None
    """None when only the value was told."""


class Stack(Model):
    players: int
    """Krabita counts as one (p. 12)."""
    values: tuple[int, ...]
    """Of each kind, from the top."""


class MapFacts(Model):
    kinds: tuple[MapKind, ...] = Field(min_length=6, max_length=6)
    stacks: tuple[Stack, ...]
    stacks_source: Source


MAPS: Final = shipped_facts(MapFacts, "farshore/maps")
KIND_IDS: Final = tuple(kind.id for kind in MAPS.kinds)
EACH_COLOUR: Final = Counts.of(Colour)
MOST_MAP_POINTS: Final = max(value for stack in MAPS.stacks for value in stack.values) * len(KIND_IDS) ** 2
"""One tile of each kind, every one of the highest value (p. 11)."""


_STACKS: Final = {stack.players: stack.values for stack in MAPS.stacks}


def stack(players: int) -> tuple[int, ...]:
    """The values of each kind's tiles from the top, for so many players, Krabita included."""
    return _STACKS[players]


def tile_values(players: int) -> tuple[int, ...]:
    """What a tile can be worth, for so many players."""
    return tuple(dict.fromkeys(stack(players)))


def find_kind(text: str, kinds: Mapping[MapKindId, MapKind]) -> MapKindId | None:
    """The kind a player means: by id, or by the one colour its tiles ask for.

    A colour that no known kind asks for alone is the player's word for a kind we do not know yet.
    """
    text = text.strip().lower()
    if text in kinds or text not in tuple(Colour):
        return text if text in kinds else None
    asked = {colour: kind.id for kind in kinds.values() if (colour := _only_colour(kind)) is not None}
    free = [colour for colour in Colour if colour not in asked]
    unknown = [kind.id for kind in kinds.values() if kind.needs is None]
    if Colour(text) in asked or not unknown:
        return asked.get(Colour(text))
    return unknown[min(free.index(Colour(text)), len(unknown) - 1)]


def map_points(tiles: Sequence[MapTile]) -> int:
    """Each tile's value times the number of one's own tiles (p. 11)."""
    return sum(tile.value for tile in tiles) * len(tiles)


def _only_colour(kind: MapKind) -> Colour | None:
    asked = [colour for colour in Colour if kind.needs is not None and kind.needs[colour]]
    return asked[0] if len(asked) == 1 else None


def _needed(colour: Colour, n: int) -> Phrase:
    return phrase("farshore_facts.map_needs", colour=colour.value, n=n)


def listed(parts: Iterable[Phrase]) -> Phrase:
    """Several phrases as one, in this order."""
    first, *rest = parts
    return phrase("farshore_facts.both", first=first, second=listed(rest)) if rest else first
