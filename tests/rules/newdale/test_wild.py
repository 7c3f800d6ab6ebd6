"""Whatever is done, in whatever order: a refusal or a state that can go on, never anything else."""

from __future__ import annotations

from random import Random

import pytest

from rules.newdale.game import GAME
from rules.newdale.moves import AnyMove
from rules.newdale.state import State
from tests.harness.autoplay import choose
from tests.rules.newdale.tables import EVERY_KIND
from tests.rules.newdale.wild import a_move


def next_move(state: State, chance: Random) -> AnyMove:
    question = GAME.question(state)
    if question is None or chance.random() < 0.5:
        return a_move(chance)
    return choose(question.answers, chance)


@pytest.mark.parametrize("seed", range(24))
def test_wild_moves_are_refused_or_lead_on(seed: int) -> None:
    chance = Random(seed)
    state = GAME.start(EVERY_KIND[chance.choice(tuple(EVERY_KIND))])
    for step in range(70):
        if step % 10 == 0:
            check_answers(state)
        move = next_move(state, chance)
        refusal = GAME.why_not(state, move)
        if refusal is not None:
            assert refusal.key in tuple(GAME.reasons)
            continue
        after = GAME.apply(state, move)
        assert GAME.tell(state, move)
        assert GAME.sheet is not None
        assert GAME.record is not None
        assert GAME.record.filled(after).players
        state = State.model_validate_json(after.model_dump_json())
        assert state == after


def check_answers(state: State) -> None:
    """What is offered is lawful, and what is grey is refused for the reason it shows."""
    question = GAME.question(state)
    if question is None:
        return
    assert question.answers
    for option in question.options:
        assert GAME.why_not(state, option.move) == option.refusal
    for entry in question.entries:
        for move in entry.samples:
            assert GAME.why_not(state, move) is None
