"""Values, refusals and scores of the kernel, with a toy game."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rules.kernel import Entry, IllegalMove, Phrase, Question, phrase
from rules.scores import Score, rank, winners
from tests.toy.game import GAME
from tests.toy.reasons import Reason
from tests.toy.rules import Add, apply, line
from tests.toy.tables import a_state

# Values


def test_a_value_cannot_be_changed_in_place() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        a_state().numbers = (1,)  # type: ignore[misc]


def test_replace_gives_a_changed_copy_and_leaves_the_original() -> None:
    state = a_state()
    assert (state.replace(numbers=(4,)), state) == (a_state(4), a_state())


@pytest.mark.parametrize("changes", [{"numbers": "much"}, {"no_such_field": 1}])
def test_replace_validates(changes: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        a_state().replace(**changes)


def test_a_phrase_may_hold_another_phrase_and_survives_json() -> None:
    said = phrase("toy.added", n=2, what=phrase("toy.sum", who="Ola"))
    assert Phrase.model_validate_json(said.model_dump_json()) == said
    assert isinstance(said.params["what"], Phrase)


# Refusals


def test_a_refusal_names_its_reason_and_its_numbers() -> None:
    with pytest.raises(IllegalMove, match=Reason.TOO_BIG) as illegal:
        apply(a_state(limit=99), Add(n=12))
    assert illegal.value.reason == Reason.TOO_BIG
    assert illegal.value.phrase == phrase("toy.too_big", n=9)


def test_a_table_overrules_the_very_refusal_it_insists_on_and_no_other() -> None:
    assert apply(a_state(limit=99), Add(n=12, insist=(Reason.TOO_BIG,))).sum == 12
    with pytest.raises(IllegalMove, match=Reason.TOO_MUCH):
        apply(a_state(), Add(n=12, insist=(Reason.TOO_BIG,)))


def test_why_not_says_the_reason_or_nothing() -> None:
    assert GAME.why_not(a_state(), Add(n=11)) == phrase("toy.too_big", n=9)
    assert GAME.why_not(a_state(), Add(n=2)) is None


def test_insist_overrules_everything_that_can_be() -> None:
    insisting = GAME.insist(a_state(), Add(n=12))
    assert insisting == Add(n=12, insist=(Reason.TOO_BIG, Reason.TOO_MUCH))
    assert apply(a_state(), insisting).sum == 12


def test_insist_leaves_a_legal_move_as_it_is() -> None:
    assert GAME.insist(a_state(), Add(n=2)) == Add(n=2)


def test_what_can_never_be_overruled_is_refused_however_much_one_insists() -> None:
    with pytest.raises(IllegalMove, match=Reason.NOTHING):
        GAME.insist(a_state(), Add(n=0))


# Scores


def test_the_total_is_the_sum_of_the_lines() -> None:
    assert Score(player="Ola", lines=(line(4), line(-1), line(7))).total == 10
    assert Score(player="Ola").total == 0
    with pytest.raises(ValidationError):
        Score.model_validate({"player": "Ola", "total": 99})


def scored(player: str, points: int, *tie_break: int) -> Score:
    return Score(player=player, lines=(line(points),), tie_break=tie_break)


def test_equal_totals_are_told_apart_by_the_tie_break_from_the_left() -> None:
    scores = scored("Ola", 30, 2, 9), scored("Jan", 30, 3, 1), scored("Ida", 31, 0, 0)
    assert [rank(score, scores) for score in scores] == [3, 2, 1]
    assert [score.player for score in winners(scores)] == ["Ida"]


def test_players_equal_in_everything_share_the_place_and_the_next_place_is_left_out() -> None:
    scores = scored("Ola", 30, 2), scored("Jan", 30, 2), scored("Ida", 29, 9)
    assert [rank(score, scores) for score in scores] == [1, 1, 3]
    assert [score.player for score in winners(scores)] == ["Ola", "Jan"]


def test_nobody_wins_where_nobody_played() -> None:
    assert winners(()) == ()


def test_an_entry_becomes_the_move_with_the_number_that_was_entered() -> None:
    entry = Entry[Add](label=phrase("toy.add"), samples=(Add(n=1),), field="n")
    assert entry.move(5) == Add(n=5)


def test_an_entry_without_a_sample_could_be_answered_by_nobody_at_random() -> None:
    with pytest.raises(ValidationError):
        Entry[Add](label=phrase("toy.add"), samples=())


def test_an_entered_answer_is_offered_by_its_samples() -> None:
    entry = Entry[Add](label=phrase("toy.number"), samples=(Add(n=2), Add(n=3)), field="n", least=1)
    asked = Question[Add](who="Ola", ask=phrase("toy.how_much"), entries=(entry,))
    assert [answer.move.n for answer in asked.answers] == [2, 3]
    assert entry.move(7) == Add(n=7)
