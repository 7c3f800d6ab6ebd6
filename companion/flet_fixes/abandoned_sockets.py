"""A socket whose window has gone comes to an end.

Flet 1.0.5 waits for ever on one that closed before its window had said who it is, and on one that said nonsense first
it does not even listen any more; each would stay until the server ends, and the server would wait for it in vain. Where
a window goes while something is being sent to it, Flet would neither let the session go nor give it back: it would fill
with messages to nobody.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.flet_fixes.closed_sockets import drop_messages_to_closed_sockets

GRACE: Final = 1.0
"""Seconds to take leave of a window that has gone."""
PATIENCE: Final = 5.0
"""Seconds to hear that it has: what it said before comes first."""
GONE: Final = "websocket.disconnect"


class AbandonedSockets:
    """Passes everything on to `app`, and ends its work on a socket soon after the socket is closed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        drop_messages_to_closed_sockets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        gone = asyncio.Event()

        heard: asyncio.Queue[Message] = asyncio.Queue()

        async def listen() -> None:
            kind = ""
            while kind != GONE:
                message = await receive()
                kind = message["type"]
                heard.put_nowait(message)
            await asyncio.sleep(PATIENCE)
            gone.set()

        async def hear() -> Message:
            message = await heard.get()
            if message["type"] == GONE:
                gone.set()
            return message

        async def say(message: Message) -> None:
            # What is sent to nobody is lost; that the window has gone is heard soon enough.
            with suppress(OSError):
                await send(message)

        listening = asyncio.ensure_future(listen())
        try:
            await _until(gone, asyncio.ensure_future(self.app(scope, hear, say)))
        finally:
            listening.cancel()


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
