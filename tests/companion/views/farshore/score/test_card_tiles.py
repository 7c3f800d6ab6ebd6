"""The tiles of the cards on a sheet, under a finger that counts."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from tests.companion.views.score.at_sheet import at_sheet, people
from tests.harness.window import spoken_name


@pytest.mark.parametrize("width", [390, 1280])
async def test_a_tile_keeps_its_shape_so_that_the_second_tap_on_it_is_never_its_minus(
    backend: Backend, width: int
) -> None:
    def shape() -> list[object]:
        """What stands side by side in the tile, by kind and size, and how its words stand."""
        (face,) = (panel for panel in window.all(ft.FilledTonalButton) if spoken_name(panel) == "Diver")
        (merged,) = (one for one in window.all(ft.MergeSemantics) if one.content is face)
        row = next(row for row in window.all(ft.Row) if merged in row.controls)
        assert isinstance(face.content, ft.Semantics)
        beside = [part.width for part in row.controls if isinstance(part, ft.Container | ft.IconButton)]
        return [len(row.controls), beside, type(face.content.content)]

    async with at_sheet(backend, people("Ola", "Marek"), width=width) as (window, _):
        before = shape()
        await window.tap("Diver")
        assert "Take away Diver" in window.names()
        assert shape() == before
