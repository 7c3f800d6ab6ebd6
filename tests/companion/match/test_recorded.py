"""What is kept beside a sheet comes from its record, as far as the rules can follow that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.games import screens
from companion.match.recorded import recorded_state
from rules.kernel import Journal, Misfit
from tests.harness.autoplay import autoplay
from tests.harness.every_game import GAMES, rules_of, setups

MOVES = 12


def journal(game_id: str) -> Journal[Any, Any]:
    return autoplay(rules_of(game_id), next(iter(setups(game_id).values())), Random(3), MOVES)


def unfollowed(game_id: str) -> dict[str, Any]:
    """A whole record with a move left out, without which a later one does not fit; or with one after its end."""
    game, whole = rules_of(game_id), journal(game_id)
    left_out = ((*whole.moves[:at], *whole.moves[at + 1 :]) for at in range(len(whole.moves)))
    for moves in (*left_out, (*whole.moves, whole.moves[-1])):
        other = type(whole).of(whole.setup, moves)
        try:
            game.replay(other)
        except Misfit:
            return other.model_dump(mode="json")
    raise AssertionError(game_id)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_tells_where_it_leads(game_id: str) -> None:
    game, record = rules_of(game_id), journal(game_id)
    assert recorded_state(game, record.model_dump(mode="json")) == game.replay(record)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_record_a_damaged_one_and_one_that_the_rules_no_longer_follow_tell_nothing(game_id: str) -> None:
    for record in (None, {"setup": 1}, unfollowed(game_id)):
        assert recorded_state(rules_of(game_id), record) is None


@pytest.mark.parametrize("game_id", GAMES)
def test_a_sheet_is_summed_up_whatever_its_record_is(game_id: str) -> None:
    rules, shown = rules_of(game_id), screens(game_id)
    assert rules.sheet
    assert shown
    assert shown.score
    assert rules.record
    sheet = rules.record.filled(rules.replay(journal(game_id)))
    scores = rules.sheet.score(sheet, rules.sheet.box())
    records: tuple[dict[str, Any] | None, ...] = (None, {"setup": {"people": []}}, unfollowed(game_id))
    for record in records:
        summary = shown.score().summary(sheet, scores, record, ())
        assert [part.name for part in summary.parts] == [score.player for score in scores]
