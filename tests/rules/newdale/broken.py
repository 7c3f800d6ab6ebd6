"""One move that a rule refuses, and the table it is made at."""

from __future__ import annotations

from dataclasses import dataclass

from rules.newdale.moves import AnyMove
from rules.newdale.reasons import Reason
from rules.newdale.setup import Depth
from rules.newdale.state import State
from tests.rules.newdale.tables import a_table, acting, at, built, in_phase, player, row, space, special


@dataclass(frozen=True)
class Case:
    reason: Reason
    state: State
    move: AnyMove


TWO = a_table(2)
SOLO = a_table(1)
PLAN = in_phase(TWO, "plan")
DRAW = player(player(in_phase(TWO, "draw"), 0, markers=()), 1, markers=())
BUILD = in_phase(TWO, "build")
SPECIAL = in_phase(built(TWO, special("coal_merchant"), special("scriptorium")), "special")
FINAL_PHASE = in_phase(built(TWO, at("weaving_mill", 3), at("mill", 4)), "final")
GOAL_PHASE = in_phase(built(TWO, at("weaving_mill", 3, goods=4), at("mill", 4, goods=1)), "goal")
OVER = in_phase(TWO, "over")
MILL = built(TWO, at("mill", 2), at("weaving_mill", 3))
ON_MILL = acting(MILL, row(2, 2), "2Y 2R")
"""Diligently: two are missing."""
ON_LOOM = acting(MILL, row(3, 0), "1R 1B")
UNLOCK = acting(TWO, space("unlock"))
MARKET = acting(built(TWO, special("fortress")), space("black_market"))
DEVELOP = acting(TWO, space("develop"))
SEVEN = a_table(2, "VII")
EIGHT = a_table(2, "VIII")
DESK = a_table(2, depth=Depth.DESK)
POINTS = a_table(2, depth=Depth.POINTS)
PRISON = in_phase(built(SEVEN, special("prison")), "special", market="1Y")
NAVIGATOR = in_phase(built(EIGHT, special("navigator"), special("prison")), "special")
RABBIT = player(SEVEN, character="P02")
ONYX = player(SEVEN, character="P04")
GUNDA = player(SEVEN, character="P05")
