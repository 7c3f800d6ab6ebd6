"""Who gets in: the right host, the right origin and, on the local network, whoever knows the secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final
from urllib.parse import quote, urlencode

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.server.connections import CUT, LET_IN
from companion.server.endpoint import KEY, ONCE, Endpoint
from companion.server.headers import A_YEAR, cookie, headers, query
from companion.server.secret import FolderSecret

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
OURS_ALONE: Final = ("cross-origin-resource-policy", "same-origin")
"""Whatever is answered, a page of another site learns as little from it as from a port where nobody listens."""
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
FOREIGN: Final = (["cross-site"], ["same-site"])
"""Another port of this computer is the same site, and another program."""
CLOSED: Final = {"type": "websocket.close", "code": 1008}
PATIENCE: Final = 1.0
"""Seconds in which a window has to hear that it is closed."""
DROPPED: Final = b"access-control-"
"""Flet opens every response to every site; nobody else's page has business here."""


class Guard:
    """Lets a request through to `app`, or answers it with nothing."""

    def __init__(self, app: ASGIApp, endpoint: Endpoint) -> None:
        self.app = app
        self.endpoint = endpoint
        self._windows: set[_Window] = set()
        """Of windows whose devices have shown the secret."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif not self._from_here(scope):
            await _refuse(scope, send)
        elif (secret := self.endpoint.asks(scope)) is None:
            await self._let_in(scope, receive, send)
        elif scope["type"] == "http" and _shows(secret, query(scope)):
            await _welcome(secret, scope, send)
        elif not secret.is_token(token := cookie(scope, secret.cookie)):
            await _turn_away(scope, send)
        elif scope["type"] == "http":
            await self._let_in(scope, receive, send)
        else:
            self._windows.add(window := _Window(send, token, scope.get(CUT, _nothing)))
            try:
                await self._let_in(scope, receive, window.send)
            finally:
                self._windows.discard(window)

    async def throw_out(self) -> None:
        """Close every window whose device showed a secret that is none any more; none of them holds up another."""
        strange = [window for window in self._windows if not self.endpoint.secret.is_token(window.token)]
        await asyncio.gather(*(window.close() for window in strange))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope.get(LET_IN, _welcome_always)():
            await _refuse(scope, send)
            return
        await self.app(scope, receive, _with_headers(send) if scope["type"] == "http" else send)

    def _from_here(self, scope: Scope) -> bool:
        """A page of another site can neither name us as its host (rebinding) nor come from our origin."""
        hosts, origins = headers(scope, b"host"), headers(scope, b"origin")
        if _for_another_site(scope) or len(hosts) != 1 or hosts[0] not in self.endpoint.hosts:
            return False
        # Browsers name no origin when a person opens an address; for a socket they always do.
        return origins == [f"http://{hosts[0]}"] or (not origins and scope["type"] == "http")


def _welcome_always() -> bool:
    return True


def _nothing() -> None: ...


def _for_another_site(scope: Scope) -> bool:
    """Browsers say it: a page of another site wants it for itself, and is not led here by a person."""
    site, mode, wanted = (headers(scope, f"sec-fetch-{what}".encode()) for what in ("site", "mode", "dest"))
    return site in FOREIGN and (mode != ["navigate"] or wanted != ["document"])


class _Window:
    """A socket that can be closed from outside; what is sent to it afterwards is lost."""

    def __init__(self, send: Send, token: str, cut: Callable[[], None]) -> None:
        """`token` is what its device had to show; `cut` ends its connection, whatever is still to be sent."""
        self.token = token
        self._send, self._cut = send, cut
        self._closed = False

    async def send(self, message: Message) -> None:
        if not self._closed:
            await self._send(message)

    async def close(self) -> None:
        """One that reads nothing would not read that either, and go on saying things."""
        self._closed = True
        try:
            await asyncio.wait_for(self._send(CLOSED), PATIENCE)
        except TimeoutError:
            self._cut()
        except (OSError, RuntimeError):
            pass  # One that is just going has gone.


def _shows(secret: FolderSecret, asked: dict[str, list[str]]) -> bool:
    """Whether an address carries the secret, or a key that opens this once."""
    return secret.is_value(asked.get(KEY, [""])[0]) or secret.opens_once(asked.get(ONCE, [""])[0])


async def _welcome(secret: FolderSecret, scope: Scope, send: Send) -> None:
    """Trade what the address carries for a cookie, so that it is neither bookmarked nor shown on screen."""
    rest = {name: values for name, values in query(scope).items() if name not in (KEY, ONCE)}
    # Two slashes at the start would be another host's address.
    path = "/" + quote(scope["path"].lstrip("/"))
    target = f"{path}?{urlencode(rest, doseq=True)}" if rest else path
    # A stricter cookie would stay at home when the address is followed from a message or another site's page.
    given = f"{secret.cookie}={secret.token()}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
    await _answer(send, 303, ((b"location", target.encode()), (b"set-cookie", given.encode())))


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send(CLOSED)
    else:
        # Whatever else a stranger has to say is not listened to.
        await _answer(send, 403, ((b"connection", b"close"),))


async def _turn_away(scope: Scope, send: Send) -> None:
    """A person who opens the bare address is told where the whole one is; nobody else is told anything."""
    if scope["type"] != "http" or not any("text/html" in wanted for wanted in headers(scope, b"accept")):
        await _refuse(scope, send)
        return
    # Loaded for the few who need it.
    from companion.server.no_secret import page

    await _answer(send, 403, ((b"content-type", b"text/html; charset=utf-8"), (b"cache-control", b"no-store")), page())


async def _answer(send: Send, status: int, headers: tuple[tuple[bytes, bytes], ...] = (), body: bytes = b"") -> None:
    await send({"type": "http.response.start", "status": status, "headers": [*HEADERS, *headers]})
    await send({"type": "http.response.body", "body": body})


def _with_headers(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = [header for header in message["headers"] if not header[0].lower().startswith(DROPPED)]
            message = {**message, "headers": [*kept, *HEADERS]}
        await send(message)

    return guarded
