"""The chapter goal where nobody told the chapter card."""

from __future__ import annotations

from companion.backend import Backend
from rules.newdale.moves import ChooseGoal, FinalProduction, NotDone, Pay, TwoCards
from tests.companion.views.newdale.at_newdale import at_newdale, begins
from tests.companion.views.newdale.test_build_and_end import midway, play, tap_all, up_to_building
from tests.rules.newdale.tables import WHOLE_BOX


async def test_goods_handed_in_for_an_untold_goal_are_taken_off(backend: Backend) -> None:
    """Two barrels: they must not be counted again as other goods."""
    untold = WHOLE_BOX.replace(chapters=())
    async with at_newdale(backend, midway(7, box=untold)) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2), TwoCards(seat=0), FinalProduction(seat=0))
        await window.settle()
        await tap_all(window, *["Goods handed in: Cooperage: one more"] * 2)
        await window.enter("Points of the goal", "9")
        await window.tap(begins(window, "Points of the goal: 9"))
        move = table.journal.moves[-1]
        assert isinstance(move, ChooseGoal)
        assert (move.points, move.paid) == (9, (Pay(built=3, n=2),))
        assert table.state.players[0].built[3].goods == 0
