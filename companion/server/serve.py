"""The app served to browsers: sockets, the web page, and the guard in front of both."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import flet as ft
import flet_web
import uvicorn
from flet_web.fastapi import app as flet_app
from uvicorn.server import HANDLED_SIGNALS

from companion.flet_fixes.abandoned_sockets import AbandonedSockets
from companion.server.bounded_protocols import BoundedHttp, BoundedSocket
from companion.server.device_cookie import DeviceCookie
from companion.server.doorway import ServedDoorway
from companion.server.drawings import Drawings
from companion.server.endings import end_in_order
from companion.server.endpoint import Endpoint
from companion.server.guard import OURS_ALONE, Guard
from companion.server.web_files import WebFiles
from companion.server.web_pages import web_pages

NAME: Final = "Tidekeeper"
BACKLOG: Final = 64
"""Connections that may wait to be taken."""
GOODBYE: Final = 3
"""Seconds that open windows get when the server stops."""
LARGEST_FRAME: Final = 256 * 2**20
"""Bytes. A file that a person picks comes in one frame, and a larger frame closes the socket without a word: there is
room for a copy of many years, and for saying of anything else that it is too large."""
SESSION_SECONDS: Final = 12 * 3600
"""How long a closed or sleeping window is remembered: an evening."""

OVERRULING: Final = (
    *("FLET_ASSETS_DIR", "FLET_UPLOAD_DIR", "FLET_WEB_PATH", "FLET_WEB_NO_CDN", "FLET_WEB_ROUTE_URL_STRATEGY"),
    *("FLET_SESSION_TIMEOUT", "FLET_OAUTH_STATE_TIMEOUT"),
    *("FLET_WEBSOCKET_HANDLER_ENDPOINT", "FLET_UPLOAD_HANDLER_ENDPOINT", "FLET_OAUTH_CALLBACK_HANDLER_ENDPOINT"),
)
"""What Flet lets overrule what it is called with: a variable set for another app would have its files served here."""


def web_app(main: Callable[[ft.Page], None], endpoint: Endpoint) -> Guard:
    """The guarded app."""
    for variable in OVERRULING:
        os.environ.pop(variable, None)
    # Of Flet's own app only the socket is ever asked; its pages, and what FastAPI tells of itself, are not reached.
    inner = flet_app(main, no_cdn=True, session_timeout_seconds=SESSION_SECONDS)
    served = WebFiles(AbandonedSockets(inner), Path(flet_web.get_package_web_dir()), web_pages(NAME))
    return Guard(DeviceCookie(Drawings(served)), endpoint)


def serve(
    main: Callable[[ft.Page], None],
    doorway: ServedDoorway,
    listeners: list[socket.socket],
    ready: Callable[[], None],
    ended: threading.Event | None = None,
) -> None:
    """Serve until interrupted or told to end; `ready` is called once the app answers.

    Whoever calls sets `ended` when nothing is left to be written.
    """
    guard = web_app(main, doorway.endpoint)
    config = uvicorn.Config(
        guard,
        # What strangers say wrong is no news for a terminal.
        log_level=logging.ERROR,
        # Its own way to tell wants a terminal, and there may be none.
        log_config=None,
        http=BoundedHttp,
        ws=BoundedSocket,
        backlog=BACKLOG,
        ws_max_size=LARGEST_FRAME,
        lifespan="on",
        timeout_graceful_shutdown=GOODBYE,
        server_header=False,
        headers=[OURS_ALONE],
        # Whoever says so comes from nowhere else than where the connection comes from.
        proxy_headers=False,
    )
    server = _Announcing(config, ready)
    doorway.served(guard, server.listen_too)
    end_in_order(server.end, ended or threading.Event())
    # The server passes a signal on when it has stopped, and then more may come: none is to disturb the last write.
    for told in HANDLED_SIGNALS:
        signal.signal(told, lambda *_: server.end())
    server.run(sockets=listeners)


class _Announcing(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    def end(self) -> None:
        """As after Ctrl+C, from wherever it is called."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def listen_too(self, listener: socket.socket) -> None:
        """At one socket more, like at those it started with."""
        protocol: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        made = partial(protocol, self.config, self.server_state, self.lifespan.state)
        self.servers.append(await asyncio.get_running_loop().create_server(made, sock=listener, backlog=BACKLOG))
