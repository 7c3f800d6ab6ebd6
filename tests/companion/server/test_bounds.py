"""One window cannot hold up the others: what it sends, how fast, and what it does not read is bounded."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple, cast

import msgpack
import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState

from companion.flet_fixes import abandoned_sockets
from companion.flet_fixes.abandoned_sockets import MOST_UNHEARD, AbandonedSockets
from companion.server import bounded_protocols
from companion.server import pace as listened
from companion.server.bounded_protocols import LARGEST_SAID, BoundedSocket
from companion.server.connections import UNREAD
from companion.server.pace import A_SECOND, AT_ONCE, Pace
from tests.harness.browser import Served
from tests.harness.clock import Clock
from tests.harness.socket import Client, Gone
from tests.harness.stranger import HANDSHAKE
from tests.proof.seated import MORE, lay, shown, sit


async def say(window: Client, data: str | bytes) -> None:
    await window.fire(1, "x", data)
    await window.until(lambda: False)


async def test_a_message_larger_than_a_screen_can_send_closes_the_window(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        async with Client(served.origin, "/settings") as window:
            with pytest.raises(Gone):
                await say(window, "x" * LARGEST_SAID)


async def test_a_file_that_was_asked_for_may_be_large(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        async with Client(served.origin, "/settings") as window:
            content = b"x" * 8 * LARGEST_SAID
            window.replies["pick_files"] = [{"id": 0, "name": "a.zip", "size": len(content), "bytes": content}]
            await window.tap("Bring a copy back")
            await window.see("is not a copy that Tidekeeper made")
            with pytest.raises(Gone):
                await say(window, content)


async def test_a_window_that_floods_the_server_does_not_hold_up_another(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    lay(folder, "a1", "a2")
    with Served(folder) as served:
        async with Client(served.origin, "/match/a1") as flood, Client(served.origin, "/match/a2") as window:
            await sit(flood)
            await sit(window)
            target = flood.find(MORE)
            with suppress(Gone):
                for _ in range(3_000):
                    await flood.fire(target, "click")
            began = time.monotonic()
            for n in range(1, 4):
                await window.tap(MORE)
                await window.until(lambda n=n: shown(window) == n, "a move of the other window")  # type: ignore[misc]
            assert time.monotonic() - began < 10


@pytest.mark.parametrize("frame", [b"\x89", b"\x8a", b"\x00"], ids=["ping", "pong", "a message without end"])
async def test_frames_that_carry_nothing_close_the_window_before_they_hold_up_another(
    tmp_path: Path, frame: bytes
) -> None:
    folder = tmp_path / "data"
    lay(folder, "a1")
    empty, begun = b"\x80" + bytes(4), b"\x02\x81" + bytes(4) + b"x"
    with Served(folder) as served:
        async with Client(served.origin, "/settings") as flood, Client(served.origin, "/match/a1") as window:
            await sit(window)
            flood._socket.transport.write((begun if frame == b"\x00" else b"") + (frame + empty) * 500_000)
            began = time.monotonic()
            await window.tap(MORE)
            await window.until(lambda: shown(window) == 1, "a move of the other window")
            assert time.monotonic() - began < 3
            with pytest.raises(Gone):
                await flood.until(lambda: False)


async def test_a_hand_is_never_waited_for_and_a_flood_is(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, waited = Clock(), list[float]()

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        clock.pass_by(seconds)

    monkeypatch.setattr(listened, "time", SimpleNamespace(monotonic=clock))
    monkeypatch.setattr(listened, "asyncio", SimpleNamespace(sleep=sleep))
    pace = Pace()
    for _ in range(AT_ONCE):
        await pace.keep()
    assert not any(waited)
    for _ in range(10):
        await pace.keep()
    assert sum(waited) == pytest.approx(10 / A_SECOND)


class _Socket:
    """A socket that says more than anybody hears."""

    def __init__(self) -> None:
        self.said = 0

    async def receive(self) -> Message:
        self.said += 1
        return {"type": "websocket.receive", "bytes": b"x"}

    async def send(self, _: Message) -> None:
        await asyncio.sleep(60)


async def test_what_nobody_hears_is_left_unsaid_and_the_socket_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abandoned_sockets, "PATIENCE", 0.1)
    monkeypatch.setattr(abandoned_sockets, "GRACE", 0.1)

    async def deaf(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(60)

    socket = _Socket()
    async with asyncio.timeout(5):
        await AbandonedSockets(deaf)({"type": "websocket"}, socket.receive, socket.send)
    assert socket.said <= MOST_UNHEARD + 1


async def test_a_window_that_does_not_read_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abandoned_sockets, "PATIENCE_TO_SEND", 0.1)
    monkeypatch.setattr(abandoned_sockets, "GRACE", 0.1)

    async def talkative(scope: Scope, receive: Receive, send: Send) -> None:
        while True:
            await send({"type": "websocket.send", "bytes": msgpack.packb([1])})

    async def nothing() -> Message:
        await asyncio.sleep(60)
        return {}

    async with asyncio.timeout(5):
        await AbandonedSockets(talkative)({"type": "websocket"}, nothing, _Socket().send)


async def test_a_window_that_reads_on_slowly_is_not_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of fifty megabytes takes minutes over a poor network."""
    monkeypatch.setattr(abandoned_sockets, "PATIENCE_TO_SEND", 0.1)
    monkeypatch.setattr(abandoned_sockets, "GRACE", 0.1)
    left = iter(range(20, 0, -1))
    said: list[Message] = []

    async def slow(message: Message) -> None:
        await asyncio.sleep(0.5)
        said.append(message)

    async def talkative(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.send", "bytes": b"x"})

    async def nothing() -> Message:
        await asyncio.sleep(60)
        return {}

    socket = {"type": "websocket", UNREAD: lambda: next(left)}
    async with asyncio.timeout(5):
        await AbandonedSockets(talkative)(socket, nothing, slow)
    assert len(said) == 1


class _Unread:
    """A connection whose other side reads piece by piece, and then no more."""

    def __init__(self, *left: int) -> None:
        self.left = list(left)
        self.aborted = asyncio.Event()

    def get_write_buffer_size(self) -> int:
        return self.left.pop(0)

    def abort(self) -> None:
        self.aborted.set()


async def test_a_closed_window_that_reads_no_more_is_cut_off_and_one_that_does_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bounded_protocols, "PATIENCE", 0.01)
    closed = BoundedSocket.__new__(BoundedSocket)
    closed.loop, unread = asyncio.get_running_loop(), _Unread(300, 200, 200, 100)
    closed.transport = cast("asyncio.Transport", unread)
    closed._take_leave()
    await asyncio.wait_for(unread.aborted.wait(), 5)
    assert unread.left == [100]


