"""How a match ended, for programs: the same JSON from every command."""

from __future__ import annotations

from typing import Any

from companion.screen.words import Translate
from rules.scores import Score, rank, winners


def outcome(scores: tuple[Score, ...], translate: Translate, undecided: bool = False) -> dict[str, Any]:
    """Every player with every line of their score, and who won; nobody while it is `undecided`."""
    players = [
        {"name": score.player, "total": score.total, "rank": rank(score, scores), "lines": _lines(score, translate)}
        for score in scores
    ]
    return {"players": players, "winners": [] if undecided else [score.player for score in winners(scores)]}


def _lines(score: Score, translate: Translate) -> list[dict[str, Any]]:
    return [{"group": str(line.group), "text": translate(line.why), "points": line.points} for line in score.lines]
