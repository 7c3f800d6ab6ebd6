"""The sheet of a chapter: from a match and from nothing, planned goods, the receipt."""

from __future__ import annotations

import asyncio

import pytest

from companion.backend import Backend
from companion.score.opening import open_sheet
from rules.newdale.components.box import Box
from rules.newdale.components.told import BuildingFact
from rules.newdale.planner import planning
from rules.newdale.score.planned import column_task
from rules.newdale.score.sheet import GoodsPile
from tests.companion.views.newdale.at_newdale import at_newdale, spoken
from tests.harness.window import spoken_name
from tests.rules.newdale.tables import a_setup


async def test_every_part_of_a_sheet_opens(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2, points=(1,)), screen="/score") as (window, _):
        for part in ("Goal and goods", "Buildings", "The table", "Points and houses"):
            await window.tap(part)
            assert all(window.names()), part


async def test_goods_are_planned_on_the_sheet(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(1), screen="/score") as (window, _):
        await window.tap("Goal and goods")
        await window.tap("Plan it for me")
        await window.tap("coal")
        await window.tap("coal: one more")
        assert window.reads("The best plan")
        assert "Left: 2 coins, 0 in points" in spoken(window)


async def test_a_good_of_the_box_starts_at_the_price_of_its_card(backend: Backend) -> None:
    tannery = BuildingFact(id="tannery", printed="Tannery", good="leather", price=4)
    async with at_newdale(backend, a_setup(1).replace(box=Box().learn(tannery)), screen="/score") as (window, _):
        await window.tap("Goal and goods")
        await window.tap("Plan it for me")
        await window.tap("leather")
        assert "Left: 4 coins, 0 in points" in spoken(window)


async def test_buildings_are_tapped_one_by_one(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(1), screen="/score") as (window, _):
        await window.tap("Buildings")
        await window.tap("Building with 4")
        await window.tap("Building with 2")
        assert window.reads("Buildings: 2, points: 6")
        await window.tap("Take away 4")
        assert window.reads("Buildings: 1, points: 2")


@pytest.mark.parametrize("language", ["pl", "ru"])
async def test_the_receipt_reads_in_every_language(language: str, backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2), language=language, screen="/score") as (window, _):
        assert not any("newdale" in text for text in window.texts())


async def test_goods_of_a_long_plan_let_the_window_go_on(backend: Backend) -> None:
    """Between the slices of one tap another is taken, and neither is lost."""
    goods = tuple(GoodsPile(good=name, price=n % 5 + 1, n=12) for n, name in enumerate("abcdef"))
    chained = tuple(
        pile.replace(chain=(goods[at].good, goods[at + 1].good)) for at, pile in enumerate(goods[2:], start=0)
    )
    async with at_newdale(backend, a_setup(1), screen="/score") as (window, table):
        await window.tap("Goal and goods")
        await window.tap("Plan it for me")
        scoring = await open_sheet(backend, table.id)
        assert scoring is not None
        scoring.change(
            scoring.sheet.replace(
                players=(scoring.sheet.players[0].replace(goods=(*goods[:2], *chained), goal=None, coins=None),)
            )
        )
        await window.settle()
        task = column_task(scoring.sheet.players[0], scoring.sheet.goal)
        assert sum(1 for _ in planning(task)) > 1, "it takes several slices"
        more = [control for control in window.tappable() if spoken_name(control) == "a: one more"]
        first = asyncio.create_task(window.session.dispatch_event(more[0]._i, "click", None))
        second = asyncio.create_task(window.session.dispatch_event(more[0]._i, "click", None))
        await asyncio.gather(first, second)
        await window.settle()
        assert scoring.sheet.players[0].goods[0].n == 14
