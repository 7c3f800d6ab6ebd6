"""Setting up: who may sit down, what lies there, and starting in the middle."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from rules.new_lands.components.box import StartTile
from rules.new_lands.components.numbers import NUMBERS
from rules.new_lands.reasons import Reason
from rules.new_lands.rulings import OPTIONS, Ruling
from rules.new_lands.setup import Depth, Halfway, Midway, Seat, doubts, open_rulings, refusals, removed_for
from rules.new_lands.start import start
from rules.new_lands.state import Phase
from tests.rules.new_lands.tables import MOUNTAIN, NAMES, PLAIN, SEA, START, a_ledger, a_map, a_setup
from tests.rules.refusing import refused


def seats(*names: str) -> tuple[Seat, ...]:
    return tuple(Seat(name=name) for name in names)


def halves(*half: Halfway, **more: Any) -> Midway:
    return Midway(players=half, **{"left": 30, **more})


TWO = (Halfway(), Halfway())


@pytest.mark.parametrize(
    ("reason", "more"),
    [
        (Reason.TOO_FEW_PEOPLE, {"people": seats("Ola")}),
        (Reason.TOO_MANY_PEOPLE, {"people": seats(*NAMES, "Iza")}),
        (Reason.NAME_TWICE, {"people": seats("Ola", "ola")}),
        (Reason.NAME_TWICE, {"people": seats("Zo\u00e9", "Zoe\u0301")}),
        (Reason.COLOUR_TWICE, {"people": (Seat(name="a", colour="red"), Seat(name="b", colour="Red"))}),
        (Reason.START_UNKNOWN, {"depth": Depth.MAP, "start": None}),
        (Reason.BAD_TILE, {"depth": Depth.MAP, "start": "Pnes"}),
        (Reason.BAD_TILE, {"removed": 1, "removed_tiles": ("Pne.Psw",)}),
        (Reason.REMOVED_OVER, {"removed": 82}),
        (Reason.REMOVED_OVER, {"removed": 1, "removed_tiles": ("Pnesw", "Snesw")}),
        (Reason.RULING_FIXED, {"rulings": (Ruling.TIE,)}),
        (Reason.MIDWAY_PLAYERS, {"midway": halves(Halfway())}),
        (Reason.NO_SUCH_PLAYER, {"midway": halves(*TWO, turn=2)}),
        (Reason.COUNT_OVER, {"midway": halves(*TWO, left=84)}),
        (Reason.COUNT_OVER, {"midway": halves(Halfway(points=1000), Halfway())}),
        (Reason.NOT_TRACKED, {"midway": halves(Halfway(places=("a1n",)), Halfway())}),
        (Reason.PLACE_EMPTY, {"depth": Depth.MAP, "midway": halves(Halfway(places=("b1n",)), Halfway(), map=START)}),
        (Reason.PLACE_EMPTY, {"depth": Depth.MAP, "midway": halves(Halfway(places=("x",)), Halfway(), map=START)}),
        (Reason.PLACE_EMPTY, {"depth": Depth.MAP, "midway": halves(Halfway(standing=(SEA,)), Halfway(), map=START)}),
        (Reason.NOT_A_MAP, {"depth": Depth.MAP, "midway": halves(*TWO, map="Snesw Pnesw")}),
        (Reason.NOT_A_MAP, {"depth": Depth.MAP, "midway": halves(*TWO, map="Snesw - Pnesw")}),
        (Reason.NOT_A_MAP, {"depth": Depth.MAP, "midway": halves(*TWO, map="- -")}),
        (Reason.NOT_A_MAP, {"depth": Depth.MAP, "midway": halves(*TWO, map="- " * 2501)}),
        (Reason.BAD_TILE, {"depth": Depth.MAP, "midway": halves(*TWO, map="Snes")}),
    ],
)
def test_nobody_can_sit_down_to_this_table(reason: Reason, more: dict[str, Any]) -> None:
    with refused(reason):
        start(a_setup(**{"start": START if more.get("depth") else None, **more}))


def test_everything_that_is_wrong_is_named() -> None:
    for text in ("Snes", "- -"):
        setup = a_setup(2, Depth.MAP, rulings=(Ruling.TIE,), midway=halves(*TWO, map=text, turn=5))
        assert len(list(refusals(setup))) == 3


def test_a_name_is_never_empty() -> None:
    with pytest.raises(ValidationError):
        Seat(name="  ")


def test_four_meeples_at_home_the_first_seat_starts() -> None:
    state = a_ledger(3)
    assert [player.home for player in state.players] == [4, 4, 4]
    assert (state.turn, state.left, state.laid, state.phase) == (0, 83, 0, Phase.TURN)


def test_a_map_begins_with_the_start_tile_which_the_box_learns() -> None:
    state = start(a_setup(2, Depth.MAP))
    assert state.land is not None
    assert state.land.spots == ((0, 0),)
    assert state.phase is Phase.TILE
    assert state.box.start == StartTile(tile=START)
    assert state.lying == 1
    assert a_ledger(start=START).box.start is None


def test_removed_tiles_are_no_longer_there() -> None:
    state = a_ledger(3, removed=2)
    assert state.left == 81
    assert state.turns == (27, 27, 27)


def test_how_many_to_remove() -> None:
    """Ruling removed_with_five: three, so that turns are equal; the text says one."""
    assert [removed_for(n) for n in range(2, 6)] == [1, 2, 3, 3]
    assert [removed_for(n, (Ruling.REMOVED_WITH_FIVE,)) for n in range(2, 6)] == [1, 2, 3, 1]
    assert a_ledger(5, removed=1).turns == (17, 17, 16, 16, 16)
    for people, n in NUMBERS.removed.equal.items():
        assert (83 - n) % people == 0


def test_with_five_people_alone_the_readings_remove_a_different_number() -> None:
    """Ruling removed_with_five."""
    assert open_rulings(5) == OPTIONS
    assert {open_rulings(n) for n in (2, 3, 4)} == {(Ruling.ONE_TILE_AREA,)}


def test_two_rulings_are_options() -> None:
    assert OPTIONS == (Ruling.ONE_TILE_AREA, Ruling.REMOVED_WITH_FIVE)
    assert not list(refusals(a_setup(rulings=OPTIONS)))


def test_a_ledger_in_the_middle() -> None:
    midway = halves(Halfway(points=12, standing=(SEA, PLAIN)), Halfway(points=9, standing=(MOUNTAIN,)), turn=1)
    state = start(a_setup(midway=midway, removed=1))
    assert [player.points for player in state.players] == [12, 9]
    assert [player.home for player in state.players] == [2, 3]
    assert [(meeple.seat, meeple.on) for meeple in state.standing] == [(0, SEA), (0, PLAIN), (1, MOUNTAIN)]
    assert (state.turn, state.left, state.laid, state.lying) == (1, 30, 52, 53)


def test_a_map_in_the_middle() -> None:
    state = a_map("Pe.Snsw Sn.Ss.Pew", on={0: ("a1e",), 1: ("b1s",)}, left=81)
    assert state.land is not None
    assert [meeple.on for meeple in state.standing] == [PLAIN, SEA]
    assert [meeple.place and meeple.place.edge for meeple in state.standing] == ["e", "s"]
    assert state.box.copies == {"Pe.Snsw": 1, "Se.Sw.Pns": 1}


def test_a_map_in_the_middle_without_a_file_begins_with_the_start_tile() -> None:
    midway = halves(Halfway(places=("a1e",)), Halfway(), left=83)
    state = start(a_setup(2, Depth.MAP, midway=midway))
    assert [meeple.on for meeple in state.standing] == [MOUNTAIN]
    assert state.box.kinds == ()


def test_more_than_four_meeples_in_the_middle_are_a_doubt() -> None:
    midway = halves(Halfway(standing=(SEA,) * 5), Halfway())
    assert [(remark.reason, remark.player) for remark in doubts(a_setup(midway=midway))] == [(Reason.MEEPLES_OVER, 0)]
    assert start(a_setup(midway=midway)).players[0].home == 0
    assert not list(doubts(a_setup()))


def test_a_map_in_the_middle_that_begins_with_nothing_asks_for_its_start_tile() -> None:
    setup = a_setup(2, Depth.MAP, start=None, midway=halves(*TWO, left=40))
    assert [reason for reason, _ in refusals(setup)] == [Reason.START_UNKNOWN]
    assert not doubts(setup)


@pytest.mark.parametrize(
    ("n", "more"),
    [
        (1, {"midway": halves(*TWO, left=40)}),
        (2, {"midway": halves(*TWO, left=40, map="Pe.Snsw Sn.Ss.Pew")}),
        (2, {"midway": halves(*TWO, left=82, map="Pe.Snsw Sn.Ss.Pew"), "removed": 1}),
    ],
)
def test_a_map_with_too_few_tiles_or_too_many_is_a_doubt(n: int, more: dict[str, Any]) -> None:
    """Of 84 tiles those lie there that are neither removed nor to be drawn."""
    setup = a_setup(2, Depth.MAP, **more)
    assert [(remark.reason, remark.why.params["n"]) for remark in doubts(setup)] == [(Reason.TILES_LYING, n)]
    assert start(setup).lying == n


@pytest.mark.parametrize("text", ["Pe.Snsw Sn.Ss.Pew", "Snes", "- -"])
def test_a_map_that_is_whole_or_none_at_all_is_no_doubt(text: str) -> None:
    """What is no map is refused instead."""
    assert not doubts(a_setup(2, Depth.MAP, midway=halves(*TWO, left=82, map=text)))
    assert not doubts(a_setup(2, midway=halves(*TWO)))
