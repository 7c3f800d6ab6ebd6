"""Who played here: names that need not be typed again, and how the last tables sat down."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from companion.disk.settings import Acquaintance, LastTable, Settings
from rules.letters import alike

REMEMBERED: Final = 24
"""More names than a table ever offers at once."""


def remember(settings: Settings, people: Sequence[Acquaintance], table: LastTable | None = None) -> Settings:
    """These people are the latest, and this is how a table of this kind last sat down, if that was seen.

    What they play other games with stays remembered.
    """
    pieces = {alike(person.name): person.pieces for person in settings.people}
    known = [person.replace(pieces={**pieces.get(alike(person.name), {}), **person.pieces}) for person in people]
    present = {alike(person.name) for person in people}
    others = (person for person in settings.people if alike(person.name) not in present)
    settings = settings.replace(people=(*known, *others)[:REMEMBERED])
    if table is None:
        return settings
    tables = (other for other in settings.last if (other.game, other.kind) != (table.game, table.kind))
    return settings.replace(last=(table, *tables))


def last_table(settings: Settings, game: str, kind: str) -> LastTable | None:
    return next((table for table in settings.last if (table.game, table.kind) == (game, kind)), None)


def strangers(settings: Settings, present: Sequence[str]) -> tuple[Acquaintance, ...]:
    """Those remembered who do not sit at the table yet, the latest first."""
    names = {alike(name.strip()) for name in present}
    return tuple(person for person in settings.people if alike(person.name) not in names)


def only_known(settings: Settings, names: Collection[str]) -> Settings:
    """Whoever is none of these is not remembered any more, nor how a table of theirs sat down."""
    known = {alike(name) for name in names}
    people = tuple(person for person in settings.people if alike(person.name) in known)
    tables = (table for table in settings.last if known.issuperset(alike(name) for name in table.people))
    return settings.replace(people=people, last=tuple(tables))
