"""The card colours and the inks on them, for eyes that see no hue."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.drawings.tones import READABLE, contrast, mix, on
from companion.drawings.traits import COLOURS
from companion.screen.palette import DARK, LIGHT, Palette
from tests.harness.greyscale import lightness

BOTH = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])


@BOTH
def test_the_five_card_colours_differ_in_greyscale(palette: Palette) -> None:
    steps = sorted(lightness(getattr(palette, colour)) for colour in COLOURS)
    assert min(b - a for a, b in pairwise(steps)) >= 8


@BOTH
@pytest.mark.parametrize("colour", COLOURS)
def test_the_sign_on_a_card_colour_can_be_read(palette: Palette, colour: str) -> None:
    ground = getattr(palette, colour)
    assert contrast(on(palette, ground), ground) >= READABLE


@pytest.mark.parametrize(("colour", "expected"), [("#000000", 0), ("#777777", 50), ("#FFFFFF", 100)])
def test_lightness_runs_from_black_to_white(colour: str, expected: float) -> None:
    assert lightness(colour) == pytest.approx(expected, abs=0.5)


def test_black_on_white_has_the_highest_contrast() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize(("share", "expected"), [(0, "#000000"), (0.5, "#806432"), (1, "#FFC864")])
def test_a_mix_lies_between_its_two_colours(share: float, expected: str) -> None:
    assert mix("#000000", "#FFC864", share) == expected
