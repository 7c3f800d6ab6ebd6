"""A socket whose window has gone comes to an end.

Flet 1.0.5 waits for ever on one that closed before its window had said who it is; each would stay until the server
ends, and the server would wait for it in vain. Where a window goes while something is being sent to it, Flet would
neither let the session go nor give it back: it would fill with messages to nobody.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.connections import outlive_sockets

GRACE: Final = 1.0
"""Seconds to take leave of a window that has gone."""


class Sockets:
    """Passes everything on to `app`, and ends its work on a socket soon after the socket is closed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        outlive_sockets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        gone = asyncio.Event()

        async def hear() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                gone.set()
            return message

        async def say(message: Message) -> None:
            # What is sent to nobody is lost; that the window has gone is heard soon enough.
            with suppress(OSError):
                await send(message)

        await _until(gone, asyncio.ensure_future(self.app(scope, hear, say)))


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
