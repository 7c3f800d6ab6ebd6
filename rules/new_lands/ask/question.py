"""What must be settled next, and nothing more: one question for every state."""

from __future__ import annotations

from rules.new_lands.ask.answers import LandsQuestion
from rules.new_lands.ask.ledger import ask_count, ask_turn
from rules.new_lands.ask.meeples import ask_meeple
from rules.new_lands.ask.tiles import ask_tile
from rules.new_lands.state import Phase, State


def question(state: State) -> LandsQuestion | None:
    """None when the match is over."""
    return None if state.phase is Phase.OVER else ASK[state.phase](state)


ASK = {
    Phase.TURN: ask_turn,
    Phase.TILE: ask_tile,
    Phase.MEEPLE: ask_meeple,
    Phase.COUNT: ask_count,
}
