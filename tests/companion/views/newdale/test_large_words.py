"""Large words on a phone: the name of a number lies over nothing else."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.settings import Settings
from companion.screen import theme
from tests.companion.views.newdale.at_newdale import at_newdale
from tests.companion.views.newdale.test_build_and_end import midway
from tests.companion.views.newdale.test_new_card import open_seat
from tests.harness.window import Window


@pytest.fixture
def large(backend: Backend) -> Backend:
    backend.settings = Settings(text_size=200)
    return backend


def labels(window: Window) -> list[str]:
    return [str(field.label) for field in window.all(ft.TextField)]


async def test_a_number_of_a_card_is_called_by_one_line(large: Backend) -> None:
    """Its card stands above: "Weaving Mill: price of its good" took two lines, over the number and its neighbour."""
    async with at_newdale(large, midway(3), width=390) as (window, _):
        await open_seat(window)
        await window.tap("Weaving Mill: what is printed")
        assert labels(window)[:4] == ["Cost", "Points", "Price of its good", "Fists"]


async def test_a_large_name_on_the_rim_of_a_field_has_room(large: Backend) -> None:
    """Half of it lies above the rim: it covered the lowest of the goods."""
    async with at_newdale(large, midway(3), width=390) as (window, _):
        await open_seat(window)
        await window.tap("Chapter I: what is printed")
        fields = [each for each in window.all(ft.Column) if _holds_a_number(each)]
        assert len(fields) == 4
        assert all(each.margin == ft.Margin.only(top=theme.PAGE_PADDING) for each in fields)


def _holds_a_number(column: ft.Column) -> bool:
    """With its two steps below it."""
    last = column.controls[-1] if column.controls else None
    steps = last.controls if isinstance(last, ft.Row) else []
    icons = [each.icon for each in steps if isinstance(each, ft.IconButton)]
    return [each.icon for each in icons if isinstance(each, ft.Icon)] == [ft.Icons.REMOVE, ft.Icons.ADD]
