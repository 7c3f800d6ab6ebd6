"""A card is found at the table by the rule of every search: best first, and Enter takes the first."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from rules.farshore.components.cards import CARDS
from rules.farshore.moves import PlayCard
from tests.companion.views.at_table import seated
from tests.harness.window import Window

FIELD = "Search: two letters of the name"


async def test_enter_plays_the_card_that_stands_first(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Search")
        await window.enter(FIELD, "inn")
        (field,) = [field for field in window.all(ft.TextField) if field.label == FIELD]
        await window.fire(field, "submit")
        assert table.journal.moves[-1] == PlayCard(seat=0, card="inn")


async def test_names_that_begin_so_stand_before_those_that_hold_the_letters(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await window.tap("Search")
        await window.enter(FIELD, "in")
        assert found(window)[0] == "inn"
        assert {"windmill", "illuminator"} < set(found(window))


async def test_a_card_is_also_found_by_its_name_in_another_language(backend: Backend) -> None:
    async with seated(backend, language="ru") as (window, _):
        await window.tap("Поиск")
        (field,) = window.all(ft.TextField)
        await window.enter(str(field.label), "karcz")
        assert found(window) == ["inn"]


def found(window: Window) -> list[str]:
    keys = [control.key for control in window.all(ft.Container)]
    return [key for key in keys if isinstance(key, str) and key in CARDS]
