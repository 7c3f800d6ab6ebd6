"""Laying out a chapter: the list to tick for exactly this table (p. 4-5, 16)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.newdale.campaign import differences, draft_order
from rules.newdale.components.buildings import BUILDING_TABLE, BUILDINGS
from rules.newdale.components.chapters import TABLE, Chapter
from rules.newdale.components.figures import ASSISTANTS
from rules.newdale.components.numbers import ASSISTANTS_IN_BAG, SETUP
from rules.newdale.setup import Setup, characters_of


def layout(setup: Setup) -> tuple[Phrase, ...]:
    """In the book's order."""
    return (*_table(setup), *_each(setup), *_characters(setup), *_extras(setup))


def changed(setup: Setup) -> tuple[Phrase, ...]:
    """What the last chapter of the campaign laid out otherwise: comes first, the rest is folded."""
    last = setup.campaign.last if setup.campaign else None
    return differences(last.chapter, setup.chapter, setup.solo) if last else ()


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
    yield phrase("newdale.lay_house", city=setup.city or " / ".join(setup.row.cities))
    yield phrase("newdale.lay_hand", n=SETUP.dealt, less=SETUP.discarded)
    yield phrase("newdale.lay_mission", n=SETUP.missions)


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
    for extra in row.extras:
        yield phrase("newdale.lay_extra", extra=extra, n=2 if setup.solo else len(setup.people))


def _listed(values: tuple[object, ...]) -> str:
    return ", ".join(map(str, values)) or "–"