class AtSocket(NamedTuple):
    socket: BoundedSocket
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


@asynccontextmanager
async def at_socket(ping: float = 20) -> AsyncIterator[AtSocket]:
    """A socket that is open on both sides; after so many seconds of silence it is asked whether anybody is there."""
    heard: list[str] = []
    ended = asyncio.Event()
    made: list[BoundedSocket] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        heard.append((await receive())["type"])
        ended.set()

    config = uvicorn.Config(
        app, ws=BoundedSocket, ws_max_size=2**24, log_config=None, ws_ping_interval=ping, ws_ping_timeout=ping
    )
    config.load()

    def opened() -> BoundedSocket:
        made.append(BoundedSocket(config, ServerState(), {}))
        return made[-1]

    async with await asyncio.get_running_loop().create_server(opened, "127.0.0.1", 0) as server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        head = "".join(f"{name}: {value}\r\n" for name, value in {"Host": "x", **HANDSHAKE}.items())
        writer.write(f"GET /ws HTTP/1.1\r\n{head}\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        yield AtSocket(made[0], reader, writer)
        writer.close()
        await asyncio.wait_for(ended.wait(), 5)
    assert heard == ["websocket.disconnect"]


async def test_half_a_file_is_forgotten_with_its_socket() -> None:
    """What remembers the socket, the session of a window that may come back, lives for an evening."""
    first, second = b"\x02\xfe" + (5000).to_bytes(2), b"\x80\xfe" + (5000).to_bytes(2)
    async with at_socket() as (socket, _, writer):
        writer.write(first + bytes(4 + 5000) + second + bytes(4 + 2500))
        await writer.drain()
        while not socket.frames:
            await asyncio.sleep(0.01)
    assert (socket.frames, len(socket.conn.reader.buffer)) == ([], 0)


async def test_whoever_is_saying_something_large_need_not_say_that_somebody_is_there() -> None:
    """A browser that hands a file over in one piece cannot answer in the middle of it."""
    async with at_socket(ping=0.4) as (socket, _, writer):
        writer.write(b"\x02\xfe" + (50_000).to_bytes(2) + bytes(4))
        for _ in range(20):
            writer.write(bytes(1_000))
            await writer.drain()
            await asyncio.sleep(0.1)
        assert not socket.transport.is_closing()
        async with asyncio.timeout(5):
            while not socket.transport.is_closing():
                await asyncio.sleep(0.01)


async def test_whoever_is_still_reading_something_large_need_not_say_that_somebody_is_there() -> None:
    """The question itself lies behind a file on its way to the browser."""
    async with at_socket(ping=0.4) as (socket, reader, _):
        socket.transport.write(bytes(64 * 2**20))
        for _ in range(20):
            await reader.readexactly(2**20)
            await asyncio.sleep(0.1)
        assert not socket.transport.is_closing()
        async with asyncio.timeout(5):
            while not socket.transport.is_closing():
                await asyncio.sleep(0.01)


async def test_text_is_nothing_that_a_screen_says() -> None:
    """Flet would end with a traceback on it."""
    async with at_socket() as (socket, _, writer):
        writer.write(b"\x81\x82" + bytes(4) + b"{}")
        await writer.drain()
        async with asyncio.timeout(5):
            while not socket.transport.is_closing():
                await asyncio.sleep(0.01)
