"""What the finished matches on the shelf add up to; their summaries are enough, no match is opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from statistics import fmean

from companion.disk.saves import Shelved, Status
from companion.match.summary import Part, Summary
from rules.kernel import Model


class Against(Model):
    """How matches against the opponent ended, on one level."""

    level: str
    won: int = 0
    lost: int = 0
    tied: int = 0

    @property
    def played(self) -> int:
        return self.won + self.lost + self.tied


class Record(Model):
    """One person's matches."""

    name: str
    played: int
    won: int
    best: int
    mean: int
    helped: int = 0
    """Matches with a head start."""


class Total(Model):
    """How a finished match ended for the best person at the table, or for one of them."""

    id: str
    when: datetime
    ours: int
    won: bool
    opponent: int | None = None
    opponent_name: str = ""
    stage: str = ""


def counted(shelf: Iterable[Shelved], game_id: str, person: str = "", level: str | None = None) -> tuple[Summary, ...]:
    """The finished matches of a game, oldest first; with `person`, only theirs. Those without a summary say nothing."""
    return tuple(summary for _, _, summary in _finished(shelf, game_id, person, level))


def _finished(
    shelf: Iterable[Shelved], game_id: str, person: str, level: str | None
) -> list[tuple[datetime, str, Summary]]:
    found = [
        (entry.when, entry.id, entry.summary)
        for entry in shelf
        if entry.game == game_id and entry.status is Status.FINISHED and entry.summary and entry.when
    ]
    return [
        match
        for match in sorted(found, key=lambda match: match[:2])
        if (not person or _parts(match[2], person)) and level in (None, match[2].level)
    ]


def totals(shelf: Iterable[Shelved], game_id: str, person: str = "", level: str | None = None) -> tuple[Total, ...]:
    """Match by match, oldest first, as far as all points are known."""
    found: list[Total] = []
    for when, match_id, one in _finished(shelf, game_id, person, level):
        ours = max(
            (part for part in _parts(one, person) if part.complete), key=lambda part: part.standing, default=None
        )
        if ours is not None:
            theirs = one.opponent if one.opponent and one.opponent.complete else None
            found.append(
                Total(
                    id=match_id,
                    when=when,
                    ours=ours.total,
                    won=ours in winners(one),
                    opponent=theirs.total if theirs else None,
                    opponent_name=theirs.name if theirs else "",
                    stage=one.stage,
                )
            )
    return tuple(found)


def winners(summary: Summary) -> tuple[Part, ...]:
    """Whoever won, alone or together; nobody where the record does not know."""
    if len(summary.parts) < 2 or not all(part.complete for part in summary.parts):
        return ()
    best = max(part.standing for part in summary.parts)
    return tuple(part for part in summary.parts if part.standing == best)


def levels(summaries: Iterable[Summary]) -> tuple[str, ...]:
    """Every level that was played against, the easiest first."""
    return tuple(
        dict.fromkeys(level for _, level in sorted({(one.grade, one.level) for one in summaries if one.level}))
    )


def people(summaries: Iterable[Summary]) -> tuple[str, ...]:
    """Everyone who played, those who played most first."""
    names = Counter(part.name for one in summaries for part in one.people)
    return tuple(sorted(names, key=lambda name: (-names[name], name.casefold())))


def stages(summaries: Iterable[Summary]) -> tuple[str, ...]:
    """The parts of a game that were played, in the order of their first match."""
    return tuple(dict.fromkeys(one.stage for one in summaries if one.stage))


def added_up(summaries: Iterable[Summary], person: str = "") -> dict[str, int]:
    """What parts count, over every match of everybody or of one person."""
    found: Counter[str] = Counter()
    for one in summaries:
        for part in _parts(one, person):
            found.update(part.counts)
    return dict(found)


def against_opponent(summaries: Iterable[Summary], person: str = "") -> tuple[Against, ...]:
    """By level, the easiest first; for the best person at the table, or for `person`."""
    found: dict[tuple[int, str], Counter[str]] = {}
    for one in summaries:
        ours = max((part.standing for part in _parts(one, person) if part.complete), default=None)
        theirs = one.opponent
        if ours is None or theirs is None or not theirs.complete:
            continue
        end = "won" if ours > theirs.standing else "lost" if ours < theirs.standing else "tied"
        found.setdefault((one.grade, one.level), Counter())[end] += 1
    return tuple(Against(level=level, **ends) for (_, level), ends in sorted(found.items()))


def averages(summaries: Iterable[Summary], person: str = "") -> dict[str, float]:
    """Mean points by group, over every part whose points are all known."""
    parts = [part for one in summaries for part in _parts(one, person) if part.complete]
    groups = dict.fromkeys(group for part in parts for group in part.points)
    return {group: fmean(part.points.get(group, 0) for part in parts) for group in groups}


def followed(summaries: Iterable[Summary]) -> tuple[str, ...]:
    """What is worth following from match to match."""
    return tuple(dict.fromkeys(what for one in summaries for part in one.people for what in part.reached))


def over_time(summaries: Iterable[Summary], what: str, person: str = "") -> tuple[int, ...]:
    """Match by match: the person's own, or the best at the table."""
    reached = ([part.reached[what] for part in _parts(one, person) if what in part.reached] for one in summaries)
    return tuple(max(values) for values in reached if values)


def records(summaries: Sequence[Summary]) -> tuple[Record, ...]:
    played = _played(summaries)
    return tuple(_record(played[name], name) for name in people(summaries) if name in played)


def _played(summaries: Iterable[Summary]) -> dict[str, list[tuple[Part, bool]]]:
    """By person: their parts with all points known, and whether each won, alone or together."""
    found: dict[str, list[tuple[Part, bool]]] = {}
    for one in summaries:
        won = winners(one)
        for part in one.people:
            if part.complete:
                found.setdefault(part.name, []).append((part, part in won))
    return found


def _record(played: Sequence[tuple[Part, bool]], name: str) -> Record:
    totals = [part.total for part, _ in played]
    won, helped = sum(won for _, won in played), sum(part.helped for part, _ in played)
    return Record(name=name, played=len(played), won=won, best=max(totals), mean=round(fmean(totals)), helped=helped)


def _parts(summary: Summary, person: str) -> tuple[Part, ...]:
    return tuple(part for part in summary.people if not person or part.name == person)
