"""What holds in any game: play, undo, redo and change earlier steps in any order, and the journal is the truth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.kernel import IllegalMove, Journal, Misfit, Move, Option, phrase
from tests.harness.autoplay import autoplay, choose
from tests.rules.shipped import EVERY_TABLE, TABLES, AnyGame, AnyTable


class Table(RuleBasedStateMachine):
    """A match in the hands of people who change their minds."""

    game: AnyGame
    journal: Journal[Any, Any]
    state: Any

    @initialize(table=st.sampled_from(tuple(TABLES.values())).flatmap(st.sampled_from))
    def sit_down(self, table: AnyTable) -> None:
        self.game, setup = table
        self.journal = self.game.journal(setup=setup)
        self.state = self.game.start(setup)

    @precondition(lambda self: self.game.question(self.state) is not None)
    @rule(pick=st.integers(min_value=0))
    def play(self, pick: int) -> None:
        question = self.game.question(self.state)
        assert question is not None
        move = question.answers[pick % len(question.answers)].move
        self.state = self.game.apply(self.state, move)
        self.journal = self.journal.record(move)

    @precondition(lambda self: self.journal.can_undo)
    @rule()
    def undo(self) -> None:
        self.journal = self.journal.undo()
        self.state = self.game.replay(self.journal)

    @precondition(lambda self: self.journal.can_redo)
    @rule()
    def redo(self) -> None:
        self.journal = self.journal.redo()
        self.state = self.game.replay(self.journal)

    @precondition(lambda self: self.journal.moves)
    @rule(at=st.integers(min_value=0), pick=st.integers(min_value=0))
    def change_a_step_and_change_it_back(self, at: int, pick: int) -> None:
        moves = self.journal.moves
        at %= len(moves)
        before = self.game._fold(self.game.start(self.journal.setup), moves[:at])
        question = self.game.question(before)
        assert question is not None
        other = question.answers[pick % len(question.answers)].move
        kept = self._first_misfit(at, other)
        amended = self.game.amend(self.journal, {at: other}, keep=kept)
        assert len(amended.moves) == kept > at
        assert amended.undo().moves == moves
        if kept == len(moves):
            self.journal = self.game.amend(amended, {at: moves[at]})
            assert self.journal.moves == moves

    def _first_misfit(self, at: int, other: Move) -> int:
        """How many moves fit when move `at` is another one."""
        try:
            return len(self.game.amend(self.journal, {at: other}).moves)
        except Misfit as misfit:
            return misfit.at

    @invariant()
    def the_journal_is_the_truth(self) -> None:
        saved = self.journal.model_dump_json()
        assert self.game.replay(self.game.journal.model_validate_json(saved)) == self.state

    @invariant()
    def there_is_a_question_with_answers_until_the_end(self) -> None:
        question = self.game.question(self.state)
        assert question is None or question.answers


Table.TestCase.settings = settings(max_examples=15, stateful_step_count=30, suppress_health_check=list(HealthCheck))
TestTable = Table.TestCase


@pytest.mark.parametrize(("game", "setup"), EVERY_TABLE)
def test_a_seed_always_plays_the_same_match(game: AnyGame, setup: Any) -> None:
    assert autoplay(game, setup, Random(1)) == autoplay(game, setup, Random(1))


@pytest.mark.parametrize(("game", "setup"), [tables[0] for tables in TABLES.values()])
def test_another_seed_plays_another_match(game: AnyGame, setup: Any) -> None:
    assert autoplay(game, setup, Random(1)) != autoplay(game, setup, Random(2))


@pytest.mark.parametrize(("game", "setup"), EVERY_TABLE)
def test_the_random_player_can_stop_early(game: AnyGame, setup: Any) -> None:
    assert autoplay(game, setup, Random(1), limit=7).moves == autoplay(game, setup, Random(1)).moves[:7]


def test_the_random_player_takes_usual_answers_more_often() -> None:
    class Usual(Move):
        n: int

    class Rare(Move):
        pass

    answers = tuple(Option[Move](label=phrase("x.y"), move=move) for move in (Usual(n=1), Usual(n=2), Rare()))
    chance = Random(0)
    picks = [choose(answers, chance) for _ in range(400)]
    assert 60 < sum(isinstance(pick, Rare) for pick in picks) < 140
    assert {pick.n for pick in picks if isinstance(pick, Usual)} == {1, 2}


def test_insisting_collects_what_must_be_overruled() -> None:
    from rules.farshore.components.places import DOCKS
    from rules.farshore.game import GAME as FARSHORE
    from rules.farshore.moves import PlaceWorker
    from rules.farshore.reasons import Reason
    from tests.rules.farshore.tables import a_table, person

    state = person(a_table(2, None), 1, ready=0)
    move = PlaceWorker(seat=1, place=DOCKS)
    assert FARSHORE.why_not(state, move) is not None
    assert FARSHORE.insist(state, move).insist == (Reason.OUT_OF_TURN, Reason.NO_READY_WORKER)
    with pytest.raises(IllegalMove):
        FARSHORE.insist(state, PlaceWorker(seat=5, place=DOCKS))
    assert FARSHORE.why_not(state, PlaceWorker(seat=0, place=DOCKS)) is None
