"""A person's turn: a worker, a map, a card, the next season, the end (p. 6–11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import chain
from typing import NamedTuple, TypeAlias

from rules.farshore.components.box import Facts
from rules.farshore.components.cards import Card, CardId
from rules.farshore.components.maps import KIND_IDS, MapKindId, MapTile
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.places import DUNES, EXCLUSIVE, Place, Spot
from rules.farshore.components.traits import Colour, Kind, Rarity, Season
from rules.farshore.existing import can_be_visited
from rules.farshore.moves import Leave, OfPlayer, Pass, PlaceWorker, PlayCard, Prepare, TakeMap
from rules.farshore.players import City, Person
from rules.farshore.reasons import Reason
from rules.farshore.state import Phase, State
from rules.farshore.steps import TURN_END
from rules.farshore.wind import matching, sailed
from rules.kernel import IllegalMove, Move, Phrase, refuse

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


# Cards


class Cities(NamedTuple):
    """What decides whether one more card may come into a city."""

    spaces: int
    """Taken by the cards we know of."""
    own: tuple[CardId, ...]
    table: Mapping[CardId, int]
    """Copies in all cities."""
    used_up: frozenset[Colour]
    """Colours of which every card lies in a city."""


def cities(state: State, seat: int) -> Cities:
    own = state.people[seat].city.cards
    return Cities(spaces(state, seat), own, on_table(state), state.all_used_up)


def spaces(state: State, seat: int) -> int:
    """How many city spaces a person's known cards take."""
    return state.facts.spaces(state.people[seat].city.cards)


def on_table(state: State) -> Counter[CardId]:
    """Copies in all cities, as far as they have names."""
    hers = [seen.card for seen in state.krabita.cards if seen.card] if state.krabita else []
    return Counter(chain(hers, *[person.city.cards for person in state.people]))


def check_card(state: State, move: PlayCard) -> None:
    if move.card not in state.facts.cards:
        raise IllegalMove(Reason.NO_SUCH_CARD)
    card = state.facts.cards[move.card]
    for reason in copy_refusals(card, cities(state, move.seat)):
        refuse(move, reason, **refusal_words(state.facts, state.name(move.seat), card, reason))
    if move.anchor is not None:
        _check_anchor(state, move, card, move.anchor)


def copy_refusals(card: Card, view: Cities) -> tuple[Reason, ...]:
    """Why one more of this card cannot come into the city."""
    full = card.spaces and view.spaces >= SETUP.city_spaces
    twice = card.rarity is Rarity.UNIQUE and card.id in view.own
    gone = view.table.get(card.id, 0) >= card.copies
    if not (full or twice or gone or card.colour in view.used_up):
        return ()
    found = (full and Reason.CITY_FULL, twice and Reason.ONLY_ONE_EACH, gone and Reason.NO_COPY_LEFT)
    return tuple([reason for reason in found if reason]) or (Reason.COLOUR_USED_UP,)


def suspects(view: Cities) -> Collection[CardId] | None:
    """The only cards that can be refused: those that lie somewhere, unless the city is full or a colour used up."""
    return None if view.used_up or view.spaces >= SETUP.city_spaces else view.table


def refusal_words(known: Facts, name: str, card: Card, reason: Reason) -> dict[str, int | str | Phrase]:
    """What the phrase of such a refusal is filled with."""
    match reason:
        case Reason.CITY_FULL:
            return {"n": SETUP.city_spaces, "name": name}
        case Reason.ONLY_ONE_EACH:
            return {"card": known.names[card.id]}
        case Reason.NO_COPY_LEFT:
            return {"card": known.names[card.id], "n": card.copies}
        case _:
            return {"colour": card.colour.value}


def play_card(state: State, move: PlayCard) -> State:
    check_card(state, move)
    person, card = state.people[move.seat], state.facts.cards[move.card]
    anchored = person.city.anchored if move.anchor is None else (*person.city.anchored, move.anchor)
    city = person.city.replace(cards=(*person.city.cards, card.id), anchored=anchored)
    person = person.replace(city=city, anchors=person.anchors + (move.anchor is not None))
    person = sailed(person, matching(state.rose, card.traits, move.matches), state.facts.track)
    return state.with_player(move.seat, person) if move.extra else turn_done(state, move.seat, person)


def anchor_places(state: State, seat: int) -> Mapping[Colour, tuple[CardId, ...]]:
    """The constructions that an anchor may lie on, as far as we know the city, by colour (p. 7)."""
    known, city = state.facts.cards, state.people[seat].city
    # What was told may lie there is in no order; where other cards lie, any construction may.
    standing = sorted(set(city.cards), key=state.facts.order.__getitem__) if city.complete else known
    found: dict[Colour, tuple[CardId, ...]] = dict.fromkeys(Colour, ())
    for card in [known[card] for card in standing]:
        if card.kind is Kind.CONSTRUCTION and _is_uncovered(city, card):
            found[card.colour] = (*found[card.colour], card.id)
    return found


def _is_uncovered(city: City, construction: Card) -> bool:
    """A construction nobody told us about may stand there too, as often as a city may hold it."""
    copies, most = city.cards.count(construction.id), 1 if construction.rarity is Rarity.UNIQUE else construction.copies
    standing = copies if copies or city.complete else most
    return standing > city.anchored.count(construction.id)


def _check_anchor(state: State, move: PlayCard, card: Card, under: str) -> None:
    if under not in state.facts.cards:
        raise IllegalMove(Reason.NO_SUCH_CARD)
    person, construction = state.people[move.seat], state.facts.cards[under]
    if person.anchors >= SETUP.anchors:
        refuse(move, Reason.NO_ANCHOR_LEFT, n=SETUP.anchors, name=state.called(move.seat))
    if card.kind is not Kind.CREATURE:
        refuse(move, Reason.ANCHOR_FOR_CREATURES, card=state.facts.name(card.id))
    if construction.kind is not Kind.CONSTRUCTION:
        refuse(move, Reason.ANCHOR_ON_CONSTRUCTION, card=state.facts.name(under))
    if construction.colour is not card.colour:
        refuse(move, Reason.ANCHOR_WRONG_COLOUR, card=state.facts.name(card.id), under=state.facts.name(under))
    if not _is_uncovered(person.city, construction):
        if under in (*person.city.cards, *person.city.anchored):
            refuse(move, Reason.ANCHOR_COVERED, card=state.facts.name(under))
        else:
            refuse(move, Reason.CARD_NOT_IN_CITY, card=state.facts.name(under), name=state.called(move.seat))


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
    """They count as prepared and passed; their workers stay where they are."""
    if move.seat >= len(state.people) or state.people[move.seat].left:
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    if not others_stay(state, move.seat):
        raise IllegalMove(Reason.LAST_PERSON, name=state.called(move.seat))
    was_theirs = state.phase is Phase.PERSON and state.turn == move.seat
    state = state.with_player(move.seat, state.people[move.seat].replace(passed=True, left=True))
    return state.replace(steps=(TURN_END,)) if was_theirs else state
