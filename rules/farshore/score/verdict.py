"""Who won, by how much, and what decided a tie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.farshore.score.sheet import Krabita, Sheet
from rules.kernel import Phrase, phrase
from rules.scores import Score, winners

TIE_BREAKS: Final = ("ship", "maps", "treasures", "resources")


def verdict(sheet: Sheet, scores: tuple[Score, ...]) -> tuple[Phrase, ...]:
    """The result in words; nothing for someone who counted their own city only."""
    if len(scores) < 2:
        return ()
    return (*_first(scores), *_tie(scores), *_against_krabita(sheet, scores))


def _first(scores: tuple[Score, ...]) -> Iterator[Phrase]:
    best = winners(scores)
    names = ", ".join(score.player for score in best)
    key = "result.wins" if len(best) == 1 else "result.shared"
    yield phrase(key, name=names, n=best[0].total)


def _tie(scores: tuple[Score, ...]) -> Iterator[Phrase]:
    """What broke a tie, where one was broken: the first number in which the winner is ahead of the next one."""
    tied = sorted((score for score in scores if score.total == max(each.total for each in scores)), key=_standing)
    best = winners(scores)
    if len(tied) == len(best):
        return
    first, second = best[0], tied[-len(best) - 1]
    pairs = zip(TIE_BREAKS, first.tie_break, second.tie_break, strict=True)
    by, ours, theirs = next(pair for pair in pairs if pair[1] != pair[2])
    yield phrase("farshore_score.tie_decided", by=by, ours=ours, theirs=theirs, name=second.player)


def _against_krabita(sheet: Sheet, scores: tuple[Score, ...]) -> Iterator[Phrase]:
    both = list(zip(sheet.players, scores, strict=True))
    hers = [score for player, score in both if isinstance(player, Krabita)]
    people = sorted((score for player, score in both if not isinstance(player, Krabita)), key=_standing)
    if not hers or not people or people[-1].total == hers[0].total:
        return
    ahead = people[-1].total - hers[0].total
    key = "farshore_score.krabita_beaten" if ahead > 0 else "farshore_score.krabita_ahead"
    yield phrase(key, name=people[-1].player, krabita=hers[0].player, n=abs(ahead))


def _standing(score: Score) -> tuple[int, ...]:
    return score.standing
