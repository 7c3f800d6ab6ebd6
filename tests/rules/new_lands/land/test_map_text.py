"""Maps as text, and places on them."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from rules.new_lands.components.tile import tile
from rules.new_lands.land.land import Land
from rules.new_lands.land.map_text import BadMap, cells, flaws, land_of, place_at, place_name, written
from tests.rules.new_lands import growing
from tests.rules.new_lands.growing import Laid, maps
from tests.rules.new_lands.worked import RING


def test_rows_go_south_and_cells_go_east() -> None:
    assert cells("- Pnesw / Snesw -") == {(1, 0): tile("Pnesw"), (0, 1): tile("Snesw")}


def test_a_land_is_written_from_its_north_western_corner() -> None:
    assert written(land_of(RING)) == RING
    assert written(Land().lay((5, -3), tile("Pnesw")).lay((4, -2), tile("Snesw"))) == "- Pnesw / Snesw -"


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(maps(insisted=0.0))
def test_land_to_text_and_back(laid: Laid) -> None:
    text = written(growing.land_of(laid))
    assert written(land_of(text)) == text
    assert not list(flaws(text))


@pytest.mark.parametrize(
    ("name", "place"),
    [("a1n", ((0, 0), "n")), ("b2i", ((1, 1), "i")), ("aa10w", ((26, 9), "w")), ("c3i2", ((2, 2), "i2"))],
)
def test_places(name: str, place: tuple[tuple[int, int], str]) -> None:
    assert place_at(name) == place
    spot, part = place
    assert place_name(spot, "i1" if part == "i" else part) == name


@pytest.mark.parametrize("name", ["", "a0n", "1an", "a1", "a1x", "A1n"])
def test_what_is_no_place(name: str) -> None:
    assert place_at(name) is None


def test_what_is_no_map() -> None:
    for text, what in (
        ("", "empty"),
        ("- /", "empty"),
        ("- " * 100, "too_large"),
        ("- / " * 99 + "-", "too_large"),
        (("- " * 60 + "/") * 50, "too_large"),
    ):
        with pytest.raises(BadMap) as bad:
            cells(text)
        assert bad.value.what == what


def test_flaws_name_both_spots() -> None:
    assert [(flaw.what, flaw.one, flaw.other) for flaw in flaws("Snesw Pnesw / Snesw Pnesw")] == [
        ("edges", (0, 0), (1, 0)),
        ("edges", (0, 1), (1, 1)),
    ]
    assert [(flaw.what, flaw.one, flaw.other) for flaw in flaws("Snesw - Pnesw")] == [("apart", (0, 0), (2, 0))]


def test_the_tiles_of_an_area() -> None:
    land = land_of("Pe.Snsw Sn.Ss.Pew Pnesw")
    assert land.tiles_of(land.area(0)) == (0, 1, 2)
