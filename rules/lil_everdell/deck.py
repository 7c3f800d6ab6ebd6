"""The deck: which card can still come out of it (Z, K)."""

from __future__ import annotations

from rules.amounts import MOST_LISTED
from rules.kernel import IllegalMove, refuse
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.existing import check_real
from rules.lil_everdell.moves import NameCard, OpponentCard, PlayCard
from rules.lil_everdell.players import Laid
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.state import State


def check_card(state: State, move: PlayCard | OpponentCard, laid: Laid) -> None:
    check_real(laid, state.facts)
    if any(len(player.cards) >= MOST_LISTED for player in state.players):
        raise IllegalMove(Reason.DECK_EXCEEDED, n=SETUP.deck)
    check_named(state, move, laid)
    if state.laid >= SETUP.deck:
        refuse(move, Reason.DECK_EXCEEDED, n=SETUP.deck)


def check_named(state: State, move: PlayCard | OpponentCard | NameCard, laid: Laid) -> None:
    """Whether a card of this name can be the one."""
    if laid.card is None:
        return
    card = state.facts.cards[laid.card]
    if card.starting and not (isinstance(move, NameCard) and laid.starting):
        refuse(move, Reason.STARTING_CARD, card=state.facts.name(card.id))
    lying = sum(other.card == card.id for player in state.players for other in player.cards)
    if card.copies is not None and lying >= card.copies:
        refuse(move, Reason.NO_COPY_LEFT, card=state.facts.name(card.id), n=card.copies)
