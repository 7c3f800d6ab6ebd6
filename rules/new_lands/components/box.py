"""My box: what a player says their own tiles and board show, laid over what was reported."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Annotated, Final, Literal, NamedTuple, Self, TypeAlias

from pydantic import Field, StringConstraints, field_validator

from rules.boxes import AnyBox, latest
from rules.kernel import Model
from rules.new_lands.components.kinds import REPORTED, TURNS, form, kind
from rules.new_lands.components.numbers import DRAWN, NUMBERS, TILES
from rules.new_lands.components.terrain import LETTERS
from rules.new_lands.components.tile import TileText, tile, turned
from rules.values import recently

UNASKED: Final = "."


class StartTile(Model):
    """What the start tile shows."""

    fact: Literal["start"] = "start"
    tile: TileText


class KindOf(Model):
    """A kind of tile, and how many of it can be drawn."""

    fact: Literal["kind"] = "kind"
    tile: TileText
    copies: int = Field(default=1, strict=True, ge=0, le=DRAWN)

    @field_validator("tile")
    @classmethod
    def _however_it_lies(cls, text: str) -> str:
        return kind(tile(text))


class BoardLength(Model):
    """How many spaces the score board has, for whoever counts laps."""

    fact: Literal["board"] = "board"
    spaces: int = Field(strict=True, ge=1, le=999)


class Edition(Model):
    fact: Literal["edition"] = "edition"
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]


Fact: TypeAlias = Annotated[StartTile | KindOf | BoardLength | Edition, Field(discriminator="fact")]


class Box(AnyBox):
    """Everything a player has told about their components; empty for someone who told nothing."""

    edition: Edition | None = None
    start: StartTile | None = None
    kinds: tuple[KindOf, ...] = ()
    board: BoardLength | None = None

    def learn(self, fact: Fact) -> Self:
        """This box with one more fact, in place of what it corrects."""
        if not isinstance(fact, KindOf):
            return self.replace(**{fact.fact: fact})
        kept = tuple(other for other in self.kinds if other.tile != fact.tile)
        return self.replace(kinds=latest((*kept, fact)))

    def forget(self, fact: Fact) -> Self:
        if not isinstance(fact, KindOf):
            return self.replace(**{fact.fact: None})
        return self.replace(kinds=tuple(other for other in self.kinds if other.tile != fact.tile))

    def seen(self, name: str, copies: int) -> Self:
        """This box after so many tiles of a kind lay on one table: copies are the most seen in one match."""
        if copies <= self.copies.get(name, 0):
            return self
        return self.learn(KindOf(tile=name, copies=copies))

    def merged(self, other: Self) -> Self:
        """Both boxes in one; of a kind the larger number, of the rest what the other one says."""
        both = self.replace(**{name: value for name, value in other if name != "kinds" and value is not None})
        for one in other.kinds:
            both = both.seen(one.tile, one.copies)
        return both

    @property
    def copies(self) -> Mapping[str, int]:
        """How many of each kind this player's box has; of reported kinds nobody checked the number."""
        return {one.tile: one.copies for one in self.kinds}

    @property
    def known(self) -> int:
        """Tiles that are told, the start tile included."""
        return sum(one.copies for one in self.kinds) + (self.start is not None)

    @property
    def complete(self) -> bool:
        """Whether every tile is told: only then they can run out."""
        return self.start is not None and self.known == TILES

    @property
    def over(self) -> tuple[str, ...]:
        """The kinds in question when more tiles are told than a box has: those of several copies, or all."""
        if self.known <= TILES:
            return ()
        return tuple(one.tile for one in self.kinds if one.copies > 1) or tuple(one.tile for one in self.kinds)

    @property
    def spaces(self) -> int:
        """The length of the score board, as told or as reported."""
        return self.board.spaces if self.board else NUMBERS.board.spaces


class Known(NamedTuple):
    """A kind of tile as My box lists it."""

    tile: str
    copies: int
    yours: bool
    """Told by the player; else reported by others, and nobody checked it."""


def catalogue(box: Box) -> tuple[Known, ...]:
    """Every known kind, the player's own number where there is one; a complete box has nothing but its own."""
    own = {one.tile: Known(one.tile, one.copies, yours=True) for one in box.kinds}
    reported = {} if box.complete else {name: Known(name, copies, yours=False) for name, copies in _REPORTED.items()}
    return tuple((reported | own).values())


class Offer(NamedTuple):
    """One picture to pick from: four edges, and the known tiles that show them, as they would lie there."""

    edges: str
    tiles: tuple[str, ...]


@dataclass(frozen=True)
class Forms:
    """The known kinds in all four turns, by their four edges; and what a box has of each, when it is complete."""

    by_edges: Mapping[str, tuple[str, ...]]
    copies: Mapping[str, int] | None

    def offers(self, asks: str) -> tuple[Offer, ...]:
        """Each set of edges that fits a spot, in fixed order, with the tiles that are known to show it."""
        choices = (LETTERS if letter == UNASKED else (letter,) for letter in asks)
        return tuple(Offer(edges, self.by_edges.get(edges, ())) for edges in map("".join, product(*choices)))


@recently
def forms(box: Box) -> Forms:
    """In a complete box nothing but its own kinds; else the reported ones too, which are offers, never limits."""
    own = tuple(one.tile for one in box.kinds if one.copies)
    known = dict.fromkeys(own if box.complete else (*own, *_REPORTED))
    found: dict[str, dict[str, str]] = {}
    for name in known:
        for quarters in TURNS:
            lying = turned(tile(name), quarters)
            found.setdefault(lying.edges, {}).setdefault(form(lying), lying.text)
    by_edges = {edges: tuple(texts.values()) for edges, texts in found.items()}
    return Forms(by_edges, box.copies if box.complete else None)


_REPORTED: Final = {kind(tile(one.tile)): one.copies for one in REPORTED.kinds}
