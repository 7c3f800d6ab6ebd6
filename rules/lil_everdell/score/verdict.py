"""Who won, by how much, and what decided a tie; nobody is called a loser."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.lil_everdell.score.sheet import Player, Sheet
from rules.lil_everdell.tell.naming import listed
from rules.scores import Score, rank, winners

MISSING = "lil_everdell_score.card_missing"


def verdict(sheet: Sheet, scores: tuple[Score, ...]) -> tuple[Phrase, ...]:
    """The result in words; nothing for someone who counted their own area only."""
    if len(scores) < 2:
        return ()
    if open_points(scores):
        return (phrase("lil_everdell_score.undecided"),)
    both = tuple(zip(sheet.players, scores, strict=True))
    return (*_first(both, scores), *_tie(both, scores), *_against(both))


def open_points(scores: tuple[Score, ...]) -> tuple[int, ...]:
    """Who has cards without points that could change who wins, as indexes.

    Such a total is "at least": it can still rise above the best, but whoever is first alone only rises further.
    """
    first = [at for at, score in enumerate(scores) if rank(score, scores) == 1]
    unsure = [at for at, score in enumerate(scores) if _is_open(score)]
    if len(first) == 1 and unsure in ([], first):
        return ()
    return tuple(unsure)


def total(score: Score) -> Phrase:
    """The total in words: "at least" while points are missing."""
    return phrase("lil_everdell_score.at_least" if _is_open(score) else "lil_everdell_score.total", n=score.total)


def _is_open(score: Score) -> bool:
    return any(line.why.key == MISSING for line in score.lines)


def _first(both: tuple[tuple[Player, Score], ...], scores: tuple[Score, ...]) -> Iterator[Phrase]:
    best = [(player, score) for player, score in both if rank(score, scores) == 1]
    total = best[0][1].total
    if not any(score.total == total and not player.is_opponent for player, score in both):
        return  # how far the opponent was ahead is said below
    key = "lil_everdell_score.wins" if len(best) == 1 else "lil_everdell_score.shared"
    yield phrase(key, name=listed([player.called for player, _ in best]), n=total)


def _tie(both: tuple[tuple[Player, Score], ...], scores: tuple[Score, ...]) -> Iterator[Phrase]:
    """What broke a tie, where one was broken: the first number in which the winner is ahead of the next one."""
    best = winners(scores)
    level = [(player, score) for player, score in both if score.total == best[0].total and score not in best]
    if not level:
        return
    second, score = max(level, key=lambda pair: pair[1].standing)
    if score.tie_break[0] != best[0].tie_break[0]:
        yield phrase("lil_everdell_score.tie_person", name=second.called)
    else:
        ours, theirs = best[0].tie_break[1], score.tie_break[1]
        yield phrase("lil_everdell_score.tie_cards", name=second.called, ours=ours, theirs=theirs)


def _against(both: tuple[tuple[Player, Score], ...]) -> Iterator[Phrase]:
    """The best person and the opponent, one of them ahead."""
    people = [(player, score) for player, score in both if not player.is_opponent]
    for foe, theirs in both:
        if foe.is_opponent and people:
            person, ours = max(people, key=lambda pair: pair[1].standing)
            ahead = ours.total - theirs.total
            key = "lil_everdell_score.person_ahead" if ahead > 0 else "lil_everdell_score.opponent_ahead"
            if ahead:
                yield phrase(key, name=person.called, opponent=foe.called, n=abs(ahead))
