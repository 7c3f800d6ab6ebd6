"""Laying a tile."""

from __future__ import annotations

import pytest

from rules.kernel import IllegalMove
from rules.moves import Leave
from rules.new_lands.components.box import KindOf, StartTile
from rules.new_lands.components.tile import tile
from rules.new_lands.land.land import Land
from rules.new_lands.moves import Learn, PlaceMeeple, SetAside
from rules.new_lands.play import apply
from rules.new_lands.reasons import Reason
from rules.new_lands.setup import Depth
from rules.new_lands.start import start
from rules.new_lands.state import Phase
from rules.new_lands.tell.naming import spot_name
from rules.new_lands.tiles import fitting, neighbours
from tests.rules.new_lands.tables import START, WHOLE_BOX, a_ledger, a_map, a_setup, lay, play
from tests.rules.refusing import refused


def test_a_tile_goes_on_with_the_same_terrain_and_the_meeple_is_asked_about() -> None:
    state = apply(a_map(START), lay("b1", "Mw.Pnes"))
    assert (state.phase, state.turn, state.laid, state.left) == (Phase.MEEPLE, 0, 44, 39)


def test_the_next_person_lays_a_tile_and_the_one_before_did_nothing_more() -> None:
    state = play(a_map(START), lay("b1", "Mw.Pnes"), lay("c1", "Pnesw", seat=1))
    assert (state.phase, state.turn) == (Phase.MEEPLE, 1)


def test_an_edge_that_differs_is_named() -> None:
    with pytest.raises(IllegalMove) as caught:
        apply(a_map(START), lay("b1", "Pnesw"))
    assert caught.value.phrase.params == {"edge": "w", "ours": "plain", "theirs": "mountain"}


def test_insisting_on_another_persons_turn_gives_them_the_turn() -> None:
    state = apply(a_map(START, 3), lay("b1", "Mw.Pnes", seat=2, insist=(Reason.OUT_OF_TURN,)))
    assert (state.turn, state.phase, state.next_seat) == (2, Phase.MEEPLE, 0)


def test_a_second_tile_that_the_table_insists_on_stays_in_the_same_turn() -> None:
    state = play(a_map(START), lay("b1", "Mw.Pnes"), lay("c1", "Pnesw", insist=(Reason.TILE_LAID,)))
    assert (state.turn, state.phase, state.laid) == (0, Phase.MEEPLE, 45)


def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_turn_stays() -> None:
    state = apply(a_map(START), SetAside(seat=0))
    assert (state.turn, state.phase, state.left, state.gone) == (0, Phase.TILE, 39, (None,))
    assert apply(a_ledger(), SetAside(seat=0)).left == 82


def test_a_named_tile_is_set_aside_only_if_no_spot_takes_it() -> None:
    sea = a_map("Snesw")
    with refused(Reason.TILE_FITS):
        apply(sea, SetAside(seat=0, tile="Mn.Sesw"))
    state = apply(sea, SetAside(seat=0, tile="Mnesw"))
    assert state.gone == ("Mnesw",)
    assert state.box.copies["Mnesw"] == 1
    assert fitting(sea.land or Land(), tile("Mn.Sesw")) == (0, -1)
    assert apply(a_ledger(), SetAside(seat=0, tile="Mnesw")).gone == ("Mnesw",)


def test_the_next_persons_tile_may_fit_nowhere_too() -> None:
    state = play(a_map(START), lay("b1", "Mw.Pnes"), SetAside(seat=1))
    assert (state.turn, state.phase) == (1, Phase.TILE)


def test_set_aside_after_ones_own_tile_leaves_the_turn_as_it_is() -> None:
    state = play(a_map(START), lay("b1", "Mw.Pnes"), SetAside(seat=0, insist=(Reason.TILE_LAID,)))
    assert (state.turn, state.phase) == (0, Phase.MEEPLE)
    alone = play(a_map(START), Leave(seat=1), lay("b1", "Mw.Pnes"), SetAside(seat=0))
    assert (alone.turn, alone.phase) == (0, Phase.TILE)


def test_whoever_plays_on_alone_lays_tile_after_tile() -> None:
    state = play(a_map(START), Leave(seat=1), lay("b1", "Mw.Pnes"), lay("c1", "Pnesw"))
    assert (state.turn, state.phase, state.turns) == (0, Phase.MEEPLE, (38, 0))
    assert play(state, PlaceMeeple(seat=0, edge="n"), lay("d1", "Pnesw")).phase is Phase.MEEPLE


def test_the_box_learns_the_most_tiles_of_a_kind_seen_in_a_match() -> None:
    state = play(a_map("Pnesw", box=WHOLE_BOX.replace(kinds=())), lay("b1", "Pnesw"), lay("c1", "Pnesw", seat=1))
    assert state.box.copies == {"Pnesw": 3}


def test_the_start_tile_is_no_tile_that_can_be_drawn() -> None:
    state = play(start(a_setup(2, Depth.MAP, start="Pnesw")), lay("b1", "Pnesw"))
    assert state.box.copies == {"Pnesw": 1}


def test_learning_another_start_tile_changes_nothing_on_the_map() -> None:
    state = start(a_setup(2, Depth.MAP, start="Pnesw"))
    state = play(state, Learn(fact=StartTile(tile="Snesw")), lay("b1", "Pnesw"))
    assert state.box.copies == {"Pnesw": 1}
    assert hash(state) == hash(state.replace(turn=0))


def test_in_a_complete_box_tiles_run_out_and_nothing_is_learned() -> None:
    state = a_map(START, box=WHOLE_BOX)
    assert state.copies_left("Mnesw") == 1
    state = apply(state, lay("b1", "Mnesw"))
    assert state.copies_left("Mnesw") == 0
    with refused(Reason.NO_COPY_LEFT):
        apply(state, lay("c1", "Mnesw", seat=1))
    assert apply(state, lay("c1", "Mnesw", seat=1, insist=(Reason.NO_COPY_LEFT,))).box == WHOLE_BOX


def test_removed_tiles_that_were_named_are_used() -> None:
    state = a_map(START, box=WHOLE_BOX, removed=1, removed_tiles=("Mnesw",))
    assert state.copies_left("Mnesw") == 0
    assert a_map(START).copies_left("Mnesw") is None
    assert KindOf(tile="Mnesw", copies=1) in state.box.kinds


def test_spots_are_called_by_their_way_from_the_start() -> None:
    assert spot_name((0, 0)).key == "new_lands.spot_start"
    assert spot_name((2, -1)).key == "new_lands.spot"
    assert spot_name((0, 3)).key == spot_name((-3, 0)).key == "new_lands.spot_straight"


def test_how_many_tiles_lie_round_a_spot() -> None:
    land = a_map("Pnesw - Pnesw / Pnesw Pnesw Pnesw").land
    assert land is not None
    assert neighbours(land, (1, 0)) == 3
