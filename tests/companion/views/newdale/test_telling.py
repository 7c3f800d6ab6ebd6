"""What the odds want to know, told at the table."""

from __future__ import annotations

from companion.backend import Backend
from rules.newdale.components.box import Box
from rules.newdale.components.told import BackFact
from tests.companion.views.newdale.at_newdale import at_newdale, begins
from tests.harness.clock import Clock
from tests.rules.newdale.tables import WHOLE_BOX, a_setup

AREAS_UNTOLD = WHOLE_BOX.replace(areas=())


async def test_a_keep_that_came_too_early_leaves_what_was_entered(backend: Backend, clock: Clock) -> None:
    async with at_newdale(backend, a_setup(1, box=AREAS_UNTOLD)) as (window, table):
        clock.pass_by(1)
        await window.tap(begins(window, "Event 100"))
        clock.pass_by(1)
        await window.tap("Tell the rows of area 1")
        await window.tap("Keep: Area 1")
        assert not table.state.box.areas
        clock.pass_by(1)
        await window.tap("Keep: Area 1")
        assert [fact.area for fact in table.state.box.areas] == [1]
        assert "Keep: Area 1" not in window.names()


async def test_all_areas_are_those_that_the_back_of_the_board_has(backend: Backend, clock: Clock) -> None:
    box = AREAS_UNTOLD.replace(back=(BackFact(areas=10),))
    async with at_newdale(backend, a_setup(1, "VIII", box=box)) as (window, table):
        clock.pass_by(1)
        await window.tap(begins(window, "Event 100"))
        clock.pass_by(1)
        await window.tap("Tell the rows of area 1")
        clock.pass_by(1)
        await window.tap("All areas are like this")
        assert [(fact.area, fact.back) for fact in table.state.box.areas] == [(n, True) for n in range(1, 11)]
        kept = await backend.work(lambda saves: saves.box("newdale", Box))
        assert kept is not None
        assert len(kept.areas) == 10
