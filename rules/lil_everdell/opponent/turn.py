"""The opponent's turn: a friend, the eight-sided die, a card (Sk, Sq)."""

from __future__ import annotations

from rules.kernel import IllegalMove, refuse
from rules.lil_everdell.components.numbers import DRAW_PILE, SETUP
from rules.lil_everdell.components.places import BERRIES, Place, die
from rules.lil_everdell.components.traits import Challenge, Royal
from rules.lil_everdell.deck import check_card
from rules.lil_everdell.moves import NoCard, OpponentCard, RollD8
from rules.lil_everdell.parades import earn
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.rounds import end_turn
from rules.lil_everdell.state import State


def princes_place(state: State) -> Place | None:
    """The leftmost free die space, else the berries (Sk); None where nobody told where the friends stand."""
    if not state.tells_places:
        return None
    dice = (die(number) for number in range(1, state.setup.dice + 1))
    return next((place for place in dice if state.occupant(place) is None), BERRIES)


def roll_d8(state: State, move: RollD8) -> State:
    for number in move.rolls:
        check_number(number)
    if _rolls_needlessly(state, move):
        refuse(move, Reason.ROLL_NEEDLESS)
    _check_gap(state, move, move.rolls[-1])
    return state.replace(roll=move.rolls)


def _rolls_needlessly(state: State, move: RollD8) -> bool:
    """The die is rolled again only where a friend of the Queen lies (Sq), or a gap stays open (Ruling)."""
    again = state.roll or not all(rolls_again(state, number) for number in move.rolls[:-1])
    return bool(again) and None not in state.foe.gaps and not gaps_open(state)


def rolls_again(state: State, number: int) -> bool:
    """Whether a friend of the Queen lies where this number points: what the app rolls then does not count.

    Only a file can say that one lies at every number; then any counts, for no roll would ever hit another place.
    """
    taken = state.foe.gaps
    return number in taken and not all(other in taken for other in range(1, SETUP.d8 + 1))


def gaps_open(state: State) -> bool:
    """Whether the display can have gaps that the empty deck left."""
    return state.refills is None or state.refills > DRAW_PILE


def may_hit_gap(state: State) -> bool:
    """Whether a roll can have hit a gap of which nobody told the number; of untold cards there was one a turn (K)."""
    turns = (state.round - 1) * state.slots + state.taken
    refills = turns if state.refills is None else state.refills
    return None in state.foe.gaps or refills > DRAW_PILE


def with_gaps(state: State) -> State:
    """A friend of the Queen lies in the display for each of her turns of this round (Sq), wherever nobody told."""
    if state.royal is not Royal.QUEEN:
        return state
    turns = sum((state.sun + n) % len(state.players) == state.opponent_seat for n in range(state.taken))
    gaps = (*state.foe.gaps, *(None for _ in range(turns)))[:turns]
    return state.replace(opponent=state.foe.replace(gaps=gaps))


def opponent_card(state: State, move: OpponentCard) -> State:
    check_opponent_card(state, move)
    foe = state.foe.with_card(move.laid)
    if state.royal is Royal.QUEEN:
        foe = foe.replace(gaps=(*foe.gaps, _position(state, move)))
    elif (place := princes_place(state)) is not None:
        foe = foe.with_friend(place)
    return _done(state.replace(opponent=foe))


def check_opponent_card(state: State, move: OpponentCard) -> None:
    """What the app rolled was looked at when it was rolled."""
    check_card(state, move, move.laid)
    if move.position is not None:
        check_number(move.position)
        _check_gap(state, move, move.position)


def no_opponent_card(state: State, move: NoCard) -> State:
    """The opponent plays no card: only when the deck has nothing left at all."""
    if move.seat != state.opponent_seat or state.laid < SETUP.deck:
        raise IllegalMove(Reason.NOT_NOW)
    return _done(state)


def check_number(number: int) -> None:
    if not 1 <= number <= SETUP.d8:
        raise IllegalMove(Reason.ROLL_RANGE, n=SETUP.d8)


def _check_gap(state: State, move: RollD8 | OpponentCard, number: int) -> None:
    if rolls_again(state, number):
        refuse(move, Reason.ROLL_TAKEN, n=number)


def _position(state: State, move: OpponentCard) -> int | None:
    return state.roll[-1] if move.position is None and state.roll else move.position


def _done(state: State) -> State:
    """Tokens wait for the end of the round, unless the table wants it harder (Sg, Sw)."""
    assert state.opponent_seat is not None
    if state.challenged(Challenge.PARADES_AT_ONCE):
        state = earn(state, state.opponent_seat)
    return end_turn(state)
