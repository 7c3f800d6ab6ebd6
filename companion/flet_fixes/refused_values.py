"""A window goes on drawing after Flet refused a value.

Flet 1.0.5 checks some values only when it sends a picture; a wrong one stops the drawing of a session for good.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import flet as ft
from flet.components.component import Component

log = logging.getLogger("tidekeeper")


def keep_drawing_after_refusals() -> None:
    """Flet checks some values only when it sends a picture; a wrong one would stop a session's drawing for good."""
    if not hasattr(Component, "outlives_refusals"):
        Component.outlives_refusals = True  # type: ignore[attr-defined]
        Component.update = _surviving(Component.update)  # type: ignore[method-assign]


def _surviving(update: Callable[[Component], None]) -> Callable[[Component], None]:
    def safe(self: Component) -> None:
        try:
            update(self)
        except Exception as error:
            log.exception("%s could not be sent", self.fn.__name__)
            ft.context.page.session.error(str(error))

    return safe
