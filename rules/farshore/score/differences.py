"""What was changed on a score sheet, in words: for the log of a score that had been finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

from rules.farshore.components.box import Box, Facts, facts
from rules.farshore.components.traits import Colour, Counts
from rules.farshore.score.sheet import NUMBERS, Group, Krabita, Person, Sheet
from rules.kernel import Phrase, phrase

Player = Person | Krabita


def differences(before: Sheet, after: Sheet, box: Box) -> Iterator[Phrase]:
    """One phrase for each field that differs, player by player."""
    for old, new in zip_longest(before.players, after.players):
        if old is None:
            yield phrase("sheet.log_joined", name=new.name)
        elif new is None:
            yield phrase("sheet.log_left", name=old.name)
        else:
            yield from _player(old, new, facts(box))


def _player(old: Player, new: Player, known: Facts) -> Iterator[Phrase]:
    name = new.name or old.name
    if old.name != new.name:
        yield phrase("sheet.log_name", name=name, was=old.name)
    for field in NUMBERS:
        if (was := getattr(old, field)) != (now := getattr(new, field)):
            yield phrase("farshore_sheet.log_number", name=name, what=field, was=was, now=now)
    if sorted(map(repr, old.maps)) != sorted(map(repr, new.maps)):
        yield phrase("farshore_sheet.log_maps", name=name, was=_values(old), now=_values(new))
    for group in Group:
        if old.totals[group] != new.totals[group]:
            was, now = _shown(old.totals[group]), _shown(new.totals[group])
            yield phrase("farshore_sheet.log_total", name=name, what=group.value, was=was, now=now)
    was, now = _city(old), _city(new)
    for card in (*now, *(card for card in was if card not in now)):
        if was[card] != now[card]:
            what = known.name(card) if card in known.cards else phrase(f"farshore_sheet.cards_{card}")
            yield phrase("farshore_sheet.log_card", name=name, card=what, was=was[card], now=now[card])


def _city(player: Player) -> Counter[str]:
    """Cards by id, or by colour where only colours are counted."""
    if isinstance(player.cards, Counts):
        return Counter({colour.value: player.cards[colour] for colour in Colour})
    return Counter(player.cards)


def _values(player: Player) -> str:
    return ", ".join(str(tile.value) for tile in player.maps) or "–"


def _shown(points: int | None) -> str:
    return "–" if points is None else str(points)
