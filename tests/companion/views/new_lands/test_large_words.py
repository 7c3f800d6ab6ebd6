"""Large words on a phone: what is left to draw is told below the people, not in a column of broken words."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.settings import Settings
from rules.new_lands.moves import LayTile
from rules.new_lands.setup import Depth
from tests.companion.views.new_lands.at_lands import seated
from tests.harness.window import Window, spoken_name
from tests.rules.new_lands.tables import a_setup


def told_beside(window: Window) -> bool:
    """Whether it stands in a row with the people."""
    rows = [row for row in window.all(ft.Row) if any("left" in words for words in map(_own_words, row.controls))]
    return any(isinstance(row.controls[0], ft.Row) for row in rows)


def _own_words(control: object) -> str:
    held = control.content if isinstance(control, ft.Container) else control
    return str(spoken_name(control) or "") if isinstance(held, ft.Text) and isinstance(control, ft.Container) else ""


@pytest.mark.parametrize(
    ("people", "text_size", "width", "beside"),
    [
        (2, 100, 390, True),
        (2, 125, 390, True),
        (2, 200, 390, False),
        (4, 100, 390, True),
        (4, 125, 390, False),
        (2, 200, 1440, True),
    ],
)
async def test_what_is_left_is_told_where_its_words_have_room(
    backend: Backend, people: int, text_size: int, width: int, beside: bool
) -> None:
    """At 200 % it took six lines of a third of a phone, each word broken: *осталос|ь 68 кар|точек*."""
    await backend.keep_settings(Settings(text_size=text_size))
    async with seated(backend, a_setup(people, Depth.MAP), width=width) as (window, _):
        assert window.reads("tiles left")
        assert told_beside(window) is beside


@pytest.mark.parametrize(("text_size", "folded"), [(100, False), (200, True)])
async def test_what_a_tile_shows_is_folded_so_that_the_question_is_in_sight(
    backend: Backend, text_size: int, folded: bool
) -> None:
    """Six lines of it left no room for the question below the map."""
    await backend.keep_settings(Settings(text_size=text_size))
    tile = LayTile(seat=0, x=0, y=1, tile="Ps.Pw.Pn.Se*2")
    async with seated(backend, a_setup(2, Depth.MAP), tile, width=360, height=600) as (window, _):
        assert ("Show it all" in window.names()) is folded
