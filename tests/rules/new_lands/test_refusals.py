"""Every refusal of the rules while a game is followed: once refused, and overruled where a table may."""

from __future__ import annotations

import pytest

from rules.new_lands.game import GAME
from rules.new_lands.reasons import Reason
from tests.rules.new_lands.broken import FINAL, OVERRULED, Case
from tests.rules.refusing import assert_refused_for_good, assert_refused_unless_insisted


@pytest.mark.parametrize("case", OVERRULED, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_but_the_table_may_insist(case: Case) -> None:
    assert_refused_unless_insisted(GAME, case)


@pytest.mark.parametrize("case", FINAL, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_whatever_the_table_says(case: Case) -> None:
    assert_refused_for_good(GAME, case)


def test_every_reason_of_play_is_shown_here() -> None:
    """Set-ups and sheets have their own tests."""
    elsewhere = {
        Reason.TOO_FEW_PEOPLE,
        Reason.TOO_MANY_PEOPLE,
        Reason.NAME_TWICE,
        Reason.COLOUR_TWICE,
        Reason.START_UNKNOWN,
        Reason.REMOVED_OVER,
        Reason.RULING_FIXED,
        Reason.MIDWAY_PLAYERS,
        Reason.NAME_EMPTY,
        Reason.NOT_A_MAP,
        Reason.ONE_TILE,
        Reason.CLOSED_AT_END,
        Reason.CITIES_ON_PLAIN,
        Reason.BOX_OVER,
        Reason.FEWER_TILES,
        Reason.TILES_LYING,
    }
    assert set(Reason) - elsewhere == {case.reason for case in (*OVERRULED, *FINAL)}
