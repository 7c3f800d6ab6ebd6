"""Drawings on the screen: what one shows is said aloud as its name, unless the words beside it say so already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import flet as ft

from companion.drawings.svg import document, fill, rect
from companion.screen import theme
from companion.screen.palette import LIGHT
from companion.screen.picture_addresses import PICTURES

if TYPE_CHECKING:
    import segno

QUIET = 4
"""Empty squares around a code: without them cameras do not find it."""


def picture(svg: str, name: str, **size: float | ft.BoxFit | None) -> ft.Control:
    """A drawing of ours; without a name it is decoration, and a screen reader passes over it."""
    image = ft.Image(PICTURES.source(svg), exclude_from_semantics=not name, **size)  # type: ignore[arg-type]
    if not name:
        return image
    return ft.Semantics(content=image, label=name, image=True, exclude_semantics=True, container=True)


def spoken_drawings(
    svgs: Sequence[str], words: str, side: float, *, heading: int | None = None, live: bool = False
) -> ft.Control:
    """Drawings side by side where the words are hidden: those are only spoken."""
    drawn = [picture(svg, "", width=side, height=side) for svg in svgs]
    return ft.Semantics(
        content=ft.Row(list(drawn), spacing=theme.NEAR, run_spacing=0, wrap=True),
        label=words,
        heading_level=heading,
        live_region=live or None,
        container=True,
        exclude_semantics=True,
    )


def qr_code(text: str, name: str, side: float = theme.CODE) -> ft.Control:
    """Dark on light in either theme: that is what cameras look for."""
    # Hardly any screen has one: none of the others waits for it.
    import segno

    # A long text is easier to read with larger squares than with more of them to spare.
    code = segno.make(text, error="m" if side == theme.CODE else "l", boost_error=False)
    return picture(_squares(code), name, width=side, height=side)


def _squares(code: segno.QRCode) -> str:
    """Whole squares: thin strokes are not drawn alike everywhere."""
    rows = [list(row) for row in code.matrix_iter(border=QUIET)]
    dark = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, cell in enumerate(row) if cell)
    return document(len(rows), len(rows), rect(0, 0, len(rows), len(rows), LIGHT.foam), fill(dark, LIGHT.ink))
