"""A cell of a dense grid of drawings."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.screen import theme
from companion.widgets.controls import Act, handler, named, only_spoken, same
from companion.widgets.pictures import picture


def sign_button(
    name: str,
    svg: str,
    act: Act,
    size: tuple[float, float],
    *,
    word: str = "",
    beside: bool = False,
    grey: bool = False,
) -> ft.Control:
    """A cell of a dense grid: a drawing, with a word below or `beside` it at most; the name is for the ear."""
    values = (named(name), svg, size, word, beside, grey)
    return same(act, ("sign", *values), lambda: _sign_button(act, *values))


def _sign_button(
    act: Act, name: str, svg: str, size: tuple[float, float], word: str, beside: bool, grey: bool
) -> ft.Control:
    drawn = picture(svg, "", width=size[0], height=size[1])
    if word:
        style = ft.TextThemeStyle.LABEL_MEDIUM
        said = ft.Text(word, theme_style=style, semantics_label=None if name == word else name, expand=beside)
    else:
        said = only_spoken(name)
    content: ft.Control = (
        ft.Row([drawn, said], spacing=theme.GAP)
        if beside
        else ft.Column([drawn, said], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    )
    return ft.Button(content, on_click=handler(act), style=_CELL, opacity=theme.GREY if grey else 1, expand=True)


_CELL: Final = ft.ButtonStyle(
    bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    color=ft.Colors.ON_SURFACE,
    elevation=0,
    padding=ft.Padding.symmetric(horizontal=theme.NEAR, vertical=theme.CLOSE),
    side=theme.FOCUS,
    shape=ft.RoundedRectangleBorder(radius=theme.RADIUS / 2),
)
