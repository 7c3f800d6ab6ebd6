"""A person's turn: a worker, a map, a card, the next season, the end (p. 6–11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias

from rules.farshore.components.cards import CardId
from rules.farshore.components.maps import KIND_IDS, MapKindId, MapTile
from rules.farshore.components.places import DUNES, EXCLUSIVE, Place, Spot
from rules.farshore.components.traits import Colour, Season
from rules.farshore.existing import can_be_visited
from rules.farshore.moves import Pass, PlaceWorker, Prepare, TakeMap
from rules.farshore.players import Person
from rules.farshore.reasons import Reason
from rules.farshore.state import Phase, State
from rules.farshore.steps import TURN_END
from rules.kernel import IllegalMove, Move, Phrase, refuse
from rules.moves import Leave, OfPlayer

Refusal: TypeAlias = tuple[Reason, tuple[tuple[str, int | str | Phrase], ...]]
"""A reason, and what its phrase is filled with."""


def check_turn(state: State, move: OfPlayer) -> None:
    """The person's turn it is, or the table insists; without people's turns recorded anyone may speak up."""
    check_active(state, move)
    if move.seat != state.turn and not state.only_krabita:
        refuse(move, Reason.OUT_OF_TURN, name=state.called(move.seat), turn=state.called(state.turn))


def check_active(state: State, move: OfPlayer) -> None:
    """A person of this table, of whom this is recorded, and who still plays."""
    if move.seat >= len(state.people):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    if state.only_krabita and not isinstance(move, Prepare | Pass):
        raise IllegalMove(Reason.NOT_TRACKED, name=state.called(move.seat))
    if state.people[move.seat].passed:
        refuse(move, Reason.ALREADY_PASSED, name=state.called(move.seat))


def turn_done(state: State, seat: int, person: Person) -> State:
    """The person has acted; insisting out of turn, they also take the turn that was another's."""
    if state.only_krabita:
        return state.with_player(seat, person)
    return state.with_player(seat, person, turn=seat, steps=(TURN_END,))


# Workers


def check_place(state: State, move: PlaceWorker) -> None:
    if not can_be_visited(move.place, state.islands, state.facts):
        raise IllegalMove(Reason.NO_SUCH_PLACE)
    for reason, words in place_refusals(state, move.seat, move.place):
        refuse(move, reason, **dict(words))


def place_refusals(state: State, seat: int, place: Place) -> Iterator[Refusal]:
    """Why a worker cannot go to a place that there is."""
    if state.people[seat].ready == 0:
        yield Reason.NO_READY_WORKER, (("name", state.name(seat)),)
    if place.spot is Spot.ISLAND and int(place.which) in state.flooded:
        yield Reason.ISLAND_FLIPPED, (("n", int(place.which)),)
    if place.spot in EXCLUSIVE and (taker := state.occupant(place)) is not None:
        yield Reason.PLACE_OCCUPIED, (("name", state.called(taker)),)
    if place.spot is Spot.RED_CARD:
        yield from _red_card_refusals(state, seat, place)


def place_worker(state: State, move: PlaceWorker) -> State:
    check_place(state, move)
    return turn_done(state, move.seat, state.people[move.seat].sent_to(move.place))


def _red_card_refusals(state: State, seat: int, place: Place) -> Iterator[Refusal]:
    card, person, name = state.facts.cards[place.which], state.people[seat], state.facts.names[place.which]
    copies = person.city.cards.count(card.id)
    if card.colour is not Colour.RED:
        yield Reason.NOT_A_DESTINATION, (("card", name),)
    if not copies and person.city.complete:
        yield Reason.CARD_NOT_IN_CITY, (("card", name), ("name", state.name(seat)))
    elif copies and person.placed.count(place) >= copies:
        yield Reason.PLACE_OCCUPIED, (("name", state.name(seat)),)


# Maps


def check_map(state: State, move: TakeMap) -> None:
    if move.map not in KIND_IDS:
        raise IllegalMove(Reason.NO_SUCH_MAP)
    for reason, words in map_refusals(state, move.seat, move.map):
        refuse(move, reason, **dict(words))
    check_value(state, move, move.map, move.value)


