"""What may still be put on a score sheet while it is being filled in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rules.farshore.components.box import Box, Facts, facts
from rules.farshore.components.cards import Card, CardId
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Colour, Counts, Rarity
from rules.farshore.reasons import Reason
from rules.farshore.score.sheet import Krabita, Person, Sheet, colours
from rules.kernel import Model


class Room(Model):
    """Whether one more copy of a card fits."""

    left: int
    """Copies that are in no city yet."""
    fits: bool
    """False where `check` would stop the sheet with one more, unless the table insists already."""


def room(sheet: Sheet, at: int, box: Box) -> Mapping[CardId, Room]:
    """Every card, for the city of player `at`; `check` itself, run for each of them, would keep people waiting."""
    known = facts(box)
    named = Counter(card for player in sheet.players if not isinstance(player.cards, Counts) for card in player.cards)
    drawn = {colour: sum(colours(player, known)[colour] for player in sheet.players) for colour in Colour}
    open_colours = {colour for colour in Colour if drawn[colour] < known.copies[colour]}
    rooms = {}
    for card in known.cards.values():
        left = card.copies - named[card.id]
        table = _table(card, left, open_colours)
        reasons = {*table, *_city(card, sheet.players[at], known)} - set(sheet.insist)
        rooms[card.id] = Room(left=left, fits=not reasons)
    return rooms


def _table(card: Card, left: int, open_colours: set[Colour]) -> Iterator[Reason]:
    if left <= 0:
        yield Reason.SHEET_COPIES_OVER
    if card.colour not in open_colours:
        yield Reason.SHEET_COLOUR_OVER


def _city(card: Card, player: Person | Krabita, known: Facts) -> Iterator[Reason]:
    if isinstance(player, Krabita):
        return
    if card.rarity is Rarity.UNIQUE and card.id in player.cards:
        yield Reason.SHEET_UNIQUE_TWICE
    if card.spaces and known.spaces(player.cards) + card.spaces > SETUP.city_spaces:
        yield Reason.SHEET_CITY_OVER


def spaces(person: Person, box: Box) -> int:
    """City spaces taken."""
    return facts(box).spaces(person.cards)
