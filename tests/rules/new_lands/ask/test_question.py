"""What is asked, and what the screens ask besides."""

from __future__ import annotations

import pytest

from rules.new_lands.ask.ledger import ask_turn
from rules.new_lands.ask.question import question
from rules.new_lands.ask.tiles import Picture, misfits, offers, remaining, spots
from rules.new_lands.components.box import Box, KindOf, StartTile
from rules.new_lands.components.kinds import shapes
from rules.new_lands.components.terrain import FARTHEST, Spot
from rules.new_lands.moves import (
    CorrectMeeple,
    CountLeft,
    Done,
    Finish,
    LayTile,
    PlaceMeeple,
    PutMapAway,
    SetAside,
    TakeBack,
    Turn,
)
from rules.new_lands.play import apply
from rules.new_lands.reasons import Reason
from rules.new_lands.setup import Depth, Setup
from rules.new_lands.start import start
from rules.new_lands.state import State
from tests.rules.new_lands.tables import (
    EVERY_KIND,
    PLAIN,
    SEA,
    START,
    WHOLE_BOX,
    a_ledger,
    a_map,
    a_setup,
    answers,
    laid,
    lay,
    nothing,
    placed,
    play,
)


def asked(state: State) -> list[str]:
    found = question(state)
    assert found is not None
    return [found.ask.key, *(phrase.key for phrase in (*found.do, *found.why))]


def test_a_tile_is_asked_for_with_a_fair_sample() -> None:
    state = start(a_setup(2, Depth.MAP))
    moves = answers(state)
    assert len(moves) == 4 * 4 + 1  # four free spots
    assert [type(move) for move in moves[-2:]] == [LayTile, SetAside]
    assert asked(state) == ["new_lands.ask_tile", "new_lands.do_draw", "new_lands.why_left"]
    assert len(set(moves)) == len(moves)


def test_open_tiles_are_laid_not_drawn() -> None:
    assert "new_lands.do_open_tile" in asked(start(a_setup(2, Depth.MAP, open_tiles=True)))


@pytest.mark.parametrize(("left", "told"), [(5, "new_lands.do_open_tile"), (4, "new_lands.do_open_last")])
def test_once_the_stacks_are_empty_nobody_draws_another_open_tile(left: int, told: str) -> None:
    """Two people have two open tiles each (Wariant)."""
    assert asked(a_map(START, left=left, open_tiles=True))[1] == told


def test_at_most_24_tiles_are_sampled() -> None:
    state = a_map("Pnesw Pnesw Pnesw / Pnesw Pnesw Pnesw")
    assert len(answers(state)) == 24 + 1


@pytest.mark.parametrize("spot", [(FARTHEST, 0), (-FARTHEST, 0), (0, FARTHEST), (0, -FARTHEST)])
def test_beside_the_farthest_tile_no_spot_is_offered_beyond_the_map(spot: Spot) -> None:
    """A table can insist on a tile that touches none, as far away as a file can say."""
    x, y = spot
    far = LayTile(seat=0, x=x, y=y, tile="Pnesw", insist=(Reason.NOT_ADJACENT,))
    state = play(start(a_setup(2, Depth.MAP)), far, Done(seat=0))
    assert len(spots(state)) == 4 + 3
    assert all(max(map(abs, free)) <= FARTHEST for free in spots(state))
    assert len(answers(state)) == 24 + 1


def test_where_no_known_tile_fits_new_ones_are_sampled() -> None:
    """Between two plains, mountains and a sea: nobody reported such a tile."""
    state = a_map("Snesw Pes.Snw Pnesw / Snesw - Pnesw / Snesw Mne.Ssw Mw.Pnes")
    [choice] = offers(state, (1, 1))
    assert choice == ("PPMS", ())
    sampled = [move for move in answers(state) if isinstance(move, LayTile) and (move.x, move.y) == (1, 1)]
    assert [move.tile for move in sampled] == [shapes("PPMS")[0]]


def test_one_part_after_the_other_then_ones_meeples_then_done() -> None:
    state = laid(a_map("Pe.Snsw Sn.Ss.Pew", on={0: ("a1e",), 1: ("b1s",)}))
    found = question(state)
    assert found is not None
    assert [option.move for option in found.options] == [
        PlaceMeeple(seat=0, edge="n"),
        PlaceMeeple(seat=0, edge="e"),
        PlaceMeeple(seat=0, edge="s"),
        TakeBack(seat=0, x=0, y=0, edge="e"),
        Done(seat=0),
    ]
    refusals = [option.refusal and option.refusal.key for option in found.options]
    assert refusals == [None, Reason.AREA_OCCUPIED, Reason.AREA_OCCUPIED, None, None]
    assert [option.label.params.get("points") for option in found.options] == [None, None, None, 2, None]


def test_parts_inside_come_last_and_a_whole_tile_is_one_part() -> None:
    state = laid(a_map("Pn.Pe.Ms.Mw.S"))
    assert [move.edge for move in answers(state) if isinstance(move, PlaceMeeple)] == ["n", "e", "s", "w", "i1"]
    assert len(answers(laid(a_map("Pnesw")))) == 2


def test_two_meeples_on_one_part_are_one_answer() -> None:
    state = play(laid(a_map("Pe.Snsw Sn.Ss.Pew", on={0: ("a1e",)})))
    state = apply(state, CorrectMeeple(seat=0, add=state.standing[0].place))
    assert sum(isinstance(move, TakeBack) for move in answers(state)) == 1


