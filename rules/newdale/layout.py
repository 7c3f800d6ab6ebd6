"""Laying out a chapter: the list to tick for exactly this table (p. 4-5, 16)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.newdale.campaign import draft_order
from rules.newdale.components.buildings import BUILDING_TABLE, BUILDINGS
from rules.newdale.components.chapters import HOODED, TABLE, Chapter
from rules.newdale.components.figures import ASSISTANTS
from rules.newdale.components.numbers import ASSISTANTS_IN_BAG, SETUP
from rules.newdale.setup import Setup, characters_of
from rules.newdale.tell.naming import all_of


def layout(setup: Setup) -> tuple[Phrase, ...]:
    """In the book's order."""
    return (*_table(setup), *_each(setup), *_characters(setup), *_extras(setup))


def changed(setup: Setup) -> tuple[Phrase, ...]:
    """What the last chapter of the campaign laid out otherwise: comes first, the rest is folded."""
    last = setup.campaign.last if setup.campaign else None
    if last is None:
        return ()
    before = dict(_laid(setup.replace(chapter=last.chapter, start_city=None, hooded=None)))
    return tuple(
        phrase("newdale.changed", what=what, was=before[what], now=now)
        for what, now in _laid(setup)
        if now != before[what]
    )


def _laid(setup: Setup) -> Iterator[tuple[str, str | Phrase]]:
    """What chapters lay out each in their own way."""
    row = setup.row
    yield "board", row.board
    yield "city", _city(setup)
    yield "numbers", _listed(row.numbers)
    yield "without", all_of(phrase(f"newdale.building_{card}") for card in row.taken_out)
    yield "events", _listed(row.events(setup.solo))
    yield "characters", _listed(characters_of(setup))
    yield "face_up", BUILDINGS[row.face_up].name if row.face_up else str(row.face_up_number or "–")
    yield "side_missions", _listed(row.side_missions)
    yield "extras", all_of(_extra(setup, extra) for extra in row.extras)


def _table(setup: Setup) -> Iterator[Phrase]:
    row, people = setup.row, len(setup.people)
    yield phrase("newdale.lay_board", board=row.board)
    yield phrase("newdale.lay_tokens", n=SETUP.tokens_each * people)
    yield _deck(row)
    for card in row.taken_out:
        yield phrase("newdale.lay_without", card=BUILDINGS[card].name)
    deck = row.events(setup.solo)
    last = TABLE.last_solo if setup.solo else TABLE.last
    yield phrase("newdale.lay_events", last=last, late=_listed(deck[3:6]), early=_listed(deck[:3]))
    yield phrase("newdale.lay_chapter", chapter=setup.chapter, solo="yes" if setup.solo else "no")
    yield phrase("newdale.lay_bag", **{colour.value: ASSISTANTS_IN_BAG[colour] for colour in ASSISTANTS})
    yield phrase("newdale.lay_starter", name=setup.people[setup.start].name)


def _deck(row: Chapter) -> Phrase:
    if not row.numbers:
        return phrase("newdale.lay_deck_plain", n=BUILDING_TABLE.unnumbered)
    return phrase("newdale.lay_deck", n=BUILDING_TABLE.unnumbered, numbers=_listed(row.numbers))


def _each(setup: Setup) -> Iterator[Phrase]:
    yield phrase("newdale.lay_player", score=SETUP.score, coal=SETUP.coal, houses=SETUP.houses)
    yield phrase("newdale.lay_house", city=_city(setup))
    yield phrase("newdale.lay_hand", n=SETUP.dealt, less=SETUP.discarded)
    yield phrase("newdale.lay_mission", n=SETUP.missions)


def _city(setup: Setup) -> str:
    return setup.city or " / ".join(setup.row.cities)


def _characters(setup: Setup) -> Iterator[Phrase]:
    if not characters_of(setup):
        return
    shown = 2 if setup.solo else len(setup.people)
    order = ", ".join(setup.people[seat].name for seat in draft_order(setup.start, len(setup.people)))
    yield phrase("newdale.lay_characters", n=shown, cards=_listed(characters_of(setup)), order=order)


def _extras(setup: Setup) -> Iterator[Phrase]:
    row = setup.row
    if row.face_up:
        n = 2 if setup.solo else len(setup.people)
        yield phrase("newdale.lay_face_up", card=BUILDINGS[row.face_up].name, n=n)
    if row.face_up_number:
        yield phrase("newdale.lay_face_up_number", number=str(row.face_up_number))
    if row.side_missions:
        # Ruling: chapter_table, p. 3 names them though p. 16 is silent.
        yield phrase("newdale.lay_side_missions", cards=_listed(row.side_missions))
    yield from (_extra(setup, extra) for extra in row.extras)


def _extra(setup: Setup, extra: str) -> Phrase:
    if extra == HOODED and (hooded := setup.hooded_in_bag) is not None:
        return phrase("newdale.lay_extra", extra="hooded_told", n=hooded)
    ships = setup.row.ships_solo if setup.solo else len(setup.people)
    return phrase("newdale.lay_extra", extra=extra, n=ships)


def _listed(values: tuple[object, ...]) -> str:
    return ", ".join(map(str, values)) or "–"
