"""The settings: in force at once, kept for the next start, each device its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.matches import Total
from companion.disk.preferences import Preferences
from companion.disk.saves import Saves
from companion.disk.settings import Acquaintance, LastTable, PageMark
from companion.languages import SPOKEN
from companion.match.table import Table
from companion.screen.app import app
from companion.screen.caller import CALLER, Caller
from tests.companion.saved import a_match
from tests.harness.window import Window


async def test_a_language_is_in_force_at_once_and_after_the_next_start(backend: Backend, tmp_path: Path) -> None:
    async with Window(app(backend, "en"), route="/settings") as window:
        await window.tap("Polski")
        assert window.reads("Ustawienia")
    backend.close()
    assert Backend(Saves(tmp_path)).preferences(Caller()).language == "pl"


@pytest.mark.parametrize("language", SPOKEN)
async def test_no_two_controls_are_called_the_same(backend: Backend, language: str) -> None:
    """What follows the device says what of it: the language and the look did not."""
    async with Window(app(backend, language), route="/settings") as window:
        names = window.names()
        assert [name for name in names if names.count(name) > 1] == []


async def test_a_change_of_settings_reaches_the_other_windows(backend: Backend) -> None:
    async with (
        Window(app(backend, "en"), route="/settings") as first,
        Window(app(backend, "en"), route="/settings", hub=first.wire.pubsubhub) as second,
    ):
        await first.tap("Русский")
        await second.settle()
        assert second.reads("Настройки")


async def test_two_devices_keep_different_languages_and_looks(backend: Backend) -> None:
    opened: list[Window] = []
    for token, language in (("phone", "Русский"), ("tablet", "Polski")):
        CALLER.set(Caller(token, here=False, languages=("en-GB",)))
        hub = opened[0].wire.pubsubhub if opened else None
        opened.append(window := Window(app(backend), route="/settings", hub=hub))
        await window.__aenter__()
        assert window.reads("Settings")
        await window.tap(language)
    for window, words in zip(opened, ("Настройки", "Ustawienia"), strict=True):
        await window.settle()
        assert window.reads(words)
        await window.__aexit__(None, None, None)


@asynccontextmanager
async def settings_with_a_rule_marked_since(backend: Backend) -> AsyncIterator[Window]:
    """At the settings, while a rule becomes a favourite in another window."""
    async with (
        Window(app(backend, "en"), route="/settings") as computer,
        Window(app(backend, "en"), route="/rules/farshore/wind_rose", hub=computer.wire.pubsubhub) as phone,
    ):
        await phone.tap("Add to favourites")
        await computer.settle()
        yield computer


@pytest.mark.parametrize("choice", ["Dark", "150 %", "Polski"])
async def test_a_choice_keeps_what_another_window_has_marked_since(backend: Backend, choice: str) -> None:
    async with settings_with_a_rule_marked_since(backend) as window:
        await window.tap(choice)
    assert backend.settings.favourites == (PageMark(game="farshore", entry="wind_rose"),)


@pytest.mark.parametrize("switch", ["Less motion", "Keep the screen awake during a match", "Vibration on phones"])
async def test_a_switch_keeps_what_another_window_has_marked_since(backend: Backend, switch: str) -> None:
    async with settings_with_a_rule_marked_since(backend) as window:
        await window.turn(switch, True)
    assert backend.settings.favourites == (PageMark(game="farshore", entry="wind_rose"),)


async def test_the_system_decides_about_the_dark_until_a_person_does(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/settings", dark=True) as window:
        modes = [window.page.theme_mode]
        await window.tap("Light")
        modes.append(window.page.theme_mode)
        assert modes == [ft.ThemeMode.SYSTEM, ft.ThemeMode.LIGHT]


async def test_the_text_grows_to_twice_its_size(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/settings") as window:

        def size() -> float:
            dressed = cast("dict[str, Any]", window.page.theme)
            return float(dressed["text_theme"]["body_medium"].size)

        before = size()
        await window.tap("200 %")
        assert size() == 2 * before


async def test_settings_that_cannot_be_kept_stay_in_force_under_a_banner_until_they_are(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async with Window(app(backend, "en"), route="/settings") as window:
        with monkeypatch.context() as patch:
            patch.setattr(Saves, "keep_devices", full)
            await window.tap("150 %")
        assert window.reads("could not be written")
        await window.tap("Try again")
        assert not window.reads("could not be written")
        assert backend.preferences(Caller()) == Preferences(text_size=150)


async def test_the_bin_is_emptied_when_somebody_says_so_twice(backend: Backend, tmp_path: Path) -> None:
    (tmp_path / "set-aside" / "old.json").write_text("{}")
    async with Window(app(backend, "en"), route="/settings") as window:
        assert window.reads("1 file lies in the bin")
        await window.tap("Empty the bin")
        await window.tap("Keep everything")
        assert (tmp_path / "set-aside" / "old.json").exists()
        await window.tap("Empty the bin")
        await window.tap("Delete for good")
        assert window.reads("The bin is empty")
        assert "Empty the bin" not in window.names()
    assert not list((tmp_path / "set-aside").iterdir())


async def test_emptying_the_bin_forgets_who_sits_at_no_table_any_more(backend: Backend, tmp_path: Path) -> None:
    """Ola is on the shelf, Zuzanna is not: her name is neither offered nor in any file of the folder."""
    saves = Saves(tmp_path)
    saves.keep_match(a_match("a1", totals=(Total(player="Ola", points=7),)))
    people = tuple(Acquaintance(name=name) for name in ("Zuzanna", "Ola"))
    tables = tuple(LastTable(game="farshore", kind="table", people=names) for names in (("Ola", "Zuzanna"), ("Ola",)))
    for chosen in (backend.settings.replace(people=people, last=tables), backend.settings.replace(people=people)):
        await backend.keep_settings(chosen.replace(last=tables))
    (tmp_path / "set-aside" / "old.json").write_text("{}")
    async with Window(app(backend, "en"), route="/settings") as window:
        await window.tap("Empty the bin")
        await window.tap("Delete for good")
        assert window.reads("The bin is empty")
    assert [person.name for person in backend.settings.people] == ["Ola"]
    assert [table.people for table in backend.settings.last] == [("Ola",)]
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path.name for path in files if b"Zuzanna" in path.read_bytes()] == []


@pytest.mark.parametrize(("can", "said"), [(None, 0), (frozenset({"awake"}), 0), (frozenset({"page"}), 1)])
async def test_that_the_screen_may_fall_asleep_is_said_once_on_a_device(
    backend: Backend, table: Table, can: frozenset[str] | None, said: int
) -> None:
    CALLER.set(Caller("phone", here=False, languages=("en",), can=can))
    heard = []
    for _ in range(2):
        async with Window(app(backend), route=f"/match/{table.id}") as window:
            heard.append(window.reads("lets the screen fall asleep"))
    assert heard == [bool(said), False]


@pytest.mark.parametrize("can", [frozenset({"page"}), frozenset({"page", "share"})])
async def test_the_systems_share_sheet_is_offered_where_the_browser_has_one(
    backend: Backend, can: frozenset[str]
) -> None:
    CALLER.set(Caller("phone", here=False, languages=("en",), can=can))
    async with Window(app(backend), route="/settings") as window:
        assert ("Send a copy on" in window.names()) is ("share" in can)


async def test_the_words_of_a_switch_go_on_on_further_lines(backend: Backend) -> None:
    """As its own label they stay on one, and ran over the edge of a phone."""
    async with Window(app(backend, "ru"), route="/settings", width=360) as window:
        assert [switch.label for switch in window.all(ft.Switch) if switch.label] == []
        assert "Не гасить экран во время партии" in window.switches()
