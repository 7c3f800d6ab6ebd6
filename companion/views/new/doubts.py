"""What hardly fits the rules at the start of a match: worth a second look, but the table is right."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import flet as ft

from companion.screen import theme
from companion.views.new.form import SetupForm
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import row, section
from rules.kernel import Phrase
from rules.sheet import Remark

Form = SetupForm[Any, Any, Any]
Doubt = tuple[Remark, Phrase, str]
"""What is doubted, where the book says so in words to tap, and the look-up entry."""


def doubts_about(form: Form, doubts: Iterable[Doubt], player: int | None) -> list[ft.Control]:
    """Those about one player; about nobody in particular where there is none."""
    return [_doubt(form, doubt) for doubt in doubts if doubt[0].player == player]


def all_doubts(form: Form, doubts: Iterable[Doubt]) -> list[ft.Control]:
    """Before anybody starts."""
    found = [_doubt(form, doubt) for doubt in doubts]
    return [section(form.store.text("new.doubts"), *found)] if found else []


def _doubt(form: Form, doubt: Doubt) -> ft.Control:
    remark, source, entry = doubt
    look = button(
        form.store.say(source),
        partial(form.look_up, entry),
        icon=ft.Icons.MENU_BOOK_OUTLINED,
        weight=Emphasis.QUIET,
    )
    said = ft.Text(form.store.say(remark.why), weight=ft.FontWeight.BOLD, expand=True)
    sign = ft.Icon(ft.Icons.HELP_OUTLINE, color=ft.Colors.TERTIARY)
    line = ft.Row([sign, ft.Semantics(content=said, live_region=True, expand=True)], spacing=theme.GAP)
    return ft.Column([line, row(look)], spacing=0)
