"""The four parades: what each needs, and the tokens of its stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Protocol, assert_never

from rules.amounts import Change
from rules.kernel import Model
from rules.lil_everdell.components.traits import Colour, Kind
from rules.printed import Source, shipped_facts


class ParadeKind(StrEnum):
    """In the order of the book."""

    PLACES = "places"
    CREATURES = "creatures"
    EVERY_COLOUR = "every_colour"
    THREE_ALIKE = "three_alike"


class ParadeToken(Model):
    kind: ParadeKind
    value: Change


class Parade(Model):
    id: ParadeKind
    n: int
    """Cards, or colours, that are needed."""
    source: Source


class ParadeFacts(Model):
    values: tuple[int, ...]
    """A whole stack, top first."""
    values_source: Source
    few_values: tuple[int, ...]
    """The stack of a solo game."""
    few_values_source: Source
    kinds: tuple[Parade, ...]


PARADES: Final = shipped_facts(ParadeFacts, "lil_everdell/parades")
NEEDED: Final[Mapping[ParadeKind, int]] = MappingProxyType({parade.id: parade.n for parade in PARADES.kinds})


class Signs(Protocol):
    """What counts for a parade: the signs of a card."""

    @property
    def colour(self) -> Colour: ...

    @property
    def kind(self) -> Kind: ...


def lacking(kind: ParadeKind, cards: Collection[Signs]) -> int:
    """How many cards are still to come for this parade; 0 when its need is met (D)."""
    match kind:
        case ParadeKind.PLACES:
            found = sum(card.kind is Kind.PLACE for card in cards)
        case ParadeKind.CREATURES:
            found = sum(card.kind is Kind.CREATURE for card in cards)
        case ParadeKind.EVERY_COLOUR:
            # Ruling: a card is a symbol of its colour.
            found = len({card.colour for card in cards})
        case ParadeKind.THREE_ALIKE:
            colours = Counter(card.colour for card in cards if card.colour is not Colour.GREEN)
            found = max(colours.values(), default=0)
        case _:
            assert_never(kind)
    return max(0, NEEDED[kind] - found)


def need_is_met(kind: ParadeKind, cards: Collection[Signs]) -> bool:
    return lacking(kind, cards) == 0
