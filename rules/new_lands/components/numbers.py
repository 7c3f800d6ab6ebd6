"""The numbers of the box: people, tiles, meeples, the board."""

from __future__ import annotations

from typing import Final

from rules.kernel import Model
from rules.printed import Source, shipped_facts


class People(Model):
    least: int
    most: int
    source: Source


class Tiles(Model):
    all: int
    drawn: int
    """Without the start tile."""
    source: Source


class Meeples(Model):
    colours: int
    per_colour: int
    to_play: int
    """Without the one on the score board."""
    source: Source


class Board(Model):
    spaces: int
    source: Source


class OpenTiles(Model):
    each: int
    source: Source


class Removed(Model):
    by_text: dict[int, int]
    source: Source
    equal: dict[int, int]
    """So many that everyone has as many turns as the others."""
    equal_source: Source


class Overview(Model):
    n: int
    source: Source


class Small(Model):
    tiles: int
    """A closed area of so many tiles counts as open."""
    source: Source


class Numbers(Model):
    players: People
    tiles: Tiles
    meeples: Meeples
    board: Board
    open_tiles: OpenTiles
    removed: Removed
    overview_tables: Overview
    small: Small


NUMBERS: Final = shipped_facts(Numbers, "new_lands/numbers")
TILES: Final = NUMBERS.tiles.all
DRAWN: Final = NUMBERS.tiles.drawn
MEEPLES: Final = NUMBERS.meeples.to_play
LIMIT: Final = 999
"""No count at a table comes near it; it keeps absurd numbers out."""


def turns(tiles: int, people: int, first: int = 0) -> tuple[int, ...]:
    """How many turns each seat still has, when seat `first` lays the next of these tiles."""
    return tuple((tiles + people - 1 - (seat - first) % people) // people for seat in range(people))
