"""A window survives the end of a connection, whenever that is noticed.

Flet 1.0.5 ends a session whenever any of its sockets ends. A phone that loses its network comes back by a new socket
long before the server notices that the old one is dead; when it does, the window in use would go silent. And what is
drawn between the end of a socket and its session hearing of it raises, which stops the session's drawing for good.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any, Final

from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager

_SOCKET: Final[ContextVar[object]] = ContextVar("socket")
_owners: dict[str, object] = {}


def arrive() -> None:
    """To be called at the beginning of a socket's work, in its own task."""
    _SOCKET.set(object())


def outlive_sockets() -> None:
    """Have sessions end only with the socket they belong to, and drop what is sent to one that has ended."""
    manager: Any = app_manager
    if getattr(manager, "outlives_sockets", False):
        return
    manager.outlives_sockets = True
    FletApp.send_message = _sending(FletApp.send_message)
    manager.add_session = _owning(manager.add_session)
    manager.reconnect_session = _owning(manager.reconnect_session)
    end = manager.disconnect_session

    async def disconnect(session_id: str, seconds: int) -> None:
        if _owners.get(session_id) is _SOCKET.get(None):
            _owners.pop(session_id, None)
            await end(session_id, seconds)

    manager.disconnect_session = disconnect


def _sending(send: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
    def safe(self: Any, message: Any) -> None:
        # A window that returns is sent the whole of it again.
        if self._FletApp__send_queue is not None:
            send(self, message)

    return safe


def _owning(begin: Callable[[str, Any], Awaitable[None]]) -> Callable[[str, Any], Awaitable[None]]:
    async def own(session_id: str, with_: Any) -> None:
        _owners[session_id] = _SOCKET.get(None)
        await begin(session_id, with_)

    return own
