"""What holds in any match, whatever is answered: nothing gets lost, and the journal is the truth."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.kernel import Misfit
from rules.new_lands.components.numbers import DRAWN, MEEPLES
from rules.new_lands.final import total
from rules.new_lands.game import GAME
from rules.new_lands.moves import LayTile, PlaceMeeple, TakeBack
from rules.new_lands.setup import Setup
from rules.new_lands.state import State
from tests.harness.autoplay import autoplay
from tests.rules.new_lands.flood import Flood, value
from tests.rules.new_lands.tables import EVERY_KIND

few = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
tables = st.sampled_from(sorted(EVERY_KIND))


def holds(state: State) -> None:
    assert state.laid + state.left + len(state.gone) + state.setup.removed == DRAWN
    for seat, player in enumerate(state.players):
        assert player.home + len(state.of(seat)) == MEEPLES
        assert GAME.score(state)[seat].total == total(state, seat)


def slow_points(state: State, move: TakeBack) -> int:
    """What the flood fill makes of a meeple taken back."""
    assert state.land is not None
    tiles = dict(zip(state.land.spots, state.land.tiles, strict=True))
    part = tiles[move.x, move.y].part(move.edge)
    assert part is not None
    area = Flood({spot: one.text for spot, one in tiles.items()}).area(((move.x, move.y), part))
    return value(area, closed=not area.gaps)


@few
@given(tables, st.integers(0, 2**32))
def test_random_matches_end_and_nothing_gets_lost(name: str, seed: int) -> None:
    journal = autoplay(GAME, EVERY_KIND[name], Random(seed))
    state = GAME.start(journal.setup)
    acted = 0
    for move in journal.moves:
        if isinstance(move, PlaceMeeple):
            assert state.land is not None
            part = state.land.part(state.land.spots[-1], move.edge)
            assert part is not None
            area = state.land.area(part)
            assert all(state.area(meeple) is not area for meeple in state.standing)
        if isinstance(move, TakeBack):
            points = slow_points(state, move)
            assert GAME.apply(state, move).players[move.seat].scored[-1].points == points
        acted = 0 if isinstance(move, LayTile) else acted + isinstance(move, PlaceMeeple | TakeBack)
        assert acted <= 1
        state = GAME.apply(state, move)
        holds(state)
    assert GAME.question(state) is None
    assert state.over
    assert [score.total for score in GAME.score(state)] == [total(state, seat) for seat in range(len(state.players))]
    assert GAME.sheet is not None
    assert GAME.record is not None
    sheet = GAME.record.filled(state)
    assert not any(remark.stops for remark in GAME.sheet.check(sheet, state.box))
    assert GAME.sheet.score(sheet, state.box) == GAME.score(state)


@few
@given(tables, st.integers(0, 2**32), st.integers(1, 60))
def test_undo_and_redo_return_the_same_state_and_a_save_replays(name: str, seed: int, moves: int) -> None:
    journal = autoplay(GAME, EVERY_KIND[name], Random(seed), limit=moves)
    state = GAME.replay(journal)
    back = journal.undo()
    assert GAME.replay(back.redo()) == state
    before = GAME.replay(back)
    assert GAME.apply(before, journal.moves[-1]) == state
    saved = GAME.journal.model_validate_json(journal.model_dump_json())
    assert GAME.replay(saved) == state


@few
@given(tables, st.integers(0, 2**32), st.integers(0, 39), st.integers(min_value=0))
def test_amending_is_replaying(name: str, seed: int, at: int, pick: int) -> None:
    journal = autoplay(GAME, EVERY_KIND[name], Random(seed), limit=40)
    at %= len(journal.moves)
    before = GAME.start(journal.setup)
    for move in journal.moves[:at]:
        before = GAME.apply(before, move)
    question = GAME.question(before)
    assert question is not None
    other = question.answers[pick % len(question.answers)].move
    try:
        amended = GAME.amend(journal, {at: other})
    except Misfit as misfit:
        amended = GAME.amend(journal, {at: other}, keep=misfit.at)
    state = GAME.start(journal.setup)
    for move in amended.moves:
        state = GAME.apply(state, move)
    assert GAME.replay(amended) == state
    assert amended.moves[at] == other


@pytest.mark.parametrize("setup", EVERY_KIND.values(), ids=EVERY_KIND)
def test_a_setup_can_be_saved(setup: Setup) -> None:
    assert Setup.model_validate_json(setup.model_dump_json()) == setup
