"""What decides a tie and was entered by nobody: points alone do not tell how many tiles there were."""

from __future__ import annotations

from rules.farshore.score.checks import maps_uncounted
from rules.farshore.score.sheet import Krabita, Person, Sheet
from rules.farshore.score.verdict import TIE_BREAKS
from rules.scores import Score


def deciding(sheet: Sheet, scores: tuple[Score, ...]) -> tuple[tuple[int, str], ...]:
    """A player and a field each, at the first step of the tie-break (p. 11) that hangs on it."""
    most = max(score.total for score in scores)
    tied = [at for at, score in enumerate(scores) if score.total == most]
    for n, field in enumerate(TIE_BREAKS):
        if len(tied) < 2:
            return ()
        if unknown := tuple((at, field) for at in tied if _unknown(sheet.players[at], field)):
            return unknown
        best = max(scores[at].tie_break[n] for at in tied)
        tied = [at for at in tied if scores[at].tie_break[n] == best]
    return ()


def _unknown(player: Person | Krabita, field: str) -> bool:
    if field == "maps":
        return maps_uncounted(player)
    # Krabita has no resources (p. 16); nobody writes down that a person has none left.
    return field == "resources" and isinstance(player, Person) and not player.resources
