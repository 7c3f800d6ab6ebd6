"""Tiles: their texts, their turns, and what is no tile."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from rules.new_lands.components.kinds import form, kind
from rules.new_lands.components.terrain import EDGES, LETTERS
from rules.new_lands.components.tile import BadTile, Tile, TileText, spelled, tile, turned


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "text"),
        ("Xnesw", "text"),
        ("Pnesw~", "text"),
        ("pnesw", "text"),
        ("Pnes", "edge_missing"),
        ("Pnesw.Sn", "edge_twice"),
        ("Pnnesw", "edge_twice"),
        ("Pne.Psw", "like_touching"),
        ("Pn.Ps.Mew~12", "like_touching"),
        ("Mne.Psw*1", "city_off_shore"),
        ("Pn.Ms.Sew*12", "city_off_shore"),
        ("Pn.Ss.Mew*12", "city_off_shore"),
        ("Mne.Ssw*3", "parts"),
        ("Mne.Ssw*0", "parts"),
        ("Mne.Ssw~11", "parts"),
        ("Snesw*1", "parts"),
        ("Pnesw.S.S.S.S.S.S.S.S.S", "parts"),
    ],
)
def test_what_is_no_tile(text: str, what: str) -> None:
    with pytest.raises(BadTile) as bad:
        tile(text)
    assert (bad.value.what, bad.value.text) == (what, text)


@pytest.mark.parametrize(
    ("text", "parts", "cities", "edges", "places"),
    [
        ("Pnesw", 1, 0, "PPPP", ("n",)),
        ("Mne.Ssw*1", 2, 1, "MMSS", ("n", "s")),
        ("Mn.Ms.Pew", 3, 0, "MPMP", ("n", "s", "e")),
        ("Pn.Pe.Ms.Mw.S", 5, 0, "PPMM", ("n", "e", "s", "w", "i1")),
        ("Ms.Pw.Sne~12", 3, 0, "SSMP", ("s", "w", "n")),
        ("S.S.Pnesw*1*2", 3, 2, "PPPP", ("i1", "i2", "n")),
    ],
)
def test_what_a_text_tells(text: str, parts: int, cities: int, edges: str, places: tuple[str, ...]) -> None:
    one = tile(text)
    assert (len(one.terrains), len(one.cities), one.edges, one.places) == (parts, cities, edges, places)
    assert one.text == text


def test_the_middle_touches_all_others() -> None:
    assert tile("Mn.Ms.Pew").touching == {(0, 2), (1, 2)}
    assert tile("Ms.Pw.Sne~12").touching == {(0, 1), (0, 2), (1, 2)}
    assert tile("Mn.Pe.Ssw~=12,23").touching == {(0, 1), (1, 2)}
    assert tile("Mn.Pe.Ssw~=12").touching == {(0, 1)}


def test_one_text_for_one_tile() -> None:
    assert tile("Men.Sws*12").text == "Mne.Ssw*1"
    assert tile("Ms.Pw.Sne~12,13").text == "Ms.Pw.Sne~12"
    assert tile("Ms.Pw.Sne~=12,13,23").text == "Ms.Pw.Sne~12"
    assert tile("Pn.Ps.Sew*2*1").text == "Pn.Ps.Sew*1*2"


def test_a_border_may_carry_two_cities() -> None:
    assert tile("Mne.Ssw*1*1").cities == ((0, 1), (0, 1))


@pytest.mark.parametrize(("name", "part"), [("n", 0), ("e", 0), ("s", 1), ("w", 1), ("i", None), ("i1", None)])
def test_every_edge_names_its_part(name: str, part: int | None) -> None:
    assert tile("Mne.Ssw").part(name) == part


def test_parts_inside_have_names_of_their_own() -> None:
    one = tile("S.S.Pnesw")
    assert [one.part(name) for name in ("i", "i1", "i2", "i3", "w")] == [0, 0, 1, None, 2]


def test_a_quarter_turn_is_clockwise() -> None:
    assert turned(tile("Mn.Sesw*1")).text == "Me.Snsw*1"
    assert turned(tile("Mn.Sesw*1"), 3).text == "Mw.Snes*1"
    assert turned(tile("Mne.Ssw"), 4) == tile("Mne.Ssw")


def test_a_text_in_a_file_is_a_tile_or_an_error() -> None:
    adapter: TypeAdapter[str] = TypeAdapter(TileText)
    assert adapter.validate_python("Men.Ssw") == "Mne.Ssw"
    with pytest.raises(ValidationError, match="Pnes"):
        adapter.validate_python("Pnes")
    with pytest.raises(ValidationError):
        adapter.validate_python("P" * 100)


@st.composite
def tiles(draw: st.DrawFn) -> Tile:
    """Any tile: edges dealt to parts, parts inside, whatever may touch, cities wherever they can lie."""
    owners = draw(st.lists(st.integers(0, 3), min_size=4, max_size=4))
    groups = ["".join(EDGES[at] for at in range(4) if owners[at] == owner) for owner in dict.fromkeys(owners)]
    sides = draw(st.permutations([*groups, *[""] * draw(st.integers(0, 2))]))
    terrains = tuple(LETTERS[letter] for letter in draw(st.lists(st.sampled_from("PMS"), min_size=6))[: len(sides)])
    pairs = [
        (one, other) for other in range(len(sides)) for one in range(other) if terrains[one] is not terrains[other]
    ]
    touching = set(draw(st.lists(st.sampled_from(pairs), unique=True))) if pairs else set()
    shores = sorted(pair for pair in touching if "sea" in (terrains[pair[0]], terrains[pair[1]]))
    cities = draw(st.lists(st.sampled_from(shores), max_size=3)) if shores else []
    return tile(spelled(terrains, tuple(sides), touching, cities))


@settings(max_examples=300, deadline=None)
@given(tiles())
def test_tile_to_text_and_back(one: Tile) -> None:
    assert tile(one.text) == one


@settings(max_examples=300, deadline=None)
@given(tiles())
def test_a_kind_is_the_same_in_all_four_turns(one: Tile) -> None:
    name = kind(one)
    assert {kind(turned(one, quarters)) for quarters in range(4)} == {name}
    assert kind(tile(name)) == name
    assert tile(form(one)).edges == one.edges
    assert sorted(tile(form(one)).sides) == sorted(one.sides)
    assert len(tile(form(one)).cities) == len(one.cities)


@settings(max_examples=300, deadline=None)
@given(tiles(), st.data())
def test_a_form_does_not_hang_on_the_order_of_the_parts(one: Tile, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(one.terrains))))
    number = {part: at for at, part in enumerate(order)}

    def moved(pair: tuple[int, int]) -> tuple[int, int]:
        low, high = sorted((number[pair[0]], number[pair[1]]))
        return low, high

    text = spelled(
        tuple(one.terrains[part] for part in order),
        tuple(one.sides[part] for part in order),
        {moved(pair) for pair in one.touching},
        [moved(pair) for pair in one.cities],
    )
    assert form(tile(text)) == form(one)
