"""What comes a moment later: a part of a screen that is out of sight leaves the picture in sight to be drawn first."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft

SOON: Final = 0.15
"""Seconds: a picture has been drawn by then, and nobody has scrolled to what lies below it."""


def use_later(of: int | None) -> bool:
    """Whether a moment has passed since the component was first drawn of this; None need not wait."""
    start: int | None = None
    drawn, set_drawn = ft.use_state(start)

    async def come() -> None:
        if of is not None:
            await asyncio.sleep(SOON)
        set_drawn(of)

    ft.use_effect(come, [of])
    return of is None or drawn == of
