"""What card texts do at any time: ships, treasures, shells, cards that leave; and what is learned of the box."""

from __future__ import annotations

from rules.farshore.components.cards import CardId
from rules.farshore.components.places import OTHER, Place, red_card
from rules.farshore.moves import Learn, LoseCard, Sail, Shells, ShipAt, Treasures
from rules.farshore.players import City, Person, Player
from rules.farshore.reasons import Reason
from rules.farshore.state import State
from rules.farshore.wind import arrived, sailed
from rules.kernel import IllegalMove, Move, refuse
from rules.moves import OfPlayer


def sail(state: State, move: Sail) -> State:
    player = _player(state, move)
    if player.ship is None:
        raise IllegalMove(Reason.NOT_TRACKED, name=state.called(move.seat))
    if move.spaces < 0:
        refuse(move, Reason.SHIP_MOVES_BACK)
    return state.with_player(move.seat, sailed(player, move.spaces, state.facts.track))


def ship_at(state: State, move: ShipAt) -> State:
    player = _player(state, move)
    check_ship(state, move, move.value)
    if player.ship is not None and move.value < player.ship:
        refuse(move, Reason.SHIP_MOVES_BACK)
    return state.with_player(move.seat, arrived(player, move.value, state.facts.track))


def check_ship(state: State, move: Move, value: int) -> None:
    """A value outside the track is wrong at any table; one between two spaces may be kept."""
    track = state.facts.track
    if value < 0:
        raise IllegalMove(Reason.SHIP_BELOW_START, value=value)
    if value > track.end:
        raise IllegalMove(Reason.SHIP_BEYOND_END, value=value, end=track.end)
    if not track.holds(value):
        below, above = track.nearest(value)
        refuse(move, Reason.SHIP_OFF_TRACK, value=value, below=below, above=above)


def treasures(state: State, move: Treasures) -> State:
    player = _player(state, move)
    n = _changed(state, move, player.treasures, move.n)
    return state.with_player(move.seat, player.replace(treasures=n))


def shells(state: State, move: Shells) -> State:
    person = _person(state, move)
    return state.with_player(move.seat, person.replace(shells=_changed(state, move, person.shells, move.n)))


def lose_card(state: State, move: LoseCard) -> State:
    person = _person(state, move)
    if move.card not in person.city.cards:
        if move.card not in state.facts.cards:
            raise IllegalMove(Reason.NO_SUCH_CARD)
        raise IllegalMove(Reason.CARD_NOT_IN_CITY, card=state.facts.name(move.card), name=state.called(move.seat))
    city = person.city
    anchors, copies = city.anchored.count(move.card), city.cards.count(move.card)
    if move.anchored and not anchors:
        raise IllegalMove(Reason.NO_ANCHOR_THERE, card=state.facts.name(move.card))
    # With an anchor on every copy, one goes whatever the table said.
    city = city.without(move.card, anchored=move.anchored or anchors >= copies)
    return state.with_player(move.seat, person.replace(city=city, placed=_still_there(person.placed, move.card, city)))


def _still_there(placed: tuple[Place, ...], card: CardId, city: City) -> tuple[Place, ...]:
    """A worker whose card is gone stands elsewhere; the book does not say where."""
    at = red_card(card)
    if placed.count(at) <= city.cards.count(card):
        return placed
    gone = placed.index(at)
    return (*placed[:gone], OTHER, *placed[gone + 1 :])


def learn(state: State, move: Learn) -> State:
    return state.replace(box=state.box.learn(move.fact))


def _changed(state: State, move: OfPlayer, now: int | None, by: int) -> int:
    if now is None:
        raise IllegalMove(Reason.NOT_TRACKED, name=state.called(move.seat))
    if now + by < 0:
        raise IllegalMove(Reason.NEGATIVE_COUNT)
    return now + by


def _player(state: State, move: OfPlayer) -> Player:
    if move.seat >= len(state.players):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    return state.players[move.seat]


def _person(state: State, move: OfPlayer) -> Person:
    """Krabita has no shells, and her cards have no names to lose (p. 16)."""
    if move.seat >= len(state.people):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    return state.people[move.seat]
