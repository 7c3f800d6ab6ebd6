"""What a total counted by hand leaves open."""

from __future__ import annotations

from typing import Any

import pytest

from rules.lil_everdell.components.cards import PerParade
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.score.checks import check
from tests.rules.lil_everdell.score.test_scoring import a_sheet, groups, scored, taught


@pytest.mark.parametrize(
    ("told", "points"),
    [
        ({"totals": {"parades": 8}}, None),  # 5 and 3, or 4 and 4: nobody knows how many tokens that are
        ({"totals": {"parades": 8}, "cards": [{"card": "bee", "bonus": 6}]}, 6),  # so the table tells
        ({"totals": {"parades": 8}, "parades": [5, 3]}, 6),
        ({"totals": {"parades": 0}}, 0),  # no points are no tokens
    ],
)
def test_points_for_parades_counted_by_hand_do_not_tell_how_many_tokens(told: Any, points: int | None) -> None:
    box = taught(PerParade(points=3))
    player = {"name": "Ola", "cards": ["bee"], **told}
    (score,) = scored(player, box=box)
    assert groups(score).get("purple") == points
    missing = [remark.reason for remark in check(a_sheet(player, box=box), box)]
    assert (Reason.BONUS_MISSING in missing) is (points is None)
