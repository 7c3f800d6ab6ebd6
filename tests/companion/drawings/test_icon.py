"""The painted icons are there, in the size their name promises."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

import companion
from tests.shots.icons import PICTURES

ASSETS = Path(companion.__path__[0]) / "assets"


@pytest.mark.parametrize(("name", "side"), [(name, side) for name, (side, _) in PICTURES.items()])
def test_an_icon_is_painted_in_its_size(name: str, side: int) -> None:
    with Image.open(ASSETS / name) as picture:
        assert picture.size == (side, side)


def test_the_loading_picture_has_no_ground() -> None:
    with Image.open(ASSETS / "icons/loading-animation.png") as picture:
        assert picture.convert("RGBA").getpixel((0, 0)) == (0, 0, 0, 0)


def test_a_launcher_s_icon_fills_its_square() -> None:
    with Image.open(ASSETS / "icons/icon-512.png") as picture:
        corners = [picture.convert("RGBA").getpixel(spot) for spot in ((0, 0), (511, 511))]
    assert all(isinstance(corner, tuple) and corner[3] == 255 for corner in corners)
