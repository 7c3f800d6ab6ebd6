"""What was changed on a score sheet, in words: what the log of any game's corrected score has in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from operator import attrgetter
from typing import Any, TypeVar

from rules.kernel import Model, Phrase, phrase
from rules.sheet import Player

PlayerT = TypeVar("PlayerT", bound=Player)
Name = str | Phrase
NOTHING = "–"


def player_changes(
    before: Iterable[PlayerT],
    after: Iterable[PlayerT],
    fields: Callable[[PlayerT, PlayerT, Name], Iterable[Phrase]],
    called: Callable[[PlayerT], Name] = attrgetter("name"),
) -> Iterator[Phrase]:
    """Player by player: who joined, left or has another name, then what `fields` says of those who stayed."""
    for old, new in zip_longest(before, after):
        if old is None:
            yield phrase("sheet.log_joined", name=called(new))
        elif new is None:
            yield phrase("sheet.log_left", name=called(old))
        else:
            name = called(new) or called(old)
            if old.name != new.name:
                yield phrase("sheet.log_name", name=name, was=called(old))
            yield from fields(old, new, name)


def total_changes(key: str, name: Name, old: Model, new: Model) -> Iterator[Phrase]:
    """The totals entered by hand that differ, group by group; `key` is the message that says it."""
    for group in type(old).model_fields:
        was, now = getattr(old, group), getattr(new, group)
        if was != now:
            yield phrase(key, name=name, what=group, was=written(was), now=written(now))


def written(value: Any) -> str:
    """A value as the log writes it; a dash where there is none."""
    return NOTHING if value is None else str(value)
