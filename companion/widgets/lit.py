"""Text with the words lit up that someone asked for."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.screen import theme
from companion.widgets.controls import Act, handler, named

Spans = tuple[tuple[int, int], ...]
Lit = tuple[str, Spans]
"""A text, and where words are to be lit in it."""
BEGINNING = 2
"""Lines of a text that is not shown in full."""


def pieces(text: str, spans: Sequence[tuple[int, int]]) -> tuple[tuple[str, bool], ...]:
    """`text` cut into what is asked for and what is not."""
    cut: list[tuple[str, bool]] = []
    at = 0
    for first, last in spans:
        cut += [(text[at:first], False), (text[first:last], True)]
        at = last
    return tuple(piece for piece in (*cut, (text[at:], False)) if piece[0])


def lit_tile(name: Lit, detail: Lit, act: Act, *, leading: ft.Control, key: str, in_full: bool = False) -> ft.Control:
    """A whole row to tap: a title, and the beginning of what it leads to, or all of it."""
    named(name[0])
    return ft.ListTile(
        leading=leading,
        title=_lit_text(name, ft.TextThemeStyle.TITLE_MEDIUM),
        subtitle=_lit_text(detail, ft.TextThemeStyle.BODY_MEDIUM, max_lines=None if in_full else BEGINNING),
        on_click=handler(act),
        min_height=theme.TARGET,
        content_padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.NEAR),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
        key=key,
    )


def _lit_text(lit: Lit, style: ft.TextThemeStyle, max_lines: int | None = None) -> ft.Text:
    text, spans = lit
    return ft.Text(
        spans=[ft.TextSpan(piece, style=_LIT if shines else None) for piece, shines in pieces(text, spans)],
        theme_style=style,
        max_lines=max_lines,
        overflow=ft.TextOverflow.ELLIPSIS if max_lines else ft.TextOverflow.CLIP,
        semantics_label=text,
    )


_LIT = ft.TextStyle(
    bgcolor=ft.Colors.PRIMARY_CONTAINER, color=ft.Colors.ON_PRIMARY_CONTAINER, weight=ft.FontWeight.W_600
)
