"""A field stays the one it is, focus and all, while somebody types into it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import flet as ft
import pytest

from companion.backend import Backend
from companion.screen.app import app
from rules.farshore.setup import Setup
from rules.new_lands.setup import LONGEST_MAP
from tests.harness.setting_up import setting_up
from tests.harness.window import Window, spoken_name


@asynccontextmanager
async def a_map_half_laid(backend: Backend) -> AsyncIterator[Window]:
    async with Window(app(backend, "en"), route="/new/new_lands/map") as window:
        await window.tap("Next")
        await window.tap("In the middle of a game")
        await window.tap("Next")
        yield window


async def typed(window: Window, name: str, *texts: str) -> bool:
    """Whether it is one field all the while."""
    first = field(window, name).key
    for text in texts:
        await window.enter(name, text)
    return field(window, name).key == first


def field(window: Window, name: str) -> ft.TextField:
    return next(one for one in window.all(ft.TextField) if spoken_name(one) == name)


async def test_places_of_meeples_are_typed_with_spaces_between_them(backend: Backend) -> None:
    async with a_map_half_laid(backend) as window:
        assert await typed(window, "Where the meeples stand", "b2n ", "b2n c", "b2n c1e")


async def test_a_map_is_typed_with_spaces_and_lines(backend: Backend) -> None:
    async with a_map_half_laid(backend) as window:
        assert await typed(window, "The map as text", "- ", "- -", "- -\n", "- -\n-")
        assert field(window, "The map as text").max_length == LONGEST_MAP


@pytest.mark.parametrize("number", ["0", "018"])
async def test_a_ship_may_be_typed_with_a_nought_before_it(backend: Backend, number: str) -> None:
    async with setting_up(backend, "table") as window:
        await window.next()
        await window.tap("In the middle of a game")
        await window.next()
        assert await typed(window, "Player 1: Ship stands at", number)


async def test_a_name_that_is_too_long_leaves_the_field_as_it_is(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        name = "Name of player 1"
        assert await typed(window, name, "a" * 60)
        assert field(window, name).max_length == 40
        await window.next(3)
        made: Setup = await window.started()
        assert made.people[0].name == "a" * 40
