"""The journal and what a game makes of it: undo, redo, change an earlier step, replay."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from pydantic import ValidationError

from rules.kernel import Misfit, phrase
from tests.toy.game import GAME
from tests.toy.reasons import Reason
from tests.toy.rules import Add
from tests.toy.tables import a_journal, a_state, numbers

# The journal


def test_recorded_moves_are_in_force_and_undo_and_redo_walk_over_them() -> None:
    journal = a_journal(1, 2, 3)
    assert numbers(journal) == [1, 2, 3]
    assert numbers(journal.undo().undo()) == [1]
    assert numbers(journal.undo().undo().redo()) == [1, 2]


def test_undo_and_redo_stop_at_the_ends() -> None:
    journal = a_journal(1)
    assert (journal.can_undo, journal.can_redo) == (True, False)
    assert journal.redo() == journal
    start = journal.undo()
    assert (start.can_undo, start.can_redo) == (False, True)
    assert start.undo() == start


def test_recording_after_an_undo_drops_what_could_be_redone() -> None:
    journal = a_journal(1, 2).undo().record(Add(n=5))
    assert numbers(journal) == [1, 5]
    assert not journal.can_redo


def test_an_amendment_changes_an_earlier_move_and_is_undone_and_redone_as_one_step() -> None:
    journal = a_journal(1, 2, 3).amend({0: Add(n=4), 2: Add(n=2)}, keep=3)
    assert numbers(journal) == [4, 2, 2]
    assert numbers(journal.undo()) == [1, 2, 3]
    assert numbers(journal.undo().redo()) == [4, 2, 2]


def test_an_amendment_can_cut_off_the_end() -> None:
    journal = a_journal(1, 2, 3).amend({0: Add(n=4)}, keep=1)
    assert numbers(journal.record(Add(n=5))) == [4, 5]
    assert numbers(journal.undo()) == [1, 2, 3]


@pytest.mark.parametrize(
    ("changes", "keep"),
    [({}, 3), ({2: Add(n=1)}, 2), ({1: Add(n=1)}, 1), ({-1: Add(n=1)}, 2), ({}, -1)],
    ids=["keeps too many", "beyond the end", "beyond what is kept", "before the start", "keeps less than none"],
)
def test_an_amendment_of_a_move_that_was_never_made_cannot_be_written(changes: dict[int, Add], keep: int) -> None:
    with pytest.raises(ValidationError):
        a_journal(1, 2).amend(changes, keep)


@pytest.mark.parametrize("number", ["01", " 1", "+1", "1.0", "1_0", "1" * 5_000])
def test_a_number_of_a_move_has_one_spelling(number: str) -> None:
    """Two of them are two names to whoever reads the file, and one of the two changes would be lost."""
    played = [{"kind": "played", "move": {"n": 1}}] * 12

    def journal(changes: dict[str, object]) -> dict[str, object]:
        amended = {"kind": "amended", "changes": changes, "keep": 12}
        return {"setup": {"people": ["Ola", "Jan"]}, "entries": [*played, amended], "cursor": 13}

    assert GAME.journal.model_validate(journal({"1": {"n": 2}})).moves[1] == Add(n=2)
    with pytest.raises(ValidationError):
        GAME.journal.model_validate(journal({"1": {"n": 2}, number: {"n": 3}}))


def test_an_amendment_counts_the_moves_in_force_where_it_stands() -> None:
    shortened = a_journal(1, 2, 3).amend({}, keep=1)
    with pytest.raises(ValidationError, match="never made"):
        shortened.amend({1: Add(n=1)}, keep=2)


@pytest.mark.parametrize("cursor", [-1, 3])
def test_a_cursor_lies_within_the_journal(cursor: int) -> None:
    with pytest.raises(ValidationError):
        a_journal(1, 2).replace(cursor=cursor)


# The game


def test_replay_gives_the_state_the_moves_in_force_lead_to() -> None:
    assert GAME.replay(a_journal()) == a_state()
    assert GAME.replay(a_journal(1, 2, 3).undo()) == a_state(1, 2)


def test_replay_names_the_first_move_that_does_not_fit() -> None:
    with pytest.raises(Misfit, match=r"move 2: toy\.too_much") as misfit:
        GAME.replay(a_journal(4, 4, 4, 0))
    assert (misfit.value.at, misfit.value.why) == (2, phrase("toy.too_much", n=10))


def test_a_changed_step_is_replayed_with_all_that_followed() -> None:
    amended = GAME.amend(a_journal(1, 2, 3), {0: Add(n=5)})
    assert GAME.replay(amended).sum == 10


def test_a_change_after_an_undo_is_one_to_the_moves_still_in_force() -> None:
    assert numbers(GAME.amend(a_journal(1, 2, 3).undo(), {0: Add(n=5)})) == [5, 2]


def test_a_change_names_the_first_later_move_that_no_longer_fits() -> None:
    with pytest.raises(Misfit) as misfit:
        GAME.amend(a_journal(1, 2, 3, 4), {0: Add(n=6)})  # 6 + 2, and 3 more is 11
    assert misfit.value.at == 2


def test_a_misfit_is_answered_by_cutting_off_there() -> None:
    assert numbers(GAME.amend(a_journal(1, 2, 3, 4), {0: Add(n=6)}, keep=2)) == [6, 2]


def test_a_misfit_is_answered_by_changing_that_move_as_well() -> None:
    changes = {0: Add(n=6), 2: Add(n=1)}
    with pytest.raises(Misfit) as misfit:
        GAME.amend(a_journal(1, 2, 3, 4), changes)  # 6 + 2 + 1, and 4 more is 13
    assert misfit.value.at == 3
    amended = GAME.amend(a_journal(1, 2, 3, 4), {**changes, 3: Add(n=1)})
    assert (numbers(amended), GAME.replay(amended).sum) == ([6, 2, 1, 1], 10)


def test_a_change_that_does_not_fit_itself_is_named() -> None:
    with pytest.raises(Misfit) as misfit:
        GAME.amend(a_journal(1, 2), {1: Add(n=0)})
    assert (misfit.value.at, misfit.value.why.key) == (1, Reason.NOTHING)


def test_a_match_is_over_when_nothing_is_left_to_settle() -> None:
    asked = GAME.question(a_state(9))
    assert asked is not None
    assert GAME.question(GAME.apply(a_state(9), asked.answers[0].move)) is None


# Whatever is done


class AnyJournal(RuleBasedStateMachine):
    """Beside the journal walks the simplest thing that could be right: a list of every line of play so far."""

    def __init__(self) -> None:
        super().__init__()
        self.journal = a_journal()
        self.lines: list[list[int]] = [[]]
        self.at = 0

    def enter(self, line: list[int]) -> None:
        self.lines = [*self.lines[: self.at + 1], line]
        self.at += 1

    @rule(n=st.integers(1, 99))
    def record(self, n: int) -> None:
        self.journal = self.journal.record(Add(n=n))
        self.enter([*self.lines[self.at], n])

    @rule()
    def undo(self) -> None:
        self.journal = self.journal.undo()
        self.at = max(self.at - 1, 0)

    @rule()
    def redo(self) -> None:
        self.journal = self.journal.redo()
        self.at = min(self.at + 1, len(self.lines) - 1)

    @precondition(lambda self: self.lines[self.at])
    @rule(choose=st.data(), n=st.integers(1, 99))
    def amend(self, choose: st.DataObject, n: int) -> None:
        line = self.lines[self.at]
        at = choose.draw(st.integers(0, len(line) - 1))
        keep = choose.draw(st.integers(at + 1, len(line)))
        self.journal = self.journal.amend({at: Add(n=n)}, keep)
        self.enter([*line[:at], n, *line[at + 1 : keep]])

    @precondition(lambda self: self.lines[self.at])
    @rule(choose=st.data(), n=st.integers(1, 99))
    def amend_and_amend_back(self, choose: st.DataObject, n: int) -> None:
        line = self.lines[self.at]
        at = choose.draw(st.integers(0, len(line) - 1))
        there = self.journal.amend({at: Add(n=n)}, len(line))
        back = there.amend({at: self.journal.moves[at]}, len(line))
        assert back.moves == self.journal.moves

    @invariant()
    def the_line_in_force_is_the_expected_one(self) -> None:
        assert numbers(self.journal) == self.lines[self.at]
        assert (self.journal.can_undo, self.journal.can_redo) == (self.at > 0, self.at < len(self.lines) - 1)

    @invariant()
    def json_gives_the_same_journal_back(self) -> None:
        assert GAME.journal.model_validate_json(self.journal.model_dump_json()) == self.journal


TestAnyJournal = AnyJournal.TestCase
TestAnyJournal.settings = settings(max_examples=60, stateful_step_count=25)
