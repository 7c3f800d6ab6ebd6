"""What must be settled next, and nothing more: one question for every state, all lawful answers as moves."""

from __future__ import annotations

from rules.lil_everdell.ask.answers import LilQuestion
from rules.lil_everdell.ask.opponent import ask_opponent
from rules.lil_everdell.ask.people import ask_card, ask_friend
from rules.lil_everdell.ask.table import ask_round, ask_value
from rules.lil_everdell.state import Phase, State


def question(state: State) -> LilQuestion | None:
    """None when the match is over."""
    phase = state.phase
    return None if phase is Phase.OVER else ASK[phase](state)


ASK = {
    Phase.ROUND: ask_round,
    Phase.FRIEND: ask_friend,
    Phase.CARD: ask_card,
    Phase.OPPONENT: ask_opponent,
    Phase.VALUE: ask_value,
}
