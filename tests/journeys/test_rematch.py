"""A rematch in a real browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from companion.disk.saves import Saves
from rules.farshore.components.box import Box
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Colour, Kind, Level
from tests.harness.browser import PHONE, Screen, Served
from tests.harness.demo import played, setup


def test_a_rematch_takes_five_taps_at_most(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    saves = Saves(folder)
    saves.keep_match(played("done", setup("Ola", level=Level.BOLD), seed=1, days=0))
    tiles = (WindTile(stack="A", traits=(Colour.RED,)), WindTile(stack="B", traits=(Kind.CREATURE,)))
    saves.keep_box("farshore", Box(wind_tiles=tiles))
    names = ("Again with Ola, Krabita", "Stack A: red", "Stack B: creature", "Start")
    with Served(folder) as served, Screen(browser, served, PHONE) as screen:
        screen.open(see="Tidekeeper")
        taps = 0
        for name in names:
            screen.reach(name)
            screen.tap(name)
            taps += 1
        screen.page.wait_for_url("**/match/*")
        screen.see("Place a worker")
    print(f"rematch: {taps} taps")
    assert taps <= 5
