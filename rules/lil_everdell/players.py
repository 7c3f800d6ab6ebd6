"""Who plays: what each person and the opponent have on the table. What nobody told us is None, never a guess."""

from __future__ import annotations

from typing import Final, Self

from rules.amounts import Change
from rules.kernel import Model
from rules.lil_everdell.components.box import Facts
from rules.lil_everdell.components.cards import CAPTAIN, FORT, CardId
from rules.lil_everdell.components.parades import ParadeKind, ParadeToken
from rules.lil_everdell.components.places import OTHER, Place, Spot
from rules.lil_everdell.components.traits import Colour, Kind


class Laid(Model):
    """A card in somebody's area: its signs as the table saw them, and whatever else was told."""

    colour: Colour
    kind: Kind
    card: CardId | None = None
    points: Change | None = None
    """Of a card without a name: they count in this match only."""
    starting: bool = False


def starting_cards(known: Facts, captain: bool, fort: bool) -> tuple[Laid, ...]:
    """Captain and Fort, where they were chosen: in the area from the start, they count for parades (M, Sw)."""
    chosen = [known.cards[card] for card, wanted in ((CAPTAIN, captain), (FORT, fort)) if wanted]
    return tuple(Laid(colour=card.colour, kind=card.kind, card=card.id, starting=True) for card in chosen)


def with_starting(cards: tuple[Laid, ...], starting: tuple[Laid, ...]) -> tuple[Laid, ...]:
    """An area told by signs alone: each starting card is one of those that look like it."""
    told = list(cards)
    for card in starting:
        signs = Laid(colour=card.colour, kind=card.kind)
        if signs in told:
            told[told.index(signs)] = card
    return tuple(told)


class Player(Model):
    """What a person and the opponent have alike."""

    cards: tuple[Laid, ...] = ()
    complete: bool = True
    """False: other cards lie there too, nobody told us which."""
    parades: tuple[ParadeToken, ...] | None = ()
    friends: tuple[Place, ...] | None = ()
    """Where they stand this round."""

    @property
    def deck_cards(self) -> int:
        return sum(not card.starting for card in self.cards)

    def has_parade(self, kind: ParadeKind) -> bool:
        return any(token.kind is kind for token in self.parades or ())

    def with_card(self, laid: Laid) -> Self:
        return self.replace(cards=(*self.cards, laid))

    def with_parade(self, token: ParadeToken) -> Self:
        return self.replace(parades=(*(self.parades or ()), token))

    def with_friend(self, place: Place) -> Self:
        return self.replace(friends=(*(self.friends or ()), place))

    def without(self, at: int) -> Self:
        """One card less; a friend on it stands somewhere, the others stay on their cards."""
        friends = None if self.friends is None else tuple(_moved(place, at) for place in self.friends)
        return self.replace(cards=(*self.cards[:at], *self.cards[at + 1 :]), friends=friends)


class Person(Player):
    left: bool = False
    """Went away from the table."""


class Opponent(Player):
    """The Prince or the Queen."""

    gaps: tuple[Change | None, ...] = ()
    """Where the Queen's friends lie in the display this round, by the numbers of the die."""


UNTRACKED: Final = Person(complete=False, parades=None, friends=None)
"""A person of whom nothing is recorded."""


def _moved(place: Place, gone: int) -> Place:
    if place.spot is not Spot.RED_CARD or place.owner is not None or place.at < gone:
        return place
    return OTHER if place.at == gone else place.replace(at=place.at - 1)
