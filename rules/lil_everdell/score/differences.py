"""What was changed on a score sheet, in words: for the log of a score that had been finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from operator import attrgetter

from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.box import Box, Facts, recent_facts
from rules.lil_everdell.rulings import OPTIONS
from rules.lil_everdell.score.sheet import NUMBERS, Player, Sheet, SheetCard
from rules.sheet_changes import NOTHING, Name, player_changes, total_changes, written


def differences(before: Sheet, after: Sheet, box: Box) -> Iterator[Phrase]:
    """One phrase for each field that differs, the table's first, then player by player."""
    fields = partial(_fields, recent_facts(box))
    yield from _readings(before, after)
    yield from player_changes(before.players, after.players, fields, attrgetter("called"))


def _readings(before: Sheet, after: Sheet) -> Iterator[Phrase]:
    for ruling in OPTIONS:
        if (ruling in before.rulings) != (ruling in after.rulings):
            asked = f"lil_everdell.ruling_{ruling.value}"
            reading = phrase(f"{asked}_other" if ruling in after.rulings else f"{asked}_ours")
            yield phrase("lil_everdell_score.log_ruling", asked=phrase(asked), reading=reading)


def _fields(known: Facts, old: Player, new: Player, name: Name) -> Iterator[Phrase]:
    for field in NUMBERS:
        if (was := getattr(old, field)) != (now := getattr(new, field)):
            yield phrase("lil_everdell_score.log_number", name=name, what=field, was=was, now=now)
    if old.paid != new.paid:
        yield phrase("lil_everdell_score.log_paid", name=name, paid="yes" if new.paid else "no")
    if sorted(map(repr, old.parades)) != sorted(map(repr, new.parades)):
        yield phrase("lil_everdell_score.log_parades", name=name, was=_values(old), now=_values(new))
    yield from total_changes("lil_everdell_score.log_total", name, old.totals, new.totals)
    yield from _cards(name, _area(old), _area(new), known)


def _cards(name: Name, was: Counter[SheetCard], now: Counter[SheetCard], known: Facts) -> Iterator[Phrase]:
    for card in (*now, *(card for card in was if card not in now)):
        if was[card] != now[card]:
            points = written(card.worth(known) if card.bonus is None else card.bonus)
            told = {"card": card.called(known), "points": points, "was": was[card], "now": now[card]}
            yield phrase("lil_everdell_score.log_card", name=name, **told)


def _area(player: Player) -> Counter[SheetCard]:
    area: Counter[SheetCard] = Counter()
    for card in player.cards:
        area[card.replace(n=1)] += card.n
    return area


def _values(player: Player) -> str:
    return ", ".join(str(token.value) for token in player.parades) or NOTHING
