"""A tie that hangs on what nobody entered."""

from __future__ import annotations

from typing import Any

from rules.farshore.components.box import Box
from rules.farshore.score.deciding import deciding
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import Sheet


def asked(*players: dict[str, Any]) -> tuple[tuple[int, str], ...]:
    sheet = Sheet.model_validate({"players": players})
    return deciding(sheet, score_sheet(sheet, Box()))


def test_a_count_of_tiles_that_was_entered_as_points_decides_no_tie() -> None:
    ola = {"name": "Ola", "maps": [1, 2], "ship": 10}
    marek = {"name": "Marek", "totals": {"maps": 6}, "ship": 10}
    assert asked(ola, marek) == ((1, "maps"),)
    assert asked(ola, marek | {"maps": [3, 0]}) == ((0, "resources"), (1, "resources")), "two tiles each"
    assert asked(ola, marek | {"maps": [3]}) == (), "more tiles decide"


def test_what_the_ship_decides_before_is_not_asked() -> None:
    ola = {"name": "Ola", "totals": {"maps": 6}, "ship": 10}
    assert asked(ola, {"name": "Marek", "totals": {"maps": 4}, "ship": 12}) == ()


def test_without_a_tie_nothing_is_asked() -> None:
    assert asked({"name": "Ola", "totals": {"maps": 6}}, {"name": "Marek", "shells": 5}) == ()
    assert asked({"name": "Ola", "totals": {"maps": 6}}) == ()


def test_leftover_resources_that_nobody_entered_are_asked_for_and_krabita_has_none() -> None:
    ola, marek = {"name": "Ola", "ship": 10, "resources": 2}, {"name": "Marek", "ship": 10}
    assert asked(ola, marek) == ((1, "resources"),)
    assert asked(marek, {"name": "Krabita", "krabita": True, "ship": 10}) == ((0, "resources"),)


def test_a_tie_that_nothing_decides_asks_for_nothing() -> None:
    ola, marek = {"name": "Ola", "ship": 10, "resources": 2}, {"name": "Marek", "ship": 10, "resources": 2}
    assert asked(ola, marek) == ()
