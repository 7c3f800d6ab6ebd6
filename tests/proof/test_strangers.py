"""Strangers on the network: bounded in what they say, for how long and how often, so that the owner notices nothing."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest

from companion.server.bounded_protocols import LARGEST_HEAD, PATIENCE
from companion.server.connections import Connections
from tests.harness.browser import Served
from tests.harness.second_address import ADDRESS
from tests.harness.socket import Client
from tests.harness.stranger import HANDSHAKE, Stranger
from tests.proof.seated import MORE, lay, on_disk, saved, shown, sit

CROWD = 400
FEW_FILES = ("sh", "-c", 'ulimit -n 256; exec "$@"', "sh", sys.executable, "-m", "tests.harness.quick_reader")
"""The app where a process may have no more than 256 files and connections open, as on some systems."""


def connected(served: Served, host: str = ADDRESS) -> socket.socket:
    return socket.create_connection((host, served.port), timeout=10)


def answer(stranger: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    heard = b""
    with suppress(OSError):
        while piece := stranger.recv(65_536):
            heard += piece
    return heard


def let_in(served: Served) -> str:
    _, headers, _ = Stranger(served.port, "127.0.0.1").ask(served.address.removeprefix(served.origin))
    return headers["set-cookie"].partition(";")[0]


@pytest.mark.parametrize("start", [b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"POST / HTTP/1.1\r\nA: b\r\nC"])
def test_an_address_or_a_header_without_end_is_not_listened_to(tmp_path: Path, start: bytes) -> None:
    with Served(tmp_path / "data", "--lan", ADDRESS) as served, closing(connected(served)) as stranger:
        began, sent = time.monotonic(), 0
        stranger.sendall(start)
        with suppress(OSError):
            while sent < 60_000_000:
                stranger.sendall(b"x" * 65_536)
                sent += 65_536
        assert sent < 60_000_000
        assert answer(stranger)[:12] in (b"", b"HTTP/1.1 431", b"HTTP/1.1 400")
        assert Stranger(served.port, ADDRESS).ask("/")[0] == 403
        assert time.monotonic() - began < 5


@pytest.mark.parametrize(
    "start", [b"Content-Length: 60000000\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-Long: "]
)
def test_what_follows_a_head_without_end_is_not_listened_to_either(tmp_path: Path, start: bytes) -> None:
    """Nor what somebody says so who is let in."""
    with Served(tmp_path / "data") as served, closing(connected(served, "127.0.0.1")) as guest:
        began, sent = time.monotonic(), 0
        guest.sendall(b"POST / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n" % served.port + start)
        assert guest.recv(12) == b"HTTP/1.1 405"
        with suppress(OSError):
            while sent < 60_000_000:
                guest.sendall(b"x" * 65_536)
                sent += 65_536
        assert sent < 60_000_000
        assert Stranger(served.port, "127.0.0.1").ask("/")[0] == 200
        assert time.monotonic() - began < 5


def test_headers_of_a_usual_size_are_heard(tmp_path: Path) -> None:
    """By a socket too: a page that came with all its cookies would wait for it for ever."""
    with Served(tmp_path / "data") as served:
        cookies = "; ".join(f"other{n}={'x' * 50}" for n in range(LARGEST_HEAD // 80))
        here = Stranger(served.port, "127.0.0.1")
        assert here.ask("/", Cookie=cookies)[0] == 200
        assert here.socket_opens(Origin=served.origin, Cookie=cookies)


def test_a_handshake_that_nobody_could_mean_is_over_at_once(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served, closing(connected(served, "127.0.0.1")) as stranger:
        said = {"Host": f"127.0.0.1:{served.port}", **HANDSHAKE, **{f"x-{n}": "" for n in range(130)}}
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        began = time.monotonic()
        stranger.sendall(f"GET /ws HTTP/1.1\r\n{head}\r\n".encode())
        answer(stranger)
        assert time.monotonic() - began < 5


async def test_idle_connections_keep_neither_the_owner_nor_the_disk_waiting(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    lay(folder, "a1", "a2")
    with Served(folder, "--lan", ADDRESS, program=FEW_FILES) as served, ExitStack() as crowd:
        token = let_in(served)
        async with Client(served.origin, "/match/a1", cookie=token) as owner:
            await sit(owner)
            for n in range(CROWD):
                with suppress(OSError):
                    crowd.enter_context(closing(connected(served, (ADDRESS, "127.0.0.1")[n % 2])))
            await owner.tap(MORE)
            await owner.until(lambda: shown(owner) == 1 and saved(owner), "a move that is kept")
            assert on_disk(folder, "a1") == 1
            async with Client(served.origin, "/match/a2", cookie=token) as another:
                assert await sit(another) == 0


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: ", None], ids=["nothing", "half", "half the second"])
def test_whoever_says_nothing_or_half_is_not_waited_for(tmp_path: Path, said: bytes | None) -> None:
    with Served(tmp_path / "data") as served, closing(connected(served, "127.0.0.1")) as stranger:
        stranger.settimeout(PATIENCE + 5)
        began = time.monotonic()
        if said is None:
            stranger.sendall(f"GET /favicon.png HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\nGET /".encode())
        else:
            stranger.sendall(said)
        answer(stranger)
        assert time.monotonic() - began < PATIENCE + 3


def test_one_stranger_cannot_take_the_place_of_all() -> None:
    connections = Connections()
    closed: list[str] = []

    def open_(name: str, address: str) -> None:
        closer: Callable[[], None] = lambda: closed.append(name)  # noqa: E731
        connections.opened(name, address, closer)

    open_("guest", "192.168.0.9")
    for n in range(100):
        open_(f"crowd {n}", "192.168.0.66")
    assert "guest" not in closed
    assert closed[:2] == ["crowd 0", "crowd 1"]
    assert len(closed) == 100 - 16


def test_windows_are_bounded_too_and_none_of_them_is_closed() -> None:
    connections = Connections()
    assert [connections.let_in(n) for n in range(161)].count(True) == 160
    connections.closed(3)
    assert connections.let_in(161)
    assert connections.let_in(161)
