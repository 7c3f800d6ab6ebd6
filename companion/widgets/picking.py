"""Ways to pick: chips with signs, drawings to tap, cards that lead somewhere, small numbers."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from functools import partial

import flet as ft

from companion import theme
from companion.store import Store
from companion.widgets.controls import Act, Choose, T, handler, icon_button, named
from companion.widgets.pictures import picture


def toggles(
    options: Iterable[tuple[str, T]], chosen: Container[T], toggle: Choose[T], signs: Mapping[T, str] | None = None
) -> ft.Control:
    """Any number of a few, all in sight, each with its sign where there is one."""
    drawn = signs or {}
    return ft.Row(
        [chip(name, partial(toggle, value), value in chosen, drawn.get(value, "")) for name, value in options],
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
    )


def chip(name: str, act: Act, selected: bool = False, sign: str = "") -> ft.Control:
    """Small, and on or off: a mark says which, not the colour alone."""
    return ft.Chip(
        ft.Text(named(name)),
        leading=picture(sign, "", width=theme.SIGN, height=theme.SIGN) if sign else None,
        selected=selected,
        on_select=handler(act),
        padding=ft.Padding.all(theme.GAP),
    )


def picture_card(name: str, detail: str, svg: str, act: Act) -> ft.Control:
    """A whole card to tap: a drawing, what it leads to, a line about it."""
    words: list[ft.Control] = [ft.Text(named(name), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)]
    if detail:
        words.append(ft.Text(detail, color=ft.Colors.ON_SURFACE_VARIANT))
    return ft.Button(
        ft.Row(
            [
                picture(svg, "", width=theme.CARD_PICTURE, height=theme.CARD_PICTURE, fit=ft.BoxFit.CONTAIN),
                ft.Column(words, expand=True, spacing=2, tight=True),
            ],
            spacing=theme.PAGE_PADDING,
        ),
        on_click=handler(act),
        elevation=0,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        style=ft.ButtonStyle(
            padding=ft.Padding.all(theme.PAGE_PADDING), shape=ft.RoundedRectangleBorder(radius=theme.RADIUS)
        ),
    )


def picture_button(name: str, svg: str, act: Act, *, chosen: bool = False) -> ft.Control:
    """A drawing to tap; its name is spoken, and shown when a pointer rests on it."""
    return ft.Button(
        ft.Semantics(
            content=ft.Image(svg, width=theme.TARGET, height=theme.TARGET),
            label=named(name),
            selected=chosen,
            exclude_semantics=True,
        ),
        tooltip=name,
        on_click=handler(act),
        elevation=0,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOW,
        style=ft.ButtonStyle(
            padding=ft.Padding.all(theme.GAP),
            shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
            side=ft.BorderSide(3, ft.Colors.PRIMARY) if chosen else ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT),
        ),
    )


def stepper(
    store: Store, name: str, value: int, change: Callable[[int], None], *, low: int = 0, high: int = 99
) -> ft.Control:
    """A small number with one less and one more on either side."""
    return ft.Row(
        [
            ft.Text(named(name), expand=True),
            icon_button(store.text("controls.less", what=name), ft.Icons.REMOVE, lambda: change(max(low, value - 1))),
            ft.Text(str(value), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
            icon_button(store.text("controls.more", what=name), ft.Icons.ADD, lambda: change(min(high, value + 1))),
        ],
        spacing=theme.GAP,
    )
