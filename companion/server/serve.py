"""The app served to browsers: sockets, the web page, and the guard in front of both."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shutil
import signal
import socket
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import flet as ft
import flet_web
import uvicorn
from flet_web.fastapi import app as flet_app

from companion.flet_fixes.abandoned_sockets import AbandonedSockets
from companion.server.bounded_protocols import BoundedHttp, BoundedSocket
from companion.server.device_cookie import DeviceCookie
from companion.server.doorway import ServedDoorway
from companion.server.drawings import Drawings
from companion.server.endings import end_in_order
from companion.server.endpoint import Endpoint
from companion.server.guard import OURS_ALONE, Guard
from companion.server.start_page import start_page

NAME: Final = "Tidekeeper"
FONTS: Final = ("assets", "FontManifest.json")
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


def web_fonts() -> str:
    """The list of fonts the client loads before it draws anything: without those for formulas and for other icons."""
    stock = json.loads(Path(flet_web.get_package_web_dir(), *FONTS).read_text("utf-8"))
    return json.dumps([font for font in stock if "/" not in font["family"]])


def web_app(main: Callable[[ft.Page], None], endpoint: Endpoint, assets: Path) -> Guard:
    """The guarded app. `assets` is a folder of our own; the start page is written into it."""
    for variable in OVERRULING:
        os.environ.pop(variable, None)
    with as_file(files("companion").joinpath("assets")) as shipped:
        shutil.copytree(shipped, assets, dirs_exist_ok=True)
    Path(assets, "index.html").write_text(start_page(NAME), "utf-8")
    Path(assets, *FONTS).parent.mkdir(exist_ok=True)
    Path(assets, *FONTS).write_text(web_fonts(), "utf-8")
    inner = flet_app(
        main,
        assets_dir=str(assets),
        app_name=NAME,
        app_short_name=NAME,
        app_description=NAME,
        no_cdn=True,
        session_timeout_seconds=SESSION_SECONDS,
    )
    # What FastAPI tells of itself is for people who write servers, and its pages fetch scripts from elsewhere.
    told = (inner.docs_url, inner.swagger_ui_oauth2_redirect_url, inner.redoc_url, inner.openapi_url)
    inner.router.routes[:] = [route for route in inner.routes if route.path not in told]
    return Guard(DeviceCookie(Drawings(AbandonedSockets(inner))), endpoint)


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
    # The server passes a signal on when it has stopped; this one would end us in the middle of the last write.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as assets:
        guard = web_app(main, doorway.endpoint, Path(assets))
        config = uvicorn.Config(
            guard,
            # What strangers say wrong is no news for a terminal.
            log_level=logging.ERROR,
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
        with suppress(KeyboardInterrupt):
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
