"""What a sheet is filled in with: tiles that hold a small picture of their own, and numbers that can be added up."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import flet as ft

from companion import theme
from companion.boundary import component
from companion.store import Store
from companion.sums import total
from companion.widgets.controls import Act, handler, icon_button, named, text_field


def panel(
    name: str,
    content: ft.Control,
    act: Act,
    *,
    grey: bool = False,
    chosen: bool = False,
    padding: float = theme.LINE_PADDING,
    **size: float | bool | None,
) -> ft.Control:
    """A button that looks like anything; grey ones can still be tapped, to say why they are grey."""
    return ft.FilledTonalButton(
        ft.Semantics(content=content, label=named(name), exclude_semantics=True),
        on_click=handler(act),
        opacity=theme.GREY if grey else 1,
        style=_face(grey, chosen, padding),
        **size,  # type: ignore[arg-type]
    )


@cache
def _face(grey: bool, chosen: bool, padding: float) -> ft.ButtonStyle:
    """A sheet has dozens of these."""
    plain = ft.Colors.TRANSPARENT if grey else ft.Colors.SURFACE_CONTAINER_LOW
    return ft.ButtonStyle(
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else plain,
        color=ft.Colors.ON_SURFACE,
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=padding),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS / 2),
        alignment=ft.Alignment.CENTER_LEFT,
        elevation=0,
    )


def spot(name: str, act: Act, x: float, y: float, side: float) -> ft.Control:
    """An invisible button over a place of a drawing, its middle at (x, y)."""
    return ft.TextButton(
        ft.Semantics(content=ft.Container(width=side, height=side), label=named(name), exclude_semantics=True),
        on_click=handler(act),
        left=x - side / 2,
        top=y - side / 2,
        width=side,
        height=side,
        style=ft.ButtonStyle(padding=ft.Padding.all(0), shape=ft.CircleBorder()),
    )


def anywhere(drawing: ft.Control, tapped: Callable[[float, float], None]) -> ft.Control:
    """A drawing that can be tapped at any point of it; named buttons must lie over what matters."""

    def handle(event: ft.TapEvent[ft.GestureDetector]) -> None:
        if (at := event.local_position) is not None:
            tapped(at.x, at.y)

    return ft.GestureDetector(drawing, on_tap_down=handle)


@component
def NumberField(
    store: Store,
    name: str,
    value: int | None,
    change: Callable[[int | None], None],
    helper: str = "",
    empty: bool = False,
    least: int = 0,
) -> ft.Control:
    """A number with steps on either side; typed sums are added up. `empty`: it may be left out altogether."""
    typed, set_typed = ft.use_state("")
    meant = total(typed)
    bad = bool(typed.strip()) and meant is None
    shown = typed if bad or (typed.strip() and meant == value) else _written(value)

    def write(text: str) -> None:
        set_typed(text)
        if not text.strip():
            change(None if empty else 0)
        elif (number := total(text)) is not None:
            change(number)

    def step(by: int) -> Act:
        def act() -> None:
            set_typed("")
            change(max(least, (value or 0) + by))

        return act

    field = text_field(
        name,
        shown,
        write,
        store,
        error=store.text("farshore_sheet.not_a_sum") if bad else None,
        helper=helper or None,
        expand=True,
        dense=False,
        max_length=40,
        counter="",
    )
    less = icon_button(store.text("farshore_sheet.one_less", what=name), ft.Icons.REMOVE, step(-1))
    more = icon_button(store.text("farshore_sheet.one_more", what=name), ft.Icons.ADD, step(1))
    if store.settings.text_size >= theme.LARGE_TEXT and not store.wide:
        # Between the steps a large name would take two lines, and lie over what stands above it.
        return ft.Column([ft.Row([field]), ft.Row([less, more], spacing=theme.PAGE_PADDING)], spacing=0)
    return ft.Row([less, field, more], spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.START)


def _written(value: int | None) -> str:
    return "" if value is None else str(value)
