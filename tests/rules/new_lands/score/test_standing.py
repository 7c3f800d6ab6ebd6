"""The score of a match that is followed, and the sheet it fills in."""

from __future__ import annotations

import pytest

from rules.new_lands.game import GAME
from rules.new_lands.moves import CorrectPlayer, CountLeft, Finish, TakeBack
from rules.new_lands.play import apply
from rules.new_lands.players import Scored
from rules.new_lands.reasons import Reason
from rules.new_lands.score.rules import SHEET_RULES
from rules.new_lands.score.sheet import MOST, Group
from rules.new_lands.score.standing import RECORD
from rules.new_lands.setup import Halfway, Midway
from rules.new_lands.state import State
from tests.rules.new_lands.tables import (
    MOUNTAIN,
    PLAIN,
    SEA,
    a_ledger,
    a_map,
    laid,
    nothing,
    placed,
    play,
    taken,
)

END = Finish(insist=(Reason.TILES_LEFT,))
SEA_OF_FOUR = "Ses.Pnw*1 Ssw.Pne*1 / Sne.Psw*1 Snw.Mes"


def lines(state: State, seat: int = 0) -> list[tuple[str, int]]:
    return [(line.group, line.points) for line in GAME.score(state)[seat].lines]


def test_what_stands_counts_only_at_the_end() -> None:
    """A closed sea of 3 cities and 4 tiles: 7 when taken back, 3 at the end."""
    state = laid(a_map(SEA_OF_FOUR, on={0: ("a1e",), 1: ("a1n",)}))
    assert lines(state) == []
    assert lines(apply(state, END)) == [(Group.END, 3)]
    took = apply(state, TakeBack(seat=0, x=0, y=0, edge="e"))
    assert lines(apply(took, END)) == [(Group.SEA, 7)]
    assert lines(apply(took, END), 1) == [(Group.END, 1)]


def test_lines_come_in_the_order_of_the_groups() -> None:
    midway = Midway(players=(Halfway(points=10, standing=(SEA, MOUNTAIN, PLAIN)), Halfway()), left=30)
    state = play(
        a_ledger(midway=midway),
        taken(0, SEA, cities=2),
        nothing(1),
        taken(0, MOUNTAIN, cities=3, closed=True),
        CorrectPlayer(seat=0, points=20),
        END,
        CountLeft(seat=0, on=PLAIN, n=4),
    )
    assert lines(state) == [
        (Group.PLAY, 10),
        (Group.MOUNTAIN, 6),
        (Group.SEA, 2),
        (Group.CORRECTION, 2),
        (Group.END, 4),
    ]
    assert GAME.score(state)[0].total == 24


def test_more_than_a_sheet_can_list_is_added_up() -> None:
    """A hand on a stepper puts the points right hundreds of times; the match is scored all the same."""
    state = play(a_ledger(), *(CorrectPlayer(seat=0, points=5 + n % 2) for n in range(251)))
    assert state.players[0].points == GAME.score(state)[0].total == 5
    sheet = RECORD.filled(state)
    assert len(sheet.players[0].corrections) == MOST
    assert type(sheet).model_validate(sheet.model_dump(mode="json")) == sheet
    mountain = Scored(on=MOUNTAIN, tiles=None, cities=2, closed=False, points=2)
    player = state.players[0].replace(scored=(mountain,) * (MOST + 3))
    assert GAME.score(state.with_player(0, player))[0].total == 5 + 2 * (MOST + 3)


def test_more_meeples_left_than_a_sheet_can_list_are_added_up() -> None:
    """Insisted on, a placing nobody wrote down is counted at the end, again and again."""
    state = play(a_ledger(), placed(0, PLAIN), END)
    insist = (Reason.NO_SUCH_MEEPLE, Reason.TILES_OVER)
    counts = (CountLeft(seat=1, on=PLAIN, n=2, insist=insist) for _ in range(MOST + 3))
    state = play(state, *counts, CountLeft(seat=0, on=PLAIN, n=1))
    assert [score.total for score in GAME.score(state)[:2]] == [1, 2 * (MOST + 3)]
    sheet = RECORD.filled(state)
    assert len(sheet.players[1].meeples) == MOST
    assert type(sheet).model_validate(sheet.model_dump(mode="json")) == sheet


def test_points_beyond_all_tables_are_told_as_they_are() -> None:
    """Only a file has them: 600 closed seas of 2,000 points each, and the points put right to nothing."""
    sea = Scored(on=SEA, tiles=1_000, cities=1_000, closed=True, points=2_000)
    state = a_ledger()
    state = state.with_player(0, state.players[0].replace(scored=(sea,) * 600))
    assert GAME.score(state)[0].total == 1_200_000
    assert GAME.score(apply(state, CorrectPlayer(seat=0, points=0)))[0].total == 0


@pytest.mark.parametrize("ended", [True, False])
def test_the_sheet_of_a_map_knows_what_stands(ended: bool) -> None:
    state = laid(a_map(SEA_OF_FOUR, on={0: ("a1e",), 1: ("a1n",)}))
    state = apply(state, END) if ended else state
    sheet = RECORD.filled(state)
    assert [score.total for score in SHEET_RULES.score(sheet, state.box)] == [3, 1]
    assert RECORD.to_check(state, 0) == ()
    assert RECORD.box(state) == state.box


def test_a_ledger_does_not_know_what_stands() -> None:
    state = play(a_ledger(), placed(0, SEA))
    assert RECORD.to_check(state, 0) == ("meeples",)
    assert RECORD.to_check(state, 1) == ()
    assert RECORD.filled(state).players[0].meeples == ()


def test_what_a_match_came_to_against_the_rules_is_insisted_on_already() -> None:
    state = play(
        a_ledger(),
        placed(0, PLAIN),
        nothing(1),
        taken(0, PLAIN, insist=(Reason.TILES_OVER,), tiles=90),
    )
    sheet = RECORD.filled(state)
    assert sheet.insist == (Reason.TILES_OVER,)
    assert not any(remark.stops for remark in SHEET_RULES.check(sheet, state.box))
