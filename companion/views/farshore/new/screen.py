"""Setting up a match: one step after the other, everything open to change until the start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import flet as ft

from companion.farshore.boxes import my_box
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore.new.draft import Step
from companion.views.farshore.new.form import Edit, Form
from companion.views.farshore.new.game import game_step
from companion.views.farshore.new.layout import layout_step
from companion.views.farshore.new.middle_step import middle_step
from companion.views.farshore.new.people import people_step
from companion.views.farshore.new.progress import PausedSetup, SetupProgress, at_once, opened
from companion.views.farshore.new.starting import begin, merged, went_back
from companion.views.farshore.new.table import PLAN, table_step
from companion.widgets.controls import Emphasis, button, icon_button
from companion.widgets.layout import footer, note, screen, title
from rules.farshore.reasons import Reason
from rules.kernel import IllegalMove

STEPS: Final[dict[Step, Callable[[Form], list[ft.Control]]]] = {
    Step.PEOPLE: people_step,
    Step.GAME: game_step,
    Step.MIDDLE: middle_step,
    Step.LAYOUT: layout_step,
    Step.TABLE: table_step,
}

WANTED: Final = {Reason.PLAN_COLUMNS: ("plan_wanted", PLAN)}
"""What to do about a refusal, where more can be said than the rule, and where on the screen."""

Change = Callable[[Callable[[SetupProgress], SetupProgress]], None]
Pane = ft.Ref[ft.ListView]


@component
def New(store: Store) -> ft.Control:
    params = ft.use_route_params()
    kind, match_id = params.get("kind", "table"), params.get("id", "")
    if ft.use_memo(lambda: went_back(store), [kind, match_id]):
        return _Home(store)
    # Another address is another set-up.
    return ft.Container(_SettingUp(store, kind, match_id), key=f"{kind}/{match_id}", expand=True)


@component
def _Home(store: Store) -> ft.Control:
    ft.use_effect(lambda: store.go("/"), [])
    return ft.Container(expand=True)


@component
def _SettingUp(store: Store, kind: str, match_id: str) -> ft.Control:
    first: SetupProgress | None = ft.use_memo(lambda: at_once(store, kind, match_id), [])
    progress, set_half = ft.use_state(first)
    leaving: PausedSetup = ft.use_memo(PausedSetup, [])
    leaving.progress = progress
    pane = _use_place(progress)
    ft.on_unmounted(partial(leaving.leave, store))

    async def look() -> None:
        if progress is None:
            set_half(await opened(store, kind, match_id))
        else:
            box = await my_box(store)
            set_half(lambda now: now.replace(box=merged(box, now.box)))

    ft.use_effect(look, [])
    if progress is None:
        return ft.Container(expand=True)
    return _shown(store, progress, set_half, leaving, pane)


def _use_place(progress: SetupProgress | None) -> Pane:
    """What is still to be done may lie below everything that is in sight: it is brought there."""
    pane: Pane = ft.use_memo(lambda: ft.Ref[ft.ListView](), [])
    reason = progress.reason if progress else None
    place = WANTED[reason][1] if reason in WANTED else ""

    async def bring() -> None:
        if not place or not pane.current:
            return
        await asyncio.sleep(theme.LAID_OUT)
        # The window may be gone by then, or somewhere else.
        with suppress(RuntimeError, TimeoutError):
            await pane.current.scroll_to(scroll_key=place, duration=theme.QUICK)

    ft.use_effect(bring, [place])
    return pane


def _shown(store: Store, progress: SetupProgress, change: Change, leaving: PausedSetup, pane: Pane) -> ft.Control:
    def edit(how: Edit) -> None:
        change(lambda now: now.replace(draft=how(now.draft)))

    def look_up(entry: str) -> None:
        store.go(f"/rules/farshore/{entry}")

    form = Form(store, progress.draft, progress.box, edit, look_up, progress.again)
    steps = progress.draft.steps
    at = steps.index(progress.step)
    return ft.Column(
        [
            screen(
                note(form.text("step", n=at + 1, total=len(steps))),
                title(form.text(progress.step)),
                *STEPS[progress.step](form),
                ref=pane,
            ),
            _bar(form, progress, change, leaving),
        ],
        # Another step is another screen: it starts at its top.
        key=f"step-{progress.step}",
        expand=True,
        spacing=0,
    )


def _bar(form: Form, progress: SetupProgress, change: Change, leaving: PausedSetup) -> ft.Control:
    """Under the thumb: what is not right yet, back, and on."""
    steps = progress.draft.steps
    at = steps.index(progress.step)

    def back() -> None:
        if at == 0:
            form.store.go("/")
        else:
            change(lambda now: now.at(steps[at - 1]))

    def on() -> None:
        change(lambda now: now.checked(form.setup, steps[: at + 1]) or now.at(steps[at + 1]))

    async def start() -> None:
        if wrong := progress.checked(form.setup, steps):
            change(lambda _: wrong)
            return
        try:
            leaving.begun = True
            await begin(form.store, progress.draft, form.setup)
        except IllegalMove as illegal:
            leaving.begun = False
            refused = illegal.phrase
            change(lambda now: now.replace(refused=refused))

    last = at == len(steps) - 1
    buttons = ft.Row(
        [
            button(form.text("back"), back, weight=Emphasis.QUIET),
            button(form.text("start"), start, weight=Emphasis.MAIN, icon=ft.Icons.SAILING)
            if last
            else button(form.text("next"), on, weight=Emphasis.MAIN),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    return footer(*_refused(form, progress), buttons)


def _refused(form: Form, progress: SetupProgress) -> list[ft.Control]:
    """Until it is set right, whatever else changes meanwhile."""
    steps = progress.draft.steps
    still = progress.refused and progress.checked(form.setup, steps[: steps.index(progress.step) + 1])
    if not still or not still.refused:
        return []
    assert still.reason
    wanted, _ = WANTED.get(still.reason, ("", ""))
    words = form.text(wanted) if wanted else form.store.say(still.refused)
    said = ft.Text(words, color=ft.Colors.ERROR, weight=ft.FontWeight.BOLD)
    rule = icon_button(
        form.store.text("farshore_table.rule"), ft.Icons.MENU_BOOK_OUTLINED, partial(form.look_up, still.reason.entry)
    )
    return [ft.Row([ft.Semantics(content=said, live_region=True, expand=True), rule])]
