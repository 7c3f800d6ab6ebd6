"""The way in while the app runs: the command line, phones let in from the settings, a new secret, this computer."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from companion.backend import Backend
from companion.disk.preferences import Preferences
from companion.disk.saves import Saves
from companion.screen.caller import Caller
from companion.server.doorway import ServedDoorway
from companion.server.endpoint import Endpoint
from companion.server.listening import LOOPBACK
from companion.server.secret import secret_of
from tests.harness.browser import Served
from tests.harness.second_address import ADDRESS, PROGRAM
from tests.harness.socket import Client, Gone
from tests.harness.stranger import Stranger


def cookie(stranger: Stranger, path: str) -> str:
    status, headers, _ = stranger.ask(path)
    assert status == 303, path
    return headers["set-cookie"].partition(";")[0]


def a_browser(tmp_path: Path) -> dict[str, str]:
    """An environment whose browser is a script that writes down what it was started with."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/opening\nmv {tmp_path}/opening {tmp_path}/opened\n')
    browser.chmod(0o755)
    return {**os.environ, "BROWSER": str(browser), "DISPLAY": ":99", "LC_ALL": "C.UTF-8"}


def opened(tmp_path: Path) -> str:
    until = time.monotonic() + 20
    while not (tmp_path / "opened").exists() and time.monotonic() < until:
        time.sleep(0.05)
    told = (tmp_path / "opened").read_text().strip()
    (tmp_path / "opened").unlink()
    return told


def test_the_secret_is_on_no_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither of the first start nor of a second one on the same folder."""
    for name, value in a_browser(tmp_path).items():
        monkeypatch.setenv(name, value)
    folder = tmp_path / "data"
    command = [sys.executable, "-m", "companion", "--data", str(folder), "--lan", ADDRESS, "--port", "0"]
    first = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    told = [opened(tmp_path)]
    assert subprocess.run(command, stdout=subprocess.PIPE, timeout=30, check=False).returncode == 0
    told.append(opened(tmp_path))
    secret = secret_of(folder).value
    assert secret not in " ".join(told)
    for address in told:
        here = Stranger(int(re.findall(r":(\d+)/", address)[0]), LOOPBACK)
        path = re.sub(r"http://[^/]+", "", address)
        assert [here.ask(path)[0] for _ in range(2)] == [303, 403]
    first.terminate()
    first.communicate(timeout=20)


def test_private_asks_for_the_secret_on_this_computer_too(tmp_path: Path) -> None:
    with Served(tmp_path / "data", "--private") as served:
        here = Stranger(served.port, LOOPBACK)
        assert here.ask("/")[0] == 403
        assert not here.socket_opens(Origin=served.origin)
        token = cookie(here, served.address.removeprefix(served.origin))
        assert here.ask("/", Cookie=token)[0] == 200
        assert here.socket_opens(Origin=served.origin, Cookie=token)


async def test_where_this_computer_alone_is_asked_there_is_a_new_secret_too(tmp_path: Path) -> None:
    with Served(tmp_path / "data", "--private") as served:
        here = Stranger(served.port, LOOPBACK)
        token = cookie(here, served.address.removeprefix(served.origin))
        async with Client(served.origin, "/settings", cookie=token) as window:
            await window.tap("New secret")
            await window.until(lambda: bool(window.called("launch_url")), "the way back in")
        assert here.ask("/", Cookie=token)[0] == 403


async def test_phones_are_let_in_from_the_settings_while_the_app_runs(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Served(folder, program=PROGRAM) as served:
        phone, here = Stranger(served.port, ADDRESS), Stranger(served.port, LOOPBACK)
        async with Client(served.origin, "/settings") as window:
            await window.tap("Open on a phone")
            await window.see("New secret")
            await window.see(f"http://{phone.place}/?key={secret_of(folder).value}")
            assert [phone.ask(path)[0] for path in ("/", "/favicon.png", "/?key=guess")] == [403] * 3
            assert phone.ask("/", Host=here.place)[0] == 403
            token = cookie(phone, f"/?key={secret_of(folder).value}")
            assert phone.ask("/", Cookie=token)[0] == 200
            async with Client(f"http://{phone.place}", "/settings", cookie=token) as guest:
                await guest.see("Settings")
                assert "New secret" not in guest.names()
            assert here.ask("/")[0] == 200


async def test_a_new_secret_throws_out_every_device_and_lets_those_in_who_show_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Served(folder, "--lan", ADDRESS, program=PROGRAM) as served:
        phone, here = Stranger(served.port, ADDRESS), Stranger(served.port, LOOPBACK)
        old = secret_of(folder).value
        tokens = [cookie(stranger, f"/?key={old}") for stranger in (phone, here)]
        async with (
            Client(f"http://{phone.place}", "/settings", cookie=tokens[0]) as guest,
            Client(served.origin, "/settings", cookie=tokens[1]) as window,
        ):
            await window.tap("New secret")
            await window.until(lambda: bool(window.called("launch_url")), "the way back in")
            (way_back,) = window.called("launch_url")
            with pytest.raises(Gone):
                await guest.until(lambda: False)
        assert secret_of(folder).value != old
        assert [phone.ask("/", Cookie=tokens[0])[0], phone.ask(f"/?key={old}")[0]] == [403, 403]
        assert cookie(here, way_back["url"].removeprefix(served.origin))
        assert cookie(phone, f"/?key={secret_of(folder).value}")
        assert secret_of(folder).value in (folder / "address").read_text()


@pytest.mark.parametrize("when", ["at play", "at the end"])
async def test_a_folder_that_was_deleted_lets_those_in_who_came_in_before(tmp_path: Path, when: str) -> None:
    folder = tmp_path / "data"
    saves = Saves(folder)
    secret = secret_of(folder)
    backend = Backend(saves, ServedDoorway(Endpoint(0, secret=secret), folder))
    shutil.rmtree(folder)
    if when == "at play":
        await backend.keep_preferences(Caller("phone"), Preferences(calm=True))
        assert backend._keeping is not None
        await backend._keeping
    backend.close()
    assert secret_of(folder).value == secret.value
