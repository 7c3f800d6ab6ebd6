"""A window survives the end of its connection.

What Flet 1.0.5 draws between the end of a socket and its session hearing of it raises, and that stops the session's
drawing for good: the window would come back to a picture that never changes again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flet_web.fastapi.flet_app import FletApp


def drop_messages_to_closed_sockets() -> None:
    """Have what is sent to a socket that has ended dropped: a window that returns is sent the whole of it again."""
    if not hasattr(FletApp, "outlives_sockets"):
        FletApp.outlives_sockets = True
        FletApp.send_message = _sending(FletApp.send_message)


def _sending(send: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
    def safe(self: Any, message: Any) -> None:
        if self._FletApp__send_queue is not None:
            send(self, message)

    return safe
