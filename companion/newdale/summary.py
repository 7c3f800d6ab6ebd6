"""What is kept of a chapter for the shelf and the statistics."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from companion.match.summary import Part, Summary
from rules.kernel import phrase
from rules.newdale.players import Player
from rules.newdale.score.sheet import Player as Column
from rules.newdale.score.sheet import Sheet
from rules.newdale.score.standing import score, to_check
from rules.newdale.state import Phase, State
from rules.scores import Score

CHECKED = ("mission", "chapter")
"""Nobody's are ever tracked: the sheet asks for them."""


def summary(state: State) -> Summary:
    """As the record of the match tells it."""
    parts = [
        Part.of(
            found,
            complete=state.phase is Phase.OVER and not {*to_check(state, seat)} - {"chapter"},
            reached=_reached(player),
        )
        for seat, (player, found) in enumerate(zip(state.players, score(state), strict=True))
    ]
    when = phrase("newdale_shelf.when", chapter=state.setup.chapter, round=min(state.round, 7))
    return Summary(parts=tuple(parts), when=when)


def sheet_summary(
    sheet: Sheet,
    scores: tuple[Score, ...],
    _journal: Mapping[str, Any] | None,
    unsure: Collection[tuple[int, str]] = (),
) -> Summary:
    """As somebody entered it."""
    parts = [
        Part.of(found, complete=not any(at == seat for at, _ in unsure), reached=_entered(column))
        for seat, (column, found) in enumerate(zip(sheet.players, scores, strict=True))
    ]
    return Summary(parts=tuple(parts), when=phrase("newdale_shelf.chapter", chapter=sheet.chapter))


def _reached(player: Player) -> dict[str, int]:
    track = {} if player.score is None else {"track": player.score}
    return track | ({"houses": len(player.built) - 1} if len(player.built) > 1 else {})


def _entered(column: Column) -> dict[str, int]:
    track = {} if column.track is None else {"track": column.track}
    return track | ({"houses": len(column.cards)} if column.cards else {})
