"""A person's turn: a friend, then a card or none (3, F, K)."""

from __future__ import annotations

from rules.kernel import IllegalMove, refuse
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.places import Place, Spot, red_card
from rules.lil_everdell.components.traits import Colour
from rules.lil_everdell.deck import check_card
from rules.lil_everdell.moves import NoCard, PlaceFriend, PlayCard
from rules.lil_everdell.parades import earn
from rules.lil_everdell.players import Person
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.rounds import end_turn
from rules.lil_everdell.rulings import Ruling
from rules.lil_everdell.state import Phase, State
from rules.moves import OfPlayer


def place_friend(state: State, move: PlaceFriend) -> State:
    check_friend(state, move)
    place = move.place.replace(owner=None) if move.place.owner == move.seat else move.place
    state = state.with_player(move.seat, active(state, move).with_friend(place))
    return state.replace(friend=place) if move.seat == state.turn else state


def check_friend(state: State, move: PlaceFriend) -> None:
    person = active(state, move)
    _check_turn(state, move)
    if move.seat == state.turn and state.friend is not None:
        refuse(move, Reason.ONE_FRIEND_A_TURN, name=state.called(move.seat))
    if len(person.friends or ()) >= SETUP.friends:
        refuse(move, Reason.NO_FRIEND_LEFT, name=state.called(move.seat), n=SETUP.friends)
    if move.place.spot is Spot.DIE:
        _check_die(state, move)
    if move.place.spot is Spot.RED_CARD:
        _check_red_card(state, move)
    if move.place.spot is Spot.OTHER:
        raise IllegalMove(Reason.NOT_NOW)


def _check_die(state: State, move: PlaceFriend) -> None:
    # Ruling: the dice lie on the leftmost spaces, and a space without a die does not count.
    if not 1 <= move.place.at <= state.setup.dice:
        raise IllegalMove(Reason.NO_SUCH_DIE, n=state.setup.dice)
    if (seat := state.occupant(move.place)) is not None:
        refuse(move, Reason.DIE_SPACE_TAKEN, n=move.place.at, name=state.called(seat))


def _check_red_card(state: State, move: PlaceFriend) -> None:
    place = move.place
    owner = move.seat if place.owner is None else place.owner
    if owner >= len(state.players):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    cards = state.players[owner].cards
    if place.at >= len(cards):
        raise IllegalMove(Reason.CARD_NOT_THERE)
    if cards[place.at].colour is not Colour.RED:
        raise IllegalMove(Reason.NOT_A_RED_CARD)
    if owner != move.seat:
        refuse(move, Reason.OTHERS_RED_CARD, name=state.called(owner))
    # Ruling: one friend on a red card till the round ends, unless the table reads it the other way.
    if not state.other_reading(Ruling.RED_CARD_ONCE) and _is_taken(state, owner, place):
        refuse(move, Reason.RED_CARD_TAKEN)


def _is_taken(state: State, owner: int, place: Place) -> bool:
    mine, theirs = red_card(place.at), red_card(place.at, owner)
    return any(
        theirs in (player.friends or ()) or (seat == owner and mine in (player.friends or ()))
        for seat, player in enumerate(state.players)
    )


def play_card(state: State, move: PlayCard) -> State:
    check_play(state, move)
    own = state.begun and move.seat == state.turn
    state = state.with_player(move.seat, active(state, move).with_card(move.laid))
    if move.extra:
        # A card of the turn that has just ended still counts for its parades.
        return state if own else earn(state, move.seat)
    state = earn(state, move.seat)
    # A card out of turn, on which the table insists, takes nobody's turn away.
    return end_turn(state) if own else state


def check_play(state: State, move: PlayCard) -> None:
    active(state, move)
    if not move.extra:
        _check_turn(state, move)
        if state.phase is Phase.FRIEND and move.seat == state.turn:
            refuse(move, Reason.FRIEND_FIRST, name=state.called(move.seat))
    check_card(state, move, move.laid)


def no_card(state: State, move: NoCard) -> State:
    check_none(state, move)
    own = move.seat == state.turn
    state = earn(state, move.seat)
    return end_turn(state) if own else state


def check_none(state: State, move: NoCard) -> None:
    active(state, move)
    _check_turn(state, move)
    if state.phase is Phase.FRIEND and move.seat == state.turn:
        refuse(move, Reason.FRIEND_FIRST, name=state.called(move.seat))


def active(state: State, move: OfPlayer) -> Person:
    """The person of this seat, who has not left."""
    person = state.person(move.seat)
    if person is None or person.left:
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    return person


def _check_turn(state: State, move: PlaceFriend | PlayCard | NoCard) -> None:
    if move.seat == state.turn:
        return
    if isinstance(move, PlayCard) and _has_just_moved(state, move.seat):
        refuse(move, Reason.ONE_CARD_A_TURN, name=state.called(move.seat))
    else:
        refuse(move, Reason.OUT_OF_TURN, name=state.called(move.seat), turn=state.called(state.turn))


def _has_just_moved(state: State, seat: int) -> bool:
    """Whether the turn before was this seat's: then a second card is one too many, not one too early."""
    return state.taken > 0 and (state.turn - 1) % len(state.players) == seat
