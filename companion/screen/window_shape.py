"""How much room a window has: whether panes stand side by side, whether the answers need all of its height."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.screen import theme


class WindowShape(NamedTuple):
    """What of a window's size a screen may ask for; a screen is drawn again only where one of these changes."""

    wide: bool = False
    """Room for two panes."""
    railed: bool = False
    """Room for a navigation rail beside them."""
    short: bool = False
    """What is asked needs the whole height: pictures are small, sentences run on."""
    flat: bool = False
    """A phone held across: what stands above each other elsewhere stands side by side."""
    tall: bool = False
    """A tablet held upright: room for large pictures."""

    full: bool = False
    """Room for three panes."""

    @property
    def panes(self) -> bool:
        """Whether the board lies beside the question instead of above it."""
        return self.wide or self.flat


def shape_of(page: ft.Page) -> WindowShape:
    width, height = page.width or 0, page.height or theme.SHORT
    return WindowShape(
        wide=width >= theme.WIDE,
        railed=width >= theme.RAILED,
        short=height < theme.SHORT,
        flat=height < min(theme.FLAT, width),
        full=width >= theme.FULL,
        tall=width >= theme.WIDE and height >= theme.TALL,
    )
