"""What is left of windows whose pages have gone: however their sockets ended, and no more than people come back to.

Flet 1.0.5 keeps a window for whoever returns only where it hears that the socket was closed. Of a socket that was cut
off it believes for good that somebody sits there: whoever returns finds another window, and this one is never given
back. Of those that are left it gives back none before their time is up, however many there are; and a socket that says
once more who it is gets one window more, and leaves the one before for nobody.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from itertools import count
from typing import Any, Final

from flet.messaging.protocol import MessageAction
from flet.messaging.session import Session
from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import FletAppManager, app_manager

from companion.garbage import window_given_up

MOST_LEFT: Final = 96
MOST_LEFT_OF_ONE: Final = 32
"""Windows that were left, of all and of one address; each takes a third of a megabyte and more."""
_TURNS: Final = count()


def keep_few_left_windows() -> None:
    """In the whole process, once or again."""
    if not hasattr(FletApp, "leaves_in_order"):
        FletApp.leaves_in_order = True
        FletApp.handle = _to_its_end(FletApp.handle)
        FletApp._FletApp__on_message = _one_window(FletApp._FletApp__on_message)
        FletAppManager.disconnect_session = _bounded(FletAppManager.disconnect_session)


def _to_its_end(handle: Callable[[Any, Any], Awaitable[None]]) -> Callable[[Any, Any], Awaitable[None]]:
    async def ended(self: Any, websocket: Any) -> None:
        try:
            await handle(self, websocket)
        finally:
            session = self._FletApp__session
            if session is not None and session.connection is self:
                if self._FletApp__send_queue is not None:
                    self._FletApp__send_queue.put_nowait(None)
                name = self._FletApp__get_unique_session_id(session.id)
                await app_manager.disconnect_session(name, self._FletApp__session_timeout_seconds)

    return ended


def _one_window(hear: Callable[[Any, Any], Awaitable[None]]) -> Callable[[Any, Any], Awaitable[None]]:
    async def heard(self: Any, said: Any) -> None:
        if self._FletApp__session is not None and said[0] == MessageAction.REGISTER_CLIENT.value:
            # Whoever asks for no window by its name stays in the one there is.
            said = [said[0], {**said[1], "session_id": ""}]
        await hear(self, said)

    return heard


def _bounded(leave: Callable[[Any, str, int], Awaitable[None]]) -> Callable[[Any, str, int], Awaitable[None]]:
    async def left(self: Any, name: str, seconds: int) -> None:
        sessions: dict[str, Any] = self._FletAppManager__sessions
        if (session := sessions.get(name)) is not None and session.connection is not None:
            # What a page says of itself is no matter.
            session.left_from, session.left_at = session.connection._FletApp__client_ip, next(_TURNS)
        await leave(self, name, seconds)
        for old in tuple(_too_many(sessions)):
            await self.delete_session(old)
            window_given_up()

    return left


def _too_many(sessions: Mapping[str, Session]) -> Iterator[str]:
    """Those of them that have to go, by their names."""
    left: list[tuple[int, str, str]] = sorted(
        (session.left_at, session.left_from, name)  # type: ignore[attr-defined]
        for name, session in sessions.items()
        if session.connection is None and hasattr(session, "left_at")
    )
    of_one: dict[str, int] = {}
    for n, (_, address, name) in enumerate(reversed(left)):
        of_one[address] = of_one.get(address, 0) + 1
        if n >= MOST_LEFT or of_one[address] > MOST_LEFT_OF_ONE:
            yield name
