"""What every window shares: disk work in order, off the screen's loop, and finished before the end."""

from __future__ import annotations

import asyncio
import shutil
import stat
import threading
import time
from pathlib import Path

import pytest

from companion.backend import Backend
from companion.disk.preferences import Preferences
from companion.disk.saves import Saves
from companion.disk.settings import Settings
from companion.score.opening import open_sheet
from companion.screen.caller import Caller
from rules.farshore.moves import PlayCard, Treasures
from rules.kernel import phrase
from tests.companion.saved import a_match
from tests.companion.views.at_table import setup


async def test_disk_work_is_done_in_order_and_in_one_thread_that_is_not_the_screens(backend: Backend) -> None:
    done: list[tuple[int, str]] = []

    def task(n: int) -> None:
        time.sleep(0.01 * (3 - n))  # the first takes longest
        done.append((n, threading.current_thread().name))

    await asyncio.gather(*(backend.work(lambda _, n=n: task(n)) for n in range(3)))  # type: ignore[misc]
    assert [n for n, _ in done] == [0, 1, 2]
    (thread,) = {name for _, name in done}
    assert thread != threading.current_thread().name


async def test_the_screen_does_not_wait_for_the_disk(backend: Backend) -> None:
    looked = threading.Event()
    slow = asyncio.ensure_future(backend.work(lambda _: looked.wait(5)))
    await asyncio.sleep(0)
    looked.set()
    assert await slow, "the screen had its turn only when the disk had waited for it in vain"


async def test_closing_waits_for_what_is_being_written(tmp_path: Path) -> None:
    backend = Backend(Saves(tmp_path))

    def slowly(saves: Saves) -> None:
        time.sleep(0.2)
        saves.keep_match(a_match())

    writing = asyncio.ensure_future(backend.work(slowly))
    await asyncio.sleep(0)
    backend.close()
    assert Saves(tmp_path).match("a1") == a_match()
    await writing


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


async def test_closing_writes_what_was_played_and_entered_at_the_last_moment(tmp_path: Path) -> None:
    backend = Backend(Saves(tmp_path))
    table = backend.start("farshore", setup())
    await table.saved()
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.finish()
    table.play(PlayCard(seat=0, card="diver"))
    backend.close()
    assert (table.is_saved, sheet.is_saved) == (True, True)
    match = Saves(tmp_path).match(table.id)
    assert match is not None
    assert (match.journal, match.sheet is not None) == (table.journal.model_dump(mode="json"), True)


async def test_closing_writes_what_the_disk_refused_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backend = Backend(Saves(tmp_path))
    with monkeypatch.context() as patch:
        patch.setattr(Saves, "keep_match", full)
        said = asyncio.Event()
        table = backend.start("farshore", setup())
        table.listen(lambda: said.set() if table.failing else None)
        await said.wait()
    backend.close()
    assert Saves(tmp_path).match(table.id) is not None


async def test_a_match_that_cannot_be_written_at_the_end_does_not_cost_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    backend = Backend(Saves(tmp_path))
    refused, other = backend.start("farshore", setup()), backend.start("farshore", setup())
    keep = Saves.keep_match
    monkeypatch.setattr(
        Saves, "keep_match", lambda saves, match: (full if match.id == refused.id else keep)(saves, match)
    )
    backend.close()
    assert (refused.is_saved, other.is_saved) == (False, True)
    assert [record.message for record in caplog.records] == [
        f"{refused.id} could not be kept: [Errno 28] No space left on device"
    ]


