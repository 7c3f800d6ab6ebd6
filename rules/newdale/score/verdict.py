"""Who won, by how much, and what decided a tie; alone, whether the target was reached."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.newdale.score.sheet import Sheet
from rules.scores import Score, winners


def verdict(sheet: Sheet, scores: tuple[Score, ...]) -> tuple[Phrase, ...]:
    """The result in words."""
    if len(scores) == 1:
        return tuple(_solo(sheet, scores[0].total))
    tied = [score for score in scores if score.total == max(each.total for each in scores)]
    best = winners(scores)
    if len(best) > 1:
        # Never a shared win: the book breaks every tie, once it is known who started.
        names = ", ".join(score.player for score in tied)
        return (phrase("newdale_score.start_wanted", name=names, n=tied[0].total),)
    return (phrase("newdale_score.wins", name=best[0].player, n=best[0].total), *_tie(best[0], tied))


def _tie(best: Score, tied: list[Score]) -> Iterator[Phrase]:
    others = [score.player for score in tied if score.player != best.player]
    if others:
        yield phrase("newdale_score.tie_decided", name=best.player, others=", ".join(others))


def _solo(sheet: Sheet, total: int) -> Iterator[Phrase]:
    reached = [target for target in sheet.targets if target <= total]
    missed = [target for target in sheet.targets if target > total]
    if reached:
        yield phrase("newdale_score.target_reached", n=max(reached))
    if missed:
        yield phrase("newdale_score.target_short", target=min(missed), n=min(missed) - total)
