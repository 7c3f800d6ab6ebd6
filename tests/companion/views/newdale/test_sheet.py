"""The sheet of a chapter: from a match and from nothing, planned goods, the receipt."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from tests.companion.views.newdale.at_newdale import at_newdale, spoken
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
