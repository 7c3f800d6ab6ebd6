"""A card that comes into a person's city: what stands against it, and what an anchor may lie on (p. 7–8)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rules.amounts import MOST_LISTED
from rules.farshore.components.box import Facts
from rules.farshore.components.cards import Card, CardId
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.traits import Colour, Kind, Rarity
from rules.farshore.moves import PlayCard
from rules.farshore.people import on_table, spaces, turn_done
from rules.farshore.players import City
from rules.farshore.reasons import Reason
from rules.farshore.state import State
from rules.farshore.wind import matching, sailed
from rules.kernel import IllegalMove, Phrase, refuse


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


def check_card(state: State, move: PlayCard) -> None:
    if move.card not in state.facts.cards:
        raise IllegalMove(Reason.NO_SUCH_CARD)
    card, view = state.facts.cards[move.card], cities(state, move.seat)
    if len(view.own) >= MOST_LISTED:
        raise IllegalMove(Reason.CITY_FULL, n=SETUP.city_spaces, name=state.name(move.seat))
    for reason in copy_refusals(card, view):
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


def refusable_cards(view: Cities) -> Collection[CardId] | None:
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
