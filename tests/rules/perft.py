"""The ways a match can go on, counted move by move: what the numbers counted by hand are compared with."""

from __future__ import annotations

from typing import Any

from rules.kernel import Game, StateT


def ways(game: Game[Any, StateT, Any], state: StateT, depth: int) -> int:
    """Lines of so many moves from here, one for each answer that is offered."""
    question = game.question(state)
    assert question is not None
    if depth == 1:
        return len(question.answers)
    return sum(ways(game, game.apply(state, answer.move), depth - 1) for answer in question.answers)
