"""New Lands in a browser: a Ledger, a tile that nobody reported, five tiles by keys alone."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, FloatRect

from companion.disk.saves import Saves
from rules.new_lands.game import GAME
from rules.new_lands.moves import LayTile, PlaceMeeple
from rules.new_lands.setup import Depth, Seat, Setup
from tests.bench.seeded_new_lands import kept
from tests.companion.views.new_lands.at_lands import Taps, sampled
from tests.harness.browser import DESKTOP, PHONE, Screen, Served
from tests.rules.new_lands.tables import a_setup

PEOPLE = (Seat(name="Ola", colour="red"), Seat(name="Jan", colour="yellow"))
SEED: Final = 3
ALIKE: Final = 0.01
"""So much of two pictures may differ that are the same."""
FAINT: Final = 25
"""Tones that are as good as the same."""
LOOKS: Final = 100


def test_a_short_ledger_to_its_receipt(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    kept(Saves(folder), "short", Setup(people=PEOPLE, removed=83 - 4))
    with Served(folder, language="pl") as served, Screen(browser, served, PHONE) as screen:
        screen.open("/match/short", see="Ola: karta, a co potem?")
        screen.answer("Odkrywca na równinę")
        screen.see("Jan: karta, a co potem?")
        screen.answer("Żeglarz na morze")
        screen.see("Ola: karta, a co potem?")
        for name in ("Zdejmij odkrywcę 1", "3 karty", "Zapisz 3"):
            screen.tap(name)
        screen.see("Jan: karta, a co potem?")
        screen.answer("Karta, nic więcej")
        screen.tap("2 miasta")
        screen.see("Koniec gry")
        screen.open("/match/short/score")
        screen.see("Wygrywa Ola: 3 punkty.")


@pytest.mark.long
def test_a_whole_ledger_for_three(browser: Browser, tmp_path: Path) -> None:
    """All 83 tiles on a desktop, in English; the receipt says what the rules made of them."""
    folder, setup, names = tmp_path / "data", a_setup(3), Taps("en")
    kept(Saves(folder), "ledger", setup)
    dice, state = Random(SEED), GAME.start(setup)
    with Served(folder) as served, Screen(browser, served, DESKTOP) as screen:
        screen.open("/match/ledger", see="Ola: a tile, and what then?")
        while not state.over:
            move = sampled(dice, state)
            *before, last = names.of(state, move)
            for name in before:
                screen.tap(name)
            screen.answer(last)
            state = GAME.apply(state, move)
        screen.see("The game is over")
        screen.open("/match/ledger/score")
        for score in GAME.score(state):
            screen.see(score.player)
            screen.see(str(score.total))


def test_a_tile_nobody_reported_is_put_together_part_by_part(browser: Browser, tmp_path: Path) -> None:
    folder, names = tmp_path / "data", Taps("ru")
    setup = a_setup(2, Depth.MAP)
    kept(Saves(folder), "new", setup)
    with Served(folder, language="ru") as served, Screen(browser, served, PHONE) as screen:
        screen.open("/match/new", see="Ola: выложите карточку")
        screen.tap(names.spot(GAME.start(setup), (0, 1)))
        screen.tap(names.edges("PMSS", 0))
        screen.tap("Другая форма")
        screen.tap("Внутри: море")
        screen.see("Внутри 1: море")
        screen.scroll(600)
        screen.tap("Положить")
        screen.see("Ola выкладывает карточку № 1")
        screen.see("Ola: фишка?")


def test_five_tiles_by_keys_alone(browser: Browser, tmp_path: Path) -> None:
    """Arrows to a spot, Enter, the open edges by 1 2 3, the tile by its digit, 0 for nothing more."""
    folder = tmp_path / "data"
    kept(Saves(folder), "keys", a_setup(2, Depth.MAP))
    with Served(folder) as served, Screen(browser, served, DESKTOP) as screen:
        screen.open("/match/keys", see="Ola: lay a tile")
        keys = screen.page.keyboard
        for n in range(1, 6):
            screen.settled()
            keys.press("ArrowRight")
            screen.settled()
            _enter(screen, "which tile?")
            for _ in range(_open_edges(screen)):
                before = screen.settled()
                keys.press("2")
                _changed(screen, before)
            keys.press("1")
            screen.see(f"lays tile {n},")
            screen.settled()
            keys.press("0")
            screen.see("nothing more.")


def _enter(screen: Screen, see: str) -> None:
    """Again, where it came before the focus: an eye would have seen that there is none yet."""
    for _ in range(4):
        screen.page.keyboard.press("Enter")
        for _ in range(25):
            if screen.text(see).count():
                return
            screen.page.wait_for_timeout(200)
    raise AssertionError(f"Enter does not lead to {see}")


def _open_edges(screen: Screen) -> int:
    """The heading says which edges the spot asks for: `… which tile? 1 right of the start tile: left mountains`."""
    heading = next(line for line in screen.tree().splitlines() if "which tile?" in line)
    return 4 - len(heading.rpartition(": ")[2].split(","))


def _changed(screen: Screen, before: str) -> None:
    """An edge that is known leaves fewer tiles to choose from."""
    for _ in range(LOOKS):
        if screen.tree() != before:
            return
        screen.page.wait_for_timeout(200)
    raise AssertionError("an edge was not taken")


@pytest.mark.parametrize(
    ("name", "opens"),
    [("1 right, 1 down of the start tile: left plain", "which tile?"), ("Ola: explorer", "Taken back now.")],
)
def test_a_finger_reaches_what_lies_below_other_layers(browser: Browser, tmp_path: Path, name: str, opens: str) -> None:
    """Without a screen reader: then taps go by what is drawn, not by the tree of names."""
    folder = tmp_path / "data"
    moves = (LayTile(seat=0, x=0, y=1, tile="Pnesw"), PlaceMeeple(seat=0, edge="n"))
    kept(Saves(folder), "layers", a_setup(2, Depth.MAP), moves)
    with Served(folder) as served:
        with Screen(browser, served, PHONE) as screen:
            screen.open("/match/layers", see="Jan: lay a tile")
            screen.settled()
            box = screen.page.get_by_role("button", name=name, exact=False).first.bounding_box()
            assert box is not None
        with Screen(browser, served, PHONE) as screen:
            screen.page.goto(f"{served.origin}/match/layers")
            screen.page.locator("html[data-drawn]").wait_for(state="attached")
            drawn = _standing(screen, box)
            screen.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            for _ in range(LOOKS):
                screen.page.wait_for_timeout(200)
                if not _alike(drawn, _picture(screen)):
                    break
            screen.wake(opens)


def _picture(screen: Screen) -> Image.Image:
    return Image.open(io.BytesIO(screen.page.screenshot())).convert("L")


def _alike(one: Image.Image, other: Image.Image) -> bool:
    tones = ImageChops.difference(one, other).histogram()
    return sum(tones[FAINT:]) < ALIKE * one.width * one.height


def _standing(screen: Screen, box: FloatRect) -> Image.Image:
    """The picture, once something is drawn in this box and nothing moves: without names there is no more to ask."""
    x, y, width, height = map(round, (box["x"], box["y"], box["width"], box["height"]))
    screen.page.locator("#curtain").wait_for(state="detached")
    before = _picture(screen)
    for _ in range(LOOKS):
        screen.page.wait_for_timeout(1000)
        now = _picture(screen)
        tones = [tone for tone, many in enumerate(now.crop((x, y, x + width, y + height)).histogram()) if many]
        if tones[-1] - tones[0] > FAINT and _alike(before, now):
            return now
        before = now
    raise AssertionError("the map is not drawn")


def test_a_long_name_takes_no_tap_beside_what_it_names(browser: Browser, tmp_path: Path) -> None:
    """With a screen reader the names lie in the page as text, and a meeple is smaller than its name."""
    folder = tmp_path / "data"
    moves = (LayTile(seat=0, x=0, y=1, tile="Pnesw"), PlaceMeeple(seat=0, edge="n"))
    kept(Saves(folder), "names", a_setup(2, Depth.MAP), moves)
    with Served(folder) as served, Screen(browser, served, PHONE) as screen:
        screen.open("/match/names", see="Jan: lay a tile")
        screen.settled()
        meeple = screen.page.get_by_role("button", name="Ola: explorer", exact=False).first
        box = meeple.bounding_box()
        assert box is not None
        for dx, dy in ((4, -20), (12, -20), (-20, 8), (-20, 40)):
            x, y = box["x"] + box["width"] + dx, box["y"] + box["height"] + dy
            under = screen.page.evaluate("([x, y]) => document.elementFromPoint(x, y).textContent", [x, y])
            assert not under.startswith("Ola: explorer"), (dx, dy)
