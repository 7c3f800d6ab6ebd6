"""One failing component never freezes the app: it becomes a card that says so.

Flet 1.0.5 stops redrawing a session for good when a component raises, and puts a traceback on the screen when an
event handler does. Every component of ours is made with `component`; errors of handlers are caught by
`catch_handler_errors`.
"""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from typing import ParamSpec

import flet as ft

P = ParamSpec("P")
log = logging.getLogger("tidekeeper")


def component(render: Callable[P, ft.Control]) -> Callable[P, ft.Control]:
    """Use in place of `ft.component`."""

    @functools.wraps(render)
    def safe(*args: P.args, **kwargs: P.kwargs) -> ft.Control:
        try:
            return render(*args, **kwargs)
        except Exception:
            log.exception("%s could not be drawn", render.__name__)
            return _FALLBACK[0]()

    made: Callable[P, ft.Control] = ft.component(safe)
    return made


def memo(drawn: Callable[P, ft.Control]) -> Callable[P, ft.Control]:
    """A component that is not drawn again as long as its arguments stay equal."""
    made: Callable[P, ft.Control] = ft.memo(drawn)  # type: ignore[no-untyped-call]
    return made


def catch_handler_errors(page: ft.Page, show_failure: Callable[[], None]) -> None:
    """Have `show_failure` called, instead of a traceback shown, when a handler of this window raises."""

    def error(message: str) -> None:
        log.error("a handler failed: %s", message.partition("\n")[0])
        show_failure()

    page.session.error = error  # type: ignore[method-assign]


def show_instead(fallback: Callable[[], ft.Control]) -> None:
    """What a component that fails is replaced with."""
    _FALLBACK[0] = fallback


_FALLBACK: list[Callable[[], ft.Control]] = [ft.Container]
