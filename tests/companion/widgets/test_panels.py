"""Buttons that look like anything."""

from __future__ import annotations

import flet as ft

from companion.screen import theme
from companion.widgets.entries import panel


def drawn(grey: bool) -> ft.ButtonStyle:
    merged = panel("Merchant", ft.Text("Merchant"), lambda: None, grey=grey)
    assert isinstance(merged, ft.MergeSemantics)
    assert isinstance(merged.content, ft.FilledTonalButton)
    assert merged.content.style
    return merged.content.style


def test_a_grey_one_has_a_faint_ground_and_no_shadow_to_be_seen_through_it() -> None:
    assert (drawn(grey=True).bgcolor, drawn(grey=True).shadow_color) == (theme.GREY_GROUND, ft.Colors.TRANSPARENT)
    assert drawn(grey=False).shadow_color is None
