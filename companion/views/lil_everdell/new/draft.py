"""A table half set up: what people have chosen so far, and the set-up it becomes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Self, TypeVar

from pydantic import Field

from companion.views.new.draft import Named
from companion.views.new.stepped_setup import SteppedDraft
from rules.kernel import Model
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.parades import ParadeKind, ParadeToken
from rules.lil_everdell.components.traits import Animal, Challenge, Colour, Kind, Royal
from rules.lil_everdell.players import UNTRACKED, Laid, Opponent, Person, Player
from rules.lil_everdell.rulings import Ruling
from rules.lil_everdell.setup import LONGEST_NAME, MOST_PEOPLE, Depth, Help, Midway, RoyalSeat, Seat, Setup

PlayerT = TypeVar("PlayerT", bound=Player)
PIECES: Final = tuple(animal.value for animal in Animal)


class Step(StrEnum):
    """One screen of the set-up."""

    PEOPLE = "people"
    GAME = "game"
    MIDDLE = "middle"
    LAYOUT = "layout"


class Middle(Model):
    """Where a game stands that is already going."""

    round: int = 1
    sun: int = 0
    taken: int = 0
    cards: dict[int, tuple[Laid, ...]] = Field(default_factory=dict)
    """What was tapped of a seat's area; nothing is told of a seat that is not there."""
    parades: dict[int, tuple[ParadeToken, ...]] = Field(default_factory=dict)

    def with_card(self, seat: int, colour: Colour, kind: Kind) -> Self:
        laid = Laid(colour=colour, kind=kind)
        return self.replace(cards={**self.cards, seat: (*self.cards.get(seat, ()), laid)})

    def without_card(self, seat: int, colour: Colour, kind: Kind) -> Self:
        """The last one with these signs."""
        cards = list(self.cards.get(seat, ()))
        at = max((n for n, card in enumerate(cards) if (card.colour, card.kind) == (colour, kind)), default=None)
        kept = cards if at is None else cards[:at] + cards[at + 1 :]
        return self.replace(cards={**self.cards, seat: tuple(kept)})

    def with_token(self, seat: int, kind: ParadeKind, value: int | None) -> Self:
        others = tuple(token for token in self.parades.get(seat, ()) if token.kind is not kind)
        tokens = others if value is None else (*others, ParadeToken(kind=kind, value=value))
        return self.replace(parades={**self.parades, seat: tokens})


class Draft(SteppedDraft):
    most: int = MOST_PEOPLE
    longest_name: int = LONGEST_NAME
    pieces: tuple[str, ...] = PIECES
    rulings: tuple[Ruling, ...] = ()
    royal: Royal | None = None
    royal_seat: int | None = None
    challenges: tuple[Challenge, ...] = ()
    helps: dict[str, Help] = Field(default_factory=dict)
    """A head start, by the animal of whoever gets it."""
    tracking: Depth = Depth.CARDS
    middle: Middle | None = None

    @property
    def steps(self) -> tuple[Step, ...]:
        return Step.PEOPLE, Step.GAME, Step.MIDDLE if self.middle else Step.LAYOUT

    @property
    def kind(self) -> str:
        return "solo" if self.royal and len(self.guests) == 1 else "table"

    @property
    def seats(self) -> int:
        return len(self.guests) + (self.royal is not None)

    def challenged(self, challenge: Challenge) -> Self:
        """One more, or one less."""
        rest = tuple(other for other in self.challenges if other is not challenge)
        return self.replace(challenges=rest if challenge in self.challenges else (*rest, challenge))

    def helped(self, animal: str, what: str) -> Self:
        """A head start of one kind, or not."""
        now = self.helps.get(animal, Help())
        return self.replace(helps={**self.helps, animal: now.replace(**{what: not getattr(now, what)})})

    # The whole

    def setup(self, box: Box, named: Named) -> Setup:
        people = tuple(
            Seat(
                name=guest.name.strip() or named(seat),
                animal=Animal(guest.piece),
                help=self.helps.get(guest.piece, Help()),
            )
            for seat, guest in enumerate(self.guests)
        )
        royal = RoyalSeat(who=self.royal, seat=self._royal_seat) if self.royal else None
        tracking = self.tracking if royal or self.tracking is not Depth.OPPONENT_ONLY else Depth.CARDS
        setup = Setup(
            people=people,
            opponent=royal,
            challenges=self._challenges if royal else (),
            rulings=self.rulings,
            tracking=tracking,
            box=box,
        )
        return setup.replace(midway=self._midway(setup, self.middle)) if self.middle else setup

    @property
    def _royal_seat(self) -> int | None:
        """The last seat, unless there is one in between to choose."""
        people = len(self.guests)
        return self.royal_seat if self.royal_seat and self.royal_seat < people else None

    @property
    def _challenges(self) -> tuple[Challenge, ...]:
        """Who starts is a question only where one person plays alone."""
        solo = len(self.guests) == 1
        return tuple(one for one in self.challenges if solo or one is not Challenge.OPPONENT_FIRST)

    def _midway(self, setup: Setup, middle: Middle) -> Midway:
        seats = [seat for seat in range(setup.players) if seat != setup.opponent_seat]
        only = setup.tracking is Depth.OPPONENT_ONLY
        people = tuple(UNTRACKED if only else _told(Person, middle, seat) for seat in seats)
        foe = None if setup.opponent_seat is None else _told(Opponent, middle, setup.opponent_seat)
        return Midway(
            round=middle.round,
            sun=min(middle.sun, setup.players - 1),
            taken=min(middle.taken, SETUP.turns * setup.players - 1),
            people=people,
            opponent=foe,
        )


def _told(kind: type[PlayerT], middle: Middle, seat: int) -> PlayerT:
    """What nobody told of is unknown, never none."""
    cards = middle.cards.get(seat)
    return kind(cards=cards or (), complete=cards is not None, parades=middle.parades.get(seat), friends=None)
