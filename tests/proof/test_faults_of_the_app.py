"""What goes wrong around the app: the disk, the clock, other windows, other processes, the connection."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from companion.disk.saves import Saves
from tests.harness.browser import Served
from tests.harness.socket import Client, Gone
from tests.harness.wire import Wire
from tests.proof.seated import MORE, NOT_SAVED, lay, on_disk, saved, shown, sit

ROOM = 300
"""Bytes that a file may have on the full disk: less than any match."""
IMPATIENT = """
from companion.command import launch
from companion.match import open_match
from companion.screen.reading_time import ReadingTime
from tests.harness.quick_reader import passing
open_match.RETRY = 0.5
ReadingTime.clock = staticmethod(passing())
raise SystemExit(launch.main())
"""
"""The app, trying again sooner what could not be written, for somebody who reads every picture at once."""
IN_PEACE = ("follow", "together", "away", "second")
"""Matches of the tests that do their server no harm: they share one."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    lay(folder, "a1")
    return folder


@pytest.fixture(scope="module")
def unharmed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("unharmed") / "data"
    lay(folder, *IN_PEACE)
    with Served(folder) as served:
        yield served


def impatient(folder: Path) -> Served:
    return Served(folder, program=(sys.executable, "-c", IMPATIENT))


@asynccontextmanager
async def seated(served: Served, match_id: str = "a1") -> AsyncIterator[Client]:
    async with Client(served.origin, f"/match/{match_id}") as client:
        await sit(client)
        yield client
        assert client.crashes == []


async def add(client: Client, so_many: int = 1) -> None:
    for _ in range(so_many):
        before = shown(client)
        await client.tap(MORE)
        await client.until(lambda before=before: shown(client) == before + 1, "one more")  # type: ignore[misc]


async def kept(client: Client) -> None:
    await client.rest()
    await client.until(lambda: saved(client), "the sign that it is saved")


def room(served: Served, most: int) -> None:
    """What the system gives each file of the process from now on; as root, too."""
    _, hard = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (most, hard))


async def test_on_a_full_disk_play_goes_on_and_is_kept_when_there_is_room_again(folder: Path) -> None:
    with impatient(folder) as served:
        async with seated(served) as client:
            await add(client)
            await kept(client)
            room(served, ROOM)
            await add(client, 2)
            await client.until(lambda: NOT_SAVED in client.words(), "the sign that it is not saved")
            await client.see("Nothing is lost")
            assert on_disk(folder, "a1") == 1
            await add(client)
            room(served, resource.RLIM_INFINITY)
            await kept(client)
            await client.until(lambda: not client.reads("Nothing is lost"), "the banner to go")
        assert on_disk(folder, "a1") == 4


async def test_killed_on_a_full_disk_the_app_opens_with_what_was_kept(folder: Path) -> None:
    with Served(folder) as served:
        async with seated(served) as client:
            await add(client, 2)
            await kept(client)
            room(served, ROOM)
            await add(client)
            await client.until(lambda: NOT_SAVED in client.words(), "the sign that it is not saved")
        served.process.kill()
        served.process.wait()
    with Served(folder) as served:
        async with seated(served) as client:
            assert shown(client) == 2
    assert Saves(folder).notices == []


async def test_a_folder_that_takes_nothing_holds_nobody_up_and_gets_everything_later(folder: Path) -> None:
    matches, away = folder / "matches", folder.parent / "away"
    with impatient(folder) as served:
        async with seated(served) as client:
            matches.rename(away)
            matches.write_text("in the way")
            await add(client, 2)
            await client.until(lambda: NOT_SAVED in client.words(), "the sign that it is not saved")
            matches.unlink()
            away.rename(matches)
            await kept(client)
    assert on_disk(folder, "a1") == 2


async def test_what_stands_in_the_place_of_the_matches_is_set_aside_at_the_next_start(folder: Path) -> None:
    (folder / "matches").rename(folder.parent / "away")
    (folder / "matches").write_text("in the way")
    with Served(folder) as served:
        async with Client(served.origin) as client:
            await client.see("set-aside")
    assert [path.read_text() for path in (folder / "set-aside").iterdir()] == ["in the way"]


