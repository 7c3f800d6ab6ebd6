"""Where everything is kept, and the reminder to take a copy away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from companion import __version__
from companion.backend import Backend
from companion.disk import copies
from companion.disk.copies import bring
from companion.disk.saves import Saves
from companion.match import copy_reminder
from companion.match.copy_reminder import MANY, is_due, note_copy
from companion.screen.app import app
from tests.companion.saved import NOON, a_match, out_of_reach
from tests.harness.bridge import Bridge
from tests.harness.window import Window

REMINDER = "Save a copy"


@pytest.fixture
def kept(bridge: Bridge, tmp_path: Path) -> Callable[[int], Backend]:
    """A browser that keeps so many matches."""

    def made(matches: int) -> Backend:
        saves = Saves(tmp_path)
        for n in range(matches):
            saves.keep_match(a_match(f"a{n}", minutes=n))
        return Backend(saves)

    return made


async def test_on_a_computer_the_settings_show_the_folder_and_how_a_phone_joins(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/settings") as window:
        assert window.reads(str(backend.folder))
        assert window.reads("On a phone")


@pytest.mark.parametrize(("lasting", "words"), [(True, "has promised"), (False, "may clear it away")])
async def test_in_a_browser_the_settings_say_how_safe_it_is(
    bridge: Bridge, backend: Backend, lasting: bool, words: str
) -> None:
    bridge.lasting = lasting
    async with Window(app(backend, "en"), route="/settings") as window:
        said = " ".join(window.texts())
        assert words in said
        assert str(backend.folder) not in said
        assert "On a phone" not in said


@pytest.mark.parametrize("shares", [True, False])
async def test_a_copy_can_be_sent_on_where_the_browser_can(bridge: Bridge, backend: Backend, shares: bool) -> None:
    bridge.shares = shares
    async with Window(app(backend, "en"), route="/settings") as window:
        assert ("Send a copy on" in window.names()) is shares


async def test_a_large_copy_is_taken_file_by_file_and_comes_back(
    bridge: Bridge, backend: Backend, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge.shares = True
    for n in range(3):
        await backend.work(lambda saves, n=n: saves.keep_match(a_match(f"a{n}")))  # type: ignore[misc]
    monkeypatch.setattr(copies, "LARGEST_COPY", 1_000)
    async with Window(app(backend, "en"), route="/settings") as window:
        await window.tap("Save a copy of everything")
        assert window.reads("Taken so far: 1.")
        await window.tap("Save file 2 of the copy")
        assert "Send file 3 of the copy on" in window.names()
        await window.tap("Save file 3 of the copy")
        assert window.reads("The copy is complete. Its files: 3.")
        assert "Save a copy of everything" in window.names()
        taken = [args for name, args in window.wire.invoked if name == "save_file"]
    assert [file["file_name"][-6:] for file in taken] == ["-1.zip", "-2.zip", "-3.zip"]
    there = Saves(tmp_path / "there")
    assert [bring(there, file["src_bytes"]).added for file in taken] == [1, 1, 1]


async def test_a_copy_says_what_the_disk_did_not_give(
    kept: Callable[[int], Backend], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend = kept(3)
    out_of_reach(monkeypatch, tmp_path / "matches" / "a1.json")
    async with Window(app(backend, "en"), route="/settings") as window:
        await window.tap("Save a copy of everything")
        assert [name for name, _ in window.wire.invoked if name == "save_file"]
        assert window.reads("1 file could not be opened.")


@pytest.mark.parametrize(
    ("answer", "taken"), [("success", True), ("unavailable", True), ("dismissed", False), (None, False)]
)
async def test_a_copy_that_was_not_sent_on_is_none_taken(
    kept: Callable[[int], Backend], bridge: Bridge, answer: str | None, taken: bool
) -> None:
    """Unavailable is what a system calls it that does not tell; without an answer the device does no such thing."""
    bridge.shares = True
    backend = kept(MANY)
    async with Window(app(backend, "en")) as window:
        window.wire.replies["share_files"] = answer and {"status": answer, "raw": ""}
        await window.tap("Send a copy on")
    assert is_due(backend) is not taken


@pytest.mark.parametrize("place", [None, "/home/ola/copy.zip"])
async def test_a_copy_for_which_nobody_chose_a_place_is_none_taken(
    backend: Backend, monkeypatch: pytest.MonkeyPatch, place: str | None
) -> None:
    for n in range(3):
        await backend.work(lambda saves, n=n: saves.keep_match(a_match(f"a{n}")))  # type: ignore[misc]
    monkeypatch.setattr(copies, "LARGEST_COPY", 1_000)
    async with Window(app(backend, "en"), route="/settings") as window:
        window.page.web = False
        window.wire.replies["save_file"] = place
        await window.tap("Save a copy of everything")
        assert window.reads("Taken so far: 1.") is (place is not None)


@pytest.mark.parametrize(("matches", "due"), [(MANY - 1, False), (MANY, True)])
async def test_after_some_matches_a_browser_asks_for_a_copy(
    kept: Callable[[int], Backend], matches: int, due: bool
) -> None:
    backend = kept(matches)
    assert is_due(backend) is due
    async with Window(app(backend, "en")) as window:
        assert (REMINDER in window.texts()) is due


async def test_a_copy_taken_ends_the_reminder_until_more_is_played(
    kept: Callable[[int], Backend], monkeypatch: pytest.MonkeyPatch
) -> None:
    backend = kept(MANY)
    monkeypatch.setattr(copy_reminder, "datetime", _clock(NOON + timedelta(minutes=MANY)))
    await note_copy(backend)
    assert not is_due(backend)
    backend = kept(2 * MANY)
    assert not is_due(backend)
    assert is_due(kept(2 * MANY + 1))


def _clock(then: Any) -> Any:
    class Stopped(type(then)):  # type: ignore[misc]
        @classmethod
        def now(cls, _: Any = None) -> Any:
            return then

    return Stopped


async def test_a_computer_never_asks_for_a_copy(backend: Backend) -> None:
    for n in range(MANY):
        await backend.work(lambda saves, n=n: saves.keep_match(a_match(f"a{n}", minutes=n)))  # type: ignore[misc]
    await backend.look_at_shelf()
    assert not is_due(backend)
    await note_copy(backend)
    assert not (backend.folder / copy_reminder.FILE).exists()


async def test_a_new_version_is_told_of_once(bridge: Bridge, backend: Backend) -> None:
    async with Window(app(backend, "en")) as window:
        assert window.reads(f"Tidekeeper was updated to version {__version__}.")
    async with Window(app(backend, "en")) as window:
        assert not window.reads(f"Tidekeeper was updated to version {__version__}.")
