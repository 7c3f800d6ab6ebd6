"""Points as a picture: which colours tell the groups apart."""

from __future__ import annotations

import re
from colorsys import rgb_to_hls
from itertools import pairwise

import pytest

from companion.drawings.bars import in_order
from companion.drawings.farshore.goods import good
from companion.drawings.farshore.groups import tones
from companion.games import game_ids, screens
from companion.screen.palette import DARK, LIGHT, Palette
from tests.harness.greyscale import lightness

BOTH = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])


def hue(colour: str) -> float:
    """In degrees around the wheel of colours."""
    red, green, blue = (channel / 255 for channel in bytes.fromhex(colour.removeprefix("#")))
    return 360 * rgb_to_hls(red, green, blue)[0]


@BOTH
@pytest.mark.parametrize(("group", "sign"), [("shells", "shell"), ("treasures", "treasure"), ("maps", "map")])
def test_a_group_of_points_has_a_colour_of_its_sign(palette: Palette, group: str, sign: str) -> None:
    drawn = re.findall(r"#[0-9A-F]{6}", good(palette, sign))
    assert min(abs(hue(tones(palette)[group]) - hue(colour)) for colour in drawn) < 8


@BOTH
@pytest.mark.parametrize("game_id", game_ids())
def test_neighbours_in_a_bar_differ_in_greyscale(palette: Palette, game_id: str) -> None:
    shown = screens(game_id)
    assert shown is not None
    assert shown.tones is not None
    assert min(abs(lightness(a) - lightness(b)) for a, b in pairwise(shown.tones(palette).values())) >= 10


@BOTH
def test_groups_of_a_game_without_colours_of_its_own_are_told_apart_by_their_order(palette: Palette) -> None:
    colours = in_order(palette, [f"group_{n}" for n in range(9)])
    assert len(colours) == 9
    assert min(abs(lightness(a) - lightness(b)) for a, b in pairwise(colours.values())) >= 10
