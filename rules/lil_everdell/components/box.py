"""My box: what a player says their own components show, laid over the facts we ship."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import Final, Self, assert_never

from pydantic import field_validator

from rules.boxes import MOST_TOLD, AnyBox, latest
from rules.kernel import IllegalMove, Phrase, phrase
from rules.lil_everdell.components.cards import CARDS, Bonus, Card, CardId, card_index, find_card, fold
from rules.lil_everdell.components.dice import Diagram, Face
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.told import POINTS, CardTold, DiceAlike, FaceTold, Fact, RoyalName
from rules.lil_everdell.components.traits import Colour, Kind, Royal
from rules.lil_everdell.reasons import Reason
from rules.printed import Edition
from rules.sheet import Remark, warning
from rules.values import recently

__all__ = ["Box", "CardTold", "Diagram", "DiceAlike", "Face", "FaceTold", "Fact", "Facts", "RoyalName", "facts"]


@contextmanager
def _as_value_error() -> Iterator[None]:
    """As pydantic wants it."""
    try:
        yield
    except IllegalMove as illegal:
        raise ValueError(illegal.reason) from illegal


class Box(AnyBox):
    """Everything a player has told about their components; empty for someone who told nothing."""

    edition: Edition | None = None
    cards: tuple[CardTold, ...] = ()
    faces: tuple[FaceTold, ...] = ()
    dice_alike: bool | None = None
    diagram: Diagram | None = None
    royals: tuple[RoyalName, ...] = ()

    # What `learn` would refuse does not come in by a file either.

    @field_validator("cards")
    @classmethod
    def _cards_fit(cls, cards: tuple[CardTold, ...]) -> tuple[CardTold, ...]:
        with _as_value_error():
            check_cards(cards)
        return cards

    @field_validator("faces")
    @classmethod
    def _faces_fit(cls, faces: tuple[FaceTold, ...]) -> tuple[FaceTold, ...]:
        with _as_value_error():
            for at, face in enumerate(faces):
                check_face(face, faces[:at])
        return faces

    @field_validator("diagram")
    @classmethod
    def _diagram_fits(cls, diagram: Diagram | None) -> Diagram | None:
        with _as_value_error():
            if diagram:
                check_diagram(diagram)
        return diagram

    def learn(self, fact: Fact) -> Self:
        """This box with one more fact, in place of what it corrects."""
        match fact:
            case CardTold():
                kept = tuple(card for card in self.cards if card.id != fact.id)
                check_cards((*kept, fact))
                return self.replace(cards=latest((*kept, fact)))
            case FaceTold():
                check_face(fact, self.faces)
                return self.replace(faces=(*self.faces, fact))
            case DiceAlike():
                return self.replace(dice_alike=fact.alike)
            case Diagram():
                check_diagram(fact)
                return self.replace(diagram=fact)
            case RoyalName():
                return self.replace(royals=(*(name for name in self.royals if name.who is not fact.who), fact))
            case _:
                assert_never(fact)

    def forget(self, fact: Fact) -> Self:
        """This box without one fact it holds; of equal faces only the first goes."""
        match fact:
            case CardTold():
                return self.replace(cards=tuple(card for card in self.cards if card != fact))
            case FaceTold():
                at = self.faces.index(fact)
                return self.replace(faces=(*self.faces[:at], *self.faces[at + 1 :]))
            case DiceAlike():
                return self.replace(dice_alike=None)
            case Diagram():
                return self.replace(diagram=None)
            case RoyalName():
                return self.replace(royals=tuple(name for name in self.royals if name != fact))
            case _:
                assert_never(fact)


def check_cards(cards: tuple[CardTold, ...]) -> None:
    """Each has a name of its own, also among ours."""
    told: set[CardId] = set()
    owners = {name: card_id for card_id, names in _OURS.items() for name in names}
    for card in cards:
        check_points(card.points)
        check_points(getattr(card.bonus, "points", None))
        names = _names(card)
        if card.id in told or any(owners.setdefault(name, card.id) != card.id for name in names):
            raise IllegalMove(Reason.CARD_KNOWN, card=card.printed or card.id)
        told.add(card.id)


def _folded(card: Card) -> frozenset[str]:
    return frozenset(fold(name) or name for name in card.all_names)


@lru_cache(maxsize=4 * MOST_TOLD)
def _names(told: CardTold) -> frozenset[str]:
    return _folded(told.card)


_OURS: Final = {card.id: _folded(card) for card in CARDS.values()}


def check_points(points: int | None) -> None:
    low, high = POINTS
    if points is not None and not low <= points <= high:
        raise IllegalMove(Reason.POINTS_RANGE, n=points, low=low, high=high)


def check_face(face: FaceTold, others: tuple[FaceTold, ...]) -> None:
    if not face.face.symbols:
        raise IllegalMove(Reason.FACE_EMPTY)
    if sum(other.die == face.die for other in others) >= SETUP.die_faces:
        raise IllegalMove(Reason.FACES_COMPLETE, n=SETUP.die_faces)


def face_doubts(face: Face) -> tuple[Remark, ...]:
    """By the book a die shows more than a top space gives (F)."""
    return (warning(phrase(Reason.FACE_SMALL)),) if face.symbols == 1 else ()


def check_diagram(diagram: Diagram) -> None:
    if diagram.rows not in (1, 2) or sorted(diagram.places) != list(range(1, SETUP.d8 + 1)):
        raise IllegalMove(Reason.DIAGRAM_UNFIT, n=SETUP.d8)


@dataclass(frozen=True)
class Facts:
    """What is true at this table: our facts, corrected by the box."""

    edition: Edition | None
    cards: Mapping[CardId, Card]
    faces: Mapping[int, tuple[Face, ...]]
    """Of each die, those that were told."""
    diagram: Diagram | None
    royals: Mapping[Royal, str]

    def name(self, card_id: CardId) -> Phrase | str:
        """What the card is called: as printed in this box if that is known, else in the reader's language."""
        card = self.cards[card_id]
        return card.printed or card.attested(self.edition) or phrase(f"lil_everdell.card_{card_id}")

    def card(self, card_id: CardId | None) -> Card | None:
        """The card of this name; None for one without a name, or with one this box has forgotten."""
        return None if card_id is None else self.cards.get(card_id)

    def called(self, card_id: CardId | None, colour: Colour, kind: Kind) -> Phrase | str:
        """A card by its name, or by its signs."""
        if card_id is None or card_id not in self.cards:
            return phrase("lil_everdell.signs", colour=colour.value, kind=kind.value)
        return self.name(card_id)

    def royal(self, who: Royal) -> Phrase | str:
        return self.royals.get(who) or phrase("lil_everdell.royal", who=who.value)

    def find_card(self, text: str) -> Card | None:
        return self.cards.get(text) or find_card(text, self.index)

    @cached_property
    def index(self) -> Mapping[str, Card]:
        return card_index(self.cards.values())

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The known cards that can lie in the display."""
        return tuple(card for card in self.cards.values() if not card.starting)

    def can_roll(self, dice: int) -> bool:
        """Whether every face of this many dice is known."""
        return all(len(self.faces[die]) == SETUP.die_faces for die in range(1, dice + 1))

    def place(self, number: int) -> int | None:
        """The place of the display that a number of the eight-sided die means, if the diagram is known."""
        return self.diagram.places[number - 1] if self.diagram else None


@cache
def facts(box: Box) -> Facts:
    told = {card.id: card.card for card in box.cards}
    faces = {die: tuple(each.face for each in box.faces if each.die == die) for die in range(1, SETUP.dice + 1)}
    if box.dice_alike:
        faces = dict.fromkeys(faces, faces[1])
    return Facts(
        edition=box.edition,
        cards=MappingProxyType({**CARDS, **told}),
        faces=MappingProxyType(faces),
        diagram=box.diagram,
        royals=MappingProxyType({name.who: name.printed for name in box.royals}),
    )


@recently
def recent_facts(box: Box) -> Facts:
    """`facts`, without hashing a long box again and again: a match keeps the same one for most of its moves."""
    return facts(box)


def new_card(
    box: Box, printed: str, colour: Colour, kind: Kind, points: int | None = None, bonus: Bonus | None = None
) -> CardTold:
    """A card nobody taught before, or `IllegalMove` where its name is known already."""
    printed = printed.strip()
    if facts(box).find_card(printed):
        raise IllegalMove(Reason.CARD_KNOWN, card=printed)
    # A name of signs alone has no letters to call it by; its number in the box does as well.
    card_id = fold(printed) or f"card{len(box.cards) + 1}"
    return CardTold(id=card_id, printed=printed, colour=colour, kind=kind, points=points, bonus=bonus)
