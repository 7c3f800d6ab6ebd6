"""A player that answers every question by chance: whole games for tests and measurements."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import TypeVar

from rules.kernel import Game, Journal, Model, Move, Option

SetupT = TypeVar("SetupT", bound=Model)
StateT = TypeVar("StateT", bound=Model)
MoveT = TypeVar("MoveT", bound=Move)

RARER = 3
"""How much rarer each further kind of answer is: questions list the usual ones first."""


def autoplay(
    game: Game[SetupT, StateT, MoveT], setup: SetupT, chance: Random, limit: int = 10_000
) -> Journal[SetupT, MoveT]:
    """A match from `setup` to its end, or to `limit` moves."""
    state = game.start(setup)
    moves: list[MoveT] = []
    while (question := game.question(state)) is not None and len(moves) < limit:
        moves.append(choose(question.answers, chance))
        state = game.apply(state, moves[-1])
    return game.journal.of(setup, moves)


def choose(answers: tuple[Option[MoveT], ...], chance: Random) -> MoveT:
    """First the kind of move, the usual ones more often, then one of that kind: so that a game comes to its end."""
    kinds = [tuple(group) for _, group in groupby(answers, key=lambda answer: type(answer.move))]
    weights = [RARER**-rank for rank in range(len(kinds))]
    return chance.choice(chance.choices(kinds, weights)[0]).move
