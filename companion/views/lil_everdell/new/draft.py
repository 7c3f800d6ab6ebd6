"""A table half set up: what people have chosen so far, and the set-up it becomes."""

from __future__ import annotations

from collections.abc import Sequence
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
from rules.lil_everdell.players import UNTRACKED, Laid, Opponent, Person, Player, with_starting
from rules.lil_everdell.rulings import Ruling
from rules.lil_everdell.setup import LONGEST_NAME, MOST_PEOPLE, Depth, Help, Midway, RoyalSeat, Seat, Setup
from rules.lil_everdell.start import opponents_start, persons_start

PlayerT = TypeVar("PlayerT", bound=Player)
ToldT = TypeVar("ToldT")
FOE: Final = -1
"""Where the opponent sits: on none of the people's chairs."""
PIECES: Final = tuple(animal.value for animal in Animal)


class Step(StrEnum):
    """One screen of the set-up."""

    PEOPLE = "people"
    GAME = "game"
    MIDDLE = "middle"
    LAYOUT = "layout"


def chair_at(setup: Setup, seat: int) -> int:
    """People keep their chairs wherever the opponent sits down between them."""
    return (
        FOE if seat == setup.opponent_seat else seat - (setup.opponent_seat is not None and seat > setup.opponent_seat)
    )


def _follow(by_chair: dict[int, ToldT], chairs: Sequence[int]) -> dict[int, ToldT]:
    return {now: by_chair[chair] for now, chair in [(FOE, FOE), *enumerate(chairs)] if chair in by_chair}


class Middle(Model):
    """Where a game stands that is already going."""

    round: int = 1
    sun: int = 0
    """The chair of whoever starts this round."""
    taken: int = 0
    cards: dict[int, tuple[Laid, ...]] = Field(default_factory=dict)
    """What was tapped of an area, by chair; nothing is told of one that is not there."""
    parades: dict[int, tuple[ParadeToken, ...]] = Field(default_factory=dict)

    def with_card(self, chair: int, colour: Colour, kind: Kind) -> Self:
        laid = Laid(colour=colour, kind=kind)
        return self.replace(cards={**self.cards, chair: (*self.cards.get(chair, ()), laid)})

    def without_card(self, chair: int, colour: Colour, kind: Kind) -> Self:
        """The last one with these signs."""
        cards = list(self.cards.get(chair, ()))
        at = max((n for n, card in enumerate(cards) if (card.colour, card.kind) == (colour, kind)), default=None)
        kept = cards if at is None else cards[:at] + cards[at + 1 :]
        return self.replace(cards={**self.cards, chair: tuple(kept)})

    def with_token(self, chair: int, kind: ParadeKind, value: int | None) -> Self:
        others = tuple(token for token in self.parades.get(chair, ()) if token.kind is not kind)
        tokens = others if value is None else (*others, ParadeToken(kind=kind, value=value))
        return self.replace(parades={**self.parades, chair: tokens})

    def arranged(self, chairs: Sequence[int]) -> Self:
        sun = chairs.index(self.sun) if self.sun in chairs else min(self.sun, 0)
        return self.replace(cards=_follow(self.cards, chairs), parades=_follow(self.parades, chairs), sun=sun)


class Draft(SteppedDraft):
    most: int = MOST_PEOPLE
    longest_name: int = LONGEST_NAME
    pieces: tuple[str, ...] = PIECES
    rulings: tuple[Ruling, ...] = ()
    royal: Royal | None = None
    royal_seat: int | None = None
    challenges: tuple[Challenge, ...] = ()
    helps: dict[int, Help] = Field(default_factory=dict)
    """A head start, by the chair of whoever gets it."""
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

    def helped(self, chair: int, what: str) -> Self:
        """A head start of one kind, or not."""
        now = self.helps.get(chair, Help())
        return self.replace(helps={**self.helps, chair: now.replace(**{what: not getattr(now, what)})})

    def arranged(self, chairs: Sequence[int]) -> Self:
        """Help, and what was told of somebody's area, follow them."""
        middle = self.middle and self.middle.arranged(chairs)
        return super().arranged(chairs).replace(helps=_follow(self.helps, chairs), middle=middle)

    # The whole

    def setup(self, box: Box, named: Named) -> Setup:
        people = tuple(
            Seat(
                name=guest.name.strip() or named(chair),
                animal=Animal(guest.piece),
                help=self.helps.get(chair, Help()),
            )
            for chair, guest in enumerate(self.guests)
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
        suns = {chair_at(setup, seat): seat for seat in range(setup.players)}
        only = setup.tracking is Depth.OPPONENT_ONLY
        people = tuple(
            UNTRACKED.replace(cards=persons_start(setup, seat))
            if only
            else _told(Person, middle, chair, persons_start(setup, seat))
            for chair, seat in enumerate(setup.people)
        )
        return Midway(
            round=middle.round,
            sun=suns.get(middle.sun, 0),
            taken=min(middle.taken, SETUP.turns * setup.players - 1),
            people=people,
            opponent=_told(Opponent, middle, FOE, opponents_start(setup)) if setup.opponent else None,
        )


def _told(kind: type[PlayerT], middle: Middle, chair: int, starting: tuple[Laid, ...]) -> PlayerT:
    """What nobody told of is unknown, never none; but starting cards lie there."""
    cards, parades = middle.cards.get(chair), middle.parades.get(chair)
    known = starting if cards is None else with_starting(cards, starting)
    return kind(cards=known, complete=cards is not None, parades=parades, friends=None)
