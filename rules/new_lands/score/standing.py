"""The score as it stands: the sheet that the record of a match fills in, and what of it the table must still check."""

from __future__ import annotations

from typing import Final

from rules.new_lands.components.box import Box
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.final import left_standing
from rules.new_lands.players import Scored
from rules.new_lands.score.checks import check
from rules.new_lands.score.scoring import score_player
from rules.new_lands.score.sheet import MOST, Player, Sheet, Stood
from rules.new_lands.state import State
from rules.scores import Score
from rules.sheet import SheetRecord, overruled


def score(state: State) -> tuple[Score, ...]:
    """What was scored so far; once the match is over also what the meeples left on the map come to."""
    sheet = Sheet(players=_players(state, ended=state.over), rulings=state.setup.rulings)
    return tuple(score_player(player, sheet, None) for player in sheet.players)


def filled_sheet(state: State) -> Sheet:
    """What a match came to against the rules, its table has insisted on already."""
    sheet = Sheet(players=_players(state, ended=True), rulings=state.setup.rulings)
    return overruled(sheet, check(sheet, state.box))


def to_check(state: State, seat: int) -> tuple[str, ...]:
    """A Ledger does not know what stands where; so the meeples left are counted by the table."""
    return ("meeples",) if state.land is None and state.of(seat) else ()


def _players(state: State, ended: bool) -> tuple[Player, ...]:
    return tuple(_player(state, seat, ended) for seat in range(len(state.players)))


def _player(state: State, seat: int, ended: bool) -> Player:
    player = state.players[seat]
    counted = [line for line in player.scored if line.final]
    taken = [line for line in player.scored if not line.final]
    left = (*counted, *(left_standing(state, seat) if ended else ()))
    start = player.start + sum(line.points for line in (*taken[:-MOST], *left[:-MOST]))
    return Player(
        name=state.name(seat),
        points=(start,) if start else (),
        taken=tuple(stood(line) for line in taken[-MOST:]),
        corrections=_listed(player.corrections),
        meeples=tuple(stood(line) for line in left[-MOST:]),
    )


def _listed(corrections: tuple[int, ...]) -> tuple[int, ...]:
    """As many as a sheet can list, the first of them together."""
    return corrections if len(corrections) <= MOST else (sum(corrections[: 1 - MOST]), *corrections[1 - MOST :])


def stood(line: Scored) -> Stood:
    """Cities of a plain are told and never counted."""
    cities = None if line.on is Terrain.PLAIN else line.cities
    return Stood(on=line.on, tiles=line.tiles, cities=cities, closed=line.closed)


RECORD: Final[SheetRecord[Sheet, Box, State]] = SheetRecord(filled=filled_sheet, to_check=to_check)
