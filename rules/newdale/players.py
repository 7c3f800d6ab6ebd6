"""Who plays: what each person has on the table. What nobody told us is None, never a guess."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import AfterValidator, Field, StringConstraints

from rules.amounts import MOST, Count, Sum, Tally
from rules.kernel import Model
from rules.newdale.components.buildings import CHARACTERS, COAL_MINE, BuildingId
from rules.newdale.components.figures import Assistant
from rules.newdale.components.numbers import ROUNDS, SETUP
from rules.newdale.components.tokens import TOKENS, TokenId
from rules.newdale.components.told import Name

CAPTAIN_AREA: Final = 21
COOK_AREA: Final = 22
"""Their own areas on the back of the board, numbered apart from the others."""


class BoardSpace(StrEnum):
    """The spaces of the action board; a chapter may bring another."""

    BUILD = "build"
    UNLOCK = "unlock"
    EXCHANGE = "exchange"
    BLACK_MARKET = "black_market"
    DEVELOP = "develop"
    OTHER = "other"


class Lock(StrEnum):
    REACH = "reach"
    COMPENSATION = "compensation"


class OnArea(Model):
    on: Literal["area"] = "area"
    area: int = Field(strict=True, ge=1, le=24)
    row: Count
    """Index in the rows of the area: lazily, normally, diligently, and whatever more was told."""


class OnBoard(Model):
    on: Literal["board"] = "board"
    space: BoardSpace
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""
    """Of a space that a chapter brings."""


Space: TypeAlias = Annotated[OnArea | OnBoard, Field(discriminator="on")]
MarkerNumber: TypeAlias = Annotated[int, Field(strict=True, ge=1, le=4)]


class Marker(Model):
    number: MarkerNumber
    since: int = Field(default=1, strict=True, ge=1, le=ROUNDS.rounds + 1)
    """The first round it can be used in."""


class Placed(Model):
    marker: MarkerNumber
    space: Space


class Built(Model):
    """A card in front of its owner."""

    card: BuildingId
    area: int | None = Field(default=None, strict=True, ge=1, le=24)
    goods: Count | None = 0
    """None where nobody counts them."""
    city: Name | None = None
    colour: Assistant | None = None
    """Of a Post Office, a Vineyard, a Deckhand."""


def _token(token: str) -> str:
    if token not in TOKENS:
        raise ValueError("expected the id of a bonus token")
    return token


def _character(character: str) -> str:
    if character not in CHARACTERS:
        raise ValueError(f"expected one of {', '.join(CHARACTERS)}")
    return character


KnownToken: TypeAlias = Annotated[TokenId, AfterValidator(_token)]
CharacterId: TypeAlias = Annotated[str, AfterValidator(_character)]
START_MARKERS: Final = tuple(Marker(number=number) for number in SETUP.markers)


class Player(Model):
    score: Sum | None = SETUP.score
    markers: tuple[Marker, ...] = START_MARKERS
    plan: tuple[Placed, ...] = ()
    locks: tuple[Lock, ...] = tuple(Lock)
    """Still on the board."""
    built: tuple[Built, ...] = (Built(card=COAL_MINE, area=1, goods=SETUP.coal),)
    houses: Count = SETUP.houses - SETUP.houses_at_start
    """Not yet on the map."""
    tokens: tuple[KnownToken, ...] = ()
    spent: tuple[KnownToken, ...] = ()
    """Tokens out of the game."""
    character: CharacterId | None = None
    character_used: bool = False
    fists_told: Tally | None = None
    """As told, and what was built since."""
    ship: Tally = 0
    goal: Count | None = None
    """Points of the chapter goal, once it is chosen."""
    left: bool = False

    def placed(self, marker: int) -> Space | None:
        return next((each.space for each in self.plan if each.marker == marker), None)

    def usable(self, round_: int) -> tuple[int, ...]:
        return tuple(sorted(marker.number for marker in self.markers if marker.since <= round_))

    def waiting(self, round_: int) -> tuple[int, ...]:
        """Markers not yet laid."""
        laid = {each.marker for each in self.plan}
        return tuple(number for number in self.usable(round_) if number not in laid)

    def at(self, area: int) -> int | None:
        """The index of the card at an area."""
        return next((index for index, built in enumerate(self.built) if built.area == area), None)

    def with_built(self, index: int, built: Built) -> Self:
        return self.replace(built=(*self.built[:index], built, *self.built[index + 1 :]))

    def with_goods(self, index: int, n: int) -> Self:
        """So many goods more on a card, as many as it holds, or fewer; nothing where nobody counts them."""
        built = self.built[index]
        if built.goods is None or not n:
            return self
        return self.with_built(index, built.replace(goods=min(MOST, max(0, built.goods + n))))

    def without_tokens(self, tokens: Iterable[TokenId]) -> Self:
        """Those tokens are out of the game; one it never had changes nothing but that."""
        held, spent = list(self.tokens), list(self.spent)
        for token in tokens:
            if token in held:
                held.remove(token)
            spent.append(token)
        return self.replace(tokens=tuple(held), spent=tuple(spent)) if len(spent) > len(self.spent) else self


UNFOLLOWED: Final = Player(built=(), plan=(), houses=0, markers=())
"""A seat of which only the points are recorded."""
