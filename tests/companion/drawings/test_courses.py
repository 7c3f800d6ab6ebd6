"""How numbers rose, as lines on water: whether a line can be seen there."""

from __future__ import annotations

import re

import pytest

from companion.drawings.courses import courses
from companion.drawings.farshore.groups import tones
from companion.drawings.tones import READABLE, contrast
from companion.screen.palette import DARK, LIGHT, Palette


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("colour", ["maps", "ship", "coral", "gold", "blue", "green", "purple", "ink", "sea"])
def test_a_line_can_be_seen_on_the_water(palette: Palette, colour: str) -> None:
    chosen = tones(palette).get(colour) or getattr(palette, colour)
    drawn = courses(palette, [(chosen, (3, 7, 5))], 10)
    ground, line, *spots = re.findall(r"#[0-9A-F]{6}", drawn)
    assert contrast(line, ground) >= READABLE
    assert set(spots) == {line}
