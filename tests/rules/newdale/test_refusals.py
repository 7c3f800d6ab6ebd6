"""Every refusal of the rules while a chapter is followed: once refused, and overruled where a table may."""

from __future__ import annotations

import pytest

from rules.kernel import IllegalMove
from rules.newdale.play import apply
from rules.newdale.reasons import Reason
from rules.newdale.tell.log import tell
from tests.rules.newdale.broken import Case
from tests.rules.newdale.final import FINAL
from tests.rules.newdale.overruled import OVERRULED
from tests.rules.newdale.tables import refused


@pytest.mark.parametrize("case", OVERRULED, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_but_the_table_may_insist(case: Case) -> None:
    with refused(case.reason) as caught:
        apply(case.state, case.move)
    assert caught.value.phrase.key == case.reason
    insisted = case.move.replace(insist=(*case.move.insist, case.reason))
    apply(case.state, insisted)
    assert [line.key for line in tell(case.state, insisted)][-1] == "log.overruled"


@pytest.mark.parametrize("case", FINAL, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_whatever_the_table_says(case: Case) -> None:
    with refused(case.reason):
        apply(case.state, case.move)
    with pytest.raises(IllegalMove):
        apply(case.state, case.move.replace(insist=tuple(Reason)))


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
