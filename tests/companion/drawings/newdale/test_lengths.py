"""Lengths drawn whole: a column for every number of figures, a token for everybody."""

from __future__ import annotations

import re

from companion.drawings.newdale.lengths import LAP, histogram, track
from companion.screen.palette import LIGHT


def test_each_number_of_figures_has_a_column_in_the_picture() -> None:
    """An event that lets six be drawn: none to six of a kind."""
    drawn = histogram(LIGHT, "green", (0.1, 0.2, 0.2, 0.2, 0.1, 0.1, 0.1))
    columns = re.findall(r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', drawn)
    assert len(columns) == 7
    assert max(float(x) + float(width) for x, width in columns) < 96


def test_tokens_a_lap_apart_are_both_seen() -> None:
    drawn = track(LIGHT, ((3, "brown"), (3 + LAP, "gold")))
    places = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', drawn)
    assert len(set(places)) == 2


def test_a_token_below_zero_lies_on_the_first_field() -> None:
    assert track(LIGHT, ((-1, "coral"),)) == track(LIGHT, ((0, "coral"),)) != track(LIGHT, ((49, "coral"),))


def test_tokens_on_one_field_lie_beside_each_other_also_a_lap_apart() -> None:
    assert track(LIGHT, ((2, "coral"), (52, "coral"))) == track(LIGHT, ((2, "coral"), (2, "coral")))
