"""What is kept of a New Lands match for the shelf and the statistics."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from companion.match.summary import Part, Summary
from rules.kernel import phrase
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.worth import points
from rules.new_lands.score.sheet import Player, Sheet, Stood
from rules.new_lands.score.standing import filled_sheet, score, to_check
from rules.new_lands.state import State
from rules.scores import Score


def summary(state: State) -> Summary:
    """As the record of the match tells it."""
    sheet = filled_sheet(state)
    parts = [
        Part.of(
            found,
            complete=not to_check(state, seat),
            reached=_reached(sheet.players[seat], state.over) | _stood(state, seat),
        )
        for seat, found in enumerate(score(state))
    ]
    return Summary(parts=tuple(parts), when=phrase("new_lands.why_left", n=state.left))


def sheet_summary(
    sheet: Sheet,
    scores: tuple[Score, ...],
    _journal: Mapping[str, Any] | None,
    unsure: Collection[tuple[int, str]] = (),
) -> Summary:
    """As somebody entered it; whoever has a field `unsure` is incomplete."""
    parts = [
        Part.of(found, complete=not any(at == seat for at, _ in unsure), reached=_reached(player, over=True))
        for seat, (player, found) in enumerate(zip(sheet.players, scores, strict=True))
    ]
    return Summary(parts=tuple(parts))


def _reached(player: Player, over: bool) -> dict[str, int]:
    """What a depth does not know is left out."""
    found: dict[str, int] = {}
    if player.taken:
        worth = [_points(meeple) for meeple in player.taken]
        found |= {"taken": len(worth), "largest": max(worth), "mean": round(sum(worth) / len(worth))}
    if over and player.meeples:
        found["left"] = len(player.meeples)
        if all(meeple.tiles is not None for meeple in player.meeples):
            found["given_away"] = sum(_given_away(player.meeples))
    return found


def _stood(state: State, seat: int) -> dict[str, int]:
    """How long meeples stood before they were taken back, in tiles."""
    tiles = [line.stood for line in state.players[seat].scored if line.stood is not None]
    return {"stood": round(sum(tiles) / len(tiles))} if tiles else {}


def _points(meeple: Stood) -> int:
    large = 3 if meeple.on is Terrain.MOUNTAIN else 0
    tiles = large if meeple.tiles is None else meeple.tiles
    return points(meeple.on or Terrain.PLAIN, tiles, meeple.cities or 0, meeple.closed)


def _given_away(meeples: Iterable[Stood]) -> list[int]:
    """What a closed area would have brought in play, less what it brought at the end."""
    return [
        _points(meeple) - points(meeple.on or Terrain.PLAIN, meeple.tiles or 0, meeple.cities or 0, final=True)
        for meeple in meeples
    ]
