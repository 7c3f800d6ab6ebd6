"""What was changed on a score sheet, in words: for the log of a score that had been finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

from rules.kernel import Phrase, phrase
from rules.lil_everdell.components.box import Box, Facts, recent_facts
from rules.lil_everdell.score.sheet import NUMBERS, Group, Player, Sheet, SheetCard


def differences(before: Sheet, after: Sheet, box: Box) -> Iterator[Phrase]:
    """One phrase for each field that differs, player by player."""
    for old, new in zip_longest(before.players, after.players):
        if old is None:
            yield phrase("lil_everdell_score.log_joined", name=new.called)
        elif new is None:
            yield phrase("lil_everdell_score.log_left", name=old.called)
        else:
            yield from _player(old, new, recent_facts(box))


def _player(old: Player, new: Player, known: Facts) -> Iterator[Phrase]:
    name = new.called or old.called
    if old.name != new.name:
        yield phrase("lil_everdell_score.log_name", name=name, was=old.called)
    for field in NUMBERS:
        if (was := getattr(old, field)) != (now := getattr(new, field)):
            yield phrase("lil_everdell_score.log_number", name=name, what=field, was=was, now=now)
    if old.paid != new.paid:
        yield phrase("lil_everdell_score.log_paid", name=name, paid="yes" if new.paid else "no")
    if sorted(map(repr, old.parades)) != sorted(map(repr, new.parades)):
        yield phrase("lil_everdell_score.log_parades", name=name, was=_values(old), now=_values(new))
    for group in Group:
        if old.totals[group] != new.totals[group]:
            shown = {"was": _shown(old.totals[group]), "now": _shown(new.totals[group])}
            yield phrase("lil_everdell_score.log_total", name=name, what=group.value, **shown)
    yield from _cards(name, _area(old), _area(new), known)


def _cards(name: str | Phrase, was: Counter[SheetCard], now: Counter[SheetCard], known: Facts) -> Iterator[Phrase]:
    for card in (*now, *(card for card in was if card not in now)):
        if was[card] != now[card]:
            points = _shown(card.worth(known) if card.bonus is None else card.bonus)
            told = {"card": card.called(known), "points": points, "was": was[card], "now": now[card]}
            yield phrase("lil_everdell_score.log_card", name=name, **told)


def _area(player: Player) -> Counter[SheetCard]:
    area: Counter[SheetCard] = Counter()
    for card in player.cards:
        area[card.replace(n=1)] += card.n
    return area


def _values(player: Player) -> str:
    return ", ".join(str(token.value) for token in player.parades) or "–"


def _shown(points: int | None) -> str:
    return "–" if points is None else str(points)
