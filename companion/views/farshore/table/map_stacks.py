"""The map stacks as far as they are known, to be found among those on the table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import flet as ft

from companion.screen import theme
from companion.views.farshore import sizes
from companion.views.farshore.table import looks
from companion.views.farshore.table.window import FarshoreWindow
from companion.widgets.controls import button
from companion.widgets.kept import kept
from companion.widgets.layout import row
from companion.widgets.pictures import picture
from rules.farshore.components.maps import KIND_IDS, MapKindId
from rules.farshore.krabita.season import unknown_maps


def stacks_known(window: FarshoreWindow) -> list[ft.Control]:
    """Before a question about kinds nobody told of: those that are known, so that the others can be told apart."""
    store, unknown = window.store, unknown_maps(window.state)
    known = [kind for kind in KIND_IDS if window.state.facts.map_kinds[kind].needs is not None]
    if not unknown:
        return []
    drawn = tuple((stack_sign(window, kind), _said(window, kind), _side(window)) for kind in known)
    pictures = kept(("stacks", drawn), lambda: _stacks(drawn))
    style = ft.TextThemeStyle.BODY_SMALL if store.shape.short else ft.TextThemeStyle.BODY_MEDIUM
    said = ft.Text(store.text("farshore_table.kinds_unknown", n=len(unknown)), theme_style=style)
    if store.shape.short:
        return [ft.Row([ft.Container(said, expand=True), pictures], spacing=theme.GAP)]
    return [pictures, said]


def _stacks(drawn: tuple[tuple[str, str, int], ...]) -> ft.Control:
    pictures: list[ft.Control] = [picture(svg, said, width=side, height=side) for svg, said, side in drawn]
    return ft.Row(pictures, spacing=theme.NEAR, wrap=True)


def stack_picture(window: FarshoreWindow, kind: MapKindId) -> ft.Control:
    side = _side(window)
    return picture(stack_sign(window, kind), _said(window, kind), width=side, height=side)


def _side(window: FarshoreWindow) -> int:
    return sizes.STACK_SHORT if window.store.shape.short else sizes.STACK


def stack_sign(window: FarshoreWindow, kind: MapKindId) -> str:
    return looks.map_stack(window.state, kind, window.store.dark)


def _said(window: FarshoreWindow, kind: MapKindId) -> str:
    state, store = window.state, window.store
    name, left = state.facts.map_kinds[kind].name, state.left(kind)
    key = "stack_unknown" if left is None else "stack_left" if left else "stack_empty"
    return store.text(f"farshore_table.{key}", map=name, values=", ".join(map(str, left or ())))


def to_tell(window: FarshoreWindow, kinds: Iterable[MapKindId]) -> list[ft.Control]:
    """A button for each kind nobody has told about."""
    unknown = [kind for kind in kinds if window.state.facts.map_kinds[kind].needs is None]
    acts = [
        button(
            window.store.text("farshore_table.tell_map", n=KIND_IDS.index(kind) + 1),
            partial(window.open, f"needs:{kind}"),
            icon=ft.Icons.EDIT_OUTLINED,
        )
        for kind in unknown
    ]
    return [row(*acts)] if acts else []
