"""What must be settled next, and nothing more: one question for every state, all lawful answers as moves."""

from __future__ import annotations

from typing import Final

from rules.newdale.ask.actions import ask_act
from rules.newdale.ask.answers import NewdaleQuestion
from rules.newdale.ask.building import ask_build
from rules.newdale.ask.ending import ask_final, ask_goal
from rules.newdale.ask.rounds import ask_draw, ask_event, ask_plan, ask_round
from rules.newdale.ask.specials import ask_special
from rules.newdale.state import Phase, State

ASK: Final = {
    Phase.EVENT: ask_event,
    Phase.PLAN: ask_plan,
    Phase.DRAW: ask_draw,
    Phase.ACT: ask_act,
    Phase.BUILD: ask_build,
    Phase.SPECIAL: ask_special,
    Phase.ROUND: ask_round,
    Phase.FINAL: ask_final,
    Phase.GOAL: ask_goal,
}


def question(state: State) -> NewdaleQuestion | None:
    """None when the chapter is over."""
    return None if state.phase is Phase.OVER else ASK[state.phase](state)
