"""What happens in one window reaches the others that show the same."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import copy_context

import flet as ft


class Subscriptions:
    """What one window listens to. Flet forgets a window that stays away without telling anything it shows."""

    def __init__(self) -> None:
        self._stops: list[Callable[[], None]] = []

    def hold(self, stop: Callable[[], None]) -> Callable[[], None]:
        """`stop` is called when the window is gone, unless what is returned was called before."""
        self._stops.append(stop)

        def once() -> None:
            if stop in self._stops:
                self._stops.remove(stop)
                stop()

        return once

    def leave(self) -> None:
        while self._stops:
            self._stops.pop()()


def use_subscription(
    subscriptions: Subscriptions, follow: Callable[[], Callable[[], None]], anew: list[object]
) -> None:
    """Follow something for as long as the component that calls this is on the screen; `anew` when one of these changes.

    `follow` begins it and returns the way to stop.
    """
    leave: ft.MutableRef[Callable[[], None]] = ft.use_ref(None)

    def start() -> None:
        leave.current = subscriptions.hold(follow())

    def stop() -> None:
        if leave.current:
            leave.current()

    ft.use_effect(start, anew, cleanup=stop)


def in_window(page: ft.Page, act: Callable[[], None]) -> None:
    """Do `act` at once in a handler of this very window, else as a task of it, for nothing else may touch its controls.

    A window whose connection is gone runs no tasks: it catches up when it comes back.
    """
    if _here(page):
        act()
    elif page.session.connection is not None:

        async def later() -> None:
            act()

        # Flet would carry on with whatever comes next as if it belonged to that window.
        copy_context().run(page.run_task, later)


def _here(page: ft.Page) -> bool:
    try:
        return ft.context.page is page
    except RuntimeError:
        return False
