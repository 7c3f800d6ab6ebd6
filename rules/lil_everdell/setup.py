"""How a table starts: who sits there, against whom, what is recorded, how it reads the open questions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Final

from pydantic import StringConstraints

from rules.amounts import Change
from rules.kernel import Model, Phrase, phrase
from rules.letters import alike
from rules.lil_everdell.components.box import Box, facts
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.parades import PARADES
from rules.lil_everdell.components.traits import Animal, Challenge, Royal
from rules.lil_everdell.existing import Refusal, missing
from rules.lil_everdell.players import Opponent, Person
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.rulings import Ruling

MOST_PEOPLE: Final = len(Animal)
LONGEST_NAME: Final = 40


class Help(Model):
    """A head start for the young (M)."""

    # Ruling: whoever the table agrees on gets it, not the youngest only.
    resources: bool = False
    """One of each."""
    captain: bool = False
    fort: bool = False


class Seat(Model):
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_NAME)] = ""
    """Left out, the animal is the name."""
    animal: Animal
    help: Help = Help()

    @property
    def called(self) -> str:
        return self.name or self.animal.value

    @property
    def in_words(self) -> str | Phrase:
        """The name in a sentence: an animal's depends on the reader's language."""
        return self.name or phrase("lil_everdell.animal", animal=self.animal.value)


class RoyalSeat(Model):
    who: Royal
    seat: Change | None = None
    """Counted clockwise from the first player; None is the last one."""
    animal: Animal | None = None
    """The set of friends; None takes the first that is free."""


class Depth(StrEnum):
    """How much is recorded. Who wants a score only needs no match."""

    CARDS = "cards"
    EVERYTHING = "everything"
    OPPONENT_ONLY = "opponent_only"


class Midway(Model):
    """Where a game that is already going stands."""

    round: Change = 1
    sun: Change = 0
    """The seat that starts this round."""
    taken: Change = 0
    """Turns done in it, by everyone together."""
    people: tuple[Person, ...]
    opponent: Opponent | None = None


class Setup(Model):
    people: tuple[Seat, ...]
    """Clockwise from the first player."""
    opponent: RoyalSeat | None = None
    challenges: tuple[Challenge, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    """Where this table follows the other reading."""
    tracking: Depth = Depth.CARDS
    box: Box = Box()
    midway: Midway | None = None

    @property
    def players(self) -> int:
        return len(self.people) + (self.opponent is not None)

    @property
    def solo(self) -> bool:
        return len(self.people) == 1

    @property
    def opponent_seat(self) -> int | None:
        if self.opponent is None:
            return None
        return len(self.people) if self.opponent.seat is None else self.opponent.seat

    @property
    def opponent_animal(self) -> Animal | None:
        if self.opponent is None:
            return None
        used = [seat.animal for seat in self.people]
        return self.opponent.animal or next((animal for animal in Animal if animal not in used), None)

    @property
    def dice(self) -> int:
        """One for each player, the Prince included; two in solo (P, Sp, Sm)."""
        return SETUP.solo_dice if self.solo else self.players

    @property
    def stack(self) -> tuple[int, ...]:
        """The tokens of each parade, top first."""
        # Ruling: with the Prince and several people as in solo, unless the table reads it the other way.
        few = self.solo or (self.opponent is not None and Ruling.PRINCE_STACKS not in self.rulings)
        return PARADES.few_values if few else PARADES.values

    @property
    def first(self) -> int:
        """Who starts the first round; in solo every round (P, Sg, Sw)."""
        seat = self.opponent_seat
        return seat if seat is not None and Challenge.OPPONENT_FIRST in self.challenges else 0


def refusals(setup: Setup) -> Iterator[Refusal]:
    """Why nobody can sit down to this table."""
    people = len(setup.people)
    if people > MOST_PEOPLE:
        yield Reason.TOO_MANY_PEOPLE, {"n": people}
    if not people or setup.players < 2:
        yield Reason.TOO_FEW_PEOPLE, {"n": people}
    yield from _names(setup)
    yield from _opponent(setup) if setup.opponent else _alone(setup)
    for ruling in setup.rulings:
        if not ruling.option:
            yield Reason.RULING_FIXED, {}
    if setup.midway:
        yield from _midway(setup, setup.midway)


def _names(setup: Setup) -> Iterator[Refusal]:
    called = [(alike(seat.called), seat.in_words) for seat in setup.people]
    animals = [seat.animal for seat in setup.people]
    if setup.opponent:
        called.append((setup.opponent.who.value, facts(setup.box).royal(setup.opponent.who)))
        animals += [setup.opponent.animal] if setup.opponent.animal else []
    names = [name for name, _ in called]
    for at, (name, in_words) in enumerate(called):
        if names.index(name) == at and names.count(name) > 1:
            yield Reason.NAME_TWICE, {"name": in_words}
    for animal in dict.fromkeys(animal for animal in animals if animals.count(animal) > 1):
        yield Reason.ANIMAL_TWICE, {"animal": animal.value}


def _alone(setup: Setup) -> Iterator[Refusal]:
    if setup.challenges:
        yield Reason.CHALLENGE_ALONE, {}
    if setup.tracking is Depth.OPPONENT_ONLY:
        yield Reason.OPPONENT_ONLY_WITHOUT_ONE, {}


def _opponent(setup: Setup) -> Iterator[Refusal]:
    assert setup.opponent is not None
    people, seat = len(setup.people), setup.opponent_seat or 0
    if people == MOST_PEOPLE:
        yield Reason.PRINCE_WITH_FOUR, {}
    if setup.opponent.who is Royal.QUEEN and people > 1:
        yield Reason.QUEEN_SOLO_ONLY, {}
    if seat == 0 and people:
        yield Reason.PRINCE_FIRST_SEAT, {}
    elif not 0 <= seat <= people:
        yield Reason.NO_SUCH_PLAYER, {}
    # Ruling: the other two challenges may be chosen at a bigger table too.
    if Challenge.OPPONENT_FIRST in setup.challenges and people > 1:
        yield Reason.OPPONENT_FIRST_SOLO_ONLY, {}


def _midway(setup: Setup, midway: Midway) -> Iterator[Refusal]:
    other_table = len(midway.people) != len(setup.people) or (midway.opponent is None) != (setup.opponent is None)
    nobody = bool(midway.people) and all(person.left for person in midway.people)
    if other_table or nobody or not 0 <= midway.taken < SETUP.turns * setup.players:
        yield Reason.MIDWAY_UNFIT, {}
    if not 1 <= midway.round <= SETUP.rounds:
        yield Reason.NO_SUCH_ROUND, {"rounds": SETUP.rounds, "turns": SETUP.turns * setup.players}
    if not 0 <= midway.sun < setup.players:
        yield Reason.NO_SUCH_PLAYER, {}
    known = facts(setup.box)
    for player in (*midway.people, *((midway.opponent,) if midway.opponent else ())):
        yield from missing(player, setup.players, setup.dice, known)
