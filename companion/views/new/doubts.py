"""What hardly fits the rules at the start of a match: worth a second look, but the table is right."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import flet as ft

from companion.games import game
from companion.lookup.fact_sources import reason_source
from companion.screen import theme
from companion.views.new.form import SetupForm
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import row, section
from rules.sheet import Remark

Form = SetupForm[Any, Any, Any]


def doubts_about(form: Form, doubts: Iterable[Remark], player: int | None) -> list[ft.Control]:
    """Those about one player; about nobody in particular where there is none."""
    return [_doubt(form, doubt) for doubt in doubts if doubt.player == player]


def all_doubts(form: Form, doubts: Iterable[Remark]) -> list[ft.Control]:
    """Before anybody starts."""
    found = [_doubt(form, doubt) for doubt in doubts]
    return [section(form.store.text("new.doubts"), *found)] if found else []


def _doubt(form: Form, doubt: Remark) -> ft.Control:
    """What is doubted, and the way to where the book says so."""
    store, rules = form.store, game(form.game.game)
    assert rules is not None
    reason = rules.reasons.of(doubt.reason)
    page = reason_source(rules.id, reason, store.language)
    look = button(
        store.text("sheet.rule", page=page),
        partial(form.look_up, reason.entry),
        icon=ft.Icons.MENU_BOOK_OUTLINED,
        weight=Emphasis.QUIET,
    )
    said = ft.Text(store.say(doubt.why), weight=ft.FontWeight.BOLD, expand=True)
    sign = ft.Icon(ft.Icons.HELP_OUTLINE, color=ft.Colors.TERTIARY)
    line = ft.Row([sign, ft.Semantics(content=said, live_region=True, expand=True)], spacing=theme.GAP)
    return ft.Column([line, row(look)], spacing=0)
