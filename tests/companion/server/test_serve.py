"""The app as it is really served: addresses, ports, the secret, and what a stranger gets over a real socket."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from companion.server import listening as listening_room
from companion.server.bounded_protocols import LARGEST_HEAD
from companion.server.endpoint import Endpoint
from companion.server.listening import LOOPBACK, PortTaken, listen, network_address, port_of
from companion.server.secret import FolderSecret, secret_of
from tests.harness.browser import Served
from tests.harness.socket import Client
from tests.harness.stranger import Stranger
from tests.proof.seated import MORE, lay, on_disk, shown, sit

PHONE = "127.0.0.2"
"""Another address of this computer: it stands for the one on the local network."""


def free_port() -> int:
    with closing(socket.create_server((LOOPBACK, 0))) as probe:
        return port_of(probe)


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def listening(opened: ExitStack, network: str | None, port: int | None) -> list[tuple[str, int]]:
    listeners = listen(network, port)
    for listener in listeners:
        opened.callback(listener.close)
    return [listener.getsockname() for listener in listeners]


# Ports


def test_this_computer_alone_is_served_unless_more_is_wished(opened: ExitStack) -> None:
    ((host, _),) = listening(opened, None, 0)
    assert host == LOOPBACK


def test_a_wished_port_is_used_on_every_address(opened: ExitStack) -> None:
    port = free_port()
    assert listening(opened, PHONE, port) == [(LOOPBACK, port), (PHONE, port)]


@pytest.mark.parametrize("named", [LOOPBACK, "localhost", "127.1"])
def test_a_network_address_that_is_this_computers_own_is_served_once(opened: ExitStack, named: str) -> None:
    assert len(listening(opened, named, 0)) == 1


@pytest.mark.parametrize("taken", [LOOPBACK, PHONE])
def test_a_wished_port_that_is_taken_on_either_address_is_said_to_be(opened: ExitStack, taken: str) -> None:
    port = port_of(opened.enter_context(socket.create_server((taken, 0))))
    with pytest.raises(PortTaken, match=str(port)):
        listen(PHONE, port)
    if taken == PHONE:
        opened.enter_context(socket.create_server((LOOPBACK, port)))  # nothing was left open there


@pytest.mark.parametrize("taken", [LOOPBACK, PHONE])
def test_without_a_wish_the_usual_port_gives_way_to_a_free_one(
    opened: ExitStack, monkeypatch: pytest.MonkeyPatch, taken: str
) -> None:
    usual = port_of(opened.enter_context(socket.create_server((taken, 0))))
    monkeypatch.setattr(listening_room, "USUAL_PORT", usual)
    (first, second) = listening(opened, PHONE, None)
    assert first[1] == second[1] != usual


def test_without_a_wish_the_usual_port_is_taken_where_it_is_free(
    opened: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening_room, "USUAL_PORT", free_port())
    assert listening(opened, None, None) == [(LOOPBACK, listening_room.USUAL_PORT)]


@pytest.mark.parametrize("address", ["192.0.2.1", "no.such.host.invalid", "fe80::1"])
def test_an_address_that_is_not_ours_cannot_be_served(address: str) -> None:
    with pytest.raises(OSError, match=r"."):
        listen(address, 0)


# Addresses


def test_an_address_carries_the_secret_only_where_it_has_to_be_shown() -> None:
    assert Endpoint(8733).local == "http://127.0.0.1:8733/"
    assert Endpoint(8733).phone is None
    endpoint = Endpoint(8733, "192.168.0.7", FolderSecret("abc"))
    assert (endpoint.local, endpoint.phone) == ("http://127.0.0.1:8733/", "http://192.168.0.7:8733/?key=abc")
    assert Endpoint(8733, None, FolderSecret("abc"), private=True).local == "http://127.0.0.1:8733/?key=abc"


def test_hosts_are_named_as_browsers_name_them() -> None:
    assert Endpoint(8733, "192.168.0.7").hosts == ("127.0.0.1:8733", "localhost:8733", "192.168.0.7:8733")
    assert {"127.0.0.1", "localhost"} <= set(Endpoint(80).hosts)
    assert Endpoint(80).local == "http://127.0.0.1/"


@pytest.mark.parametrize("everywhere", ["", "0.0.0.0", "::", "0", "0x0"])
def test_a_phone_is_given_one_address_and_never_all_of_them(everywhere: str) -> None:
    assert network_address("192.168.0.7") == "192.168.0.7"
    assert network_address("MyHost.local") == "myhost.local", "as browsers write it"
    assert network_address(everywhere) not in ("", "0.0.0.0", "::", everywhere)


# The secret


def test_the_secret_lasts_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    secret = secret_of(tmp_path).value
    assert len(secret) >= 24
    assert secret_of(tmp_path).value == secret
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_a_folder_where_its_draft_belongs_does_not_keep_the_secret_from_lasting(tmp_path: Path) -> None:
    (tmp_path / "secret.draft" / "deeper").mkdir(parents=True)
    assert secret_of(tmp_path).value == secret_of(tmp_path).value


@pytest.mark.parametrize("damaged", [b"", b"short", b"\xff\xfe\x00", b"with spaces and more than enough"])
def test_a_secret_that_is_none_is_made_anew(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / "secret").write_bytes(damaged)
    assert re.fullmatch(r"[\w-]{24}", secret_of(tmp_path).value)


def test_folders_where_files_of_the_app_belong_make_way(tmp_path: Path) -> None:
    for name in ("secret", "in-use.lock", "address", "settings.json"):
        (tmp_path / "data" / name / "deeper").mkdir(parents=True)
    with Served(tmp_path / "data", "--lan", PHONE) as served:
        assert served.address.endswith(secret_of(tmp_path / "data").value)
    assert len(list((tmp_path / "data" / "set-aside").glob("*/deeper"))) == 4


# The real thing


def test_on_the_network_nothing_is_served_without_the_secret(tmp_path: Path) -> None:
    with Served(tmp_path / "data", "--lan", PHONE) as served:
        phone = Stranger(served.port, PHONE)
        assert served.said(rf"http://{re.escape(phone.place)}/\?key=")
        for path in ("/", "/settings", "/manifest.json", "/flutter_bootstrap.js", "/?key=guess"):
            status, headers, body = phone.ask(path)
            assert (status, body) == (403, b""), path
            assert "default-src 'none'" in headers["content-security-policy"]
        status, headers, _ = phone.ask(served.address.partition(served.origin)[2])
        cookie = headers["set-cookie"].partition(";")[0]
        assert (status, headers["location"]) == (303, "/")

        status, headers, body = phone.ask("/", Cookie=cookie)
        assert (status, b"flutter" in body) == (200, True)
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "access-control-allow-origin" not in headers
        assert phone.ask("/", Cookie=cookie, Host=f"evil.example:{phone.port}")[0] == 403
        assert phone.ask("/", Cookie=cookie, Origin="http://evil.example")[0] == 403

        ours = f"http://{phone.place}"
        assert phone.socket_opens(Origin=ours, Cookie=cookie)
        assert not phone.socket_opens(Origin=ours)
        assert not phone.socket_opens(Origin=ours, Cookie=cookie.partition("=")[0] + "=guess")
        assert not phone.socket_opens(Origin="http://evil.example", Cookie=cookie)
        assert not phone.socket_opens(Cookie=cookie)


ASKED = {
    b"200": b"GET / HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n\r\n",
    b"400": b"nonsense\r\n\r\n",
    b"403": b"GET / HTTP/1.1\r\nHost: elsewhere\r\n\r\n",
    b"404": b"GET /nothing.png HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n\r\n",
    # The last byte is one too many: of more it would be chance whether the answer comes through.
    b"431": b"GET /?".ljust(LARGEST_HEAD + 1, b"x"),
}


def test_whatever_is_answered_is_for_pages_of_this_origin_alone(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        for answered, said in ASKED.items():
            with closing(socket.create_connection((LOOPBACK, served.port), 10)) as here:
                here.sendall(said.replace(b"HERE", f"{LOOPBACK}:{served.port}".encode()))
                head = here.makefile("rb").read(1_000).partition(b"\r\n\r\n")[0]
            assert head.startswith(b"HTTP/1.1 " + answered)
            assert b"\r\ncross-origin-resource-policy: same-origin" in head, answered


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_server_that_is_told_to_end_does_so_at_once_with_windows_open(
    tmp_path: Path, end: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    with Served(tmp_path / "data") as served:
        here = Stranger(served.port, LOOPBACK)
        with pytest.raises(OSError, match="refused"):
            socket.create_connection((PHONE, here.port), timeout=5)
        with closing(here.socket(Origin=f"http://{here.place}")) as window:
            assert window.getresponse().status == 101
            served.process.send_signal(end)
            assert served.process.wait(8) == 0
        assert not (tmp_path / "data" / "address").exists()
        assert not list((tmp_path / "tmp").iterdir())


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
async def test_the_last_move_is_kept_however_a_server_is_told_to_end(tmp_path: Path, end: signal.Signals) -> None:
    lay(tmp_path / "data", "a1")
    with Served(tmp_path / "data") as served:
        async with Client(served.origin, "/match/a1") as window:
            had = await sit(window)
            await window.tap(MORE)
            await window.until(lambda: shown(window) == had + 1)
            served.process.send_signal(end)
            assert await asyncio.to_thread(served.process.wait, 8) == 0
    assert on_disk(tmp_path / "data", "a1") == had + 1


SLOW_DISK = """
import runpy, time
from companion.disk.saves import Saves