async def test_settings_are_in_force_at_once_and_an_unwritable_disk_says_so(
    backend: Backend, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await backend.keep_settings(Settings(calm=True))
    assert Saves(tmp_path).settings() == Settings(calm=True)

    monkeypatch.setattr(Saves, "keep_settings", full)
    with pytest.raises(OSError, match="No space"):
        await backend.keep_settings(Settings(text_size=150))
    assert backend.settings == Settings(text_size=150)


def test_a_damaged_folder_opens_with_what_it_has_to_say(tmp_path: Path) -> None:
    Saves(tmp_path).keep_match(a_match())
    (tmp_path / "settings.json").write_bytes(b"damaged")
    (tmp_path / "matches" / "b2.json").write_bytes(b"damaged")
    (tmp_path / "index.json").write_bytes(b"damaged")
    backend = Backend(Saves(tmp_path))
    assert (backend.settings, [entry.id for entry in backend.shelf]) == (Settings(), ["a1"])
    assert sorted(str(notice.params["file"]) for notice in backend.notices) == ["b2.json", "settings.json"]
    backend.close()


async def test_what_the_folder_has_to_say_while_the_app_runs_is_heard_too(backend: Backend, tmp_path: Path) -> None:
    assert not backend.notices
    (tmp_path / "matches" / "b2.json").write_bytes(b"damaged")
    assert await backend.table("b2") is None
    assert backend.notices == (phrase("saves.set_aside", file="b2.json"),)


@pytest.mark.parametrize(("written", "spoken"), [("pl", "pl"), ("klingon", None), ("../../etc", None), ("", None)])
def test_a_language_that_we_do_not_speak_is_the_systems(written: str, spoken: str | None) -> None:
    assert Settings(language=written, calm=True) == Settings(language=spoken, calm=True)


async def test_a_folder_that_was_deleted_is_made_again_and_everything_open_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    backend = Backend(Saves(folder))
    played, waiting = (backend.start("farshore", setup()) for _ in range(2))
    await backend.all_saved()
    shutil.rmtree(folder)
    assert played.play(Treasures(seat=0, n=1)) is None
    await played.saved()
    await waiting.saved()
    assert {played.id, waiting.id} <= {entry.id for entry in Saves(folder).shelf()}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert not played.failing
    backend.close()
    assert (folder / "settings.json").exists()


async def test_a_folder_that_is_gone_at_the_end_is_made_again_with_everything_open(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    backend = Backend(Saves(folder))
    table = backend.start("farshore", setup())
    await table.saved()
    await backend.keep_settings(Settings(chosen_game="farshore"))
    await backend.keep_preferences(Caller("phone"), Preferences(calm=True))
    shutil.rmtree(folder)
    backend.close()
    saves = Saves(folder)
    assert [entry.id for entry in saves.shelf()] == [table.id]
    assert saves.settings() == Settings(chosen_game="farshore")
    assert saves.devices().chosen == {"phone": Preferences(calm=True)}


async def test_what_the_very_last_write_made_again_gets_everything_that_is_open(tmp_path: Path) -> None:
    """The app ends while that write is on its way: nobody is left to hear that the folder was gone."""
    folder = tmp_path / "data"
    backend = Backend(Saves(folder))
    tables = [backend.start("farshore", setup()) for _ in range(2)]
    await backend.all_saved()
    shutil.rmtree(folder)
    backend._saves.keep_devices(backend._devices)
    backend.close()
    assert {entry.id for entry in Saves(folder).shelf()} == {table.id for table in tables}


async def test_what_a_device_chose_shows_that_something_can_be_written_too(backend: Backend) -> None:
    backend.trouble = phrase("shell.read_only", why="No space left on device")
    await backend.keep_preferences(Caller("phone"), Preferences(calm=True))
    assert backend.trouble is None


async def test_settings_that_cannot_be_written_again_are_a_trouble(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Saves, "keep_settings", full)
    backend._saves.folders.made_again = True
    await backend.work(lambda _: None)
    assert backend._keeping is not None
    await backend._keeping
    assert backend.trouble == phrase("shell.not_kept")


async def test_the_last_write_never_ends_in_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    backend = Backend(Saves(tmp_path / "data"))
    table = backend.start("farshore", setup())
    await table.saved()

    def broken(*_: object) -> None:
        raise RuntimeError("whatever it is")

    monkeypatch.setattr(Saves, "keep_match", broken)
    shutil.rmtree(tmp_path / "data")
    backend.close()
    (told,) = caplog.records
    assert told.getMessage() == f"{table.id} could not be kept: whatever it is"
    assert told.exc_info is None
