"""The places the app runs in, and a browser that keeps the files itself."""

from __future__ import annotations

import asyncio
import errno
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.backend import Backend
from companion.command import launch
from companion.disk.one_thread import OneThread
from companion.disk.saves import Saves
from companion.disk.settings import Settings
from companion.place import COMPUTER, PACKAGE, here
from companion.screen.words import system_language
from rules.farshore.components.traits import Level
from tests.harness.bridge import Bridge
from tests.harness.demo import played, setup
from tests.harness.source import modules, strings, tree, where


def asking(path: Path) -> list[str]:
    """Where a module asks for the place by itself."""
    return [where(path, node) for node, text in strings(tree(path)) if text in ("emscripten", "FLET_PLATFORM")]


def test_one_module_knows_the_place() -> None:
    asked = {path: asking(path) for path in modules("companion", "rules")}
    assert [path.name for path, found in asked.items() if found] == ["place.py"]


def test_a_computer_offers_its_folder_and_its_network() -> None:
    assert here() is COMPUTER
    assert (COMPUTER.packaged, COMPUTER.offers_network, COMPUTER.shows_folder) == (False, True, True)
    assert isinstance(COMPUTER.writer(), OneThread)


def test_a_package_is_started_by_flet_and_offers_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLET_PLATFORM", "android")
    assert here() is PACKAGE
    assert (PACKAGE.packaged, PACKAGE.offers_network, PACKAGE.goes_on) == (True, False, False)


def test_a_browser_offers_neither_folders_nor_a_network(bridge: Bridge) -> None:
    there = here()
    assert (there.packaged, there.goes_on, there.shows_folder, there.offers_network) == (True, True, False, False)
    assert there.browser is not None
    assert (there.browser.lasting, there.browser.shares) == (False, True)


def test_a_browser_speaks_the_first_of_its_languages_that_we_speak(bridge: Bridge) -> None:
    assert system_language() == "ru"


def test_a_new_version_says_so_once(bridge: Bridge) -> None:
    there = here().browser
    assert there is not None
    assert [there.is_new(), there.is_new()] == [True, False]


async def test_what_is_kept_in_a_browser_is_stored_first(bridge: Bridge, tmp_path: Path) -> None:
    backend = Backend(Saves(tmp_path))
    await backend.keep_settings(Settings(boxes_offered=("toy",)))
    assert bridge.stored == 1
    backend.close()


@pytest.mark.parametrize(
    ("refusal", "number"),
    [("QuotaExceededError: no room", errno.ENOSPC), ("UnknownError: internal error", errno.EIO)],
)
async def test_a_browser_that_refuses_is_a_disk_that_refuses(
    bridge: Bridge, tmp_path: Path, refusal: str, number: int
) -> None:
    backend = Backend(Saves(tmp_path))
    bridge.refusal = RuntimeError(refusal)
    with pytest.raises(OSError) as raised:  # noqa: PT011
        await backend.keep_settings(Settings())
    assert raised.value.errno == number
    bridge.refusal = None
    await backend.keep_settings(Settings())
    assert bridge.stored == 1


async def test_a_task_that_fails_says_why_even_where_nothing_can_be_stored(bridge: Bridge, tmp_path: Path) -> None:
    backend = Backend(Saves(tmp_path))
    bridge.refusal = RuntimeError("QuotaExceededError")

    def fails(_: Saves) -> None:
        raise LookupError("its own reason")

    with pytest.raises(LookupError, match="its own reason"):
        await backend.work(fails)


async def test_a_browser_does_one_thing_after_the_other(bridge: Bridge, tmp_path: Path) -> None:
    backend, order = Backend(Saves(tmp_path)), list[int]()
    stored: list[int] = []

    def noted(n: int) -> None:
        order.append(n)
        stored.append(bridge.stored)

    await asyncio.gather(*(backend.work(lambda _, n=n: noted(n)) for n in range(3)))  # type: ignore[misc]
    assert (order, stored) == ([0, 1, 2], [0, 1, 2])


def test_in_a_browser_the_app_is_shown_and_nothing_closed(
    bridge: Bridge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Any] = []
    closed: list[Backend] = []
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path / "kept"))
    monkeypatch.setattr(ft, "run", shown.append)
    monkeypatch.setattr(Backend, "close", closed.append)
    assert launch.main() == 0
    assert (len(shown), closed) == (1, [])
    assert sorted(path.name for path in (tmp_path / "kept").glob("*.lock")) == []


async def test_in_a_browser_the_screen_has_its_turn_between_two_pieces(
    bridge: Bridge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.browser.PIECE", 0)
    order: list[str] = []

    async def screen() -> None:
        for _ in range(3):
            order.append("screen")
            await asyncio.sleep(0)

    def work() -> Iterator[None]:
        for _ in range(3):
            order.append("piece")
            yield

    await asyncio.gather(here().do_in_pieces(work()), screen())
    assert order == ["piece", "screen"] * 3


async def test_in_a_browser_the_first_picture_is_waited_for(bridge: Bridge) -> None:
    bridge.pictured = False
    waiting = asyncio.create_task(asyncio.wait_for(here().first_picture(), 5))
    await asyncio.sleep(0.02)
    assert (here().pictured, waiting.done()) == (False, False)
    bridge.pictured = True
    await waiting
    assert here().pictured


async def test_on_a_computer_nothing_waits_for_a_first_picture() -> None:
    assert here().pictured
    await here().first_picture()


async def test_on_a_computer_the_pieces_are_done_beside_the_screen() -> None:
    threads: list[int] = []

    def work() -> Iterator[None]:
        for _ in range(2):
            threads.append(threading.get_ident())
            yield

    await here().do_in_pieces(work())
    assert len(threads) == 2
    assert threading.get_ident() not in threads


async def test_in_a_browser_a_long_record_is_followed_in_pieces(
    bridge: Bridge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.browser.PIECE", 0)
    saves, turns = Saves(tmp_path), list[int]()
    saves.keep_match(played("long", setup("Ola", level=Level.BOLD), seed=5, days=0, moves=30))
    backend = Backend(saves)

    async def screen() -> None:
        while True:
            turns.append(len(turns))
            await asyncio.sleep(0)

    drawing = asyncio.create_task(screen())
    table = await backend.table("long")
    drawing.cancel()
    assert table is not None
    assert len(turns) > table.length > here().long_record
    assert table.misfit is None
