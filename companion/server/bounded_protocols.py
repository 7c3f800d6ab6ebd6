"""The protocols of the server, bounded: how much a request may say before it is heard, and how long it may take.

uvicorn bounds neither with its quick parser (a header of 60 MB held everybody up for twelve seconds), nor how long a
connection may say nothing, nor how many there are. Its other parser, h11, bounds the size alone.
"""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import http11
from websockets.frames import Frame

from companion.server.connections import CUT, LET_IN, UNREAD, Connections

LARGEST_HEAD: Final = 64 * 1024
"""Bytes of an address with its headers and whatever follows; other programs on this computer leave cookies."""
PATIENCE: Final = 10.0
"""Seconds from the first moment of a connection, or the first byte of a request, until it is said whole."""
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n"
LARGEST_SAID: Final = 2**20
"""Bytes of a message: what somebody pastes into a field is the longest of it."""
MOST_EMPTY: Final = 100
"""Frames in a second that carry next to nothing, besides messages: a browser sends one now and then."""
NEXT_TO_NOTHING: Final = 1024
PIECE: Final = 2**14
"""Bytes that are taken apart before it is asked what they were."""
ASKS_FOR_FILE: Final = b"pick_files"
"""How Flet calls it; the file comes back in one message."""
CONNECTIONS: Final = Connections()

# A line of 8 KiB is its own limit; a page would come with all those cookies, and wait for its socket for ever.
http11.MAX_LINE_LENGTH = LARGEST_HEAD


class BoundedHttp(HttpToolsProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._said = 0
        """Bytes of a request that is not whole yet."""
        self._impatience: asyncio.TimerHandle | None = None
        self._be_strange()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        CONNECTIONS.closed(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._said += len(data)
        self._wait()
        if self._said > LARGEST_HEAD:
            self._refuse()
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope[LET_IN] = self._let_in  # type: ignore[typeddict-unknown-key]

    def on_message_complete(self) -> None:
        self._said = 0
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        # Kept open for the next request it is worth no more than a stranger's.
        self._be_strange()
        super().on_response_complete()

    def _be_strange(self) -> None:
        CONNECTIONS.opened(self.transport, self.client[0] if self.client else "", self.transport.abort)

    def _let_in(self) -> bool:
        return CONNECTIONS.let_in(self.transport)

    def _wait(self) -> None:
        if self._impatience is None:
            self._impatience = self.loop.call_later(PATIENCE, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None

    def _refuse(self) -> None:
        told = b"".join(b"%b: %b\r\n" % header for header in self.server_state.default_headers)
        self.transport.write(TOO_LARGE + told + b"\r\n")
        self.transport.close()


class BoundedSocket(WebSocketsSansIOProtocol):
    """Hears what a screen can say; more only while a person was asked for a file."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.conn.max_message_size = LARGEST_SAID
        self._empty, self._since = 0, 0.0
        self._heard, self._traffic = 0, (0, 0)

    def data_received(self, data: bytes) -> None:
        self._heard += len(data)
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])
        if not self.handshake_initiated:
            # All of the request was there, and it is none that opens a socket; nothing else would end it.
            self.transport.abort()

    def handle_ping(self) -> None:
        self._count_empty()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_empty()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(event.data) < NEXT_TO_NOTHING:
            self._count_empty()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """No screen sends text, and Flet does not expect it."""
        del event
        self.transport.abort()

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        self._traffic = self._heard, self.transport.get_write_buffer_size()

    def keepalive_timeout(self) -> None:
        """Over a slow network both questions and answers wait behind a file; while that moves, somebody is there."""
        heard, unread = self._traffic
        self._traffic = self._heard, self.transport.get_write_buffer_size()
        if self._traffic[0] > heard or self._traffic[1] < unread:
            self.pong_timer = self.loop.call_later(self.ping_timeout or PATIENCE, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def _count_empty(self) -> None:
        """Empty frames: they are no messages, and no pace is kept with them."""
        now = self.loop.time()
        if now - self._since >= 1:
            self._empty, self._since = 0, now
        self._empty += 1
        if self._empty > MOST_EMPTY:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if sum(map(len, self.frames)) > LARGEST_SAID:
            self.conn.max_message_size = LARGEST_SAID
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        if ASKS_FOR_FILE in (message.get("bytes") or b""):
            self.conn.max_message_size = self.config.ws_max_size
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        CONNECTIONS.closed(self.transport)
        super().connection_lost(exc)
        # The session of a window that may come back remembers its last socket, and half of a file with it.
        self.conn.reader.discard()
        self.frames = []

    async def run_asgi(self) -> None:
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        scope[LET_IN], scope[CUT] = self._let_in, self.transport.abort
        scope[UNREAD] = self.transport.get_write_buffer_size
        await super().run_asgi()
        self._take_leave()

    def _take_leave(self, unread: float = inf) -> None:
        """Whoever reads nothing any more would not read that it was closed either."""
        waiting = self.transport.get_write_buffer_size()
        if waiting < unread:
            self.loop.call_later(PATIENCE, self._take_leave, waiting)
        else:
            self.transport.abort()

    def _let_in(self) -> bool:
        return CONNECTIONS.let_in(self.transport)
