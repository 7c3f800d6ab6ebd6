"""A city that a second person counts; the sheet is left alone until they agree."""

from __future__ import annotations

from collections import Counter

import flet as ft

from companion.views.farshore.score.cards import found, listed
from companion.views.farshore.score.city import cards_to_tap, colour_filter, meter, search
from companion.views.farshore.score.window import own
from companion.views.score.scoring import Scoring
from rules.farshore.components.box import facts
from rules.farshore.components.cards import CardId
from rules.farshore.score.entering import room
from rules.farshore.score.sheet import Person, Sheet
from rules.kernel import Phrase, phrase


class SecondHand:
    """Puts cards into the second count."""

    def __init__(self, scoring: Scoring) -> None:
        self._window = own(scoring)

    def add(self, card: CardId) -> None:
        self._window.second = (*self._window.second, card)
        self._window.query = self._window.added = ""

    def take_away(self, card: CardId) -> None:
        cards = list(self._window.second)
        cards.remove(card)
        self._window.second = tuple(cards)


def second_count(scoring: Scoring) -> list[ft.Control]:
    store, box, window = scoring.store, scoring.open_sheet.box, own(scoring)
    person: Person = scoring.player
    second = person.replace(cards=window.second, totals=person.totals.replace(cards=None))
    hand = SecondHand(scoring)
    rooms = dict(room(_with(scoring, second), scoring.at, box))
    hits = found(store, box, listed(store, box, window.second, rooms, window.shown), window.query)
    return [
        meter(scoring, second),
        search(scoring, hits, hand.add),
        *colour_filter(scoring),
        *cards_to_tap(scoring, hits, hand),
    ]


def second_differences(scoring: Scoring) -> list[Phrase]:
    names = facts(scoring.open_sheet.box)
    return [
        phrase("farshore_sheet.differs", card=names.name(card), first=first, second=second)
        for card, first, second in differences(scoring.player.cards, own(scoring).second)
    ]


def differences(first: tuple[CardId, ...], second: tuple[CardId, ...]) -> list[tuple[CardId, int, int]]:
    """Cards that the two counts do not agree on, with how many each has."""
    ours, theirs = Counter(first), Counter(second)
    return [(card, ours[card], theirs[card]) for card in dict.fromkeys((*first, *second)) if ours[card] != theirs[card]]


def keep_second(scoring: Scoring) -> None:
    scoring.enter("second_count", cards=own(scoring).second)


def forget_second(scoring: Scoring) -> None:
    own(scoring).second, own(scoring).query, own(scoring).added = (), "", ""


def _with(scoring: Scoring, player: Person) -> Sheet:
    sheet: Sheet = scoring.sheet
    return sheet.replace(players=(*sheet.players[: scoring.at], player, *sheet.players[scoring.at + 1 :]))
