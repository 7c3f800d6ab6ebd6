"""The 48 different cards of the deck, and how to find one by what a player calls it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from types import MappingProxyType
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, NonNegativeInt

from rules.amounts import Change
from rules.farshore.components.traits import Colour, Kind, Rarity, Trait
from rules.kernel import Model
from rules.letters import letters
from rules.printed import Edition, Name, Origin, Source, shipped_facts

CardId: TypeAlias = str


class PerCard(Model):
    """Points for each own city card that has every trait of one of the sets."""

    kind: Literal["per_card"] = "per_card"
    sets: tuple[tuple[Trait, ...], ...] = Field(min_length=1)
    points: Change
    counts_itself: bool = True
    """Only the Harbor can tell: reported, not in the books."""

    def first_set(self, card: Card) -> tuple[Trait, ...] | None:
        """The set that lets `card` count, once; None when it does not count."""
        return next((traits for traits in self.sets if card.traits.issuperset(traits)), None)


class PerTreasure(Model):
    kind: Literal["per_treasure"] = "per_treasure"
    points: Change


class PerMap(Model):
    kind: Literal["per_map"] = "per_map"
    points: Change


class PerChest(Model):
    """Points for each chest space the ship has reached or passed."""

    kind: Literal["per_chest"] = "per_chest"
    points: Change


Bonus: TypeAlias = Annotated[PerCard | PerTreasure | PerMap | PerChest, Field(discriminator="kind")]


class Names(Model):
    en: Name
    pl: Name
    ru: Name
    de: Name
    fr: Name


class Sources(Model):
    """Where each fact of a card is known from."""

    colour: Source
    kind: Source
    rarity: Source
    points: Source
    copies: Source
    spaces: Source
    bonus: Source | None = None


class Card(Model):
    id: CardId
    colour: Colour
    kind: Kind
    rarity: Rarity
    points: int
    copies: NonNegativeInt
    """How many the deck holds."""
    spaces: Literal[0, 1] = 1
    """How many city spaces it takes."""
    bonus: Bonus | None = None
    names: Names
    printed: str | None = None
    """The name in the player's own box, when they have said so."""
    sources: Sources

    @property
    def traits(self) -> frozenset[Trait]:
        return frozenset((self.colour, self.kind, self.rarity))

    def name(self, edition: Edition) -> Name:
        found: Name = getattr(self.names, edition)
        return found

    def origin_for(self, language: str) -> Origin:
        """Whose word the name is that a reader of this language sees: ours where no box is printed in it."""
        name: Name | None = getattr(self.names, language, None)
        return name.origin if name else Origin.OURS


class Deck(Model):
    cards: tuple[Card, ...]


CARDS: Final[Mapping[CardId, Card]] = MappingProxyType(
    {card.id: card for card in shipped_facts(Deck, "farshore/cards").cards}
)


fold: Final = letters
"""How names of cards are compared."""


def card_index(cards: Iterable[Card]) -> Mapping[str, Card]:
    """Cards by folded name: what a player's box prints comes before our ids, these before the names we know."""
    listed = tuple(cards)
    index: dict[str, Card] = {}
    for name, card in chain(
        ((card.printed, card) for card in listed if card.printed is not None),
        ((card.id, card) for card in listed),
        ((card.name(edition).text, card) for edition in Edition for card in listed),
    ):
        index.setdefault(fold(name), card)
    return MappingProxyType(index)


INDEX: Final = card_index(CARDS.values())


def find_card(text: str, index: Mapping[str, Card] = INDEX) -> Card | None:
    """The card called `text` in any language we know, whatever its spelling of case, accents and spaces."""
    return index.get(fold(text))
