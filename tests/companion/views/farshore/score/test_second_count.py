"""A city that a second person counts."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from rules.farshore.score.sheet import Sheet
from tests.companion.views.score.at_sheet import at_sheet


async def test_a_second_count_says_only_of_the_last_card_that_enter_brought_it(backend: Backend) -> None:
    def helper() -> str | None:
        return next(str(one.helper or "") for one in window.all(ft.TextField) if one.label == "Search a card")

    table = Sheet.model_validate({"players": [{"name": "Ola", "cards": ["diver"]}]})
    async with at_sheet(backend, table) as (window, _):
        await window.tap("Count check")
        await window.enter("Search a card", "gall")
        field = next(field for field in window.all(ft.TextField) if field.label == "Search a card")
        await window.fire(field, "submit")
        assert helper() == "Added: Galleon"
        await window.tap("Port")
        assert not helper()
