"""What a part of the screen follows so as to be drawn again."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft


@ft.observable
@dataclass
class Redraw:
    """A counter that has whatever follows it drawn again when it counts."""

    count: int = 0
