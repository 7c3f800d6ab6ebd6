"""The Ledger: turns in one step, numbers the table counted."""

from __future__ import annotations

from typing import Any

import pytest

from rules.moves import Leave
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.moves import CountLeft, Finish, SetAside
from rules.new_lands.play import apply
from rules.new_lands.players import Scored
from rules.new_lands.reasons import Reason
from rules.new_lands.rulings import Ruling
from rules.new_lands.state import Phase
from tests.rules.new_lands.tables import MOUNTAIN, PLAIN, SEA, a_ledger, answers, nothing, placed, play, taken
from tests.rules.refusing import refused


def test_a_tile_and_nothing_more() -> None:
    state = apply(a_ledger(), nothing(0))
    assert (state.turn, state.laid, state.left) == (1, 1, 82)


def test_a_tile_and_a_meeple() -> None:
    state = apply(a_ledger(), placed(0, SEA))
    assert (state.players[0].home, state.standing[0].on, state.turn, state.laid) == (3, SEA, 1, 1)


def test_when_a_later_person_acts_those_between_laid_a_tile_without_more() -> None:
    state = apply(a_ledger(4), placed(2, SEA))
    assert (state.laid, state.turn) == (3, 3)
    assert apply(state, nothing(2)).laid == 3 + 4


def test_a_whole_round_without_more_and_then_the_same_person_again() -> None:
    state = play(a_ledger(2), nothing(0), nothing(0))
    assert (state.laid, state.turn) == (3, 1)


def test_a_second_action_that_the_table_insists_on_lays_no_tile() -> None:
    state = play(a_ledger(), placed(0, SEA), placed(0, PLAIN, insist=(Reason.ONE_ACTION,)))
    assert (state.laid, state.turn, state.players[0].home) == (1, 1, 2)


def test_whoever_plays_on_alone_acts_turn_after_turn() -> None:
    state = play(a_ledger(), Leave(seat=1), placed(0, SEA), placed(0, PLAIN))
    assert (state.laid, state.turn, state.players[0].home) == (2, 0, 2)


def test_somebody_who_left_and_plays_all_the_same() -> None:
    state = play(a_ledger(3), Leave(seat=1), nothing(1, insist=(Reason.OUT_OF_TURN,)))
    assert (state.laid, state.turn) == (1, 2)


def test_somebody_who_left_and_sets_a_tile_aside_all_the_same_is_asked_for_the_next() -> None:
    state = play(a_ledger(3), Leave(seat=1), SetAside(seat=1, insist=(Reason.OUT_OF_TURN,)))
    assert (state.turn, answers(state)[0]) == (1, nothing(1))
    after = apply(state, nothing(1))
    assert (after.turn, after.laid) == (2, 1)


@pytest.mark.parametrize(
    ("on", "counts", "points"),
    [
        (PLAIN, {"tiles": 4}, 4),
        (PLAIN, {"tiles": 7, "closed": True}, 14),
        (PLAIN, {"tiles": 2, "closed": True}, 2),
        (PLAIN, {"tiles": 1, "closed": True}, 1),
        (MOUNTAIN, {"cities": 4}, 4),
        (MOUNTAIN, {"cities": 5, "closed": True}, 10),
        (MOUNTAIN, {"cities": 5, "tiles": 2, "closed": True}, 5),
        (MOUNTAIN, {}, 0),
        (SEA, {"cities": 3}, 3),
        (SEA, {"cities": 0, "tiles": 6, "closed": True}, 6),
        (SEA, {"cities": 3, "tiles": 4, "closed": True}, 7),
        (SEA, {"cities": 1, "tiles": 2, "closed": True}, 1),
    ],
)
def test_what_was_counted_is_worth(on: Terrain, counts: dict[str, Any], points: int) -> None:
    state = play(a_ledger(), placed(0, on), *(nothing(seat) for seat in (1, 0, 1, 0, 1)), taken(0, on, **counts))
    assert state.players[0].points == points
    assert state.players[0].home == 4
    assert state.players[0].scored[0].stood == 6


def test_one_tile_by_the_other_reading() -> None:
    state = play(a_ledger(rulings=(Ruling.ONE_TILE_AREA,)), placed(0, PLAIN), nothing(1))
    assert apply(state, taken(0, PLAIN, tiles=1, closed=True)).players[0].points == 2


def test_a_placing_that_nobody_wrote_down_is_added() -> None:
    state = apply(a_ledger(), taken(0, SEA, insist=(Reason.NO_SUCH_MEEPLE,), cities=3))
    assert state.players[0].scored == (Scored(on=SEA, cities=3, points=3),)
    assert (state.players[0].home, state.standing) == (4, ())


def test_the_meeple_placed_first_comes_home_first() -> None:
    state = play(a_ledger(), placed(0, SEA), nothing(1), placed(0, SEA), nothing(1), taken(0, SEA, cities=1))
    assert [meeple.since for meeple in state.standing] == [3]


def test_after_the_last_tile_what_stands_is_counted() -> None:
    state = play(a_ledger(), placed(0, SEA), placed(1, PLAIN), placed(0, MOUNTAIN))
    state = apply(state, Finish(insist=(Reason.TILES_LEFT,)))
    assert state.phase is Phase.COUNT
    state = play(
        state,
        CountLeft(seat=0, on=SEA, n=3),
        CountLeft(seat=0, on=MOUNTAIN, n=0),
        CountLeft(seat=1, on=PLAIN, n=4),
    )
    assert state.phase is Phase.OVER
    assert [player.points for player in state.players] == [3, 4]
    assert all(line.final for player in state.players for line in player.scored)


def test_without_meeples_the_last_tile_ends_the_game() -> None:
    state = a_ledger()
    for n in range(83):
        assert state.phase is Phase.TURN
        state = apply(state, nothing(n % 2))
    assert state.phase is Phase.OVER
    with refused(Reason.NOT_NOW):
        apply(state, nothing(1))
