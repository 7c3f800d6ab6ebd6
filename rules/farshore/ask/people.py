"""What a person may do on their turn."""

from __future__ import annotations

from collections.abc import Iterator

from rules.farshore.ask.answers import FarshoreOption, FarshoreQuestion, answer, refused
from rules.farshore.ask.cards import cards
from rules.farshore.components.maps import KIND_IDS
from rules.farshore.components.places import DOCKS, LOOKOUT, SHORES, Place, island, red_card
from rules.farshore.components.traits import Colour
from rules.farshore.moves import Pass, PlaceWorker, Prepare, TakeMap
from rules.farshore.people import check_map, check_place, check_prepare
from rules.farshore.state import State
from rules.farshore.tell.naming import place_name
from rules.kernel import phrase


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
    """Each kind with the value on top; where nobody knows the stack, with each value it can have."""
    for kind in KIND_IDS:
        left, name = state.left(kind), state.facts.map_kinds[kind].name
        for value in state.on_top(kind):
            move = TakeMap(seat=seat, map=kind, value=value if left is None else None)
            yield answer(move, "answer_map", refused(check_map, state, move), map=name, value=value)
        if left == ():
            move = TakeMap(seat=seat, map=kind)
            yield answer(move, "answer_map_empty", refused(check_map, state, move), map=name)


def seasons(state: State, seat: int) -> Iterator[FarshoreOption]:
    """Preparing for the next season, or the end of the game."""
    name, season = state.name(seat), state.people[seat].season.next
    if season is not None:
        move = Prepare(seat=seat, season=season)
        yield answer(move, "answer_prepare", refused(check_prepare, state, move), name=name, season=season.value)
    else:
        yield answer(Pass(seat=seat), "answer_pass", name=name)
