"""The table at one moment, the turn in progress included."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Self

from pydantic import NonNegativeInt

from rules.kernel import Model, Phrase
from rules.lil_everdell.components.box import Box, Facts, recent_facts
from rules.lil_everdell.components.dice import Face
from rules.lil_everdell.components.numbers import DRAW_PILE, SETUP
from rules.lil_everdell.components.parades import ParadeKind, ParadeToken
from rules.lil_everdell.components.places import Place
from rules.lil_everdell.components.traits import Challenge, Royal
from rules.lil_everdell.players import Opponent, Person, Player
from rules.lil_everdell.rulings import Ruling
from rules.lil_everdell.setup import Depth, Setup


class Phase(StrEnum):
    """What kind of thing is to be settled."""

    ROUND = "round"
    FRIEND = "friend"
    CARD = "card"
    OPPONENT = "opponent"
    VALUE = "value"
    OVER = "over"


class Due(Model):
    """A token somebody takes whose value must be asked."""

    seat: NonNegativeInt
    parade: ParadeKind


class State(Model):
    setup: Setup
    box: Box
    """The set-up's, and what was learned since."""
    people: tuple[Person, ...]
    opponent: Opponent | None = None
    round: int = 1
    sun: NonNegativeInt = 0
    """The seat that starts this round."""
    taken: NonNegativeInt = 0
    """Turns done this round, those of people who left among them."""
    begun: bool = False
    """Whether the dice lie there; not before a round's first turn, and no more after the last round."""
    friend: Place | None = None
    """Placed in this turn."""
    roll: tuple[int, ...] = ()
    """What the app rolled for the opponent in this turn."""
    dice: tuple[Face, ...] = ()
    """What the app rolled for this round, from the left."""
    due: tuple[Due, ...] = ()
    emptied: tuple[ParadeKind, ...] = ()
    """Stacks that somebody found empty where the app does not follow them."""
    missed: tuple[Due, ...] = ()
    """Needs that were met when the stack was empty already; each is told once."""
    lost: NonNegativeInt = 0
    """Cards of the deck that have left an area: they do not come back."""
    handed: tuple[ParadeToken, ...] = ()
    """What the opponent took when the last round ended."""

    @property
    def facts(self) -> Facts:
        return recent_facts(self.box)

    @property
    def opponent_seat(self) -> int | None:
        return self.setup.opponent_seat

    @property
    def royal(self) -> Royal | None:
        return self.setup.opponent.who if self.setup.opponent else None

    @property
    def foe(self) -> Opponent:
        """The opponent, where one is known to play."""
        assert self.opponent is not None
        return self.opponent

    @property
    def players(self) -> tuple[Player, ...]:
        """In seat order, clockwise."""
        at = self.opponent_seat
        if at is None or self.opponent is None:
            return self.people
        return (*self.people[:at], self.opponent, *self.people[at:])

    @property
    def slots(self) -> int:
        """Turns of a round."""
        return SETUP.turns * len(self.players)

    @property
    def turn(self) -> int:
        """The seat whose turn it is, or would be: clockwise from the sun (3)."""
        return (self.sun + self.taken) % len(self.players)

    @property
    def asked(self) -> int:
        """The seat that the question is for: whoever takes a token, else whoever has the turn."""
        return self.due[0].seat if self.due else self.turn

    @property
    def has_friend(self) -> bool:
        """Whether whoever has the turn can still place one, as far as anyone knows."""
        return len(self.players[self.turn].friends or ()) < SETUP.friends

    @property
    def over(self) -> bool:
        return self.taken >= self.slots and not self.begun and not self.due

    @property
    def only_opponent(self) -> bool:
        return self.setup.tracking is Depth.OPPONENT_ONLY

    @property
    def tells_places(self) -> bool:
        """Whether everyone says where the friends go, and everyone has said it this round."""
        told = all(player.friends is not None for player in self.players)
        return self.setup.tracking is Depth.EVERYTHING and told

    @property
    def phase(self) -> Phase:
        if self.due:
            return Phase.VALUE
        if not self.begun:
            return Phase.OVER if self.over else Phase.ROUND
        if self.turn == self.opponent_seat:
            return Phase.OPPONENT
        asks = self.setup.tracking is Depth.EVERYTHING and self.friend is None and self.has_friend
        return Phase.FRIEND if asks else Phase.CARD

    # Who is who

    def name(self, seat: int) -> str:
        """The same in every language: what a score and a question go by."""
        if seat == self.opponent_seat and self.royal:
            return self.royal.value
        return self.setup.people[self.person_at(seat)].called

    def called(self, seat: int) -> str | Phrase:
        """The name in a sentence: an animal's and an opponent's depend on the reader's language."""
        if seat == self.opponent_seat and self.royal:
            return self.facts.royal(self.royal)
        return self.setup.people[self.person_at(seat)].in_words

    def person_at(self, seat: int) -> int:
        """Which of the people sits there; the opponent's seat lies between them."""
        return seat - (self.opponent_seat is not None and seat > self.opponent_seat)

    def person(self, seat: int) -> Person | None:
        """The person in a seat; None where nobody sits, or no person."""
        player = self.players[seat] if seat < len(self.players) else None
        return player if isinstance(player, Person) else None

    @property
    def seats(self) -> Iterator[tuple[int, Person]]:
        """The people who still play."""
        for seat, player in enumerate(self.players):
            if isinstance(player, Person) and not player.left:
                yield seat, player

    def with_player(self, seat: int, player: Player) -> Self:
        if seat == self.opponent_seat:
            return self.replace(opponent=player)
        at = self.person_at(seat)
        return self.replace(people=(*self.people[:at], player, *self.people[at + 1 :]))

    def other_reading(self, ruling: Ruling) -> bool:
        return ruling in self.setup.rulings

    def challenged(self, challenge: Challenge) -> bool:
        return challenge in self.setup.challenges

    # What lies on the table

    def occupant(self, place: Place) -> int | None:
        """The seat whose friend stands there, as far as anyone knows."""
        return next((seat for seat, player in enumerate(self.players) if place in (player.friends or ())), None)

    @property
    def laid(self) -> int:
        """Cards of the deck that are known to have been laid."""
        return self.lost + sum(player.deck_cards for player in self.players)

    @property
    def gaps(self) -> int:
        """Places of the display where the Queen's friends lie."""
        return len(self.opponent.gaps) if self.opponent else 0

    @property
    def refills(self) -> int | None:
        """Cards the display asked of the deck so far; None where nobody can know."""
        return self.laid - self.gaps if all(player.complete for player in self.players) else None

    @property
    def deck(self) -> int | None:
        """Cards left face down."""
        return None if self.refills is None else max(0, DRAW_PILE - self.refills)

    @property
    def display(self) -> int | None:
        """Cards face up: gaps stay open when the deck is empty (Ruling)."""
        if self.refills is None:
            return None
        return max(0, SETUP.display - self.gaps - max(0, self.refills - DRAW_PILE))

    def left(self, kind: ParadeKind) -> tuple[int, ...]:
        """The tokens that nobody is known to have taken, from the top."""
        taken = {token.value for player in self.players for token in player.parades or () if token.kind is kind}
        return () if kind in self.emptied else tuple(value for value in self.setup.stack if value not in taken)

    def may_hold(self, player: Player, kind: ParadeKind) -> bool:
        """Whether a player may have a token of this kind of which nobody told."""
        # Of people whose turns stay at the table, what was told once does not say what they took since.
        unfollowed = self.only_opponent and isinstance(player, Person) and not player.has_parade(kind)
        return player.parades is None or unfollowed

    def unseen(self, kind: ParadeKind, seat: int) -> int:
        """Other players of whom nobody knows whether they have a token of this kind."""
        return sum(self.may_hold(player, kind) for at, player in enumerate(self.players) if at != seat)

    def on_top(self, kind: ParadeKind, seat: int) -> tuple[int, ...]:
        """The values the next token can have for this player: one where the stack is known, none where it is empty."""
        return self.left(kind)[: self.unseen(kind, seat) + 1]

    def may_be_empty(self, kind: ParadeKind, seat: int) -> bool:
        """Whether people whose tokens nobody told can have taken all of a stack: each takes one of a kind at most."""
        return self.unseen(kind, seat) >= len(self.left(kind))
