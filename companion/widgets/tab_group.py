"""What Tab goes through as a whole, before it goes on to what stands beside it."""

from __future__ import annotations

import flet as ft


def tab_group(content: ft.Control) -> ft.Control:
    """Tab goes row by row across the whole window, so two columns would be mixed.

    Flet 1.0.5 has no group for Tab alone; the client's group of radio buttons is one, also where it holds none.
    """
    return ft.RadioGroup(content)
