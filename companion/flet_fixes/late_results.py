"""A window survives what a control says that has gone.

Flet 1.0.5 asks a control to do something (to scroll, to take the focus) and hears later that it is done; where another
picture has taken its place meanwhile, that ends the connection, and the window loads anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flet.messaging.session import Session

Handle = Callable[[Any, int, str, Any, str | None], None]


def let_late_results_pass() -> None:
    """Whoever waits for one is told that it is done: there is nothing left to be done."""
    if not hasattr(Session, "hears_late_results"):
        Session.hears_late_results = True  # type: ignore[attr-defined]
        Session.handle_invoke_method_results = _hearing(Session.handle_invoke_method_results)  # type: ignore[method-assign, assignment]


def _hearing(handle: Handle) -> Handle:
    def safe(self: Any, control_id: int, call_id: str, result: Any, error: str | None) -> None:
        if control_id in self._Session__index:
            handle(self, control_id, call_id, result, error)
        elif waiting := self._Session__method_calls.pop(call_id, None):
            self._Session__method_call_results[waiting] = (None, None)
            waiting.set()

    return safe
