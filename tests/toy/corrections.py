"""What a table of the toy insists on in the midst of a match: a number that nobody was asked for."""

from __future__ import annotations

from random import Random

from tests.toy.rules import BIGGEST, Add, State


def a_correction(_: State, chance: Random) -> Add:
    return Add(n=chance.randint(-1, BIGGEST + 5))
