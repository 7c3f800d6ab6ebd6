"""Who gets in: the right host, the right origin and, on the local network, whoever knows the secret."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import parse_qs, urlencode

from starlette.types import ASGIApp, Message, Receive, Scope, Send

KEY: Final = "key"
COOKIE: Final = "tidekeeper"
A_YEAR: Final = 365 * 24 * 3600

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        # The stock client starts from inline scripts and compiles WebAssembly.
        "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' blob: data:",
        "font-src 'self' data:",
        "connect-src 'self' blob: data:",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
)
DROPPED: Final = (b"access-control-allow-origin",)
"""Flet opens every response to every site; nobody else's page has business here."""


class Guard:
    """Lets a request through to `app`, or answers it with nothing."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str], secret: str | None = None) -> None:
        self.app = app
        self.hosts = frozenset(hosts)
        """As browsers write them: name and port."""
        self.secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif not self._from_here(scope):
            await _refuse(scope, send)
        elif self.secret and scope["type"] == "http" and self._matches(_query(scope).get(KEY, [""])[0]):
            await self._welcome(scope, send)
        elif self.secret and not self._matches(_cookie(scope)):
            await _refuse(scope, send)
        else:
            await self.app(scope, receive, _with_headers(send) if scope["type"] == "http" else send)

    def _from_here(self, scope: Scope) -> bool:
        """A page of another site can neither name us as its host (rebinding) nor come from our origin."""
        host, origin = _header(scope, b"host"), _header(scope, b"origin")
        if host not in self.hosts:
            return False
        return origin == f"http://{host}" if origin or scope["type"] == "websocket" else True

    def _matches(self, offered: str) -> bool:
        return hmac.compare_digest(offered.encode(), (self.secret or "").encode())

    async def _welcome(self, scope: Scope, send: Send) -> None:
        """Trade the secret in the address for a cookie, so that it is neither bookmarked nor shown on screen."""
        rest = {name: values for name, values in _query(scope).items() if name != KEY}
        target = scope["path"] + (f"?{urlencode(rest, doseq=True)}" if rest else "")
        cookie = f"{COOKIE}={self.secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Strict"
        await _answer(send, 303, ((b"location", target.encode()), (b"set-cookie", cookie.encode())))


def _header(scope: Scope, name: bytes) -> str:
    values = [value for key, value in scope["headers"] if key == name]
    return str(values[0].decode("latin-1")) if len(values) == 1 else ""


def _query(scope: Scope) -> dict[str, list[str]]:
    return parse_qs(scope["query_string"].decode("latin-1"))


def _cookie(scope: Scope) -> str:
    try:
        morsel = SimpleCookie(_header(scope, b"cookie")).get(COOKIE)
    except CookieError:
        return ""
    return morsel.value if morsel else ""


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        await _answer(send, 403)


async def _answer(send: Send, status: int, headers: tuple[tuple[bytes, bytes], ...] = ()) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [*HEADERS, *headers]})
    await send({"type": "http.response.body", "body": b""})


def _with_headers(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = [header for header in message["headers"] if header[0].lower() not in DROPPED]
            message = {**message, "headers": [*kept, *HEADERS]}
        await send(message)

    return guarded
