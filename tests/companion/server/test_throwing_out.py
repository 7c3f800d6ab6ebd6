"""Which windows a new secret closes."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from starlette.types import Message, Receive, Scope, Send

from companion.server import guard as guard_room
from companion.server.connections import CUT
from companion.server.guard import Guard
from tests.companion.server.test_guard import HOST, ORIGIN, endpoint, from_origin, let_in, the_cookie


async def test_a_window_whose_device_has_shown_the_secret_in_force_stays_open() -> None:
    browser = await let_in()

    async def window(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        await browser.guard.throw_out()

    browser.guard.app = window
    assert await browser.socket_opens("/ws", from_origin(ORIGIN))


async def test_windows_that_do_not_read_hold_up_no_other_one_and_are_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to a device that reads nothing waits, and so does the word that closes it."""
    monkeypatch.setattr(guard_room, "PATIENCE", 0.1)
    told: list[str] = []
    cut: list[bool] = []

    async def window(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(60)

    async def nothing() -> Message:
        raise AssertionError

    async def stalled(message: Message) -> None:
        told.append(message["type"])
        await asyncio.sleep(60)

    guard = Guard(window, endpoint())
    said = {"host": HOST, "origin": ORIGIN, "cookie": await the_cookie()}
    headers = [(name.encode(), value.encode()) for name, value in said.items()]
    scope = {"type": "websocket", "headers": headers, "server": ("192.168.0.7", 8733), CUT: lambda: cut.append(True)}
    windows = [asyncio.ensure_future(guard(scope, nothing, stalled)) for _ in range(3)]
    await asyncio.sleep(0)
    guard.endpoint.secret.renew()
    with suppress(TimeoutError):
        await asyncio.wait_for(guard.throw_out(), 2)
    for one in windows:
        one.cancel()
    assert told == ["websocket.close"] * 3
    assert cut == [True] * 3