def slowly(self, match, keep=Saves.keep_match):
    time.sleep(0.7)
    keep(self, match)

Saves.keep_match = slowly
runpy.run_module("tests.harness.quick_reader", run_name="__main__")
"""


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
async def test_the_last_move_is_kept_however_often_a_server_is_told_to_end(tmp_path: Path, end: signal.Signals) -> None:
    lay(tmp_path / "data", "a1")
    with Served(tmp_path / "data", program=(sys.executable, "-c", SLOW_DISK)) as served:
        async with Client(served.origin, "/match/a1") as window:
            had = await sit(window)
            for n in range(1, 3):
                await window.tap(MORE)
                await window.until(lambda n=n: shown(window) == had + n)  # type: ignore[misc]
                await asyncio.sleep(0.2)
            while served.process.poll() is None:
                served.process.send_signal(end)
                await asyncio.sleep(0.05)
        assert not (tmp_path / "data" / "address").exists()
    assert on_disk(tmp_path / "data", "a1") == had + 2


def test_a_server_that_is_to_outlive_its_terminal_does_so(tmp_path: Path) -> None:
    with Served(tmp_path / "data", program=("nohup", sys.executable, "-m", "companion")) as served:
        served.process.send_signal(signal.SIGHUP)
        with pytest.raises(subprocess.TimeoutExpired):
            served.process.wait(1)
        assert Stranger(served.port, LOOPBACK).ask("/")[0] == 200


def test_a_server_that_was_started_without_a_terminal_has_nobody_to_tell_and_serves(tmp_path: Path) -> None:
    """As a symbol on a desk may start it: there is nothing to write to."""
    app = (sys.executable, "-m", "companion", "--data", str(tmp_path), "--lan", PHONE, "--no-browser", "--port", "0")
    process = subprocess.Popen(["sh", "-c", 'exec "$@" >&- 2>&-', "sh", *app])
    until = time.monotonic() + 30
    while not (tmp_path / "address").exists() and process.poll() is None and time.monotonic() < until:
        time.sleep(0.05)
    port, path = re.findall(r":(\d+)(/.*)", (tmp_path / "address").read_text())[0]
    assert Stranger(int(port), PHONE).ask(path)[0] == 303
    process.terminate()
    assert process.wait(10) == 0


# The page


def test_no_font_is_loaded_that_nothing_is_written_in(tmp_path: Path) -> None:
    with (
        Served(tmp_path / "data") as served,
        urllib.request.urlopen(f"{served.origin}/assets/FontManifest.json", timeout=10) as answer,
    ):
        fonts = json.load(answer)
    assert {font["family"] for font in fonts} == {"MaterialIcons", "Roboto"}
