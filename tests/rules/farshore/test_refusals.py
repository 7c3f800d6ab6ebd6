"""Every refusal of the rules while a game is followed: once refused, and overruled where a table may."""

from __future__ import annotations

import pytest

from rules.farshore.game import GAME
from rules.farshore.reasons import Reason
from tests.rules.farshore.broken import Case
from tests.rules.farshore.final import FINAL
from tests.rules.farshore.overruled import OVERRULED
from tests.rules.refusing import assert_refused_for_good, assert_refused_unless_insisted


@pytest.mark.parametrize("case", OVERRULED, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_but_the_table_may_insist(case: Case) -> None:
    assert_refused_unless_insisted(GAME, case)


@pytest.mark.parametrize("case", FINAL, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_whatever_the_table_says(case: Case) -> None:
    assert_refused_for_good(GAME, case)


def test_every_reason_of_play_is_shown_here() -> None:
    """Set-ups have their own tests, and the box and the score sheet have reasons of their own."""
    at_set_up = {
        Reason.KRABITA_WITH_FOUR,
        Reason.TOO_FEW_PEOPLE,
        Reason.TOO_MANY_PEOPLE,
        Reason.NAME_TWICE,
        Reason.RULING_FIXED,
        Reason.MIDWAY_PLAYERS,
        Reason.TOO_MANY_WORKERS,
        Reason.PLAN_COLUMNS,
        Reason.KRABITA_AHEAD,
        Reason.ISLANDS_FLOODED,
        Reason.KRABITA_ONLY_WITHOUT_HER,
        Reason.WEATHER_BY_LEVEL,
    }
    of_play = {reason for reason in Reason if reason.startswith("farshore.")} - at_set_up
    assert of_play == {case.reason for case in (*OVERRULED, *FINAL) if case.reason.startswith("farshore.")}
