"""The cookie a device is known by, so that it finds its own language and look again, also after a restart."""

from __future__ import annotations

import re
import secrets
from ipaddress import ip_address
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.screen.caller import CALLER, Caller
from companion.server.headers import A_YEAR, cookie, headers
from companion.server.listening import LOOPBACK
from companion.server.start_page import ABILITIES

NAME: Final = "tidekeeper-device"
TOKEN: Final = re.compile(r"[\w-]{16,64}", re.ASCII)


class DeviceCookie:
    """Gives every browser a cookie with its first page, and tells the windows it opens who it is."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            CALLER.set(Caller(_token(scope), _is_here(scope), _languages(scope), _abilities(scope)))
        await self.app(scope, receive, send if scope["type"] != "http" or _token(scope) else _giving(send))


def _token(scope: Scope) -> str:
    kept = cookie(scope, NAME)
    return kept if TOKEN.fullmatch(kept) else ""


def _is_here(scope: Scope) -> bool:
    """Whoever calls this computer by its address on the network is a device like any other."""
    host, called = ((scope.get(end) or ("",))[0] for end in ("client", "server"))
    try:
        return ip_address(host).is_loopback and called in ("", LOOPBACK)
    except ValueError:
        return False


def _languages(scope: Scope) -> tuple[str, ...]:
    """As browsers list them: `pl,en-US;q=0.7`, the first choice first."""
    listed = ",".join(headers(scope, b"accept-language")).split(",")
    return tuple(tag for part in listed if (tag := part.partition(";")[0].strip()))


def _abilities(scope: Scope) -> frozenset[str] | None:
    """As the start page has told."""
    told = cookie(scope, ABILITIES)
    return frozenset(told.split(".")) if told else None


def _giving(send: Send) -> Send:
    """Sends a new cookie along, with a page only: of several things fetched at once each would bring another."""

    async def given(message: Message) -> None:
        if message["type"] == "http.response.start" and _is_page(message):
            made = f"{NAME}={secrets.token_urlsafe(18)}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
            message = {**message, "headers": [*message["headers"], (b"set-cookie", made.encode())]}
        await send(message)

    return given


def _is_page(message: Message) -> bool:
    return any(name.lower() == b"content-type" and value.startswith(b"text/html") for name, value in message["headers"])
