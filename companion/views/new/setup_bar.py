"""The bar of a set-up, under the thumb: what is not right yet, back, and on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games import game
from companion.views.new.form import SetupForm
from companion.views.new.progress import AnyProgress, PausedSetup
from companion.views.new.starting import begin
from companion.widgets.controls import Emphasis, button, icon_button
from companion.widgets.layout import footer
from rules.kernel import IllegalMove, Phrase

WAY_BACK: Final = "new"
Form = SetupForm[Any, Any, Any]
Change = Callable[[Callable[[AnyProgress], AnyProgress]], None]


def setup_bar(form: Form, progress: AnyProgress, change: Change, paused: PausedSetup) -> ft.Control:
    text, steps = form.store.text, form.game.steps(progress.draft)
    at = steps.index(progress.step)

    def back() -> None:
        if at == 0:
            form.store.go("/")
        else:
            change(lambda now: now.at(steps[at - 1]))

    def on() -> None:
        if form.store.reading.over:
            change(lambda now: now.checked(form.game, form.setup, steps[: at + 1]) or now.at(steps[at + 1]))

    def step_back() -> bool:
        if at:
            back()
        return at > 0

    form.store.way_back.belong(WAY_BACK, step_back)
    start = partial(_start, form, progress, change, paused)
    buttons = ft.Row(
        [
            button(text("new.back"), back, weight=Emphasis.QUIET),
            button(text("new.start"), start, weight=Emphasis.MAIN, icon=form.game.start_icon)
            if at == len(steps) - 1
            else button(text("new.next"), on, weight=Emphasis.MAIN),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    return footer(*_refused(form, progress), buttons)


async def _start(form: Form, progress: AnyProgress, change: Change, paused: PausedSetup) -> None:
    if not form.store.reading.over:
        return
    if wrong := progress.checked(form.game, form.setup, form.game.steps(progress.draft)):
        change(lambda _: wrong)
        return
    try:
        paused.begun = True
        await begin(form.store, form.game, progress.draft, form.setup)
    except IllegalMove as illegal:
        paused.begun = False
        refused = illegal.phrase
        change(lambda now: now.replace(refused=refused))


def _refused(form: Form, progress: AnyProgress) -> list[ft.Control]:
    """Until it is set right, whatever else changes meanwhile."""
    steps = form.game.steps(progress.draft)
    seen = steps[: steps.index(progress.step) + 1]
    still = progress.checked(form.game, form.setup, seen) if progress.refused else None
    if not still or not still.refused:
        return []
    wanted, _ = form.game.wanted(still.refused)
    words = form.text(wanted) if wanted else form.store.say(still.refused)
    said = ft.Text(words, color=ft.Colors.ERROR, weight=ft.FontWeight.BOLD)
    return [ft.Row([ft.Semantics(content=said, live_region=True, expand=True), *_rule(form, still.refused)])]


def _rule(form: Form, why: Phrase) -> list[ft.Control]:
    rules = game(form.game.game)
    reason = next((known for known in (rules.reasons if rules else ()) if known == why.key), None)
    if reason is None:
        return []
    look = partial(form.look_up, reason.entry)
    return [icon_button(form.store.text("table.rule"), ft.Icons.MENU_BOOK_OUTLINED, look)]
