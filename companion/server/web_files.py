"""The files of the client: ours from memory, the rest as Flet ships it; packed where they go over a network.

Flet 1.0.5 copies what it changes into a folder for temporary files, and serves its stock page when that is swept away.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from companion.server.headers import headers
from companion.server.listening import LOOPBACK

INDEX: Final = "index.html"
PIECE: Final = 256 * 1024
"""Bytes that are sent at once."""
LEVEL: Final = 6
"""The highest takes twice the time and saves a hundredth."""
PACKED_ALREADY: Final = ("image/png", "font/woff2", "application/zip")
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".otf": "font/otf",
    ".ttf": "font/ttf",
    ".woff2": "font/woff2",
    ".png": "image/png",
}
"""By the ends of names; what the system believes of them may be anything."""
ISOLATED: Final = (
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
)
"""As Flet does: without them a browser gives the client one thread only."""


@dataclass(frozen=True)
class WebFile:
    """One file, in memory or on disk."""

    kind: str
    tag: str
    content: bytes = b""
    path: Path | None = None

    def read(self) -> bytes:
        return self.content if self.path is None else self.path.read_bytes()


class WebFiles:
    """Answers every request for a page or a file; sockets are passed on to `app`."""

    def __init__(self, app: ASGIApp, stock: Path, ours: Mapping[str, bytes]) -> None:
        self.app = app
        self._files = {**_on_disk(stock), **_in_memory(ours)}
        self._packed: dict[str, asyncio.Future[bytes]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405)
        elif (name := self._named(scope["path"])) is None:
            await _answer(send, 404)
        else:
            await self._serve(name, scope, send)

    def _named(self, path: str) -> str | None:
        """A page of the app is an address and no file; the client finds its way from the start page."""
        name = path.strip("/") or INDEX
        if name in self._files:
            return name
        return INDEX if Path(name).suffix in ("", ".html") else None

    async def _serve(self, name: str, scope: Scope, send: Send) -> None:
        file, packs = self._files[name], _wants_packed(scope)
        packs = packs and file.kind not in PACKED_ALREADY
        tag = f'"{file.tag}-gzip"' if packs else f'"{file.tag}"'
        told = [(b"etag", tag.encode()), (b"cache-control", b"no-cache"), (b"vary", b"accept-encoding"), *ISOLATED]
        if tag in ",".join(headers(scope, b"if-none-match")):
            await _answer(send, 304, told)
            return
        try:
            content = await self._packing(name) if packs else await asyncio.to_thread(file.read)
        except OSError:
            await _answer(send, 404)
            return
        told += [(b"content-type", file.kind.encode()), (b"content-length", str(len(content)).encode())]
        told += [(b"content-encoding", b"gzip")] if packs else []
        await _answer(send, 200, told, content if scope["method"] == "GET" else b"")

    async def _packing(self, name: str) -> bytes:
        """A file, packed once for all who ask; one that could not be read is tried again."""
        if name not in self._packed:
            self._packed[name] = asyncio.ensure_future(asyncio.to_thread(_packed, self._files[name]))
        try:
            return await asyncio.shield(self._packed[name])
        except OSError:
            self._packed.pop(name, None)
            raise


def _packed(file: WebFile) -> bytes:
    return gzip.compress(file.read(), LEVEL, mtime=0)


def _wants_packed(scope: Scope) -> bool:
    """On this computer there is no wire that would be worth the work."""
    over_network = (scope.get("server") or (LOOPBACK,))[0] != LOOPBACK
    return over_network and "gzip" in ",".join(headers(scope, b"accept-encoding"))


def _on_disk(folder: Path) -> dict[str, WebFile]:
    """All there are, by their addresses: a name that is not among them leads nowhere."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = Path(place, name)
            status = path.stat()
            tag = f"{status.st_mtime_ns:x}-{status.st_size:x}"
            found[path.relative_to(folder).as_posix()] = WebFile(_kind(path), tag, path=path)
    return found


def _in_memory(ours: Mapping[str, bytes]) -> dict[str, WebFile]:
    return {name: WebFile(_kind(Path(name)), sha256(made).hexdigest()[:16], made) for name, made in ours.items()}


def _kind(path: Path) -> str:
    return KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


async def _answer(send: Send, status: int, told: Iterable[tuple[bytes, bytes]] = (), content: bytes = b"") -> None:
    await send({"type": "http.response.start", "status": status, "headers": list(told)})
    for start in range(0, len(content), PIECE):
        await send({"type": "http.response.body", "body": content[start : start + PIECE], "more_body": True})
    await send({"type": "http.response.body", "body": b""})
