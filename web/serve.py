"""A plain file server on this computer, to try the site out."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

LOOPBACK: Final = "127.0.0.1"


class _Quiet(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """A file server that says nothing."""


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    return ThreadingHTTPServer((LOOPBACK, port), partial(_Quiet, directory=str(folder)))


def address(server: ThreadingHTTPServer) -> str:
    return f"http://{LOOPBACK}:{server.server_port}/"
