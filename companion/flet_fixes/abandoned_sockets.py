"""A socket whose window has gone comes to an end.

Flet 1.0.5 waits for ever on one that closed before its window had said who it is, and on one that said nonsense first
it does not even listen any more; each would stay until the server ends, and the server would wait for it in vain. Where
a window goes while something is being sent to it, Flet would neither let the session go nor give it back: it would fill
with messages to nobody. And it hears whatever comes as fast as it comes: one window could keep all others waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.flet_fixes.closed_sockets import drop_messages_to_closed_sockets
from companion.flet_fixes.left_windows import keep_few_left_windows
from companion.server.connections import UNREAD
from companion.server.pace import Pace

GRACE: Final = 1.0
"""Seconds to take leave of a window that has gone."""
PATIENCE: Final = 5.0
"""Seconds to hear that it has: what it said before comes first."""
PATIENCE_TO_SEND: Final = 20.0
"""Seconds in which a window has to read on in what was sent; what it does not read would pile up here."""
MOST_UNHEARD: Final = 300
"""Messages of a window that wait to be heard."""
LARGE: Final = 2**16
"""Bytes of a message that has to be heard before the next one is taken."""
SOON: Final = 0.02
GONE: Final = "websocket.disconnect"


class AbandonedSockets:
    """Passes everything on to `app`, and ends its work on a socket soon after the socket is closed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        drop_messages_to_closed_sockets()
        keep_few_left_windows()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        window = _Window(receive, send, scope.get(UNREAD, _nothing))
        listening = asyncio.ensure_future(window.listen())
        try:
            await _until(window.gone, asyncio.ensure_future(self.app(scope, window.hear, window.say)))
        finally:
            listening.cancel()


class _Window:
    """One socket, listened to all the time, so that its end is heard of, and passed on at a pace."""

    def __init__(self, receive: Receive, send: Send, unread: Callable[[], int]) -> None:
        self.gone = asyncio.Event()
        self._unread = unread
        self._receive, self._send = receive, send
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self._pace = Pace()
        self._ends = False

    async def listen(self) -> None:
        while not self._ends:
            message = await self._receive()
            self._ends = message["type"] == GONE or self._heard.qsize() >= MOST_UNHEARD
            self._heard.put_nowait(message)
            while len(message.get("bytes") or b"") > LARGE and self._heard.qsize() and not self._ends:
                await asyncio.sleep(SOON)
        if message["type"] != GONE:
            # No hand is as fast as that. The window comes back by itself, if it is one.
            self._heard = asyncio.Queue()
            self._heard.put_nowait({"type": GONE, "code": 1008})
        await asyncio.sleep(PATIENCE)
        self.gone.set()

    async def hear(self) -> Message:
        if not self._ends:
            await self._pace.keep()
        message = await self._heard.get()
        if message["type"] == GONE:
            self.gone.set()
        return message

    async def say(self, message: Message) -> None:
        loop = asyncio.get_running_loop()
        stuck: asyncio.TimerHandle

        def look(before: int) -> None:
            nonlocal stuck
            # A large file takes its time over a slow network.
            if (unread := self._unread()) < before:
                stuck = loop.call_later(PATIENCE_TO_SEND, look, unread)
            else:
                self.gone.set()

        stuck = loop.call_later(PATIENCE_TO_SEND, look, self._unread())
        try:
            # What is sent to nobody, or after it was closed, is lost; that the window has gone is heard soon enough.
            with suppress(OSError, RuntimeError):
                await self._send(message)
        finally:
            stuck.cancel()


def _nothing() -> int:
    return 0


async def _until(gone: asyncio.Event, work: asyncio.Future[None]) -> None:
    left = asyncio.ensure_future(gone.wait())
    try:
        await asyncio.wait((work, left), return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait((work,), timeout=GRACE)
    finally:
        left.cancel()
        work.cancel()
    if work.done() and not work.cancelled():
        work.result()
