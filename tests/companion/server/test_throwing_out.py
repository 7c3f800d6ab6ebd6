"""Which windows a new secret closes."""

from __future__ import annotations

from starlette.types import Receive, Scope, Send

from tests.companion.server.test_guard import ORIGIN, from_origin, let_in


async def test_a_window_whose_device_has_shown_the_secret_in_force_stays_open() -> None:
    browser = await let_in()

    async def window(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        await browser.guard.throw_out()

    browser.guard.app = window
    assert await browser.socket_opens("/ws", from_origin(ORIGIN))
