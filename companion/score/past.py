"""How a result compares with what the same people scored before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime

from companion.disk.saves import Shelved, Status
from rules.kernel import Phrase, phrase
from rules.letters import composed
from rules.scores import Score
from rules.sheet import Sheet


def compared(sheet: Sheet, scores: tuple[Score, ...], shelf: Iterable[Shelved], when: datetime) -> Iterator[Phrase]:
    """A line for each person who played and finished a match of the sheet's game before `when`."""
    before = [kept for kept in shelf if kept.game == sheet.game and _over_before(kept, when)]
    for player, score in zip(sheet.players, scores, strict=True):
        earlier = [points for kept in before for points in _complete(kept, composed(player.name))]
        if earlier and not player.is_opponent:
            yield _line(score, earlier)


def _over_before(kept: Shelved, when: datetime) -> bool:
    return kept.status is Status.FINISHED and kept.started is not None and kept.started < when


def _complete(kept: Shelved, name: str) -> list[int]:
    """What somebody scored in a match, where all of it is known."""
    if kept.summary is None:
        return [total.points for total in kept.totals if composed(total.player) == name]
    return [part.total for part in kept.summary.people if part.name == name and part.complete]


def _line(score: Score, earlier: list[int]) -> Phrase:
    best, n, mean = max(earlier), len(earlier), round(sum(earlier) / len(earlier))
    if score.total > best:
        return phrase("sheet.past_best", name=score.player, by=score.total - best, n=n)
    if score.total == best:
        return phrase("sheet.past_equal", name=score.player, n=n)
    return phrase("sheet.past_below", name=score.player, best=best, mean=mean, n=n)