def sure_maps(state: State, seat: int) -> tuple[MapKindId, ...]:
    """Kinds that ask for what a city is known to hold: no tile of another may be promised."""
    return tuple(kind for kind in KIND_IDS if state.facts.map_kinds[kind].met_by(state.counts(seat)))


def map_refusals(state: State, seat: int, kind: MapKindId) -> Iterator[Refusal]:
    """Why a person cannot take a map of a kind, whatever its value."""
    person, name = state.people[seat], state.facts.map_names[kind]
    if person.ready == 0:
        yield Reason.NO_READY_WORKER, (("name", state.name(seat)),)
    if person.has_map(kind):
        yield Reason.MAP_KIND_TWICE, (("map", name),)
    # Cards nobody told us about may be what the map asks for.
    if person.city.complete and state.facts.map_kinds[kind].met_by(state.counts(seat)) is False:
        yield Reason.MAP_NOT_MET, (("map", name), ("name", state.name(seat)))


def check_value(state: State, move: Move, kind: MapKindId, value: int | None) -> None:
    """Without one the stack says it, where it is known; with one it must lie there."""
    possible, name = state.on_top(kind), state.facts.map_names[kind]
    if not possible or value not in (None, *possible):
        refuse(move, Reason.MAP_NOT_LEFT, map=name)
    if value is None and not state.left(kind):
        raise IllegalMove(Reason.MAP_VALUE_MISSING, map=name)


def take_map(state: State, move: TakeMap) -> State:
    check_map(state, move)
    value = state.top(move.map) if move.value is None else move.value
    person = state.people[move.seat].sent_to(DUNES).with_map(MapTile(kind=move.map, value=value))
    return turn_done(state, move.seat, person)


# Cities


def spaces(state: State, seat: int) -> int:
    """How many city spaces a person's known cards take."""
    return state.facts.spaces(state.people[seat].city.cards)


def on_table(state: State) -> Counter[CardId]:
    """Copies in all cities, as far as they have names."""
    hers = [seen.card for seen in state.krabita.cards if seen.card] if state.krabita else []
    return Counter(chain(hers, *[person.city.cards for person in state.people]))


# Seasons and the end


def check_prepare(state: State, move: Prepare) -> None:
    person = state.people[move.seat]
    if person.season.next is None or move.season <= person.season:
        raise IllegalMove(Reason.SEASON_PAST, season=move.season.value)
    if move.season is not person.season.next:
        refuse(move, Reason.SEASON_SKIPPED, season=person.season.next.value)
    for reason, words in prepare_refusals(state, move.seat):
        refuse(move, reason, **dict(words))


def prepare_refusals(state: State, seat: int) -> Iterator[Refusal]:
    """Why a person cannot prepare for the season that comes next."""
    ready = state.people[seat].ready
    if ready and not state.only_krabita:  # there nobody says where people's workers go
        yield Reason.WORKERS_AT_HOME, (("n", ready), ("name", state.name(seat)))


def prepare(state: State, move: Prepare) -> State:
    check_prepare(state, move)
    return turn_done(state, move.seat, state.people[move.seat].home(move.season))


def check_pass(state: State, move: Pass) -> None:
    if state.people[move.seat].season is not Season.AUTUMN:
        refuse(move, Reason.PASS_BEFORE_AUTUMN, name=state.called(move.seat))


def pass_(state: State, move: Pass) -> State:
    check_pass(state, move)
    return turn_done(state, move.seat, state.people[move.seat].replace(passed=True))


def others_stay(state: State, seat: int) -> bool:
    """Whether a person may leave: somebody must go on with the match."""
    return any(not person.left for other, person in enumerate(state.people) if other != seat)


def leave(state: State, move: Leave) -> State:
    """A person goes home: they count as prepared and passed, their workers stay where they are."""
    if move.seat >= len(state.people) or state.people[move.seat].left:
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    if not others_stay(state, move.seat):
        raise IllegalMove(Reason.LAST_PERSON, name=state.called(move.seat))
    was_theirs = state.phase is Phase.PERSON and state.turn == move.seat
    state = state.with_player(move.seat, state.people[move.seat].replace(passed=True, left=True))
    return state.replace(steps=(TURN_END,)) if was_theirs else state