async def test_a_clock_that_was_set_back_costs_nothing(folder: Path) -> None:
    """Everything in the folder comes from a time that is still to come."""
    ahead = datetime.now(UTC) + timedelta(days=4000)
    saves = Saves(folder)
    match = saves.match("a1")
    assert match is not None
    saves.keep_match(match.replace(started=ahead, changed=ahead))
    saves.shelf()
    for path in folder.rglob("*"):
        os.utime(path, (ahead.timestamp(), ahead.timestamp()))
    with Served(folder) as served:
        async with seated(served) as client:
            await add(client, 3)
            await kept(client)
        async with Client(served.origin) as client:
            await client.see("Ola: 6")  # three treasures of two points
    assert on_disk(folder, "a1") == 3
    assert Saves(folder).notices == []


async def test_two_windows_of_one_match_follow_each_other(unharmed: Served) -> None:
    async with seated(unharmed, "follow") as one, seated(unharmed, "follow") as other:
        for n in range(1, 7):
            here, there = (one, other) if n % 2 else (other, one)
            await add(here)
            await there.until(lambda there=there, n=n: shown(there) == n, "the move of the other")  # type: ignore[misc]
        await kept(one)
        await kept(other)
    assert on_disk(unharmed.folder, "follow") == 6


async def test_both_windows_at_once_lose_no_move(unharmed: Served) -> None:
    async def play(client: Client) -> None:
        for _ in range(20):
            await client.tap(MORE)
            await client.rest()

    async with seated(unharmed, "together") as one, seated(unharmed, "together") as other:
        await asyncio.gather(play(one), play(other))
        for client in (one, other):
            await client.until(lambda client=client: shown(client) == 40 and saved(client), "all moves")  # type: ignore[misc]
    assert on_disk(unharmed.folder, "together") == 40


async def test_a_window_that_went_away_costs_the_other_nothing_and_catches_up_when_it_returns(unharmed: Served) -> None:
    async with seated(unharmed, "away") as stays:
        async with seated(unharmed, "away") as leaves:
            await add(leaves)
        await stays.until(lambda: shown(stays) == 1, "the move of the one who left")
        await add(stays, 2)
        await kept(stays)
        assert on_disk(unharmed.folder, "away") == 3
        async with Client(unharmed.origin, "/match/away", session=leaves.session) as back:
            assert back.session == leaves.session
            await back.until(lambda: MORE in back.names() and shown(back) == 3 and saved(back), "the moves made")
            await add(back)
        await stays.until(lambda: shown(stays) == 4, "the move of the one who returned")


async def test_a_second_process_on_the_folder_leads_to_the_first_and_touches_nothing(unharmed: Served) -> None:
    async with seated(unharmed, "second") as client:
        await add(client)
        command = [sys.executable, "-m", "companion", "--data", str(unharmed.folder), "--no-browser", "--lang", "en"]
        second = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=30)
        assert second.returncode == 0
        assert unharmed.address in second.stdout
        await add(client)
        await kept(client)
    assert on_disk(unharmed.folder, "second") == 2


async def test_a_connection_that_breaks_in_the_middle_of_play_comes_back_to_the_same_picture(folder: Path) -> None:
    with Served(folder) as served, Wire(urlsplit(served.origin).port or 0) as wire:
        through = f"http://127.0.0.1:{wire.port}"
        session = ""
        for n in range(5):
            async with Client(through, "/match/a1", session=session) as client:
                session = client.session
                if not n:
                    await sit(client)
                await client.until(lambda: MORE in client.names() and saved(client), "the players")
                await client.until(lambda: shown(client) == on_disk(folder, "a1"), "the same picture")
                assert 2 * n <= shown(client) <= 3 * n
                await add(client, 2)
                await client.tap(MORE)
                wire.cut()
                with pytest.raises(Gone):
                    await client.rest(5)
            wire.mend()
    assert 10 <= on_disk(folder, "a1") <= 15
