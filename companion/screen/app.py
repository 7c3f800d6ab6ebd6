"""A window of the app, from its first moment: settings, events, the shell."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import flet as ft

from companion import __version__
from companion.backend import Backend
from companion.flet_fixes.everything import mend_flet
from companion.garbage import set_apart
from companion.place import here
from companion.screen import boundary, shell
from companion.screen.caller import CALLER, Caller
from companion.screen.shortcuts import is_typing, press
from companion.screen.store import SETTINGS, Store, apply_theme
from companion.screen.window_shape import shape_of
from companion.screen.words import nearest_language, system_language, translator
from companion.views.failure import failure
from rules.kernel import phrase

LOOKED_AT: Final = 3.0
"""Seconds that the first picture has to itself."""


def app(backend: Backend, language: str | None = None) -> Callable[[ft.Page], None]:
    """What Flet calls for each new window. `language` overrules the system's, not a person's choice."""
    mend_flet()

    def open_window(page: ft.Page) -> None:
        caller = CALLER.get()
        store = Store(
            backend=backend,
            page=page,
            system_language=language or _language(caller),
            settings=backend.settings,
            caller=caller,
            preferences=backend.preferences(caller),
            trouble=backend.trouble,
            shape=shape_of(page),
            system_dark=_dark(page),
        )
        boundary.catch_handler_errors(page, store.show_failure)
        boundary.show_instead(failure)
        _listen(page, store)
        apply_theme(store)
        page.title = store.text("shell.name")
        page.render_views(shell.Shell, store)
        if browser := here().browser:
            page.run_task(_load_the_rest)
            if browser.is_new():
                store.tell(phrase("web.updated", version=__version__))

    return open_window


async def _load_the_rest() -> None:
    """Where nothing was loaded ahead of the first window: once its picture is there and being looked at."""
    await here().first_picture()
    await asyncio.sleep(LOOKED_AT)
    await here().do_in_pieces(shell.getting_ready())
    set_apart()


def get_ready(language: str | None = None) -> None:
    """Read the words of the first screen, and load the next ones, ahead of the first window."""
    deque(shell.getting_ready(), maxlen=0)
    say = translator(language or system_language())
    for first in ("shell.name", "home.title"):
        say(phrase(first))


def _listen(page: ft.Page, store: Store) -> None:
    """Flet has one handler per page event: they are all set here, and nowhere else."""

    def resized() -> None:
        shape = shape_of(page)
        # A keyboard on the screen takes half the height: what is typed into must not be drawn anew for that.
        if not is_typing(store) or shape.wide != store.shape.wide:
            store.shape = shape

    def dimmed() -> None:
        store.system_dark = _dark(page)

    async def refreshed() -> None:
        store.use(store.backend.settings)
        if store.caller.token:
            store.use_preferences(store.backend.preferences(store.caller))

    async def returned() -> None:
        store.returns += 1
        # It may have been turned or dimmed while nobody heard of it.
        resized()
        dimmed()
        await refreshed()

    async def pressed(event: ft.KeyboardEvent) -> None:
        await press(store, event)

    def heard(_topic: str, _message: object) -> None:
        # The hub calls from a thread of its own; only a task of this page may touch its store. A window whose
        # connection is gone runs no tasks: it catches up when it comes back.
        if page.session.connection is not None:
            page.run_task(refreshed)

    page.on_resize = resized
    page.on_platform_brightness_change = dimmed
    page.on_keyboard_event = pressed
    page.on_connect = returned
    page.on_close = store.subscriptions.leave
    page.pubsub.subscribe_topic(SETTINGS, heard)


def _language(caller: Caller) -> str:
    """A device without choices follows its own system."""
    return system_language() if caller.here else nearest_language(*caller.languages)


def _dark(page: ft.Page) -> bool:
    return page.platform_brightness == ft.Brightness.DARK
