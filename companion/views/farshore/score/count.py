"""Count check: a second person enters the same city, and only what differs is shown."""

from __future__ import annotations

from collections import Counter
from functools import partial

import flet as ft

from companion.views.farshore.score.cards import found, listed
from companion.views.farshore.score.city import cards_to_tap, colour_filter, meter, search
from companion.views.farshore.score.ledger import name_of
from companion.views.farshore.score.scoring import Part, Scoring
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, section
from rules.farshore.components.box import facts
from rules.farshore.components.cards import CardId
from rules.farshore.score.entering import room
from rules.farshore.score.sheet import Person, Sheet
from rules.kernel import phrase


class SecondHand:
    """Puts cards into the second count; the sheet is left alone."""

    def __init__(self, scoring: Scoring) -> None:
        self._scoring = scoring

    def add(self, card: CardId) -> None:
        self._scoring.second = (*self._scoring.second, card)
        self._scoring.query = ""

    def take_away(self, card: CardId) -> None:
        cards = list(self._scoring.second)
        cards.remove(card)
        self._scoring.second = tuple(cards)


def count_again(scoring: Scoring) -> list[ft.Control]:
    player = scoring.player
    if not isinstance(player, Person):
        return [note(scoring.store.text("farshore_sheet.count_people_only"))]
    return _compare(scoring, player) if scoring.comparing else _enter(scoring, player)


def _enter(scoring: Scoring, person: Person) -> list[ft.Control]:
    store, box = scoring.store, scoring.paper.box
    second = person.replace(cards=scoring.second, totals=person.totals.replace(cards=None))
    hand = SecondHand(scoring)
    rooms = dict(room(_with(scoring, second), scoring.at, box))
    tiles = listed(store, box, scoring.second, rooms, scoring.shown)
    hits = found(tiles, box, scoring.query)
    return [
        note(store.text("farshore_sheet.count_how", name=name_of(scoring, scoring.at))),
        row(
            button(store.text("farshore_sheet.compare"), partial(_set_comparing, scoring, True), weight=Emphasis.MAIN),
            button(store.text("farshore_sheet.never_mind"), partial(_leave, scoring), weight=Emphasis.QUIET),
        ),
        meter(scoring, second),
        search(scoring, hits, hand.add),
        *colour_filter(scoring),
        *cards_to_tap(scoring, hits, hand),
    ]


def _compare(scoring: Scoring, person: Person) -> list[ft.Control]:
    store = scoring.store
    differ = differences(person.cards, scoring.second)
    if not differ:
        return [
            section(store.text("farshore_sheet.counts_agree"), note(store.text("farshore_sheet.counts_agree_more"))),
            row(button(store.text("farshore_sheet.done"), partial(_leave, scoring), weight=Emphasis.MAIN)),
        ]
    names = facts(scoring.paper.box)
    lines = [
        ft.Text(store.text("farshore_sheet.differs", card=names.name(card), first=first, second=second))
        for card, first, second in differ
    ]
    return [
        section(store.text("farshore_sheet.counts_differ", n=len(differ)), *lines),
        row(
            button(store.text("farshore_sheet.keep_first"), partial(_leave, scoring)),
            button(store.text("farshore_sheet.keep_second"), partial(_keep_second, scoring)),
            button(
                store.text("farshore_sheet.count_on"), partial(_set_comparing, scoring, False), weight=Emphasis.QUIET
            ),
        ),
    ]


def differences(first: tuple[CardId, ...], second: tuple[CardId, ...]) -> list[tuple[CardId, int, int]]:
    """Cards that the two counts do not agree on, with how many each has."""
    ours, theirs = Counter(first), Counter(second)
    return [(card, ours[card], theirs[card]) for card in dict.fromkeys((*first, *second)) if ours[card] != theirs[card]]


def _with(scoring: Scoring, player: Person) -> Sheet:
    players = scoring.sheet.players
    return scoring.sheet.replace(players=(*players[: scoring.at], player, *players[scoring.at + 1 :]))


def _set_comparing(scoring: Scoring, comparing: bool) -> None:
    scoring.comparing = comparing


def _keep_second(scoring: Scoring) -> None:
    scoring.enter("second_count", cards=scoring.second)
    scoring.store.tell(phrase("farshore_sheet.second_kept"), scoring.paper.undo)
    _leave(scoring)


def _leave(scoring: Scoring) -> None:
    scoring.second, scoring.comparing, scoring.query = (), False, ""
    scoring.show(Part.CITY)
