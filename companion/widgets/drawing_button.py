"""A drawing to tap, of as few controls as it can be: a map and a choice of tiles have dozens of them."""

from __future__ import annotations

from functools import cache

import flet as ft

from companion.screen import theme
from companion.widgets.controls import Act, handler, named, only_spoken
from companion.widgets.pictures import picture


def drawing_button(
    name: str,
    svg: str,
    act: Act,
    side: float,
    *,
    word: str = "",
    style: ft.TextThemeStyle = ft.TextThemeStyle.LABEL_SMALL,
    where: ft.Alignment = ft.Alignment.BOTTOM_RIGHT,
    ground: ft.ColorValue | None = None,
    padding: float = 0,
    grey: bool = False,
    ref: ft.Ref[ft.Button] | None = None,
    **place: float | bool,
) -> ft.Control:
    """A `word` is laid over the drawing; the name is for the ear alone. `ground`: the button's own colour.

    `padding`: above and below, for what is less high than a finger.
    """
    said = (
        ft.Text(word, theme_style=style, bgcolor=ft.Colors.SURFACE, semantics_label=named(name))
        if word
        else only_spoken(name)
    )
    return ft.TextButton(
        ft.Stack([picture(svg, "", width=side, height=side), said], alignment=where if word else None),
        ref=ref,
        on_click=handler(act),
        style=_face(ground, padding),
        opacity=theme.GREY if grey else 1,
        **place,  # type: ignore[arg-type]
    )


@cache
def _face(ground: ft.ColorValue | None, padding: float) -> ft.ButtonStyle:
    """Made once: what is the same object need not be compared field by field."""
    return ft.ButtonStyle(
        bgcolor=ground,
        padding=ft.Padding.symmetric(vertical=padding),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS / 2),
        side=theme.FOCUS,
    )
