"""Placing and taking back on a map, and the end of the game."""

from __future__ import annotations

import pytest

from rules.kernel import IllegalMove
from rules.new_lands.final import left_standing, total
from rules.new_lands.moves import CorrectTable, Done, PlaceMeeple, TakeBack
from rules.new_lands.play import apply
from rules.new_lands.players import Scored
from rules.new_lands.reasons import Reason
from rules.new_lands.rulings import Ruling
from rules.new_lands.state import Phase
from tests.rules.new_lands.tables import MOUNTAIN, PLAIN, START, a_map, answers, laid, lay, play
from tests.rules.refusing import refused


def test_a_placed_meeple_leaves_home_and_the_turn_is_over() -> None:
    state = play(a_map(START), lay("b1", "Mw.Pnes"), PlaceMeeple(seat=0, edge="w"))
    meeple = state.standing[0]
    assert (meeple.seat, meeple.on, meeple.since) == (0, MOUNTAIN, 44)
    assert (state.players[0].home, state.turn, state.phase) == (3, 1, Phase.TILE)


def test_any_edge_names_its_part() -> None:
    state = play(a_map(START), lay("b1", "Mw.Pnes"), PlaceMeeple(seat=0, edge="s"))
    assert state.standing[0].place is not None
    assert state.standing[0].place.edge == "n"


def test_an_occupied_area_says_by_whom_and_where() -> None:
    state = laid(a_map("Pe.Snsw Sn.Ss.Pew", on={1: ("a1e",)}))
    with pytest.raises(IllegalMove) as caught:
        apply(state, PlaceMeeple(seat=0, edge="e"))
    assert caught.value.phrase.params == {"name": "Jan", "on": "plain", "n": 0}


def test_taking_back_scores_and_brings_the_meeple_home() -> None:
    state = laid(a_map("Pe.Snsw Sn.Ss.Pew", on={0: ("a1e",)}))
    after = apply(state, TakeBack(seat=0, x=0, y=0, edge="e"))
    assert after.players[0].scored == (Scored(on=PLAIN, tiles=2, points=2, stood=43),)
    assert (after.players[0].home, after.standing, after.turn) == (4, (), 1)


def test_a_closed_area_may_be_taken_back_at_any_time() -> None:
    """Five tiles, closed: 10 (Równiny)."""
    text = "- Ps.Mnew - / Pe.Mnsw Pnesw Pw.Mnes / - Pn.Mesw -"
    after = apply(laid(a_map(text, on={0: ("b2n",)})), TakeBack(seat=0, x=1, y=1, edge="n"))
    assert after.players[0].points == 10


def test_a_closed_area_of_one_tile_by_the_other_reading() -> None:
    """Ruling one_tile_area: one city, and by the other reading one tile more."""
    for rulings, points in (((), 1), ((Ruling.ONE_TILE_AREA,), 2)):
        state = laid(a_map("Pn.Pe.Ms.Mw.S*1", on={0: ("a1i",)}, rulings=rulings))
        assert apply(state, TakeBack(seat=0, x=0, y=0, edge="i")).players[0].points == points


def test_a_meeple_written_down_as_somebody_elses_was_ones_own_all_along() -> None:
    state = laid(a_map("Pe.Snsw Sn.Ss.Pew", on={1: ("a1e",)}))
    after = apply(state, TakeBack(seat=0, x=0, y=0, edge="e", insist=(Reason.NOT_YOUR_MEEPLE,)))
    assert [player.home for player in after.players] == [4, 4]
    assert [player.points for player in after.players] == [2, 0]


def test_ones_own_meeple_is_taken_where_two_stand_on_one_part() -> None:
    state = laid(a_map("Pe.Snsw Sn.Ss.Pew", on={0: ("a1e",), 1: ("a1e",)}))
    assert apply(state, TakeBack(seat=0, x=0, y=0, edge="e")).standing[0].seat == 1


def test_what_is_done_out_of_turn_leaves_the_turn_as_it_is() -> None:
    state = laid(a_map("Pe.Snsw Sn.Ss.Pew"))
    after = apply(state, PlaceMeeple(seat=1, edge="e", insist=(Reason.OUT_OF_TURN,)))
    assert (after.turn, after.phase, after.players[1].home) == (0, Phase.MEEPLE, 3)
    assert apply(after, Done(seat=1, insist=(Reason.OUT_OF_TURN,))) == after


def test_one_meeple_more_than_was_known() -> None:
    state = laid(a_map("Pe.Snsw Sn.Ss.Pew"))
    state = state.with_player(0, state.players[0].replace(home=0))
    after = apply(state, PlaceMeeple(seat=0, edge="e", insist=(Reason.NO_MEEPLE_HOME,)))
    assert (after.players[0].home, len(after.standing)) == (0, 1)


def test_nothing_more() -> None:
    state = apply(laid(a_map("Pe.Snsw Sn.Ss.Pew")), Done(seat=0))
    assert (state.turn, state.phase, state.acted) == (1, Phase.TILE, None)


def test_a_turn_can_be_skipped_by_whoever_has_no_tile() -> None:
    """Ruling open_tiles_end."""
    state = apply(a_map(START, open_tiles=True), Done(seat=0, insist=(Reason.TILE_FIRST,)))
    assert (state.turn, state.phase, state.left) == (1, Phase.TILE, 40)


def test_the_last_tiles_player_may_still_act_and_then_everything_left_counts_as_open() -> None:
    """Red's sea is closed: 3 cities; yellow's plain, 2 tiles (Punktacja końcowa)."""
    text = "Ses.Pnw*1 Ssw.Pne*1 - / Sne.Psw*1 Snw.Mes -"
    state = a_map(text, on={0: ("a1e",), 1: ("b1n",)}, left=1)
    state = play(state, lay("c1", "Pnesw"))
    assert (state.phase, state.left) == (Phase.MEEPLE, 0)
    state = apply(state, Done(seat=0))
    assert state.phase is Phase.OVER
    assert [line.points for line in left_standing(state, 0)] == [3]
    assert next(left_standing(state, 0)).closed
    assert [total(state, seat) for seat in (0, 1)] == [3, 2]
    with refused(Reason.NOT_NOW):
        apply(state, TakeBack(seat=1, x=0, y=0, edge="n"))


def test_a_game_that_was_not_over_after_all_goes_on() -> None:
    state = play(a_map(START, left=1), lay("b1", "Mw.Pnes"), Done(seat=0), CorrectTable(left=2))
    assert state.phase is Phase.TILE
    assert answers(state)


def test_the_three_numbers_of_a_standing_meeple() -> None:
    """An open plain of 4 with one tile missing: now 4, closed 10 or more, at the end 4."""
    state = a_map("Pe.Snsw Sn.Ss.Pew Sn.Ss.Pew Sn.Ss.Pew", on={0: ("a1e",)})
    found = state.numbers(state.standing[0])
    assert found is not None
    assert (found.now, found.close, found.end, found.gaps) == (4, 10, 4, 1)


def test_no_numbers_without_a_place() -> None:
    state = a_map("Pe.Snsw", on={0: ("a1e",)})
    meeple = state.standing[0]
    assert state.numbers(meeple.replace(place=None)) is None
    assert meeple.place is not None
    assert state.area(meeple.replace(place=meeple.place.replace(x=9))) is None
    assert state.replace(land=None).numbers(meeple) is None
