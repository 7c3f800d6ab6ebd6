"""The worked examples, W1 to W40."""

from __future__ import annotations

import re

import pytest

from rules.kernel import IllegalMove
from rules.new_lands.ask.meeples import placings
from rules.new_lands.components.kinds import kind
from rules.new_lands.components.numbers import turns
from rules.new_lands.components.terrain import LETTERS, Terrain
from rules.new_lands.components.tile import tile
from rules.new_lands.land.land import Land
from rules.new_lands.land.worth import Worth, least, points, worth
from rules.new_lands.ledger import LARGE
from rules.new_lands.moves import PlaceMeeple, TakeBack
from rules.new_lands.play import apply
from rules.new_lands.reasons import Reason
from rules.new_lands.rulings import Ruling
from rules.new_lands.state import Phase, State
from tests.rules.new_lands.tables import MOUNTAIN, SEA, a_ledger, a_map, at, laid, lay, place, placed, play, taken
from tests.rules.new_lands.worked import (
    AT_THE_END,
    LEAST,
    LEDGER,
    OTHER_KIND,
    SAME_KIND,
    TURNS,
    WORKED,
    Worked,
)
from tests.rules.refusing import refused

COLOURS = {"red": 0, "yellow": 1}
NUMBERS = re.compile(
    r"(\w+) ([PMS]) T(\d+) C(\d+) (?:closed now (\d+) end (\d+)|open m(\d+) now (\d+) end (\d+) close (\d+))"
)


@pytest.mark.parametrize("example", WORKED, ids=lambda example: example.name)
def test_worked_example(example: Worked) -> None:
    rulings = (Ruling.ONE_TILE_AREA,) if "one_tile=closed" in example.steps else ()
    state = a_map(example.map, rulings=rulings)
    newest, refusal = "", ""
    for step in example.steps:
        if "@" in step:
            colour, _, name = step.partition("@")
            state = state.replace(standing=(*state.standing, at(state, name, COLOURS[colour])))
        elif "=" in step and not step.startswith("one_tile"):
            newest, _, text = step.partition("=")
            try:
                state = apply(state, lay(newest, text))
            except IllegalMove as illegal:
                refusal = illegal.reason
        elif step.startswith("refused"):
            assert refusal == Reason[step.removeprefix("refused ")]
        else:
            assert not refusal
            holds(state, step, newest)


def holds(state: State, step: str, newest: str) -> None:
    word, *names = step.split()
    if step == "fits":
        assert state.phase is Phase.MEEPLE
    elif word == "may":
        lawful = [option.move for option in placings(state, 0) if option.refusal is None]
        assert {f"{newest}{move.edge}" for move in lawful if isinstance(move, PlaceMeeple)} == set(names)
    elif word in ("same", "apart"):
        areas = [state.area(at(state, name)) for name in names]
        assert (areas[0] is areas[1]) == (word == "same")
    elif word != "one_tile=closed":
        assert told(step) == numbers(state, word)


def numbers(state: State, name: str) -> Worth:
    found = state.numbers(at(state, name))
    assert found is not None
    return found


def told(step: str) -> Worth:
    found = NUMBERS.fullmatch(step)
    assert found is not None
    _, letter, tiles, cities, now, end, gaps, open_now, open_end, close = found.groups()
    if gaps is None:
        return Worth(LETTERS[letter], int(tiles), int(cities), True, 0, int(now), int(now), int(end))
    n = [int(number) for number in (tiles, cities, gaps, open_now, close, open_end)]
    return Worth(LETTERS[letter], n[0], n[1], False, n[2], n[3], n[4], n[5])


def counts(text: str) -> tuple[Terrain, int, int, int, bool]:
    """`mountain T2 C5 m1 closed`: terrain, tiles, cities, gaps, whether closed."""
    on, *rest = text.split()
    found = {word[0]: int(word[1:]) for word in rest if word[1:].isdecimal()}
    return Terrain(on), found.get("T", LARGE), found.get("C", 0), found.get("m", 0), "closed" in rest


