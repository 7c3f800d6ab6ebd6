"""What was changed on a score sheet, in words: for the log of a score that had been finished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.kernel import Phrase, phrase
from rules.newdale.components.box import Box
from rules.newdale.score.sheet import Player, Sheet
from rules.sheet_changes import NOTHING, Name, player_changes, total_changes, written

NUMBERS: Final = ("track", "fists", "goal", "coins", "mission", "both", "chapter")


def differences(before: Sheet, after: Sheet, _box: Box) -> Iterator[Phrase]:
    """One phrase for each field that differs, the table's first, then player by player."""
    if before.chapter != after.chapter:
        yield phrase("newdale_score.log_chapter", was=before.chapter, now=after.chapter)
    if (before.start, before.holder) != (after.start, after.holder):
        yield phrase("newdale_score.log_start", was=_seat(before), now=_seat(after))
    yield from player_changes(before.players, after.players, _fields)


def _seat(sheet: Sheet) -> str:
    start = sheet.start if sheet.holder is None else sheet.holder
    return sheet.players[start].name if start is not None and 0 <= start < len(sheet.players) else NOTHING


def _fields(old: Player, new: Player, name: Name) -> Iterator[Phrase]:
    for field in NUMBERS:
        if (was := getattr(old, field)) != (now := getattr(new, field)):
            yield phrase("newdale_score.log_number", name=name, what=field, was=written(was), now=written(now))
    if old.buildings != new.buildings:
        was, now = _cards(old), _cards(new)
        yield phrase("newdale_score.log_number", name=name, what="buildings", was=was, now=now)
    if (old.goods, old.hand) != (new.goods, new.hand):
        yield phrase("newdale_score.log_goods", name=name, was=_goods(old), now=_goods(new))
    yield from total_changes("newdale_score.log_total", name, old.totals, new.totals)


def _cards(player: Player) -> str:
    cards = player.cards
    return written(player.buildings) if cards is None else " + ".join(map(str, cards)) or NOTHING


def _goods(player: Player) -> str:
    return ", ".join(f"{pile.n} × {pile.good}" for pile in player.goods) or NOTHING
