"""My box in a real browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.harness.browser import DESKTOP, Screen, Served
from tests.harness.lasting_notices import PROGRAM


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Served]:
    """What it tells stays long enough to be taken back on any machine."""
    with Served(tmp_path / "patient", program=PROGRAM) as served:
        yield served


def test_a_minute_at_the_first_run_teaches_the_tiles_and_a_reload_finds_them(browser: Browser, patient: Served) -> None:
    with Screen(browser, patient) as phone:
        _told_and_found(phone)
    kept = json.loads((patient.folder / "box-farshore.json").read_text("utf-8"))["box"]["1"]["wind_tiles"]
    assert [tile["traits"] for tile in kept] == [["green"], ["blue"], ["brown"]]


def _told_and_found(phone: Screen) -> None:
    phone.open("/box", see="Start here: one minute")
    phone.tap("Enter the wind rose tiles")
    for colour in ("green", "blue", "brown"):
        phone.tap(f"Stack A: {colour}")
        phone.see(f"Correct: Stack A: {colour}")
    phone.tap("Remove: Stack A: brown")
    phone.see("Removed from your box.")
    phone.tap("Undo")
    phone.see("Taken back.")
    phone.page.reload()
    phone.wake(see="Correct: Stack A: brown")
    phone.tap("The whole box")
    phone.see("5 wind rose tiles are still unknown")
    phone.tap("Settings", role="tab")
    phone.see("Less motion")


def test_the_box_goes_out_as_a_file_and_comes_back(served: Served, new_screen: Callable[..., Screen]) -> None:
    desktop = new_screen(DESKTOP)
    desktop.open("/box", see="The language on the cards")
    desktop.tap("Polish")
    desktop.see("Noted in your box.")
    desktop.scroll(3000)
    with desktop.page.expect_download() as downloading:
        desktop.tap("Save as a file")
    file = served.folder.parent / "mine.json"
    downloading.value.save_as(file)
    desktop.scroll(-3000)
    desktop.tap("Not said")
    desktop.see("Noted in your box.")
    desktop.scroll(3000)
    with desktop.page.expect_file_chooser() as choosing:
        desktop.tap("Read a file")
    choosing.value.set_files(file)
    desktop.see("Edition: Polish")
    desktop.tap("Add to my box")
    desktop.see("The file is in your box now.")
    assert json.loads((served.folder / "box-farshore.json").read_text("utf-8"))["box"]["1"]["edition"] == "pl"
