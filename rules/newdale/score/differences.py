"""What was changed on a score sheet, in words: for the log of a score that had been finished."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from rules.kernel import Phrase, phrase
from rules.newdale.components.box import Box
from rules.newdale.score.sheet import Group, Player, Sheet

NUMBERS: Final = ("track", "fists", "goal", "coins", "mission", "both", "chapter")


def differences(before: Sheet, after: Sheet, _box: Box) -> Iterator[Phrase]:
    """One phrase for each field that differs, the table's first, then player by player."""
    if before.chapter != after.chapter:
        yield phrase("newdale_score.log_chapter", was=before.chapter, now=after.chapter)
    if (before.start, before.holder) != (after.start, after.holder):
        yield phrase("newdale_score.log_start", was=_seat(before), now=_seat(after))
    for old, new in zip_longest(before.players, after.players):
        if old is None:
            yield phrase("newdale_score.log_joined", name=new.name)
        elif new is None:
            yield phrase("newdale_score.log_left", name=old.name)
        else:
            yield from _player(old, new)


def _seat(sheet: Sheet) -> str:
    start = sheet.start if sheet.holder is None else sheet.holder
    return sheet.players[start].name if start is not None and 0 <= start < len(sheet.players) else "–"


def _player(old: Player, new: Player) -> Iterator[Phrase]:
    name = new.name or old.name
    if old.name != new.name:
        yield phrase("newdale_score.log_name", name=name, was=old.name)
    for field in NUMBERS:
        if (was := getattr(old, field)) != (now := getattr(new, field)):
            yield phrase("newdale_score.log_number", name=name, what=field, was=_shown(was), now=_shown(now))
    if old.buildings != new.buildings:
        was, now = _cards(old), _cards(new)
        yield phrase("newdale_score.log_number", name=name, what="buildings", was=was, now=now)
    if (old.goods, old.hand) != (new.goods, new.hand):
        yield phrase("newdale_score.log_goods", name=name, was=_goods(old), now=_goods(new))
    for group in Group:
        if old.totals[group] != new.totals[group]:
            was, now = _shown(old.totals[group]), _shown(new.totals[group])
            yield phrase("newdale_score.log_total", name=name, what=group.value, was=was, now=now)


def _cards(player: Player) -> str:
    cards = player.cards
    return _shown(player.buildings) if cards is None else " + ".join(map(str, cards)) or "–"


def _goods(player: Player) -> str:
    return ", ".join(f"{pile.n} × {pile.good}" for pile in player.goods) or "–"


def _shown(value: object) -> str:
    return "–" if value is None else str(value)
