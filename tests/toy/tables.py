"""Positions, records and sheets of the toy game, for tests."""

from __future__ import annotations

from typing import Final

from rules.kernel import Journal
from tests.toy.box import BellFact, Box
from tests.toy.game import GAME
from tests.toy.rules import ZEPPELIN, Add, Setup, State
from tests.toy.sheet import Player, Sheet

PEOPLE = ("Ola", "Jan")
EVERY_KIND: Final = {
    "2": Setup(people=PEOPLE),
    "3 with a zeppelin": Setup(people=(*PEOPLE, "Ewa"), rulings=(ZEPPELIN,)),
    "2 and the robot": Setup(people=PEOPLE, robot=True, limit=12),
}
WHOLE_BOX: Final = Box(bell=BellFact(points=7))


def a_state(*numbers: int, limit: int = 10) -> State:
    return State(setup=Setup(people=PEOPLE, limit=limit), numbers=numbers)


def a_journal(*numbers: int) -> Journal[Setup, Add]:
    journal = GAME.journal(setup=Setup(people=PEOPLE, limit=10))
    for n in numbers:
        journal = journal.record(Add(n=n))
    return journal


def numbers(journal: Journal[Setup, Add]) -> list[int]:
    return [move.n for move in journal.moves]


def a_sheet(**sums: int) -> Sheet:
    return Sheet(players=tuple(Player(name=name, sum=n) for name, n in sums.items()))
