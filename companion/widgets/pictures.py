"""Drawings on the screen: what one shows is said aloud as its name, unless the words beside it say so already."""

from __future__ import annotations

import flet as ft
import segno

from companion import theme


def picture(svg: str, name: str, **size: float | ft.BoxFit) -> ft.Control:
    """A drawing of ours; without a name it is decoration, and a screen reader passes over it."""
    image = ft.Image(svg, **size)  # type: ignore[arg-type]
    return ft.Semantics(
        content=image, label=name or None, image=bool(name), exclude_semantics=True, container=bool(name)
    )


def qr_code(text: str, name: str, side: float = theme.CODE) -> ft.Control:
    """Dark on light in either theme: that is what cameras look for."""
    # A long text is easier to read with larger squares than with more of them to spare.
    code = segno.make(text, error="m" if side == theme.CODE else "l", boost_error=False)
    svg = code.svg_inline(dark=theme.LIGHT.ink, light=theme.LIGHT.foam, border=4)
    return picture(svg, name, width=side, height=side)
