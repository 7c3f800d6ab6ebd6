"""What is kept of a New Lands match for the shelf and the statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from companion.match.recorded import recorded_state
from companion.match.summary import Part, Summary
from rules.kernel import phrase
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.game import GAME
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
            reached=_reached(sheet.players[seat], state.over, sheet.one_tile) | _watched(state, sheet, seat),
            counts=takings(sheet.players[seat], sheet.one_tile),
        )
        for seat, found in enumerate(score(state))
    ]
    return Summary(parts=tuple(parts), when=phrase("new_lands.why_left", n=state.left))


def sheet_summary(
    sheet: Sheet,
    scores: tuple[Score, ...],
    journal: Mapping[str, Any] | None,
    unsure: Collection[tuple[int, str]] = (),
) -> Summary:
    """As somebody entered it; whoever has a field `unsure` is incomplete. A record tells how long meeples stood."""
    followed = recorded_state(GAME, journal)
    parts = [
        Part.of(
            found,
            complete=not any(at == seat for at, _ in unsure),
            reached=_reached(player, True, sheet.one_tile) | (_watched(followed, sheet, seat) if followed else {}),
            counts=takings(player, sheet.one_tile),
        )
        for seat, (player, found) in enumerate(zip(sheet.players, scores, strict=True))
    ]
    return Summary(parts=tuple(parts))


def _reached(player: Player, over: bool, one_tile: bool) -> dict[str, int]:
    found: dict[str, int] = {}
    if player.taken:
        worth = [_points(meeple, one_tile) for meeple in player.taken]
        found |= {"taken": len(worth), "largest": max(worth), "mean": round(sum(worth) / len(worth))}
    if over and player.meeples:
        found["left"] = len(player.meeples)
    return found


def _watched(state: State, sheet: Sheet, seat: int) -> dict[str, int]:
    """What only a match that was followed knows: tiles laid while a meeple stood; on a map, what was given away."""
    if seat >= len(state.players):
        return {}
    found: dict[str, int] = {}
    tiles = [line.stood for line in state.players[seat].scored if line.stood is not None]
    if tiles:
        found["stood"] = round(sum(tiles) / len(tiles))
    left = sheet.players[seat].meeples
    if state.over and state.land is not None and left:
        found["given_away"] = sum(_given_away(left, sheet.one_tile))
    return found


def takings(player: Player, one_tile: bool) -> dict[str, int]:
    """How many meeples came home from each terrain, open or closed, and for how many points: `times_sea_closed`."""
    found: Counter[str] = Counter()
    for meeple in player.taken:
        how = f"{meeple.on or Terrain.PLAIN}_{'closed' if meeple.closed else 'open'}"
        found[f"times_{how}"] += 1
        found[f"points_{how}"] += _points(meeple, one_tile)
    return dict(found)


def _points(meeple: Stood, one_tile: bool) -> int:
    large = 3 if meeple.on is Terrain.MOUNTAIN else 0
    tiles = large if meeple.tiles is None else meeple.tiles
    return points(meeple.on or Terrain.PLAIN, tiles, meeple.cities or 0, meeple.closed, one_tile=one_tile)


def _given_away(meeples: Iterable[Stood], one_tile: bool) -> list[int]:
    """What a closed area would have brought in play, less what it brought at the end."""
    return [
        _points(meeple, one_tile)
        - points(meeple.on or Terrain.PLAIN, meeple.tiles or 0, meeple.cities or 0, final=True)
        for meeple in meeples
    ]