@pytest.mark.parametrize("text", LEDGER)
def test_w33_what_is_taken_back(text: str) -> None:
    on, tiles, cities, _, closed = counts(text)
    assert points(on, tiles, cities, closed, one_tile="one_tile=closed" in text) == LEDGER[text]


@pytest.mark.parametrize("text", AT_THE_END)
def test_w34_what_is_left_at_the_end_counts_as_open(text: str) -> None:
    on, tiles, cities, _, closed = counts(text)
    assert points(on, tiles, cities, closed, final=True) == AT_THE_END[text]


@pytest.mark.parametrize("text", LEAST)
def test_w35_the_least_an_area_brings_once_closed(text: str) -> None:
    on, tiles, cities, gaps, _ = counts(text)
    assert least(on, tiles, cities, gaps) == LEAST[text]


@pytest.mark.parametrize(("tiles", "people"), TURNS)
def test_w36_turns(tiles: int, people: int) -> None:
    assert turns(tiles, people) == TURNS[tiles, people]


def test_w37_kinds() -> None:
    for one, other in SAME_KIND:
        assert kind(tile(one)) == kind(tile(other))
    for one, other in OTHER_KIND:
        assert kind(tile(one)) != kind(tile(other))


def test_w38_two_sailors_on_one_sea_are_taken_one_each_turn() -> None:
    """Red stands at both ends of the sea of W19; it is joined, open, and has four cities."""
    state = a_map("Mn.Ms.Sew*1*2 - Mn.Ms.Sew*1*2 / Mnesw Mnesw Mnesw", on={0: ("a1e", "c1e")})
    state = play(state, lay("b1", "Mn.Ms.Sew"), TakeBack(seat=0, x=0, y=0, edge="e"))
    assert state.players[0].points == 4
    state = play(state, lay("d1", "Mn.Ms.Sew", seat=1))
    with refused(Reason.AREA_OCCUPIED):
        apply(state, PlaceMeeple(seat=1, edge="e"))
    state = play(state, lay("e1", "Mn.Ms.Sew"), TakeBack(seat=0, x=2, y=0, edge="e"))
    assert state.players[0].points == 4 + 4
    state = play(state, lay("f1", "Mn.Ms.Sew", seat=1), PlaceMeeple(seat=1, edge="e"))
    assert state.standing[-1].on is SEA


def test_w39_a_meeple_taken_back_waits_for_the_next_turn_on_a_map() -> None:
    state = play(laid(a_map("Pe.Snsw Sn.Ss.Pew", on={0: ("a1e",)})), TakeBack(seat=0, x=0, y=0, edge="e"))
    with refused(Reason.ONE_ACTION):
        apply(state, PlaceMeeple(seat=0, edge="e"))
    state = play(state, lay("c1", "Sn.Ss.Pew", seat=1), lay("d1", "Sn.Ss.Pew"))
    assert apply(state, PlaceMeeple(seat=0, edge="e")).standing[-1].seat == 0


def test_w39_in_a_ledger() -> None:
    state = play(a_ledger(), placed(0, SEA), placed(1, SEA), taken(0, SEA, cities=2))
    with refused(Reason.ONE_ACTION):
        apply(state, placed(0, MOUNTAIN))
    assert play(state, placed(1, MOUNTAIN), placed(0, MOUNTAIN)).players[0].home == 3


def test_w40_an_edge_insisted_on_joins_nothing_and_is_open_to_nothing() -> None:
    land = Land().lay((0, 0), tile("Sn.Ps.Mew*1"))
    before = worth(land, land.area(land.part((0, 0), "e") or 0))
    state = play(a_map("Sn.Ps.Mew*1 -"), lay("b1", "Pnesw", insist=(Reason.EDGE_DIFFERS,)))
    assert before.gaps == 2
    assert numbers(state, "a1e").gaps == 1
    assert numbers(state, "a1e").tiles == 1
    plain = numbers(state, "b1n")
    assert (plain.tiles, plain.gaps) == (1, 3)
    area = state.area(at(state, "b1n"))
    assert area is not None
    assert place("a1n").spot not in area.gaps
