"""Signs nobody can name are picked from twelve neutral shapes."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.drawings.newdale.places import SHAPES, sign
from companion.screen.store import Store
from companion.widgets.picking import picks


def shape_picks(store: Store, chosen: str, choose: Callable[[str], None]) -> ft.Control:
    """A second tap takes it away again."""
    named = [(store.text("newdale_box.shape", n=at), shape) for at, shape in enumerate(SHAPES, 1)]
    signs = {shape: sign(store.palette, shape) for shape in SHAPES}
    return picks(named, (chosen,), lambda shape: choose("" if shape == chosen else shape), signs=signs)
