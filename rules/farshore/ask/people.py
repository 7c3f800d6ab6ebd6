"""What a person may do on their turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from rules.farshore.ask.answers import FarshoreOption, FarshoreQuestion, Offer, answer, asks
from rules.farshore.ask.cards import cards
from rules.farshore.components.box import Facts
from rules.farshore.components.cards import CardId
from rules.farshore.components.maps import KIND_IDS, MapKindId
from rules.farshore.components.places import DOCKS, LOOKOUT, SHORES, Place, island, red_card
from rules.farshore.components.traits import Colour, Season
from rules.farshore.moves import Pass, PlaceWorker, Prepare, TakeMap
from rules.farshore.people import Refusal, map_refusals, place_refusals, prepare_refusals
from rules.farshore.reasons import Reason
from rules.farshore.state import State
from rules.farshore.tell.naming import place_name
from rules.kernel import Phrase, phrase


def ask_person(state: State) -> FarshoreQuestion:
    seat = state.turn
    person, name = state.people[seat], state.name(seat)
    answers = (*workers(state, seat), *cards(state, seat), *maps(state, seat), *seasons(state, seat))
    ask, why = _words(name, person.season, person.ready)
    return asks(who=name, ask=ask, why=why, options=answers)


@lru_cache(maxsize=256)
def _words(name: str, season: Season, ready: int | None) -> tuple[Phrase, tuple[Phrase, ...]]:
    why = [phrase("farshore.why_season", name=name, season=season)]
    if ready is not None:
        why.append(phrase("farshore.why_ready", n=ready))
    return phrase("farshore.ask_person", name=name), tuple(why)


def workers(state: State, seat: int) -> Iterable[FarshoreOption]:
    known, islands, reds = state.facts, len(state.people), _reds(state, seat)
    if state.people[seat].ready == 0:
        # Of every place the same is said first.
        return _none_ready(known, seat, islands, reds, next(place_refusals(state, seat, SHORES[0])))
    return [
        offer.unless(next(place_refusals(state, seat, place), None))
        for place, offer in _workers(known, seat, islands, reds)
    ]


@lru_cache(maxsize=256)
def _none_ready(
    known: Facts, seat: int, islands: int, reds: tuple[CardId, ...], why_not: Refusal
) -> tuple[FarshoreOption, ...]:
    return tuple(offer.unless(why_not) for _, offer in _workers(known, seat, islands, reds))


@cache
def _workers(known: Facts, seat: int, islands: int, reds: tuple[CardId, ...]) -> tuple[tuple[Place, Offer], ...]:
    """Made once: a table has the same places on every turn."""
    return tuple(
        (place, Offer(answer(PlaceWorker(seat=seat, place=place), "answer_worker", place=place_name(known, place))))
        for place in _places(islands, reds)
    )


def _reds(state: State, seat: int) -> tuple[CardId, ...]:
    known = state.facts.cards
    return tuple([card for card in dict.fromkeys(state.people[seat].city.cards) if known[card].colour is Colour.RED])


def _places(islands: int, reds: tuple[CardId, ...]) -> tuple[Place, ...]:
    """Where a person's worker can be sent, taken or not; a map at the dunes is a move of its own."""
    return (*SHORES, *map(island, range(1, islands + 1)), DOCKS, LOOKOUT, *map(red_card, reds))


def maps(state: State, seat: int) -> Iterator[FarshoreOption]:
    """Each kind with the value on top; where nobody knows the stack, with each value it can have."""
    known, stacks, none_ready = state.facts, state.stacks, state.people[seat].ready == 0
    # Of every kind the same is said first.
    idle = next(map_refusals(state, seat, KIND_IDS[0])) if none_ready else None
    for kind in KIND_IDS:
        left = None if stacks is None else stacks[kind]
        why_not = idle or next(map_refusals(state, seat, kind), None)
        if left == ():
            why_not = why_not or (Reason.MAP_NOT_LEFT, (("map", known.map_names[kind]),))
        for value in state.on_top(kind) if left is None else left[:1] or (None,):
            yield _map(known, seat, kind, value, left is None).unless(why_not)


@cache
def _map(known: Facts, seat: int, kind: MapKindId, value: int | None, told: bool) -> Offer:
    name = known.map_names[kind]
    if value is None:
        return Offer(answer(TakeMap(seat=seat, map=kind), "answer_map_empty", map=name))
    move = TakeMap(seat=seat, map=kind, value=value if told else None)
    return Offer(answer(move, "answer_map", map=name, value=value))


def seasons(state: State, seat: int) -> Iterator[FarshoreOption]:
    """Preparing for the next season, or the end of the game."""
    season = state.people[seat].season.next
    why_not = None if season is None else next(prepare_refusals(state, seat), None)
    yield _season(seat, state.name(seat), season).unless(why_not)


@lru_cache(maxsize=256)
def _season(seat: int, name: str, season: Season | None) -> Offer:
    if season is None:
        return Offer(answer(Pass(seat=seat), "answer_pass", name=name))
    return Offer(answer(Prepare(seat=seat, season=season), "answer_prepare", name=name, season=season))
