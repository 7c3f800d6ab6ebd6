"""A plan of the last production that is found when the table has gone on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest

from companion.backend import Backend
from companion.match import table_window
from companion.views.newdale.table import ending
from rules.newdale.ending import planned_moves, task
from rules.newdale.moves import FinalProduction, Goods, NotDone, TwoCards
from rules.newdale.planner import TOO_MUCH, Plan, plan
from tests.companion.views.newdale.at_newdale import at_newdale, begins
from tests.companion.views.newdale.test_build_and_end import midway, play, up_to_building

NOTHING = Plan((), None, {}, 0, 0, 0)
Put = Callable[[Any], None]


async def test_a_plan_that_is_found_after_the_answer_is_let_go(
    backend: Backend, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The plan's picture is drawn first: the window hears of the answer only after it."""
    found: list[Put] = []
    unheard: list[Callable[[], None]] = []
    monkeypatch.setattr(ending, "use_plan", lambda *_: _noted(found))
    async with at_newdale(backend, midway(7)) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2))
        await window.settle()
        await window.tap("Nothing, draw 2 cards")
        assert window.reads("Ola: the last production")
        with monkeypatch.context() as deaf:
            deaf.setattr(table_window, "in_window", lambda _page, told: unheard.append(told))
            play(table, FinalProduction(seat=0))
            found[-1](NOTHING)
            await window.settle()
        assert unheard
        for told in unheard:
            told()
        await window.settle()
        assert begins(window, "9 points")
        assert caplog.records == []


async def test_where_too_much_could_be_planned_the_chains_are_chosen_by_hand(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ending, "use_plan", lambda *_: TOO_MUCH)
    async with at_newdale(backend, midway(7)) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2))
        await window.settle()
        await window.tap("Nothing, draw 2 cards")
        assert window.reads("More ways than can be worked out; choose the chains yourself.")
        assert not any(name and name.startswith("As planned") for name in window.names())


def _noted(found: list[Put]) -> Plan | None:
    """A plan that comes when the test has it come."""
    nothing: Plan | None = None
    plan, put = ft.use_state(nothing)
    found.append(put)
    return plan


@pytest.mark.parametrize("width", [390, 1400])
async def test_goods_put_right_meanwhile_are_planned_anew(width: int, backend: Backend) -> None:
    """A good is corrected in the panel of the seat, and once by another device."""
    async with at_newdale(backend, midway(7), width=width) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2), TwoCards(seat=0))
        await window.settle()
        await window.tap("Players")
        await window.tap("Ola: goods, tokens, corrections")
        for _ in range(2):
            await window.tap("Cooperage: one less")
        await window.tap("Close")
        await window.settle()
        await window.tap(begins(window, "As planned"))
        final = table.journal.moves[-1]
        assert isinstance(final, FinalProduction)
        await window.tap("Undo")
        assert table.play(Goods(seat=0, built=0, n=-4), adjusts=True) is None
        await window.settle()
        before = table.state
        best = plan(task(before, 0, {}))
        assert window.reads(f"As planned: {best.points} in points")
        await window.tap(begins(window, "As planned"))
        assert table.journal.moves[-1] == planned_moves(before, 0, best)[0]
