"""What was changed on a score sheet, in words: for the log of a score that had been finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from rules.farshore.components.box import Box, Facts, facts
from rules.farshore.components.traits import Colour, Counts
from rules.farshore.score.sheet import NUMBERS, Krabita, Person, Sheet
from rules.kernel import Phrase, phrase
from rules.sheet_changes import NOTHING, Name, player_changes, total_changes

Player = Person | Krabita


def differences(before: Sheet, after: Sheet, box: Box) -> Iterator[Phrase]:
    """One phrase for each field that differs, player by player."""
    return player_changes(before.players, after.players, partial(_fields, facts(box)))


def _fields(known: Facts, old: Player, new: Player, name: Name) -> Iterator[Phrase]:
    for field in NUMBERS:
        if (was := getattr(old, field)) != (now := getattr(new, field)):
            yield phrase("farshore_sheet.log_number", name=name, what=field, was=was, now=now)
    if sorted(map(repr, old.maps)) != sorted(map(repr, new.maps)):
        yield phrase("farshore_sheet.log_maps", name=name, was=_values(old), now=_values(new))
    yield from total_changes("farshore_sheet.log_total", name, old.totals, new.totals)
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
    return ", ".join(str(tile.value) for tile in player.maps) or NOTHING
