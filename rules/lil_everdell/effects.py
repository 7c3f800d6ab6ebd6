"""What can happen at any time: a card is named or leaves, the box learns, a person goes."""

from __future__ import annotations

from rules.kernel import IllegalMove
from rules.lil_everdell.deck import check_named
from rules.lil_everdell.existing import check_real
from rules.lil_everdell.moves import Learn, LoseCard, NameCard
from rules.lil_everdell.people import active
from rules.lil_everdell.players import Player
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.state import State
from rules.moves import Leave


def name_card(state: State, move: NameCard) -> State:
    player = _holder(state, move)
    named = player.cards[move.at].replace(card=move.card)
    check_real(named, state.facts)
    # The card itself, whatever it was called, is no copy of what it is called now.
    bare = state.with_player(move.seat, player.without(move.at))
    check_named(bare, move, named)
    return state.with_player(
        move.seat, player.replace(cards=(*player.cards[: move.at], named, *player.cards[move.at + 1 :]))
    )


def lose_card(state: State, move: LoseCard) -> State:
    """The book takes no token back, so parades stay."""
    player = _holder(state, move)
    lost = state.lost + (not player.cards[move.at].starting)
    return state.with_player(move.seat, player.without(move.at)).replace(lost=lost)


def learn(state: State, move: Learn) -> State:
    return state.replace(box=state.box.learn(move.fact))


def leave(state: State, move: Leave) -> State:
    person = active(state, move)
    if sum(1 for _ in state.seats) == 1:
        raise IllegalMove(Reason.LAST_PERSON, name=state.called(move.seat))
    # Ruling: their friends stay till the round ends; their turn in progress is over.
    after = state.with_player(move.seat, person.replace(left=True))
    return after.replace(friend=None) if move.seat == state.turn else after


def _holder(state: State, move: NameCard | LoseCard) -> Player:
    if move.seat >= len(state.players):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    player = state.players[move.seat]
    if move.at >= len(player.cards):
        raise IllegalMove(Reason.CARD_NOT_THERE)
    return player
