"""Kinds: what was reported, and the shapes a tile nobody entered can have."""

from __future__ import annotations

from itertools import product

import pytest

from rules.new_lands.components.kinds import REPORTED, form, kind, shapes
from rules.new_lands.components.tile import tile


def test_what_was_reported() -> None:
    """58 tiles in 44 kinds, with 22 cities; ten shapes."""
    assert sum(one.copies for one in REPORTED.kinds) == 58
    assert len({kind(tile(one.tile)) for one in REPORTED.kinds}) == len(REPORTED.kinds) == 44
    assert sum(one.copies * len(tile(one.tile).cities) for one in REPORTED.kinds) == 22
    assert len(REPORTED.shapes) == 10


def test_which_seas_touch_which_lands_is_no_part_of_a_kind() -> None:
    assert kind(tile("Ms.Sw.Pne~12")) == kind(tile("Ms.Sw.Pne"))
    assert kind(tile("Ms.Pw.Sne~12")) != kind(tile("Ms.Pw.Sne"))


def test_the_order_of_the_parts_is_no_part_of_a_kind() -> None:
    assert form(tile("Mne.Ssw*1")) == form(tile("Ssw.Mne*1"))


def test_a_tile_whose_middle_touches_not_all() -> None:
    one = tile("Mn.Ms.Pew~=13")
    assert "~=" in form(one)
    assert kind(one) != kind(tile("Mn.Ms.Pew"))


@pytest.mark.parametrize("edges", ["".join(four) for four in product("PMS", repeat=4)])
def test_two_to_five_shapes_fill_any_four_edges(edges: str) -> None:
    found = [tile(text) for text in shapes(edges)]
    assert 2 <= len(found) <= 5
    assert {one.edges for one in found} == {edges}
    assert not any(one.cities for one in found)
    assert len({form(one) for one in found}) == len(found)


def test_shapes_of_four_plains_and_of_two_halves() -> None:
    assert shapes("PPPP") == ("Pnesw", "Pn.Pe.Ps.Pw.M", "Pn.Pe.Ps.Pw.S")
    assert shapes("PPMM") == ("Pne.Msw", "Pn.Pe.Msw", "Ms.Mw.Pne", "Pn.Pe.Ms.Mw.S")