def test_a_ledger_asks_for_the_whole_turn() -> None:
    state = play(a_ledger(), placed(0, SEA), nothing(1), placed(0, PLAIN), nothing(1))
    moves = answers(state)
    assert len(moves) == 1 + 3 + 2 * 4
    assert asked(state)[0] == "new_lands.ask_turn"
    counts = [move.act for move in moves if isinstance(move, Turn)]
    assert len(counts) == len(moves)


def test_without_a_meeple_at_home_placing_is_grey() -> None:
    state = a_ledger()
    state = state.with_player(0, state.players[0].replace(home=0))
    assert answers(state) == (nothing(0),)
    found = question(state)
    assert found is not None
    assert len(found.options) == 4


def test_of_a_turn_whose_tile_lies_already_the_ledger_asks_only_what_follows() -> None:
    state = play(a_map(START), lay("b1", "Mw.Pnes"), PutMapAway())
    assert asked(state)[0] == "new_lands.ask_rest"
    assert ask_turn(state, 1).ask.key == "new_lands.ask_turn"
    assert asked(apply(state, nothing(0)))[0] == "new_lands.ask_turn"


def refusals_of(state: State, seat: int) -> list[str | None]:
    """Of each answer that the Ledger offers a person."""
    return [option.refusal.key if option.refusal else None for option in ask_turn(state, seat).options]


def test_whoever_has_just_acted_is_offered_no_second_meeple() -> None:
    """Nothing more can be said: then everybody else laid a tile without more."""
    state = play(a_ledger(3), placed(0, SEA))
    assert refusals_of(state, 0) == [None, *[Reason.ONE_ACTION] * 3]
    assert ask_turn(state, 0).entries == ()
    assert refusals_of(state, 1) == [None] * 4


def test_a_later_person_is_offered_no_turn_for_which_no_tile_is_left() -> None:
    state = play(a_ledger(3), placed(1, SEA)).replace(laid=81)
    assert (state.left, state.turn) == (2, 2)
    assert refusals_of(state, 2) == refusals_of(state, 0) == [None] * 4
    assert refusals_of(state, 1) == [Reason.NO_TILES_LEFT, *[Reason.ONE_ACTION] * 3]
    state = state.replace(laid=82)
    assert refusals_of(state, 0) == [Reason.NO_TILES_LEFT] * 4
    assert ask_turn(state.replace(acted=None), 1).entries == ()


def test_counts_that_cannot_be_are_not_sampled() -> None:
    """Two tiles lie after this one: a plain of three cannot be."""
    state = apply(a_ledger(), CorrectMeeple(seat=0, add=PLAIN))
    assert len(answers(state)) == 4 + 2


def test_nothing_is_sampled_where_no_tile_is_left_to_lay() -> None:
    state = play(a_ledger(), placed(0, SEA), nothing(1)).replace(laid=83)
    assert question(state.replace(laid=82)) is not None
    over = question(state)
    assert over is not None
    assert over.ask.key == "new_lands.ask_count"


def test_meeples_left_are_counted_one_after_the_other() -> None:
    state = play(a_ledger(), placed(0, SEA), placed(1, PLAIN), Finish(insist=(Reason.TILES_LEFT,)))
    assert answers(state) == tuple(CountLeft(seat=0, on=SEA, n=n) for n in range(13))
    state = apply(state, CountLeft(seat=0, on=SEA, n=0))
    # Three tiles lie: no plain is larger.
    assert answers(state) == tuple(CountLeft(seat=1, on=PLAIN, n=n) for n in (1, 2, 3))
    found = question(state)
    assert found is not None
    assert len(found.options) == 12
    assert question(apply(state, CountLeft(seat=1, on=PLAIN, n=1))) is None


def test_free_spots_those_beside_the_newest_tile_first() -> None:
    state = apply(a_map(START), lay("b1", "Mw.Pnes"))
    assert set(spots(state)[:3]) == {(1, -1), (1, 1), (2, 0)}
    assert len(spots(state)) == 6
    assert spots(a_ledger()) == ()


def test_offers_for_a_spot() -> None:
    state = a_map(START)
    choices = offers(state, (1, 0))
    assert len(choices) == 27
    assert all(choice.edges[3] == "M" for choice in choices)
    assert {picture.left for choice in choices for picture in choice.pictures} == {None}
    assert len(offers(a_ledger(), (0, 0))) == 81


def test_in_a_complete_box_used_up_pictures_sink() -> None:
    state = a_map("Mnesw", box=WHOLE_BOX)
    choice = next(choice for choice in offers(state, (1, 0)) if choice.edges == "MMMM")
    assert choice.pictures == (Picture("Mnesw", 0),)
    assert not any(isinstance(move, LayTile) and move.tile == "Mnesw" for move in answers(state))


def test_what_is_left_of_a_complete_box() -> None:
    left = remaining(a_map("Mnesw", box=WHOLE_BOX))
    assert sum(picture.left or 0 for picture in left) == 82
    assert remaining(a_map("Mnesw")) == ()


def test_when_no_tile_of_a_complete_box_fits_only_setting_aside_remains() -> None:
    box = Box(start=StartTile(tile="Snesw"), kinds=(KindOf(tile="Pnesw", copies=83),))
    assert answers(a_map("Snesw", box=box)) == (SetAside(seat=0),)


@pytest.mark.parametrize("setup", EVERY_KIND.values(), ids=EVERY_KIND)
def test_every_table_begins_with_a_question(setup: Setup) -> None:
    assert answers(start(setup))


def test_a_known_tile_that_no_spot_takes_is_a_misfit() -> None:
    state = start(a_setup(2, Depth.MAP).replace(start="Snesw"))
    assert "Pnesw" in misfits(state)
    assert "Snesw" not in misfits(state)
