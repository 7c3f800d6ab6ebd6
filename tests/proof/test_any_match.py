"""What holds in every match of every game: random whole games at every kind of table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.kernel import IllegalMove, Journal, Misfit, Question
from rules.sheet import Weight
from tests.harness.autoplay import autoplay, choose
from tests.harness.every_game import GAMES, TABLES, rules_of, setups

Step = tuple[Any, Question[Any], Any, Any]
MOST_MOVES = 2_000
"""No evening is longer: a match that is has no end."""
MANY = 1_000
"""Random matches of each game in the long run."""


def match(game_id: str, kind: str, seed: int) -> Iterator[Step]:
    rules = rules_of(game_id)
    chance, state = Random(seed), rules.start(setups(game_id)[kind])
    while (question := rules.question(state)) is not None:
        move = choose(question.answers, chance)
        after = rules.apply(state, move)
        yield state, question, move, after
        state = after


def check_match(game_id: str, kind: str, seed: int) -> int:
    """One whole game, what must hold checked on the way; how many moves it had."""
    rules = rules_of(game_id)
    state, n = rules.start(setups(game_id)[kind]), 0
    for n, (_, question, _, after) in enumerate(match(game_id, kind, seed), 1):
        assert question.answers
        assert len({answer.move for answer in question.answers}) == len(question.answers)
        assert n < MOST_MOVES
        state = after
    check_points(game_id, state)
    return n


def check_points(game_id: str, state: Any) -> None:
    """Every point has its line, and the sheet that the record fills counts as the table does."""
    rules = rules_of(game_id)
    scores = rules.score(state)
    assert all(score.total == sum(line.points for line in score.lines) for score in scores)
    if rules.sheet is None or rules.record is None:
        return
    sheet, box = rules.record.filled(state), rules.record.box(state)
    assert [remark.why for remark in rules.sheet.check(sheet, box) if remark.weight is Weight.FINAL] == []
    counted = rules.sheet.score(sheet, box)
    assert [(score.player, score.total) for score in counted] == [(score.player, score.total) for score in scores]


@pytest.mark.parametrize(("game_id", "kind"), TABLES)
def test_a_random_match_ends_and_every_point_has_its_line(game_id: str, kind: str) -> None:
    for seed in range(2):
        check_match(game_id, kind, seed)


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_a_thousand_random_matches_end_and_every_point_has_its_line(game_id: str) -> None:
    kinds = tuple(setups(game_id))
    moves = sum(check_match(game_id, kinds[seed % len(kinds)], seed) for seed in range(MANY))
    print(f"\n{game_id}: {MANY} matches, {moves} moves")


@pytest.mark.parametrize(("game_id", "kind"), TABLES)
def test_doing_and_undoing_every_move_of_a_match_gives_the_same_table(game_id: str, kind: str) -> None:
    rules = rules_of(game_id)
    journal = rules.journal(setup=setups(game_id)[kind])
    states = [rules.start(journal.setup)]
    for before, _, move, after in match(game_id, kind, seed=99):
        recorded = journal.record(move)
        assert recorded.undo().moves == journal.moves
        assert recorded.undo().redo() == recorded
        assert rules.apply(before, move) == after
        journal = recorded
        states.append(after)
    for at in (len(journal.moves) // 3, 2 * len(journal.moves) // 3, len(journal.moves)):
        back = journal
        for _ in range(len(journal.moves) - at):
            back = back.undo()
        assert rules.replay(back) == states[at]


@pytest.mark.parametrize(("game_id", "kind"), TABLES)
def test_a_saved_match_is_the_match(game_id: str, kind: str) -> None:
    rules = rules_of(game_id)
    journal = autoplay(rules, setups(game_id)[kind], Random(7))
    saved = rules.journal.model_validate_json(journal.model_dump_json())
    assert saved == journal
    assert rules.replay(saved) == rules.replay(journal)


@pytest.mark.parametrize(("game_id", "kind"), TABLES)
def test_every_answer_offered_is_accepted(game_id: str, kind: str) -> None:
    chance, rules = Random(5), rules_of(game_id)
    for state, question, _, _ in match(game_id, kind, seed=5):
        for answer in chance.sample(question.answers, min(4, len(question.answers))):
            rules.apply(state, answer.move)


@pytest.mark.parametrize(("game_id", "kind"), TABLES)
def test_a_grey_answer_is_refused_for_the_reason_it_names(game_id: str, kind: str) -> None:
    chance, rules = Random(6), rules_of(game_id)
    for state, question, _, _ in match(game_id, kind, seed=6):
        grey = [option for option in question.options if option.refusal]
        for option in chance.sample(grey, min(3, len(grey))):
            with pytest.raises(IllegalMove):
                rules.apply(state, option.move)


@pytest.mark.parametrize(("game_id", "kind"), TABLES)
def test_an_earlier_step_changed_and_changed_back_is_the_same_match(game_id: str, kind: str) -> None:
    chance, rules = Random(8), rules_of(game_id)
    journal = autoplay(rules, setups(game_id)[kind], chance)
    for at in chance.sample(range(len(journal.moves)), min(4, len(journal.moves))):
        changed = _changed(journal, at, chance, game_id)
        assert changed.undo().moves == journal.moves
        rules.replay(changed)


def _changed(journal: Journal[Any, Any], at: int, chance: Random, game_id: str) -> Journal[Any, Any]:
    """Move `at` is another one; what then does not fit is left out from there on."""
    rules = rules_of(game_id)
    before = rules.replay(journal.undone_to(at))
    question = rules.question(before)
    assert question is not None
    other = chance.choice(question.answers).move
    try:
        return rules.amend(journal, {at: other})
    except Misfit as misfit:
        return rules.amend(journal, {at: other}, keep=misfit.at)
