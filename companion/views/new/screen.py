"""Setting up a match: one step after the other, everything open to change until the start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import flet as ft

from companion.screen import theme
from companion.screen.addresses import rules_route
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.new.draft import Draft
from companion.views.new.form import SetupForm
from companion.views.new.game_setup import GameSetup
from companion.views.new.progress import AnyProgress, PausedSetup, at_once, opened
from companion.views.new.setup_bar import WAY_BACK, setup_bar
from companion.views.new.starting import went_back
from companion.widgets.layout import note, screen, title

AnySetup = GameSetup[Any, Any, Any]
Change = Callable[[Callable[[AnyProgress], AnyProgress]], None]
Pane = ft.Ref[ft.ListView]


@component
def NewMatch(store: Store, game: AnySetup) -> ft.Control:
    params = ft.use_route_params()
    kind, match_id = params.get("kind", "table"), params.get("id", "")
    if ft.use_memo(lambda: went_back(store), [kind, match_id]):
        return _Home(store)
    # Another address is another set-up.
    return ft.Container(_SettingUp(store, game, kind, match_id), key=f"{game.game}/{kind}/{match_id}", expand=True)


@component
def _Home(store: Store) -> ft.Control:
    ft.use_effect(lambda: store.go("/"), [])
    return ft.Container(expand=True)


@component
def _SettingUp(store: Store, game: AnySetup, kind: str, match_id: str) -> ft.Control:
    first: AnyProgress | None = ft.use_memo(lambda: at_once(store, game, kind, match_id), [])
    progress, set_progress = ft.use_state(first)
    paused: PausedSetup = ft.use_memo(lambda: PausedSetup(game), [])
    paused.progress = progress
    pane = _use_place(game, progress)
    ft.on_unmounted(partial(paused.leave, store))
    ft.on_unmounted(partial(store.way_back.release, WAY_BACK))
    ft.use_effect(lambda: store.watch_address() and None, [])

    async def look() -> None:
        if progress is None:
            set_progress(await opened(store, game, kind, match_id))
        else:
            box = await game.box(store)
            set_progress(lambda now: now.replace(box=game.merged(box, now.box)))

    ft.use_effect(look, [])
    if progress is None:
        return ft.Container(expand=True)
    return _shown(_form(store, game, progress, set_progress), progress, set_progress, paused, pane)


def _use_place(game: AnySetup, progress: AnyProgress | None) -> Pane:
    """What is still to be done may lie below everything that is in sight: it is brought there."""
    pane: Pane = ft.use_memo(lambda: ft.Ref[ft.ListView](), [])
    _, place = game.wanted(progress.refused) if progress and progress.refused else ("", "")

    async def bring() -> None:
        if not place or not pane.current:
            return
        await asyncio.sleep(theme.LAID_OUT)
        # The window may be gone by then, or somewhere else.
        with suppress(RuntimeError, TimeoutError):
            await pane.current.scroll_to(scroll_key=place, duration=theme.QUICK)

    ft.use_effect(bring, [place])
    return pane


def _form(store: Store, game: AnySetup, progress: AnyProgress, change: Change) -> SetupForm[Any, Any, Any]:
    def edit(how: Callable[[Draft], Draft]) -> None:
        change(lambda now: now.replace(draft=how(now.draft)))

    def look_up(entry: str) -> None:
        store.go(rules_route(game.game, entry))

    return SetupForm(store, game, progress.draft, progress.box, edit, look_up, progress.again)


def _shown(
    form: SetupForm[Any, Any, Any], progress: AnyProgress, change: Change, paused: PausedSetup, pane: Pane
) -> ft.Control:
    steps = form.game.steps(progress.draft)
    form.store.reading.show(("new", form.game.game, progress.step))
    counted = note(form.store.text("new.step", n=steps.index(progress.step) + 1, total=len(steps)))
    return ft.Column(
        [
            screen(
                *([counted] if len(steps) > 1 else ()),
                title(form.text(progress.step)),
                *form.game.show(progress.step, form),
                ref=pane,
            ),
            setup_bar(form, progress, change, paused),
        ],
        # Another step is another screen: it starts at its top.
        key=f"step-{progress.step}",
        expand=True,
        spacing=0,
    )
