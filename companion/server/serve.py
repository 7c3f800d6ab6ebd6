"""The app served to browsers: sockets, the web page, and the guard in front of both."""

from __future__ import annotations

import errno
import json
import logging
import os
import re
import secrets
import shutil
import signal
import socket
import tempfile
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import flet as ft
import flet_web
import uvicorn
from flet_web.fastapi import app as flet_app
from starlette.types import ASGIApp

from companion.disk.folder import write_private
from companion.disk.quarantine import Quarantine
from companion.flet_fixes.abandoned_sockets import AbandonedSockets
from companion.server.device_cookie import DeviceCookie
from companion.server.drawings import Drawings
from companion.server.endings import end_in_order
from companion.server.guard import KEY, Guard
from companion.server.start_page import start_page

NAME: Final = "Tidekeeper"
LOOPBACK: Final = "127.0.0.1"
USUAL_PORT: Final = 8733
HTTP_PORT: Final = 80
TRIES: Final = 5
"""How often any free port is asked for: one that is free on this computer may be taken on the network."""
ANY: Final = ("", "0.0.0.0", "::")
"""Said for "wherever I can be reached"; a phone needs one address."""
SECRET: Final = re.compile(r"[\w-]{24,}", re.ASCII)
FONTS: Final = ("assets", "FontManifest.json")
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


class PortTaken(Exception):
    """The port a person asked for is in use."""


@dataclass(frozen=True)
class Endpoint:
    """Where the app can be reached: on this computer and, if wished, from phones on the same network."""

    port: int
    network: str | None = None
    secret: str | None = None

    @property
    def local(self) -> str:
        return self._address(LOOPBACK)

    @property
    def phone(self) -> str | None:
        return self._address(self.network) if self.network else None

    @property
    def hosts(self) -> tuple[str, ...]:
        names = [name for name in (LOOPBACK, "localhost", self.network) if name]
        # Browsers leave out the port that goes without saying.
        return tuple(f"{name}:{self.port}" for name in names) + (tuple(names) if self.port == HTTP_PORT else ())

    def _address(self, host: str) -> str:
        """What a browser opens; on the local network it carries the secret."""
        place = host if self.port == HTTP_PORT else f"{host}:{self.port}"
        return f"http://{place}/" + (f"?{KEY}={self.secret}" if self.secret else "")


def listen(network: str | None, port: int | None) -> list[socket.socket]:
    """On this computer and, where wished, on its network address: never on all there are.

    Both on the wished port, else `PortTaken`; without a wish on the usual one, or on any that is free.
    """
    hosts = dict.fromkeys((LOOPBACK, network or LOOPBACK))
    wishes = [port] if port else [USUAL_PORT] * (port is None) + [0] * TRIES
    for options in wishes[:-1]:
        with suppress(PortTaken, PermissionError):
            return _listen_at(hosts, options)
    return _listen_at(hosts, wishes[-1])


def _listen_at(hosts: Iterable[str], port: int) -> list[socket.socket]:
    """All on one port, or none."""
    listeners: list[socket.socket] = []
    try:
        for host in hosts:
            listeners.append(_listen(host, port))
            port = port_of(listeners[0])
    except OSError as error:
        for listener in listeners:
            listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(str(port)) from error
        raise
    return listeners


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket()
    # A port that just closed may be opened again at once; on Windows this option would share it instead.
    if hasattr(socket, "SO_REUSEPORT"):
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()
    except OSError:
        listener.close()
        raise
    return listener


def port_of(listener: socket.socket) -> int:
    return int(listener.getsockname()[1])


def network_address(options: str) -> str | None:
    """The address a person named, else this computer's on the local network; None when it has none."""
    if options not in ANY:
        return options
    # Nothing is sent: the system only picks a way out.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # reserved for documentation, reached by nobody
        return str(probe.getsockname()[0])
    return None


def lasting_secret(folder: Path) -> str:
    """The secret of this data folder, so that a phone shown the code once can come back."""
    path = folder / "secret"
    Quarantine(folder).clear(path)
    with suppress(FileNotFoundError, UnicodeDecodeError):
        if SECRET.fullmatch(kept := path.read_text("utf-8").strip()):
            return kept
    write_private(path, secret := secrets.token_urlsafe(18))
    return secret


def web_fonts() -> str:
    """The list of fonts the client loads before it draws anything: without those for formulas and for other icons."""
    stock = json.loads(Path(flet_web.get_package_web_dir(), *FONTS).read_text("utf-8"))
    return json.dumps([font for font in stock if "/" not in font["family"]])


def web_app(main: Callable[[ft.Page], None], endpoint: Endpoint, assets: Path) -> ASGIApp:
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
    return Guard(DeviceCookie(Drawings(AbandonedSockets(inner))), endpoint.hosts, endpoint.secret)


def serve(
    main: Callable[[ft.Page], None],
    endpoint: Endpoint,
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
        config = uvicorn.Config(
            web_app(main, endpoint, Path(assets)),
            log_level=logging.WARNING,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            lifespan="on",
            timeout_graceful_shutdown=GOODBYE,
        )
        server = _Announcing(config, ready)
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
