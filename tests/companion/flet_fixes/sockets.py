"""A socket of Flet's own kind, at which nobody sits."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, ClassVar

import msgpack
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack
from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager
from starlette.datastructures import URL
from starlette.websockets import WebSocketDisconnect

EVENING = 12 * 3600
PHONE = "192.0.2.1"


class QuietSocket:
    """Says who it is, and then nothing more until it is closed."""

    headers: ClassVar[dict[str, str]] = {}
    cookies: ClassVar[dict[str, str]] = {}
    url = URL("ws://127.0.0.1/ws")

    def __init__(self, *windows: str, address: str = PHONE) -> None:
        """It asks for these windows by their names; an empty one for one that is new."""
        self.client = SimpleNamespace(host=address)
        self.shown: list[str] = []
        """The windows it was given."""
        self._asked = iter(windows or ("",))
        self._closed = asyncio.Event()
        loop = asyncio.get_running_loop()
        self.app = FletApp(loop, app_manager.executor, lambda _: None, None, session_timeout_seconds=EVENING)
        self.handling = asyncio.ensure_future(self.app.handle(self))

    async def accept(self) -> None: ...

    async def receive_bytes(self) -> bytes:
        for window in self._asked:
            told = {"session_id": window, "page_name": "", "page": {"route": "/"}}
            return b"\x00" + (msgpack.packb([MessageAction.REGISTER_CLIENT.value, told]) or b"")
        await self._closed.wait()
        raise WebSocketDisconnect

    async def send_bytes(self, said: bytes) -> None:
        action, body = msgpack.unpackb(said[1:], ext_hook=decode_ext_from_msgpack, strict_map_key=False)
        if action == MessageAction.REGISTER_CLIENT.value:
            self.shown.append(body["session_id"])

    async def open(self, windows: int = 1) -> Any:
        """The last of so many windows, as Flet holds it."""
        while len(self.shown) < windows:
            await asyncio.sleep(0)
        return self.app._FletApp__session

    async def close(self) -> None:
        self._closed.set()
        await self.handling

    async def cut_off(self) -> None:
        self.handling.cancel()
        await asyncio.wait((self.handling,))
