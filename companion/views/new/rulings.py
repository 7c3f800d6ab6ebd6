"""House rulings: what the book leaves open, both readings of each, and the way to its page in the look-up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.views.new.form import SetupForm
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import folded, note, row
from companion.widgets.picking import option

Form = SetupForm[Any, Any, Any]


def house_rulings(form: Form, rulings: Sequence[str]) -> list[ft.Control]:
    """Folded away: most tables follow ours. Nothing, where the book leaves nothing open."""
    if not rulings:
        return []
    text = form.store.text
    parts = [part for ruling in rulings for part in _ruling(form, ruling)]
    return [folded(text("new.rulings"), note(text("new.rulings_about")), *parts)]


def _ruling(form: Form, ruling: str) -> list[ft.Control]:
    question = ruling_asked(form, ruling)
    link = button(
        form.store.text("new.rule", rule=question),
        partial(form.look_up, ruling),
        icon=ft.Icons.MENU_BOOK,
        weight=Emphasis.QUIET,
    )
    return [ft.Text(question), *readings(form, ruling), row(link)]


def ruling_asked(form: Form, ruling: str) -> str:
    """`<game>.ruling_<id>`; `…_ours` and `…_other` are its readings."""
    return form.store.text(f"{form.game.game}.ruling_{ruling}")


def readings(form: Form, ruling: str) -> list[ft.Control]:
    """Ours, then the other one."""
    game, text, other = form.game.game, form.store.text, ruling in form.draft.rulings
    rest = tuple(kept for kept in form.draft.rulings if kept != ruling)
    both = (("ours", False, rest), ("other", True, (*rest, ruling)))
    return [
        option(
            text(f"{game}.ruling_{ruling}_{reading}"), "", partial(form.set, rulings=chosen), chosen=other is says_other
        )
        for reading, says_other, chosen in both
    ]
