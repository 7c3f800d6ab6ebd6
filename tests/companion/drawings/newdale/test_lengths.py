"""The track of points as it is drawn."""

from __future__ import annotations

from companion.drawings.newdale.lengths import track
from companion.screen.theme import palette

LIGHT = palette(dark=False)


def test_a_token_below_zero_lies_on_the_first_field() -> None:
    assert track(LIGHT, ((-1, "coral"),)) == track(LIGHT, ((0, "coral"),)) != track(LIGHT, ((49, "coral"),))


def test_tokens_on_one_field_lie_beside_each_other_also_a_lap_apart() -> None:
    assert track(LIGHT, ((2, "coral"), (52, "coral"))) == track(LIGHT, ((2, "coral"), (2, "coral")))
