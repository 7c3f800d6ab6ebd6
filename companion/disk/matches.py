"""A match as it is kept, and what is known of one without opening it."""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Any, Final

from pydantic import AfterValidator, AwareDatetime, JsonValue

from companion.disk.documents import Kind
from companion.disk.file_facts import MATCH_NAME
from companion.disk.stored_phrases import StoredPhrase
from companion.games import game
from companion.match.summary import Points, Summary
from rules.kernel import Model

NAME: Final = r"(?!(?:con|prn|aux|nul|com\d|lpt\d)\Z)[a-z0-9]{1,40}"
"""What a match may be called: never a path, nor what Windows takes for a device."""


def is_match_id(text: str) -> bool:
    return re.fullmatch(NAME, text) is not None


def check_id(text: str) -> str:
    if not is_match_id(text):
        raise ValueError("not the name of a match")
    return text


MatchId = Annotated[str, AfterValidator(check_id)]


def _of_our_times(when: datetime) -> datetime:
    """Near the ends of the calendar a date cannot be told in every time zone."""
    if not 1970 < when.year < 9000:
        raise ValueError("not a date of our times")
    return when


Moment = Annotated[AwareDatetime, AfterValidator(_of_our_times)]
FIRST: Final = datetime(1971, 1, 1, tzinfo=UTC)


def this_moment() -> datetime:
    """As it can be kept, also where nobody has set the clock: that begins in 1970, or before."""
    return max(FIRST, datetime.now(UTC))


class Status(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class Total(Model):
    player: str
    points: Points


class Correction(Model):
    """A change of a score that had been finished."""

    when: Moment
    what: StoredPhrase


class Match(Model):
    """A match as kept on disk. Journal and sheet are the truth; the totals are what was shown when it was kept."""

    id: MatchId
    game: str
    rules_version: int
    started: Moment
    changed: Moment
    status: Status = Status.RUNNING
    totals: tuple[Total, ...] = ()
    caption: StoredPhrase | None = None
    """Where the match stands, in a few words."""
    summary: Summary | None = None
    journal: dict[str, JsonValue] | None = None
    """None: the table was scored without having been followed."""
    sheet: dict[str, JsonValue] | None = None
    """The score sheet as entered, with the box it counts by; None while nobody has entered one."""
    sheet_finished: bool = False
    """Somebody said that the sheet is right; every change from then on is a correction."""
    to_check: tuple[tuple[int, str], ...] = ()
    """Players and fields of the sheet that the record cannot vouch for and nobody has looked at yet."""
    corrections: tuple[Correction, ...] = ()
    """What changed on the sheet after the score was finished, oldest first."""

    @property
    def by_later_rules(self) -> bool:
        """Whether a later version of the app went on with it: by rules of today its moves may mean something else."""
        rules = game(self.game)
        return rules is not None and self.rules_version > rules.rules_version


def _finished_with_its_match(fields: dict[str, Any]) -> dict[str, Any]:
    """Up to format 1 a sheet counted as finished as soon as its match was."""
    return {**fields, "sheet_finished": fields.get("status") == Status.FINISHED and fields.get("sheet") is not None}


MATCH: Final = Kind(MATCH_NAME, Match, format=2, migrations={1: _finished_with_its_match})


def begun(game: str, rules_version: int, journal: dict[str, JsonValue] | None = None) -> Match:
    """A match that starts now."""
    now = this_moment()
    return Match(
        id=secrets.token_hex(6), game=game, rules_version=rules_version, started=now, changed=now, journal=journal
    )


class Shelved(Model):
    """What is known of a match without opening it."""

    id: str
    game: str = ""
    started: Moment | None = None
    changed: Moment | None = None
    status: Status = Status.RUNNING
    totals: tuple[Total, ...] = ()
    caption: StoredPhrase | None = None
    summary: Summary | None = None
    tracked: bool = True
    """False: only its score sheet was entered, there is no table to go back to."""
    openable: bool = True
    """False: written by a later version of the app, or out of reach; it stays where it is."""
    stamp: tuple[int, int]
    """Time and size of the file this was read from."""

    @property
    def when(self) -> datetime | None:
        """When it was played. What is over stays of its day, whatever is put right or given up later."""
        return self.changed if self.status is Status.RUNNING else self.started


SHELVED: Final = ("game", "started", "changed", "status", "totals", "caption", "summary")
