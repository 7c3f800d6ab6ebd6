"""The score sheet and the reasons of any game."""

from __future__ import annotations

import pytest

from rules.kernel import phrase
from rules.sheet import Player, final, refusal, warning
from tests.toy.reasons import Reason
from tests.toy.sheet import RECORD, SHEET_RULES, Sheet


class Column(Player):
    def entered(self, group: str) -> int | None:
        return {"ship": 7}.get(group)


def test_a_column_is_a_persons_unless_its_game_says_otherwise() -> None:
    assert not Column(name="Ola").is_opponent
    assert [Column(name="Ola").entered(group) for group in ("ship", "maps")] == [7, None]


def test_a_reason_is_found_by_its_key() -> None:
    assert Reason.of("toy.too_big") is Reason.TOO_BIG
    with pytest.raises(StopIteration):
        Reason.of("toy.unheard_of")


def test_only_what_nobody_insists_on_stops_a_sheet() -> None:
    why = phrase(Reason.TOO_BIG, n=9)
    assert [remark.stops for remark in (final(why), refusal(why), warning(why))] == [True, True, False]
    insisted = refusal(why).replace(insisted=True)
    assert not insisted.stops
    assert insisted.said == phrase("sheet.our_table", what=why)
    assert final(why).replace(insisted=True).stops


def test_a_game_that_names_nothing_that_decides_leaves_no_tie_open() -> None:
    assert SHEET_RULES.deciding(Sheet.model_validate({"players": [{"name": "Ola"}]}), ()) == ()


def test_a_game_that_leaves_nothing_open_within_a_field_tells_what_it_recorded() -> None:
    recorded, held = (Sheet.model_validate({"players": [{"name": name}]}) for name in ("Ola", "Jan"))
    assert RECORD.told(recorded, held) == recorded
