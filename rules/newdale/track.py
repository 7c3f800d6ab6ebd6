"""The score track: where the token goes, and the cards a level brings (p. 7, 15)."""

from __future__ import annotations

from rules.newdale.components.numbers import TRACK


def cards_due(before: int, after: int) -> int:
    """Two for each level climbed to; a loss gives none, and climbing again pays again."""
    return TRACK.cards * sum(before < level <= after for level in TRACK.levels)


def level_of(score: int) -> int:
    """The last level that was climbed to; 0 below the first."""
    return max((level for level in TRACK.levels if level <= score), default=0)


def moved(score: int, n: int, below_zero: bool) -> int:
    # Ruling: score_below_zero.
    return score + n if below_zero else max(0, score + n)


def field(score: int) -> tuple[int, bool]:
    """The field of the track, and whether the token shows 50+."""
    return (score - TRACK.lap, True) if score >= TRACK.lap else (score, False)


def to_next_level(score: int) -> tuple[int, int] | None:
    """Points missing to the next level that brings cards, and that level."""
    return next(((level - score, level) for level in TRACK.levels if level > score), None)
