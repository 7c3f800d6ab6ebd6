"""The cards we know by name, what a purple one pays, and how to find a card by what a player calls it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from types import MappingProxyType
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import Field, NonNegativeInt, model_validator

from rules.amounts import Change
from rules.kernel import Model
from rules.letters import letters
from rules.lil_everdell.components.traits import Colour, Kind
from rules.printed import Name, Origin, Source, shipped_facts

CardId: TypeAlias = str


class NoBonus(Model):
    """Printed points and nothing besides."""

    kind: Literal["none"] = "none"


class PerCard(Model):
    """Points for each own card with these signs: a row of the grid, a column or a cell."""

    kind: Literal["per_card"] = "per_card"
    colour: Colour | None = None
    sort: Kind | None = None
    points: Change
    counts_itself: bool = False
    # Ruling: the book speaks of other cards, so a card that fits its own rule counts only if its text says so.

    @model_validator(mode="after")
    def _of_something(self) -> Self:
        if self.colour is None and self.sort is None:
            raise ValueError("expected a colour, a kind or both")
        return self

    def counts(self, colour: Colour, kind: Kind) -> bool:
        return self.colour in (None, colour) and self.sort in (None, kind)


class PerParade(Model):
    """Points for each own parade token."""

    kind: Literal["per_parade"] = "per_parade"
    points: Change


class OtherBonus(Model):
    """Something else: the table counts it each time."""

    kind: Literal["other"] = "other"


Bonus: TypeAlias = Annotated[NoBonus | PerCard | PerParade | OtherBonus, Field(discriminator="kind")]


class Names(Model):
    en: Name
    pl: Name
    ru: Name


class Sources(Model):
    """Where each fact of a card is known from; None for what nobody knows."""

    colour: Source
    kind: Source
    points: Source | None = None
    copies: Source | None = None
    bonus: Source | None = None


class Card(Model):
    id: CardId
    colour: Colour
    kind: Kind
    points: int | None = None
    """Printed; None where nobody told us."""
    copies: NonNegativeInt | None = None
    bonus: Bonus | None = None
    """Of a purple card; None where nobody told us."""
    starting: bool = False
    """Captain and Fort: never in the deck (Z)."""
    names: Names | None = None
    """None for a card that only this box knows."""
    printed: str | None = None
    """The name in the player's own box, when they have said so."""
    text: str = ""
    emblem: str = ""
    sources: Sources

    @property
    def all_names(self) -> tuple[str, ...]:
        known = (self.names.en.text, self.names.pl.text, self.names.ru.text) if self.names else ()
        return (*((self.printed,) if self.printed else ()), self.id, *known)

    def attested(self, edition: str | None) -> str | None:
        """The name that edition is known to print; there is none in a language that no box has."""
        name: Name | None = getattr(self.names, edition, None) if edition and self.names else None
        return name.text if name and name.origin is not Origin.OURS else None


class Deck(Model):
    cards: tuple[Card, ...]


CARDS: Final[Mapping[CardId, Card]] = MappingProxyType(
    {card.id: card for card in shipped_facts(Deck, "lil_everdell/cards").cards}
)
CAPTAIN: Final = "captain"
FORT: Final = "fort"


fold: Final = letters
"""How names of cards are compared."""


def card_index(cards: Iterable[Card]) -> Mapping[str, Card]:
    """Cards by folded name: what a player's box prints comes before our ids and the names we know."""
    listed = tuple(cards)
    index: dict[str, Card] = {}
    first = ((card.printed or card.id, card) for card in listed)
    others = ((name, card) for card in listed for name in card.all_names)
    for called, found in chain(first, others):
        index.setdefault(fold(called) or called.strip(), found)
    return MappingProxyType(index)


def find_card(text: str, index: Mapping[str, Card]) -> Card | None:
    """The card called `text`, whatever its spelling of case, accents and spaces; of signs alone, the same signs."""
    return index.get(fold(text) or text.strip())
