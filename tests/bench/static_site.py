"""The app in a browser alone, beside a site of the same make with one button on it."""

from __future__ import annotations

import gzip
import re
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from companion.disk.copies import pack
from companion.disk.saves import Saves
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from rules.farshore.state import Phase
from tests.bench.seeded_farshore import SEED, SOLO
from tests.bench.table import Row, middle
from tests.bench.taps import tap_time
from tests.harness.demo import setup
from tests.harness.solo import Chance, Taps
from tests.harness.static_site import BELOW, Site, SiteScreen, quick_reader
from web.pack import Program
from web.site import build

STARTS = 7
ANSWERS = 40
START_BAR = 1.3
TAP_BAR = 5.0
DOWNLOAD_BAR = 21.0
"""With the snapshot of the memory in it."""
MB = 1e6
WAY = "skwasm"
"""The way of drawing that this browser takes."""
FLOOR = """
import flet as ft

@ft.component
def Counter():
    count, set_count = ft.use_state(0)
    return ft.Column([ft.Text(f"Count {count}"), ft.Button("More", on_click=lambda: set_count(count + 1))])

def show(page):
    page.title = "Floor"
    page.render(Counter)

def main():
    ft.run(show)
"""


def floor() -> Program:
    needed = tuple(one for one in quick_reader().requirements if one.startswith("flet=="))
    return Program({"floor.py": FLOOR.encode()}, needed, "floor")


@dataclass
class Starts:
    """What starts cost: seconds until the first words, seconds of the renderer's time, its memory."""

    site: Site
    words: str
    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)
    warm_work: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)

    def start(self, browser: Browser) -> None:
        known = {one["id"] for one in _renderers(browser)}
        with SiteScreen(browser, self.site, locale="en-GB") as screen:
            self.cold.append(self._open(screen))
            ours = [one for one in _renderers(browser) if one["id"] not in known]
            self.work.append(sum(one["cpuTime"] for one in ours))
            self.memory.append(max(_megabytes(one["id"]) for one in ours))
            screen.kept_offline()
            before = {one["id"]: one["cpuTime"] for one in _renderers(browser)}
            self.warm.append(self._open(screen))
            self.warm_work.append(sum(one["cpuTime"] - before.get(one["id"], 0) for one in _renderers(browser)))

    def _open(self, screen: SiteScreen) -> float:
        began = time.perf_counter()
        screen.open(see=self.words)
        return time.perf_counter() - began


def rows(browser: Browser) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        places = [Path(folder, name) for name in ("ours", "floor")]
        for place, program in zip(places, (quick_reader(), floor()), strict=True):
            build(program, place / BELOW)
        yield from downloads(*places)
        with Site(places[0]) as ours, Site(places[1]) as plain:
            yield from starts(browser, ours, plain)
            yield from taps(browser, ours, plain, Path(folder, "data"))


def downloads(ours: Path, plain: Path) -> Iterator[Row]:
    more = (_download(ours) - _download(plain)) / MB
    yield Row("static site, first visit as gzip", _download(ours) / MB, _download(plain) / MB, None, "MB")
    yield Row("  more than one button needs", more, None, DOWNLOAD_BAR, "MB")


def _download(place: Path) -> int:
    """What the browser keeps for one way of drawing."""
    worker = (place / BELOW / "sw.js").read_text("utf-8")
    common, _, ways = worker.partition("const RENDERERS")
    way = re.search(rf'"{WAY}": {{(.*?)}}', ways, re.DOTALL)
    assert way is not None
    names = re.findall(r'"([^"]+)": "[0-9a-f]{64}"', common + way[1])
    return sum(len(gzip.compress((place / BELOW / name).read_bytes(), 6)) for name in names)


def starts(browser: Browser, ours: Site, plain: Site) -> Iterator[Row]:
    app, button = Starts(ours, "A companion for the table."), Starts(plain, "Count 0")
    for _ in range(STARTS):
        button.start(browser)
        app.start(browser)
    yield Row("  cold start, work of the renderer", middle(app.work), middle(button.work), START_BAR, "s")
    yield Row("  cold start, to the first words", middle(app.cold), middle(button.cold), None, "s")
    yield Row("  warm start, work of the renderer", middle(app.warm_work), middle(button.warm_work), None, "s")
    yield Row("  warm start, to the first words", middle(app.warm), middle(button.warm), None, "s")
    yield Row("  memory of the renderer", middle(app.memory), middle(button.memory), None, "MB")


def taps(browser: Browser, ours: Site, plain: Site, folder: Path) -> Iterator[Row]:
    """Answers of a seeded solo game, by turns with the floor's button."""
    route = SOLO.lay(Saves(folder))
    copy = folder.with_name("copy.zip")
    copy.write_bytes(pack(Saves(folder)).packed)
    hers: list[float] = []
    people: list[float] = []
    floor: list[float] = []
    with SiteScreen(browser, plain, locale="en-GB") as button, SiteScreen(browser, ours, locale="en-GB") as screen:
        button.open(see="Count 0")
        screen.open("/settings", see="Settings")
        screen.bring(copy, "Bring a copy back", "1 match added")
        screen.go(route, see="Place a worker")
        for n, (krabita, names, sign) in enumerate(answers(), start=1):
            floor.append(tap_time(button, lambda: button.tap("More"), f"Count {n}"))
            for name in names[:-1]:
                screen.tap(name)
            took = tap_time(screen, lambda: screen.tap(names[-1]), sign)  # noqa: B023
            (hers if krabita else people).append(took)
    yield Row("  tap to picture, Krabita's turn", middle(hers), middle(floor), TAP_BAR)
    yield Row("  tap to picture, a person's turn", middle(people), middle(floor), None)


def answers() -> Iterator[tuple[bool, list[str], str]]:
    chance, taps, state = Chance(SEED), Taps("en"), GAME.start(setup("Ola", level=Level.BOLD))
    for _ in range(ANSWERS):
        move = chance.answer(state)
        yield state.phase is not Phase.PERSON, taps.of(state, move), taps.told(state, move)[0][:40]
        state = GAME.apply(state, move)


def _renderers(browser: Browser) -> list[dict[str, Any]]:
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return [one for one in told["processInfo"] if one["type"] == "renderer"]


def _megabytes(pid: int) -> float:
    """Its share of what is in memory."""
    told = Path("/proc", str(pid), "smaps_rollup").read_text("utf-8")
    found = re.search(r"^Pss:\s+(\d+) kB", told, re.MULTILINE)
    assert found is not None
    return int(found[1]) / 1000
