"""What the client is told of our colours and sizes is what Flet's own classes would tell it."""

from __future__ import annotations

from typing import Any

import flet as ft
import msgpack
import pytest
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import configure_encode_object_for_msgpack

from companion.screen.client_theme import client_theme

PARTS = {
    "color_scheme": ft.ColorScheme,
    "text_theme": ft.TextTheme,
    "navigation_bar_theme": ft.NavigationBarTheme,
    "outlined_button_theme": ft.OutlinedButtonTheme,
}


def sent(value: Any) -> Any:
    encode = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]
    return msgpack.unpackb(msgpack.packb(value, default=encode))


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("calm", [False, True])
def test_a_theme_is_sent_as_flets_own_would_be(dark: bool, text_size: int, calm: bool) -> None:
    ours = client_theme(dark, text_size, calm)
    parts: dict[str, Any] = {name: kind(**ours[name]) for name, kind in PARTS.items()}
    still = {name: ft.PageTransitionTheme(value) for name, value in ours["page_transitions"].items()}
    theirs = ft.Theme(**{**ours, **parts, "page_transitions": ft.PageTransitionsTheme(**still)})
    assert sent(ours) == sent(theirs)
