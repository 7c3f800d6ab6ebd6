"""A map put away, an early end, somebody who leaves, facts learned, corrections."""

from __future__ import annotations

from rules.moves import Leave
from rules.new_lands.ask.question import question
from rules.new_lands.components.box import BoardLength, KindOf, StartTile
from rules.new_lands.final import left_standing
from rules.new_lands.moves import (
    CorrectMeeple,
    CorrectPlayer,
    CorrectTable,
    CorrectTile,
    CountLeft,
    Done,
    Finish,
    Learn,
    PlaceMeeple,
    PutMapAway,
    SetAside,
    TakeBack,
)
from rules.new_lands.play import apply
from rules.new_lands.reasons import Reason
from rules.new_lands.setup import Depth
from rules.new_lands.start import start
from rules.new_lands.state import Phase
from tests.rules.new_lands.tables import (
    PLAIN,
    SEA,
    START,
    a_ledger,
    a_map,
    a_setup,
    laid,
    lay,
    nothing,
    place,
    placed,
    play,
    taken,
)
from tests.rules.refusing import refused

TWO = "Pe.Snsw Sn.Ss.Pew"


def test_a_map_put_away_goes_on_as_a_ledger_and_meeples_keep_their_terrain() -> None:
    state = apply(a_map(TWO, on={0: ("a1e",)}), PutMapAway())
    assert (state.phase, state.land, state.lying) == (Phase.TURN, None, 44)
    assert [(meeple.on, meeple.place) for meeple in state.standing] == [(PLAIN, None)]
    assert apply(state, taken(0, PLAIN, tiles=5)).players[0].points == 5


def test_a_map_put_away_after_a_tile_leaves_the_rest_of_that_turn() -> None:
    state = play(a_map(START), lay("b1", "Mw.Pnes"), PutMapAway())
    assert (state.phase, state.turn, state.laid) == (Phase.TURN, 0, 44)
    assert apply(state, placed(0, SEA)).laid == 44
    assert apply(state, placed(1, SEA)).laid == 45


def test_after_the_last_tile_the_map_can_still_be_put_away() -> None:
    state = play(a_map(START, left=1, on={1: ("a1n",)}), lay("b1", "Mw.Pnes"), PutMapAway())
    assert state.phase is Phase.TURN
    state = apply(state, nothing(0))
    assert state.phase is Phase.COUNT
    assert apply(state, CountLeft(seat=1, on=SEA, n=1)).phase is Phase.OVER


def test_the_table_ends_the_game_early() -> None:
    state = apply(a_map(TWO, on={0: ("a1e",)}), Finish(insist=(Reason.TILES_LEFT,)))
    assert state.phase is Phase.OVER
    last = play(a_map(START, left=1), lay("b1", "Mw.Pnes"))
    assert apply(last, Finish()).phase is Phase.OVER


def test_whoever_leaves_is_skipped_and_the_meeples_stay() -> None:
    """Ruling person_leaves."""
    state = play(a_map(TWO, 3, on={1: ("a1e",)}), Leave(seat=1))
    assert (state.turn, state.next_seat, state.turns) == (0, 2, (20, 0, 20))
    assert len(state.standing) == 1
    state = play(a_map(TWO, 3), Leave(seat=0))
    assert (state.turn, state.phase) == (1, Phase.TILE)
    assert play(laid(a_map(TWO, 3)), Leave(seat=0)).phase is Phase.TILE


def test_whoever_left_by_mistake_is_back_at_the_table() -> None:
    state = play(a_map(TWO, 3), Leave(seat=1), CorrectPlayer(seat=1, left=False))
    assert state == a_map(TWO, 3)
    assert apply(state, CorrectPlayer(seat=1, left=False)) == state


def test_turns_are_counted_where_somebody_who_left_lays_a_tile_after_all() -> None:
    """Insisted on: 39 tiles are left after the one set aside, and Ola and Ira share them."""
    state = play(a_map(TWO, 3), Leave(seat=1), SetAside(seat=1, insist=(Reason.OUT_OF_TURN,)))
    assert state.turns == (19, 0, 20)
    assert question(state) is not None


def test_a_fact_learned() -> None:
    state = play(a_ledger(), Learn(fact=BoardLength(spaces=48)), Learn(fact=StartTile(tile="Pnesw")))
    assert state.box.spaces == 48
    assert state.box.start == StartTile(tile="Pnesw")


def test_points_put_right_are_a_line_of_their_own() -> None:
    state = play(a_ledger(), placed(0, SEA), nothing(1), taken(0, SEA, cities=3))
    state = apply(state, CorrectPlayer(seat=0, points=5))
    assert (state.players[0].points, state.players[0].corrections) == (5, (2,))
    assert apply(state, CorrectPlayer(seat=0, points=5)) == state


