"""What a part of the screen follows so as to be drawn again."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft


@ft.observable
@dataclass
class Redraw:
    """Beats when something must be drawn again. Whatever takes a pulse follows it."""

    count: int = 0
