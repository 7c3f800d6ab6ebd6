"""The road behind a campaign, as its matches on the shelf tell it by now."""

from __future__ import annotations

from collections.abc import Iterable

from companion.disk.saves import Shelved, Status
from companion.match.summary import Summary
from rules.newdale.campaign import Campaign, Result, Standing


def corrected(campaign: Campaign, shelf: Iterable[Shelved]) -> Campaign:
    """Where an earlier chapter is on the shelf its own result counts, which somebody may have put right since.

    It may have been played before there was a campaign. `shelf`: the last played first.
    """
    finished = [(entry.id, one) for entry in shelf if entry.status is Status.FINISHED and (one := entry.summary)]
    matches = {(match_id, one.stage): one for match_id, one in finished}
    # Roads of before do not name their matches: of a chapter played twice, the last.
    series = {("", one.stage): one for _, one in reversed(finished) if one.series == campaign.id}
    known = matches | series
    results = (_corrected(each, known.get((each.match, each.chapter))) for each in campaign.results)
    return campaign.replace(results=tuple(results))


def _corrected(result: Result, now: Summary | None) -> Result:
    """Untouched where other people sat there, or where not all points are known."""
    names = [person.name for person in result.people]
    if now is None or [part.name for part in now.parts] != names or not all(part.complete for part in now.parts):
        return result
    people = tuple(Standing(name=part.name, points=part.total) for part in now.parts)
    return result.replace(people=people, winner=winner_of(now))


def winner_of(summary: Summary) -> str | None:
    """Nobody where points are missing, where a tie was left open, or alone where no target was reached."""
    best = max((part.standing for part in summary.parts), default=())
    winners = [part.name for part in summary.parts if part.standing == best]
    known = all(part.complete for part in summary.parts)
    if len(summary.parts) == 1 and not summary.parts[0].counts.get("targets_reached"):
        return None
    return winners[0] if known and len(winners) == 1 else None
