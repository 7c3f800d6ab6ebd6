"""What holds in every match in which people also put things right: random games of every kind, corrected in the midst.

Whatever is put right, told or insisted on is taken, or refused for a reason; something can be asked afterwards, every
answer to it is taken, the points can be counted, and the file leads to the same table.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

import pytest

from companion.games import screens
from companion.languages import LANGUAGES
from companion.screen.messages import CUT_OFF
from companion.screen.words import translator
from rules.kernel import Game, IllegalMove, Misfit, Move, Phrase
from rules.sheet import Weight
from tests.harness.autoplay import choose
from tests.harness.every_game import GAMES, TABLES, a_correction, rules_of, setups
from tests.proof.test_any_match import check_points

CORRECTED = 60
"""So many steps are corrected between; then the match goes to its end, and there too something is put right."""
OFTEN = 0.4
INSISTING = 0.5
AFTER_THE_END = 12
MOST_MOVES = 2_500
MANY = 300
"""Corrected matches of each game in the long run."""


class Step(NamedTuple):
    before: Any
    move: Move
    after: Any
    corrects: bool


def steps(game_id: str, kind: str, chance: Random) -> Iterator[Step]:
    """Moves by chance, and between them what the table says all the same."""
    rules = rules_of(game_id)
    state, late = rules.start(setups(game_id)[kind]), 0
    for n in count():
        assert n < MOST_MOVES, "a match that has no end"
        question = rules.question(state)
        late += question is None
        corrects = late < AFTER_THE_END if question is None else n < CORRECTED and chance.random() < OFTEN
        move = None
        if corrects:
            move = allowed(rules, state, a_correction(game_id, state, chance), chance)
        elif question is not None:
            move = choose(question.answers, chance)
        else:
            return
        if move is not None:
            after = rules.apply(state, move)
            yield Step(state, move, after, corrects)
            state = after


def allowed(rules: Game[Any, Any, Any], state: Any, move: Move, chance: Random) -> Move | None:
    """The move as the table makes it, perhaps insisting on it; None where it is refused all the same."""
    why = rules.why_not(state, move)
    if why is None:
        return move
    assert why.key in tuple(rules.reasons)
    check_words(why)
    try:
        return rules.insist(state, move) if chance.random() < INSISTING else None
    except IllegalMove:
        return None


def check_question(rules: Game[Any, Any, Any], state: Any, chance: Random) -> None:
    """What is offered is taken, what is grey is refused for the reason it names."""
    question = rules.question(state)
    if question is None:
        return
    answers, grey = question.answers, [option for option in question.options if option.refusal]
    assert answers
    assert len({answer.move for answer in answers}) == len(answers)
    for answer in chance.sample(answers, min(2, len(answers))):
        rules.apply(state, answer.move)
    for option in chance.sample(grey, min(2, len(grey))):
        assert rules.why_not(state, option.move) == option.refusal
    check_words(question.ask, *question.do, *question.why)


def check_words(*phrases: Phrase) -> None:
    """Everything can be said, in every language."""
    for language in LANGUAGES:
        for said in phrases:
            assert translator(language)(said) != said.key
            assert CUT_OFF not in translator(language)(said), said


def check_match(game_id: str, kind: str, seed: int) -> int:
    """One match with its corrections, what must hold checked on the way; how many corrections were taken."""
    rules, shown, chance = rules_of(game_id), screens(game_id), Random(seed)
    played, corrected = [], 0
    for step in steps(game_id, kind, chance):
        check_words(*rules.tell(step.before, step.move))
        if step.corrects:
            corrected += 1
            check_question(rules, step.after, chance)
            check_counted(rules, step.after)
            if shown and shown.summary:
                shown.summary(step.after)
        played.append(step)
    check_points(game_id, played[-1].after)
    check_record(game_id, kind, played, chance)
    return corrected


def check_counted(rules: Game[Any, Any, Any], state: Any) -> None:
    """The points can be counted at any moment; of a sheet nothing is wrong that nobody can overrule."""
    assert all(score.total == sum(line.points for line in score.lines) for score in rules.score(state))
    if rules.sheet is not None and rules.record is not None:
        sheet, box = rules.record.filled(state), rules.record.box(state)
        assert [remark.why for remark in rules.sheet.check(sheet, box) if remark.weight is Weight.FINAL] == []
        rules.sheet.score(sheet, box)


def check_record(game_id: str, kind: str, played: list[Step], chance: Random) -> None:
    """The file is the match: read back, taken back to any step and done again, an earlier step changed."""
    rules = rules_of(game_id)
    journal = rules.journal.of(setups(game_id)[kind], [step.move for step in played])
    saved = rules.journal.model_validate_json(journal.model_dump_json())
    assert saved == journal
    assert rules.replay(saved) == played[-1].after
    for at in chance.sample(range(len(played)), min(2, len(played))):
        back = journal.undone_to(at)
        assert rules.replay(back) == played[at].before
        again = back
        while again.can_redo:
            again = again.redo()
        assert again == journal
        other = allowed(rules, played[at].before, a_correction(game_id, played[at].before, chance), chance)
        if other is not None:
            check_amended(rules, journal, at, other)


def check_amended(rules: Game[Any, Any, Any], journal: Any, at: int, other: Move) -> None:
    """What no longer fits is left out from there on; and all of it can be taken back."""
    try:
        changed = rules.amend(journal, {at: other})
    except Misfit as misfit:
        changed = rules.amend(journal, {at: other}, keep=misfit.at)
    assert changed.undo().moves == journal.moves
    rules.score(rules.replay(changed))


@pytest.mark.parametrize(("game_id", "kind"), TABLES)
def test_a_match_corrected_at_random_never_gets_stuck(game_id: str, kind: str) -> None:
    assert check_match(game_id, kind, seed=1) > 3


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_many_matches_corrected_at_random_never_get_stuck(game_id: str) -> None:
    kinds = tuple(setups(game_id))
    corrections = 0
    for seed in range(1_000, 1_000 + MANY):
        corrections += check_match(game_id, kinds[seed % len(kinds)], seed)
    print(f"\n{game_id}: {MANY} matches, {corrections} corrections")
