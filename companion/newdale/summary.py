"""What is kept of a chapter for the shelf and the statistics."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pydantic import ValidationError

from companion.match.summary import Part, Summary
from rules.kernel import IllegalMove, phrase
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.game import GAME
from rules.newdale.luck import Luck, Step, luck
from rules.newdale.players import Player
from rules.newdale.score.sheet import Player as Column
from rules.newdale.score.sheet import Sheet
from rules.newdale.score.standing import score, to_check
from rules.newdale.state import Phase, State
from rules.scores import Score


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
    when = phrase("newdale_shelf.when", chapter=state.setup.chapter, round=min(state.round, ROUNDS.rounds))
    series = state.setup.campaign.id if state.setup.campaign else ""
    return Summary(parts=tuple(parts), when=when, series=series, stage=state.setup.chapter)


def sheet_summary(
    sheet: Sheet,
    scores: tuple[Score, ...],
    journal: Mapping[str, Any] | None,
    unsure: Collection[tuple[int, str]] = (),
) -> Summary:
    """As somebody entered it; a chapter that was followed tells its campaign and its luck besides."""
    followed = _followed(json.dumps(journal)) if journal else None
    counts: tuple[Mapping[str, int], ...] = followed.luck.seats if followed else ()
    parts = [
        Part.of(
            found,
            complete=not any(at == seat for at, _ in unsure),
            reached=_entered(column),
            counts={**(counts[seat] if seat < len(counts) else {}), **_targets(sheet, found.total)},
        )
        for seat, (column, found) in enumerate(zip(sheet.players, scores, strict=True))
    ]
    return Summary(
        parts=tuple(parts),
        when=phrase("newdale_shelf.chapter", chapter=sheet.chapter),
        series=followed.series if followed else "",
        stage=sheet.chapter,
        counts=followed.luck.table if followed else {},
    )


def _targets(sheet: Sheet, total: int) -> dict[str, int]:
    """Alone: those printed on the chapter card, and how many of them were reached."""
    if len(sheet.players) != 1 or not sheet.targets:
        return {}
    return {"targets": len(sheet.targets), "targets_reached": sum(target <= total for target in sheet.targets)}


@dataclass(frozen=True)
class Followed:
    """What the record of a chapter tells besides its points."""

    series: str
    luck: Luck


@lru_cache(maxsize=4)
def _followed(journal: str) -> Followed | None:
    """Played through once for all savings of the sheet; a record the rules no longer follow tells nothing."""
    try:
        record = GAME.journal.model_validate_json(journal)
        state = GAME.start(record.setup)
        steps: list[Step] = []
        for move in record.moves:
            after = GAME.apply(state, move)
            steps.append((state, move, after))
            state = after
    except (ValidationError, IllegalMove):
        return None
    campaign = record.setup.campaign
    return Followed(campaign.id if campaign else "", luck(len(state.players), steps))


def _reached(player: Player) -> dict[str, int]:
    track = {} if player.score is None else {"track": player.score}
    return track | ({"houses": len(player.built) - 1} if len(player.built) > 1 else {})


def _entered(column: Column) -> dict[str, int]:
    track = {} if column.track is None else {"track": column.track}
    return track | ({"houses": len(column.cards)} if column.cards else {})
