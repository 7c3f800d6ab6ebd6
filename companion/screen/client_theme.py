"""What the client is told of how the app looks: its colours, its letters, the buttons that stand there by the dozen."""

from __future__ import annotations

from typing import Any, Final

import flet as ft

from companion.screen import theme
from companion.screen.palette import SEED, Palette, palette

PLATFORMS: Final = ("android", "ios", "linux", "macos", "windows")
"""Each has transitions of its own."""

FONT: Final = "Roboto"
"""The client brings it."""


def client_theme(dark: bool, text_size: int, calm: bool) -> dict[str, Any]:
    """The Material theme at a text size in per cent, in the words of `ft.Theme`, as it is sent to the client.

    Flet's own classes of themes load every control that a theme can dress: home would wait for all of them.
    """
    colours = palette(dark)
    return {
        "color_scheme_seed": SEED,
        "color_scheme": {
            "surface": colours.paper,
            "surface_container": colours.sheet,
            "surface_container_low": colours.sheet,
            "surface_container_high": colours.sheet,
            "primary_container": colours.shallow,
            "on_primary_container": colours.ink,
            "tertiary": colours.coral,
        },
        # The seed's own surface would otherwise stay behind every screen.
        "scaffold_bgcolor": colours.paper,
        "text_theme": {name: _style(size * text_size / 100, colours.ink) for name, size in theme.SIZES.items()},
        # Four names side by side on a phone: larger they would be cut off, and each has its sign above it.
        "navigation_bar_theme": {
            "label_text_style": _style(min(theme.SIZES["label_medium"] * text_size / 100, theme.BAR_LABEL), colours.ink)
        },
        "focus_color": ft.Colors.with_opacity(theme.FOCUSED, ft.Colors.PRIMARY),
        "visual_density": ft.VisualDensity.STANDARD,
        "outlined_button_theme": {"style": _answer_style(colours, text_size / 100)},
        "page_transitions": dict.fromkeys(PLATFORMS, "none") if calm else {},
    }


def _answer_style(colours: Palette, scale: float) -> ft.ButtonStyle:
    """The look of an answer at the table: told once, and not with each of the dozens of them."""
    return ft.ButtonStyle(
        # A colour by its purpose would be the one of the seed: the scheme is not there yet when the client reads this.
        bgcolor=colours.sheet,
        color=colours.ink,
        text_style=_style(theme.SIZES["label_medium"] * scale, colours.ink),
        elevation=1,
        shadow_color=ft.Colors.SHADOW,
        padding=ft.Padding.symmetric(horizontal=theme.INSET, vertical=theme.ANSWER_INSET),
        side={**theme.FOCUS, **theme.edge(1, ft.Colors.OUTLINE_VARIANT)},
        shape=ft.RoundedRectangleBorder(radius=theme.SMALL_RADIUS),
    )


def _style(size: float, ink: str) -> ft.TextStyle:
    """Letters of a size: resized without a colour of their own they would stay black in the dark; without their font
    named, the drawing of Firefox and Safari would ask for others without end; spaced as usual, long words would not
    fit on a phone."""
    return ft.TextStyle(size=size, color=ink, font_family=FONT, letter_spacing=0)
