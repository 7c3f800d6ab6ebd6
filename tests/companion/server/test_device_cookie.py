"""The cookie a device is known by, asked of the middleware around a tiny app."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from companion.screen.caller import CALLER, Caller
from companion.server.device_cookie import NAME, DeviceCookie
from companion.server.start_page import ABILITIES

TOKEN = "a-phone-with-a-token-of-its-own"


class Browser:
    """Asks for pages, files and sockets, and remembers who the app took it for."""

    def __init__(self, *headers: tuple[str, str], address: str | None = "192.168.0.20") -> None:
        self._headers = [(name.encode(), value.encode()) for name, value in headers]
        self._client = (address, 50_000) if address else None
        self.taken_for: Caller | None = None

    async def get(self, kind: str) -> list[str]:
        """The cookies that come with a response of this kind."""
        (start,) = await self._ask({"type": "http", "kind": kind})
        return [value.decode() for name, value in start["headers"] if name == b"set-cookie"]

    async def open_socket(self) -> Caller | None:
        await self._ask({"type": "websocket"})
        return self.taken_for

    async def _ask(self, scope: Scope) -> list[Message]:
        sent: list[Message] = []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            # Flet opens a window in a task of its own.
            await asyncio.create_task(self._window())
            if scope["type"] == "http":
                headers = [(b"content-type", scope["kind"].encode())]
                await send({"type": "http.response.start", "status": 200, "headers": headers})

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        await asyncio.create_task(
            DeviceCookie(app)({"headers": self._headers, "client": self._client, **scope}, receive, send)
        )
        return sent

    async def _window(self) -> None:
        self.taken_for = CALLER.get()


async def test_a_browser_gets_a_lasting_cookie_with_its_first_page_and_no_other() -> None:
    (given,) = await Browser().get("text/html; charset=utf-8")
    assert given.startswith(f"{NAME}=")
    assert "Max-Age=31536000" in given
    assert "HttpOnly" in given
    kept = given.partition(";")[0]
    assert await Browser(("cookie", f"other=1; {kept}")).get("text/html") == []


async def test_two_browsers_get_two_cookies() -> None:
    assert await Browser().get("text/html") != await Browser().get("text/html")


async def test_what_is_fetched_beside_the_page_brings_no_cookie() -> None:
    assert await Browser().get("text/javascript") == []


async def test_a_cookie_that_is_none_of_ours_is_replaced() -> None:
    assert len(await Browser(("cookie", f"{NAME}=short")).get("text/html")) == 1
    assert len(await Browser(("cookie", f"{NAME}=" + "x" * 65)).get("text/html")) == 1


async def test_a_window_knows_the_device_that_opened_it() -> None:
    phone = Browser(("cookie", f"{NAME}={TOKEN}"), ("accept-language", "pl,en-US;q=0.7, en;q=0.3"))
    assert await phone.open_socket() == Caller(TOKEN, here=False, languages=("pl", "en-US", "en"))


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
async def test_a_browser_of_this_computer_is_known_as_such(address: str) -> None:
    opened = await Browser(address=address).open_socket()
    assert opened == Caller("", here=True)


@pytest.mark.parametrize("address", [None, "192.168.0.20", "no address"])
async def test_any_other_is_a_device_of_its_own(address: str | None) -> None:
    opened = await Browser(address=address).open_socket()
    assert opened == Caller("", here=False)


@pytest.mark.parametrize(
    ("told", "shares", "falls_asleep"),
    [("", False, False), ("page", False, True), ("page.share", True, True), ("page.share.awake", True, False)],
)
async def test_a_window_knows_what_its_browser_can(told: str, shares: bool, falls_asleep: bool) -> None:
    caller = await Browser(*([("cookie", f"{ABILITIES}={told}")] if told else [])).open_socket()
    assert caller is not None
    assert (caller.shares, caller.falls_asleep) == (shares, falls_asleep)
