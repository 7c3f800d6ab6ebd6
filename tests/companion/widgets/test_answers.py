"""What is tapped at the table: words below pictures stay whole."""

from __future__ import annotations

import flet as ft
import pytest

from companion.widgets.answers import picture_button


@pytest.mark.parametrize(
    ("name", "small"),
    [("Картограф", False), ("Воронье гнездо", False), ("Управляющий", True), ("Большой миниатюрист", True)],
)
def test_a_long_word_below_a_picture_is_written_small(name: str, small: bool) -> None:
    """Four stand side by side on a phone: as large as the others it was broken apart."""
    button = picture_button(name, "<svg/>", lambda: None)
    assert isinstance(button, ft.OutlinedButton)
    assert isinstance(button.content, ft.Column)
    written = button.content.controls[-1]
    assert isinstance(written, ft.Text)
    assert (written.theme_style is ft.TextThemeStyle.LABEL_SMALL) is small
