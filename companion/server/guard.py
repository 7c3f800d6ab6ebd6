"""Who gets in: the right host, the right origin and, on the local network, whoever knows the secret."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from hashlib import sha256
from typing import Final
from urllib.parse import quote, urlencode

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.server.headers import A_YEAR, cookie, headers, query

KEY: Final = "key"
COOKIE: Final = "tidekeeper"

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
DROPPED: Final = b"access-control-"
"""Flet opens every response to every site; nobody else's page has business here."""


class Guard:
    """Lets a request through to `app`, or answers it with nothing."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str], secret: str | None = None) -> None:
        self.app = app
        self.hosts = frozenset(hosts)
        """As browsers write them: name and port."""
        self.secret = secret or ""
        # Cookies know hosts and not ports: a name of its own keeps two folders on one computer apart.
        self.cookie = f"{COOKIE}-{sha256(self.secret.encode()).hexdigest()[:12]}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif not self._from_here(scope):
            await _refuse(scope, send)
        elif self.secret and scope["type"] == "http" and self._matches(query(scope).get(KEY, [""])[0]):
            await self._welcome(scope, send)
        elif self.secret and not self._matches(cookie(scope, self.cookie)):
            await _refuse(scope, send)
        else:
            await self.app(scope, receive, _with_headers(send) if scope["type"] == "http" else send)

    def _from_here(self, scope: Scope) -> bool:
        """A page of another site can neither name us as its host (rebinding) nor come from our origin."""
        hosts, origins = headers(scope, b"host"), headers(scope, b"origin")
        if len(hosts) != 1 or hosts[0] not in self.hosts:
            return False
        # Browsers name no origin when a person opens an address; for a socket they always do.
        return origins == [f"http://{hosts[0]}"] or (not origins and scope["type"] == "http")

    def _matches(self, offered: str) -> bool:
        return hmac.compare_digest(offered.encode(), self.secret.encode())

    async def _welcome(self, scope: Scope, send: Send) -> None:
        """Trade the secret in the address for a cookie, so that it is neither bookmarked nor shown on screen."""
        rest = {name: values for name, values in query(scope).items() if name != KEY}
        # Two slashes at the start would be another host's address.
        path = "/" + quote(scope["path"].lstrip("/"))
        target = f"{path}?{urlencode(rest, doseq=True)}" if rest else path
        # A stricter cookie would stay at home when the address is followed from a message or another site's page.
        given = f"{self.cookie}={self.secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
        await _answer(send, 303, ((b"location", target.encode()), (b"set-cookie", given.encode())))


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
            kept = [header for header in message["headers"] if not header[0].lower().startswith(DROPPED)]
            message = {**message, "headers": [*kept, *HEADERS]}
        await send(message)

    return guarded
