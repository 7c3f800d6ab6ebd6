"""The score sheet of a finished table: what each player has, as the players read it off the table."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import BeforeValidator, Discriminator, Field, Tag, ValidationInfo

from rules.amounts import MOST_LISTED
from rules.farshore.components.box import Box, Facts, facts
from rules.farshore.components.cards import CardId
from rules.farshore.components.maps import MapTile, find_kind
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Counts
from rules.farshore.reasons import Reason
from rules.sheet import HandTotals, PlayerName
from rules.sheet import Player as AnyPlayer
from rules.sheet import Sheet as AnySheet

LIMIT: Final = 999
"""No count at a table comes near it; it keeps absurd numbers out."""
NUMBERS: Final = ("shells", "treasures", "ship", "resources")
"""The fields of a player that are one number each."""


class Group(StrEnum):
    """The rows of the sheet, in the rulebook's order (p. 11)."""

    SHELLS = "shells"
    CARDS = "cards"
    PURPLE = "purple"
    TREASURES = "treasures"
    MAPS = "maps"
    SHIP = "ship"


class UnknownCard(ValueError):
    """The text names no card; pydantic passes this on with the field."""


class UnknownMap(ValueError):
    """The text names no kind of map tile."""


def _facts(info: ValidationInfo) -> Facts:
    return info.context if isinstance(info.context, Facts) else facts(Box())


def _card(text: object, info: ValidationInfo) -> object:
    if not isinstance(text, str):
        return text
    if (card := _facts(info).find_card(text)) is not None:
        return card.id
    raise UnknownCard(_sayable(text))


def _tile(tile: object, info: ValidationInfo) -> object:
    if isinstance(tile, int) and not isinstance(tile, bool):
        return {"value": tile}
    if not isinstance(tile, dict) or not isinstance(kind := tile.get("kind"), str):
        return tile
    found = find_kind(kind, _facts(info).map_kinds)
    if found is None:
        raise UnknownMap(_sayable(kind))
    return {**tile, "kind": found}


def _sayable(text: str) -> str:
    """JSON can spell half a character, which pydantic cannot pass on."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _reason(text: object) -> object:
    return f"farshore_score.{text}" if isinstance(text, str) and "." not in text else text


Count: TypeAlias = Annotated[int, Field(strict=True, ge=-LIMIT, le=LIMIT)]
"""Below zero is a position to be refused with its reason, not a broken file."""
CardName: TypeAlias = Annotated[CardId, BeforeValidator(_card)]
Cards: TypeAlias = Annotated[tuple[CardName, ...], Field(max_length=LIMIT)]
Tile: TypeAlias = Annotated[MapTile, BeforeValidator(_tile, json_schema_input_type=int | MapTile)]
Tiles: TypeAlias = Annotated[tuple[Tile, ...], Field(max_length=LIMIT)]


def _how(cards: object) -> str:
    return "by_colour" if isinstance(cards, dict | Counts) else "by_name"


KrabitaCards: TypeAlias = Annotated[
    Annotated[Counts, Tag("by_colour")] | Annotated[Cards, Tag("by_name")], Discriminator(_how)
]


class Totals(HandTotals):
    """Points somebody counted themselves, group by group; None where the sheet counts."""

    shells: Count | None = None
    cards: Count | None = None
    purple: Count | None = None
    treasures: Count | None = None
    maps: Count | None = None
    ship: Count | None = None


class Holdings(AnyPlayer):
    """What lies in front of a player besides the city."""

    maps: Tiles = ()
    shells: Count = 0
    treasures: Count = 0
    ship: Count = 0
    resources: Count = 0
    totals: Totals = Totals()

    @property
    def is_opponent(self) -> bool:
        return isinstance(self, Krabita)

    def entered(self, group: str) -> int | None:
        return self.totals[Group(group)]

    @property
    def at(self) -> int:
        """The value the ship is at; points entered for the ship are that value."""
        return self.ship if self.totals.ship is None else self.totals.ship

    @property
    def treasury(self) -> int:
        """The treasures left; points entered for them tell their number too."""
        return self.treasures if self.totals.treasures is None else self.totals.treasures // SETUP.treasure_points


class Person(Holdings):
    krabita: Literal[False] = False
    cards: Cards = ()


class Krabita(Holdings):
    """Her cards count by colour; naming them is possible and lets the deck be checked."""

    name: PlayerName = "Krabita"
    krabita: Literal[True]
    cards: KrabitaCards = Counts()


def _who(player: object) -> str:
    krabita = player.get("krabita") if isinstance(player, dict) else getattr(player, "krabita", False)
    return "krabita" if krabita is True else "person"


Player: TypeAlias = Annotated[
    Annotated[Person, Tag("person")] | Annotated[Krabita, Tag("krabita")], Discriminator(_who)
]


class Sheet(AnySheet):
    game: Literal["farshore"] = "farshore"
    players: tuple[Player, ...] = Field(min_length=1, max_length=20)
    insist: tuple[Annotated[Reason, BeforeValidator(_reason, json_schema_input_type=str)], ...] = Field(
        default=(), max_length=MOST_LISTED
    )
    """Refusals the table overrules; a file may leave out the namespace."""

    @classmethod
    def read(cls, raw: object, box: Box) -> Self:
        """The sheet in `raw`, its cards and maps called as in this box; pydantic's error names what is wrong."""
        return cls.model_validate(raw, context=facts(box))

    @property
    def people(self) -> tuple[Person, ...]:
        return tuple(player for player in self.players if isinstance(player, Person))


def colours(player: Person | Krabita, known: Facts) -> Counts:
    """How many cards of each colour the player's city holds."""
    if isinstance(player.cards, Counts):
        return player.cards
    return Counts.of(known.cards[card_id].colour for card_id in player.cards)
