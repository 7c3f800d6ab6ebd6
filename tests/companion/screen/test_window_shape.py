"""How much room a window has, and what a keyboard on the screen does not change."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.screen.window_shape import WindowShape
from tests.companion.views.at_table import seated


@pytest.mark.parametrize(
    ("width", "height", "shape"),
    [
        (390, 844, WindowShape()),
        (360, 600, WindowShape(short=True)),
        (667, 375, WindowShape(short=True, flat=True)),
        (844, 390, WindowShape(wide=True, railed=True, short=True, flat=True)),
        (820, 1180, WindowShape(wide=True, tall=True)),
        (1280, 800, WindowShape(wide=True, railed=True)),
    ],
)
async def test_a_window_is_as_wide_and_as_short_as_it_is(
    backend: Backend, width: int, height: int, shape: WindowShape
) -> None:
    async with seated(backend, width=width, height=height) as (window, _):
        assert bool(window.all(ft.VerticalDivider)) == shape.panes
        assert bool(window.all(ft.NavigationRail)) == (shape.railed and not shape.flat)
        assert not window.all(ft.NavigationBar)


async def test_on_a_tablet_the_bar_leads_on_outside_of_a_match(backend: Backend) -> None:
    async with seated(backend, width=820, height=1180) as (window, _):
        await window.tap("To the start")
        assert window.all(ft.NavigationBar)


async def test_the_keyboard_of_a_phone_does_not_draw_anew_what_is_typed_into(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await window.tap("Search")
        (field,) = window.all(ft.TextField)
        await window.fire(field, "focus")
        before = [id(control) for control in window.all(ft.TextField)]
        await window.resize(390, 480)
        assert [id(control) for control in window.all(ft.TextField)] == before
        assert "Undo" not in window.names()
        await window.fire(field, "blur")
        await window.resize(390, 560)
        await window.tap("Back")
        assert "Search" in window.names()


async def test_a_window_that_was_turned_while_it_was_away_is_drawn_as_it_is_now(backend: Backend) -> None:
    """A page loaded anew takes its session up again, and no change of size is told."""
    async with seated(backend, width=820, height=1180) as (window, _):
        assert window.all(ft.VerticalDivider)
        window.session.apply_page_patch({"width": 390, "height": 844})
        await window.fire(window.page, "connect")
        assert not window.all(ft.VerticalDivider)