def test_points_put_right_after_the_end_count_what_was_left_standing() -> None:
    state = apply(a_map(TWO, on={0: ("a1e",)}), Finish(insist=(Reason.TILES_LEFT,)))
    assert apply(state, CorrectPlayer(seat=0, points=5)).players[0].corrections == (3,)


def test_meeples_at_home_put_right() -> None:
    assert apply(a_ledger(), CorrectPlayer(seat=0, home=3)).players[0].home == 3


def test_a_meeple_added_lifted_and_moved() -> None:
    state = apply(a_ledger(), CorrectMeeple(seat=0, add=SEA))
    assert (state.players[0].home, state.standing[0].on) == (3, SEA)
    moved = apply(state, CorrectMeeple(seat=0, lift=SEA, add=PLAIN))
    assert (moved.players[0].home, moved.standing[0].on) == (3, PLAIN)
    assert apply(moved, CorrectMeeple(seat=0, lift=PLAIN)).players == a_ledger().players


def test_a_meeple_moved_on_a_map() -> None:
    state = a_map(TWO, on={0: ("a1e",)})
    moved = apply(state, CorrectMeeple(seat=0, lift=place("a1e"), add=place("b1s")))
    assert [meeple.on for meeple in moved.standing] == [SEA]
    assert apply(state, CorrectMeeple(seat=0, lift=PLAIN)).standing == ()
    with refused(Reason.NO_SUCH_MEEPLE):
        apply(state, CorrectMeeple(seat=0, lift=place("b1s")))


def test_the_start_tile_shows_something_else() -> None:
    state = play(start(a_setup(2, Depth.MAP)), lay("b1", "Mw.Pnes"), PlaceMeeple(seat=0, edge="w"))
    after = apply(state, CorrectTile(x=0, y=0, tile="Pn.Ps.Mew"))
    assert after.land is not None
    assert after.land.tiles[0].text == "Pn.Ps.Mew"
    assert after.box.start == StartTile(tile="Pn.Ps.Mew")
    assert after.box.kinds == state.box.kinds
    with refused(Reason.EDGE_DIFFERS):
        apply(state, CorrectTile(x=0, y=0, tile="Snesw"))


def test_a_tile_of_the_map_one_began_with_shows_something_else() -> None:
    state = a_map("Mnesw Mnesw", on={0: ("a1n",)})
    after = apply(state, CorrectTile(x=0, y=0, tile="Me.Snsw"))
    assert [meeple.on for meeple in after.standing] == [SEA]
    assert after.box.copies == {"Mnesw": 1, "Me.Snsw": 1}
    assert apply(after, CorrectTile(x=1, y=0, tile="Mw.Pnes")).box.copies == {"Me.Snsw": 1, "Me.Pnsw": 1}


def test_what_the_box_knew_before_it_keeps() -> None:
    box = a_setup().box.learn(KindOf(tile="Mnesw", copies=3))
    after = apply(a_map("Mnesw Mnesw", box=box), CorrectTile(x=0, y=0, tile="Me.Snsw"))
    assert after.box.copies == {"Mnesw": 3, "Me.Snsw": 1}


def test_whose_turn_it_is_and_how_many_tiles_are_left() -> None:
    state = apply(laid(a_map(TWO, 3)), CorrectTable(turn=2, left=7))
    assert (state.turn, state.left, state.phase) == (2, 7, Phase.TILE)
    same = laid(a_map(TWO, 3))
    assert apply(same, CorrectTable(turn=0)) == same
    assert apply(a_ledger(), CorrectTable(left=0)).phase is Phase.OVER


def test_turns_left() -> None:
    """Jan's tile is next: of 40 he has as many as Ola."""
    state = play(a_map(START), lay("b1", "Mw.Pnes"))
    assert state.turns == (19, 20)
    assert apply(state, Done(seat=0)).turns == (19, 20)


def test_a_meeple_never_stood_fewer_tiles_than_none() -> None:
    """More tiles are left than was thought: fewer were laid, and nobody knows which."""
    state = play(a_ledger(), placed(0, SEA), nothing(1), CorrectTable(left=83), taken(0, SEA, cities=1))
    assert [line.stood for line in state.players[0].scored] == [0]
    counted = play(a_ledger(), placed(0, SEA), CorrectTable(left=83), Finish(insist=(Reason.TILES_LEFT,)))
    assert apply(counted, CountLeft(seat=0, on=SEA, n=1)).players[0].scored[0].stood == 0
    state = play(a_map(START), lay("b1", "Mw.Pnes"), PlaceMeeple(seat=0, edge="w"), CorrectTable(left=83))
    ended = apply(state, Finish(insist=(Reason.TILES_LEFT,)))
    assert [line.stood for line in left_standing(ended, 0)] == [0]
    back = apply(laid(state).replace(turn=0), TakeBack(seat=0, x=1, y=0, edge="w"))
    assert [line.stood for line in back.players[0].scored] == [0]
