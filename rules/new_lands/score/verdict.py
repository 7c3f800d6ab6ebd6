"""Who won, and by how much."""

from __future__ import annotations

from rules.kernel import Phrase, phrase
from rules.new_lands.score.sheet import Sheet
from rules.scores import Score, winners


def verdict(sheet: Sheet, scores: tuple[Score, ...]) -> tuple[Phrase, ...]:
    """The result in words; nothing for someone who counted alone."""
    del sheet
    if len(scores) < 2:
        return ()
    best = winners(scores)
    names = ", ".join(score.player for score in best)
    if len(best) > 1:
        # Ruling: tie; the book has no tie-break, so the victory is shared.
        return (phrase("new_lands_score.shared", name=names, n=best[0].total),)
    second = max(score.total for score in scores if score is not best[0])
    ahead = phrase("new_lands_score.ahead", n=best[0].total - second)
    return phrase("new_lands_score.wins", name=names, n=best[0].total), ahead
