"""Scores: a line for every point, and who is ahead of whom."""

from __future__ import annotations

from rules.kernel import Model, Phrase


class Line(Model):
    """One line of a receipt."""

    group: str
    why: Phrase
    points: int


class Score(Model):
    """What one player earned; the total cannot disagree with the lines."""

    player: str
    lines: tuple[Line, ...] = ()
    tie_break: tuple[int, ...] = ()
    """Compared from the left among equal totals; all equal is a shared place."""

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def standing(self) -> tuple[int, ...]:
        return (self.total, *self.tie_break)


def rank(score: Score, scores: tuple[Score, ...]) -> int:
    """The place of `score` among `scores`: 1 is best, equal standings share a place."""
    return 1 + sum(other.standing > score.standing for other in scores)


def winners(scores: tuple[Score, ...]) -> tuple[Score, ...]:
    return tuple(score for score in scores if rank(score, scores) == 1)
