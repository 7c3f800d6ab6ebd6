"""How a screen is laid out: a readable column, sections, cards."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component


def screen(*content: ft.Control, ref: ft.Ref[ft.ListView] | None = None) -> ft.Control:
    """A scrolling column, centred and never wider than is good to read."""
    held = ft.Column(list(content), spacing=theme.PAGE_PADDING, horizontal_alignment=_STRETCH)
    return ft.ListView([readable(held)], ref=ref, expand=True, padding=ft.Padding.all(theme.PAGE_PADDING))


def footer(*content: ft.Control) -> ft.Control:
    """Stays below a screen, under the thumb, as wide as the screen's own column."""
    return ft.Container(
        readable(ft.Column(list(content), tight=True, horizontal_alignment=_STRETCH)),
        padding=ft.Padding.symmetric(horizontal=theme.PAGE_PADDING, vertical=theme.GAP),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )


def readable(content: ft.Control, key: str | None = None) -> ft.Control:
    """Centred, and never wider than is good to read."""
    held = ft.Container(content, width=theme.READABLE, expand=True, expand_loose=True)
    return ft.Row([held], alignment=ft.MainAxisAlignment.CENTER, key=key)


def title(text: str) -> ft.Control:
    return ft.Semantics(
        content=ft.Text(text, theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM), heading_level=1, container=True
    )


def section(heading: str, *content: ft.Control) -> ft.Control:
    """A card with a heading of its own."""
    return ft.Card(
        ft.Container(
            ft.Column(
                [
                    ft.Semantics(
                        content=ft.Text(heading, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                        heading_level=2,
                        container=True,
                    ),
                    *content,
                ],
                spacing=theme.GAP,
                horizontal_alignment=_STRETCH,
            ),
            padding=ft.Padding.all(theme.PAGE_PADDING),
        ),
        elevation=0,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        margin=ft.Margin.all(0),
    )


def card_of(*content: ft.Control, key: str | None = None) -> ft.Control:
    """A card without a heading."""
    return ft.Card(
        ft.Container(
            ft.Column(list(content), spacing=theme.GAP, horizontal_alignment=_STRETCH),
            padding=ft.Padding.all(theme.PAGE_PADDING),
        ),
        elevation=0,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        margin=ft.Margin.all(0),
        key=key,
    )


def card(content: ft.Control) -> ft.Control:
    return ft.Card(content, elevation=0, bgcolor=ft.Colors.SURFACE_CONTAINER_LOW, margin=ft.Margin.all(0))


def folded(heading: str, *content: ft.Control) -> ft.Control:
    """Out of the way until someone asks for it; then it stays open, whatever is tapped in it."""
    return Folded(heading, content, key=heading)  # type: ignore[call-arg]


@component
def Folded(heading: str, content: tuple[ft.Control, ...]) -> ft.Control:
    opened, set_opened = ft.use_state(False)
    tile = ft.ExpansionTile(
        ft.Text(heading, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        controls=[
            ft.Column(list(content), spacing=theme.GAP, horizontal_alignment=_STRETCH),
        ],
        # Left to itself it would be closed again by every picture that is drawn.
        expanded=opened,
        on_change=lambda event: set_opened(bool(event.data)),
        controls_padding=ft.Padding.all(theme.PAGE_PADDING),
        expanded_cross_axis_alignment=_STRETCH,
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        collapsed_shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        collapsed_bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )
    # Alone on a screen it would be spoken as a part of that.
    return ft.Semantics(content=tile, container=True)


def note(text: str) -> ft.Control:
    return ft.Text(text, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT)


def row(*content: ft.Control) -> ft.Control:
    return ft.Row(list(content), wrap=True, spacing=theme.GAP, run_spacing=theme.GAP)


def column(content: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(content), spacing=theme.GAP, horizontal_alignment=_STRETCH)


def place(content: ft.Control | None, *, expand: bool = False) -> ft.Control:
    """Where something is exchanged for something else: the client builds that anew, and not what stands around it.

    A list whose part is exchanged is built again with all that it holds, and so is what holds a component.
    """
    return ft.Container(content, expand=expand or None)


def strip_of(parts: Sequence[ft.Control], apart: float = 0) -> ft.Control:
    """Where a match stands, in one line."""
    return ft.Container(
        ft.Row(
            [place(part) for part in parts],
            spacing=apart,
            scroll=ft.ScrollMode.AUTO,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        padding=ft.Padding.all(theme.CLOSE),
    )


def alone(content: ft.Control) -> ft.Control:
    """Else a screen reader runs it together with what stands beside it in a list."""
    return ft.Semantics(content=content, container=True)


_STRETCH = ft.CrossAxisAlignment.STRETCH
