"""What hardly fits the rules where a game is entered that is already going: said beside it, and again at the end."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.farshore.pages import page_of
from companion.screen import theme
from companion.views.farshore.new.form import Form
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import row, section
from rules.farshore.reasons import Reason
from rules.farshore.score.standing import doubts
from rules.sheet import Remark


def doubts_about(form: Form, player: int | None) -> list[ft.Control]:
    """Worth a second look, but the table is right. `player`: nobody in particular where there is none."""
    return [_doubt(form, remark) for remark in doubts(form.setup) if remark.player == player]


def all_doubts(form: Form) -> list[ft.Control]:
    """Before anybody starts."""
    found = [_doubt(form, remark) for remark in doubts(form.setup)]
    return [section(form.text("doubts"), *found)] if found else []


def _doubt(form: Form, remark: Remark) -> ft.Control:
    name = form.store.text("sheet.rule", page=page_of(Reason.of(remark.reason), form.store.language))
    look = button(
        name,
        partial(form.look_up, Reason.of(remark.reason).entry),
        icon=ft.Icons.MENU_BOOK_OUTLINED,
        weight=Emphasis.QUIET,
    )
    said = ft.Text(form.store.say(remark.why), weight=ft.FontWeight.BOLD, expand=True)
    sign = ft.Icon(ft.Icons.HELP_OUTLINE, color=ft.Colors.TERTIARY)
    line = ft.Row([sign, ft.Semantics(content=said, live_region=True, expand=True)], spacing=theme.GAP)
    return ft.Column([line, row(look)], spacing=0)
