"""The way in while the app runs: phones are let in when somebody wishes it, and all are thrown out by a new secret."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from companion.server.endpoint import Endpoint, opened_once
from companion.server.guard import Guard
from companion.server.listening import listen_at, network_address
from companion.server.secret import secret_of
from rules.kernel import Phrase, phrase

LEAVE: Final = 1.0
"""Seconds that the window which asked for a new secret gets to come in by it, before every other is closed."""


class ServedDoorway:
    """The endpoint of a server, and what can be done about it from a screen."""

    def __init__(self, endpoint: Endpoint, folder: Path, renewed: Callable[[], None] = lambda: None) -> None:
        """`renewed` is called when the address of this computer is another."""
        self.endpoint = endpoint
        self._folder = folder
        self._renewed = renewed
        self._guard: Guard | None = None
        self._listen: Callable[[socket.socket], Awaitable[None]] | None = None
        self._throwing: asyncio.Task[None] | None = None

    def served(self, guard: Guard, listen: Callable[[socket.socket], Awaitable[None]]) -> None:
        """The server is there; `listen` has it listen at one socket more."""
        self._guard, self._listen = guard, listen

    @property
    def phone(self) -> str | None:
        return self.endpoint.phone

    @property
    def asks(self) -> bool:
        return self.endpoint.private or self.endpoint.network is not None

    async def open_to_phones(self) -> Phrase | None:
        if self.endpoint.network is not None or self._listen is None:
            return None
        network = network_address("")
        if network is None:
            return phrase("settings.phone_no_network")
        try:
            listener = listen_at(network, self.endpoint.port)
            if not self.endpoint.private:
                self.endpoint.secret = secret_of(self._folder)
        except OSError as error:
            return phrase("settings.phone_not_opened", why=error.strerror or str(error))
        self.endpoint.network = network
        await self._listen(listener)
        return None

    async def renew(self) -> str:
        self.endpoint.secret.renew()
        self._renewed()
        self._throwing = asyncio.create_task(self._throw_out())
        return opened_once(self.endpoint.local_at("settings")) if self.endpoint.private else ""

    def keep(self) -> None:
        self.endpoint.secret.keep()

    async def _throw_out(self) -> None:
        await asyncio.sleep(LEAVE)
        if self._guard is not None:
            await self._guard.throw_out()
