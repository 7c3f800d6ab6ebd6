"""Every refusal of the rules while a chapter is followed: once refused, and overruled where a table may."""

from __future__ import annotations

import pytest

from rules.newdale.game import GAME
from rules.newdale.reasons import Reason
from tests.rules.newdale.broken import Case
from tests.rules.newdale.final import FINAL
from tests.rules.newdale.overruled import OVERRULED
from tests.rules.refusing import assert_refused_for_good, assert_refused_unless_insisted


@pytest.mark.parametrize("case", OVERRULED, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_but_the_table_may_insist(case: Case) -> None:
    assert_refused_unless_insisted(GAME, case)


@pytest.mark.parametrize("case", FINAL, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_whatever_the_table_says(case: Case) -> None:
    assert_refused_for_good(GAME, case)


def test_every_reason_of_play_is_shown_here() -> None:
    """Set-ups and warnings have their own tests, and the score sheet has reasons of its own."""
    elsewhere = {
        Reason.NAME_TWICE,
        Reason.PEOPLE_1_TO_4,
        Reason.UNKNOWN_CHAPTER,
        Reason.START_CITY,
        Reason.RULING_FIXED,
        Reason.MIDWAY_PLAYERS,
        Reason.DRAFT_ORDER,
        Reason.PAYS_NEEDLESSLY,
    }
    of_play = {reason for reason in Reason if reason.startswith("newdale.")} - elsewhere
    assert of_play == {case.reason for case in (*OVERRULED, *FINAL)}
