"""What a person may do on their turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import cast

from rules.farshore.ask.answers import FarshoreOption, FarshoreQuestion, answer, refused
from rules.farshore.components.box import Box, facts
from rules.farshore.components.cards import CardId
from rules.farshore.components.maps import KIND_IDS
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.places import DOCKS, LOOKOUT, SHORES, Place, island, red_card
from rules.farshore.components.traits import Colour, Kind
from rules.farshore.moves import Pass, PlaceWorker, PlayCard, Prepare, TakeMap
from rules.farshore.people import anchor_places, check_copy, check_map, check_place, check_prepare, cities
from rules.farshore.state import State
from rules.farshore.steps import Stack
from rules.farshore.tell.naming import place_name
from rules.farshore.wind import told_matches
from rules.kernel import IllegalMove, phrase


def ask_person(state: State) -> FarshoreQuestion:
    seat = state.turn
    person, name = state.people[seat], state.name(seat)
    answers = (*workers(state, seat), *cards(state, seat), *maps(state, seat), *seasons(state, seat))
    why = [phrase("farshore.why_season", name=name, season=person.season.value)]
    if person.ready is not None:
        why.append(phrase("farshore.why_ready", n=person.ready))
    return FarshoreQuestion(who=name, ask=phrase("farshore.ask_person", name=name), why=tuple(why), options=answers)


def workers(state: State, seat: int) -> Iterator[FarshoreOption]:
    for place in places(state, seat):
        move = PlaceWorker(seat=seat, place=place)
        why_not = refused(check_place, state, move)
        yield answer(move, "answer_worker", why_not, place=place_name(state.facts, place))


def places(state: State, seat: int) -> Iterator[Place]:
    """Where a person's worker can be sent, taken or not; a map at the dunes is a move of its own."""
    yield from SHORES
    yield from map(island, state.islands)
    yield from (DOCKS, LOOKOUT)
    reds = dict.fromkeys(state.people[seat].city.cards)
    yield from (red_card(card) for card in reds if state.facts.cards[card].colour is Colour.RED)


def maps(state: State, seat: int) -> Iterator[FarshoreOption]:
    for kind in KIND_IDS:
        left = state.left(kind)
        for value in state.on_top(kind):
            move = TakeMap(seat=seat, map=kind, value=value if left is None else None)
            why_not = refused(check_map, state, move)
            yield answer(move, "answer_map", why_not, map=state.facts.map_kinds[kind].name, value=value)


def seasons(state: State, seat: int) -> Iterator[FarshoreOption]:
    """Preparing for the next season, or the end of the game."""
    name, season = state.name(seat), state.people[seat].season.next
    if season is not None:
        move = Prepare(seat=seat, season=season)
        yield answer(move, "answer_prepare", refused(check_prepare, state, move), name=name, season=season.value)
    else:
        yield answer(Pass(seat=seat), "answer_pass", name=name)


def cards(state: State, seat: int) -> Iterator[FarshoreOption]:
    """Paid from the hand, paid from the bay, then for an anchor."""
    told, printed = told_matches(state.rose), _printed(state.box)
    has_anchor, view = state.people[seat].anchors < SETUP.anchors, cities(state, seat)
    anchored = {colour: anchor_places(state, seat, colour) if has_anchor else () for colour in Colour}
    for card in state.facts.cards.values():
        paid = _card_answers(seat, card.id, printed[card.id], None, None, told)
        try:
            check_copy(state, cast("PlayCard", paid[0].move), view)
        except IllegalMove as illegal:
            yield paid[0].replace(refusal=illegal.phrase)
            continue
        yield from paid
        if card.kind is Kind.CREATURE:
            for under in anchored[card.colour]:
                yield from _card_answers(seat, card.id, printed[card.id], under, printed[under], told)


@cache
def _printed(box: Box) -> Mapping[CardId, str | None]:
    """The names in the player's box; None where a name depends on the reader's language."""
    known = facts(box)
    names = {card: known.name(card) for card in known.cards}
    return {card: name if isinstance(name, str) else None for card, name in names.items()}


@cache
def _card_answers(
    seat: int,
    card: CardId,
    printed: str | None,
    anchor: CardId | None,
    under: str | None,
    told: tuple[tuple[Stack, ...], ...],
) -> tuple[FarshoreOption, ...]:
    """Made once: a table has the same cards on every turn."""
    name = printed or phrase(f"farshore_cards.{card}")
    on = under or phrase(f"farshore_cards.{anchor}")
    key = "answer_card" if anchor is None else "answer_card_anchor"
    return tuple(
        answer(
            PlayCard(seat=seat, card=card, source=source, anchor=anchor, matches=matches),
            key,
            card=name,
            source=source,
            matches=len(matches),
            **({} if anchor is None else {"under": on}),
        )
        for source in ("hand", "bay")
        for matches in told
    )
