"""A match as it is kept, and what is known of one without opening it."""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Final

from pydantic import AfterValidator, AwareDatetime, JsonValue

from companion.documents import Kind
from companion.summary import Summary
from rules.kernel import Model, Phrase

NAME: Final = re.compile(r"(?!(?:con|prn|aux|nul|com\d|lpt\d)\Z)[a-z0-9]{1,40}")
"""What a match may be called: never a path, nor what Windows takes for a device."""


def is_match_id(text: str) -> bool:
    return NAME.fullmatch(text) is not None


def check_id(text: str) -> str:
    if not is_match_id(text):
        raise ValueError("not the name of a match")
    return text


MatchId = Annotated[str, AfterValidator(check_id)]


class Status(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class Total(Model):
    player: str
    points: int


class Correction(Model):
    """A change of a score that had been finished."""

    when: AwareDatetime
    what: Phrase


class Match(Model):
    """A match as kept on disk. Journal and sheet are the truth; the totals are what was shown when it was kept."""

    id: MatchId
    game: str
    rules_version: int
    started: AwareDatetime
    changed: AwareDatetime
    status: Status = Status.RUNNING
    totals: tuple[Total, ...] = ()
    caption: Phrase | None = None
    """Where the match stands, in a few words."""
    summary: Summary | None = None
    journal: dict[str, JsonValue] | None = None
    """None: the table was scored without having been followed."""
    sheet: dict[str, JsonValue] | None = None
    """The score sheet as entered, with the box it counts by; None while nobody has entered one."""
    corrections: tuple[Correction, ...] = ()
    """What changed on the sheet after the score was finished, oldest first."""


MATCH: Final = Kind("match", Match)


def begun(game: str, rules_version: int, journal: dict[str, JsonValue] | None = None) -> Match:
    """A match that starts now."""
    now = datetime.now(UTC)
    return Match(
        id=secrets.token_hex(6), game=game, rules_version=rules_version, started=now, changed=now, journal=journal
    )


class Shelved(Model):
    """What is known of a match without opening it."""

    id: str
    game: str = ""
    changed: AwareDatetime | None = None
    status: Status = Status.RUNNING
    totals: tuple[Total, ...] = ()
    caption: Phrase | None = None
    summary: Summary | None = None
    tracked: bool = True
    """False: only its score sheet was entered, there is no table to go back to."""
    openable: bool = True
    """False: written by a later version of the app, or out of reach; it stays where it is."""
    stamp: tuple[int, int]
    """Time and size of the file this was read from."""


SHELVED: Final = ("game", "changed", "status", "totals", "caption", "summary")
