"""Whole recorded chapters, replayed to scores that were added up by hand; the sums stand in the files."""

from __future__ import annotations

import pytest

from rules.newdale.campaign import draft_order, next_start
from rules.newdale.game import GAME
from rules.newdale.moves import AnyMove, Build, FinalProduction, PlaceMarker
from rules.newdale.setup import Depth, Setup
from rules.newdale.state import State
from tests.rules.recorded import assert_comes_to_its_totals, records_beside

GAMES = records_beside(__file__)
TOLD = ("points", "use_token", "use_character", "release", "leave", "correct_player")
"""What people may do or tell at any time."""

PAID = ("develop", "unlock", "build", "choose_goal")


def _by_itself(state: State, move: AnyMove) -> bool:
    """At the same time as others, one building more, or a building told at the desk."""
    if isinstance(move, Build):
        return move.extra or state.depth is Depth.DESK
    return isinstance(move, PlaceMarker | FinalProduction)


def setup_of(name: str) -> Setup:
    return GAME.journal.model_validate(GAMES[name]["journal"]).setup


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_chapter_comes_to_the_score_added_up_by_hand(name: str) -> None:
    assert_comes_to_its_totals(GAME, GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_recorded_chapter_answers_the_question_of_its_moment(name: str) -> None:
    """Or is told at any time; what is entered, such as a building, is of a kind the question asks for."""
    journal = GAME.journal.model_validate(GAMES[name]["journal"])
    state = GAME.start(journal.setup)
    for move in journal.moves:
        question = GAME.question(state)
        assert question is not None
        picked = move in [answer.move for answer in question.answers]
        entered = {sample.kind for entry in question.entries for sample in entry.samples}
        offered = {(answer.move.kind, getattr(answer.move, "seat", None)) for answer in question.answers}
        # Lawful payments are more than those proposed, and markers are laid in any order; the turn must be this one.
        otherwise = move.kind in PAID and (move.kind, getattr(move, "seat", None)) in offered
        assert picked or otherwise or move.kind in entered or move.kind in TOLD or _by_itself(state, move), move
        state = GAME.apply(state, move)
    assert GAME.question(state) is None


def test_the_recorded_chapters_cover_every_table() -> None:
    setups = [setup_of(name) for name in GAMES]
    assert {len(setup.people) for setup in setups} == {1, 2, 3, 4}
    assert {setup.depth for setup in setups} == {*Depth}


def test_the_chapter_of_a_campaign_begins_as_the_last_one_ended() -> None:
    setup = setup_of("campaign_ii")
    assert setup.campaign is not None
    names = [seat.name for seat in setup.people]
    assert next_start(setup.campaign, names) == setup.start
    assert tuple(each.seat for each in setup.characters) == draft_order(setup.start, len(names))
