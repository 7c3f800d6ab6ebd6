"""`make shots`: the README's picture, and a contact sheet of every screen to be looked at.

The picture goes to `docs/pictures`, the sheets to `out/contact`: one per way of looking, every screen on it.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from companion.disk.preferences import Look
from companion.disk.saves import Saves
from companion.disk.settings import Settings
from companion.games import game_ids
from rules.farshore.components.traits import Level
from tests.harness.browser import DESKTOP, FLAT, PHONE, SHORT, TABLET, Screen, Served, chromium
from tests.harness.demo import furnish, played, setup
from tests.harness.moments import moments
from tests.shots.tables import Shown, further_games, keep, shown_in_readme, tables

ROOT = Path(__file__).parent.parent.parent
SCREENS = (
    "/",
    "/new/farshore/solo",
    "/new/farshore/table",
    "/match/solo",
    "/match/table",
    "/match/krabita",
    "/match/solo/log",
    "/match/past1/score",
    "/score/farshore",
    "/shelf",
    "/shelf/statistics",
    "/rules",
    "/rules/farshore/krabita_route",
    "/rules/farshore/card_galleon",
    "/box",
    "/settings",
    "/nowhere",
)
MOMENTS = tuple(f"/match/{match.id}" for match in moments())
"""Every kind of question at the table."""
INSTALL = ("/match/krabita",)
README = ("/", "/match/krabita", *(table.path for table in shown_in_readme()))
DRAWN = "flt-semantics-host :is([role=button], [role=tab], [role=textbox])"
"""What only a screen of ours has: the page that waits for it has none."""
SETTLED = 2_500
"""Milliseconds until pictures have been drawn."""
GAP = 16
ACROSS = 4


DEVICES = {"phone": PHONE, "desktop": DESKTOP, "short": SHORT, "flat": FLAT, "tablet": TABLET}


@dataclass(frozen=True)
class Way:
    """A way of looking at the app."""

    size: dict[str, Any]
    look: Look
    language: str
    text_size: int = 100

    @property
    def name(self) -> str:
        device = next(name for name, size in DEVICES.items() if size is self.size)
        return f"{device}-{self.look}-{self.language}-{self.text_size}"


WAYS = (
    Way(PHONE, Look.LIGHT, "en"),
    Way(PHONE, Look.DARK, "pl"),
    Way(PHONE, Look.LIGHT, "pl", 200),
    Way(PHONE, Look.LIGHT, "ru"),
    Way(DESKTOP, Look.LIGHT, "ru"),
    Way(DESKTOP, Look.DARK, "en"),
    Way(SHORT, Look.LIGHT, "pl"),
    Way(FLAT, Look.DARK, "ru"),
    Way(TABLET, Look.LIGHT, "en"),
)


def pictures(
    browser: Browser, way: Way, screens: tuple[str, ...], folder: Path, further: tuple[Shown, ...] = ()
) -> Iterator[Path]:
    """`further` are matches of other games that lie in the folder too."""
    with tempfile.TemporaryDirectory() as temporary:
        data = Path(temporary, "data")
        furnish(data)
        saves = Saves(data)
        saves.keep_match(played("krabita", setup("Ola", level=Level.BOLD), seed=3, days=29, moves=1))
        for match in moments() if screens is MOMENTS else ():
            saves.keep_match(match)
        keep(saves, (*shown_in_readme(), *further))
        saves.keep_settings(Settings(look=way.look, text_size=way.text_size, boxes_offered=game_ids()))
        with Served(data, language=way.language) as served:
            for path in screens:
                with Screen(browser, served, way.size) as screen:
                    screen.open(path)
                    screen.page.locator(DRAWN).first.wait_for(state="attached")
                    screen.page.wait_for_timeout(SETTLED)
                    yield screen.picture(folder / f"{path.strip('/').replace('/', '-') or 'home'}.png")


def sheet(paths: list[Path], across: int, to: Path) -> None:
    images = [Image.open(path) for path in paths]
    width, height = images[0].size
    down = -(-len(images) // across)
    whole = Image.new("RGB", (across * (width + GAP) + GAP, down * (height + GAP) + GAP), "#DCD6C8")
    for n, image in enumerate(images):
        whole.paste(image, (GAP + n % across * (width + GAP), GAP + n // across * (height + GAP)))
    to.parent.mkdir(parents=True, exist_ok=True)
    whole.save(to, optimize=True)
    print(to.relative_to(ROOT), flush=True)


def install(browser: Browser, folder: Path) -> None:
    """What a browser shows of the app before it is installed, one picture for a phone and one for a desktop."""
    for name, size in (("narrow", PHONE), ("wide", DESKTOP)):
        (shown,) = pictures(browser, Way(size, Look.LIGHT, "en"), INSTALL, folder / name)
        small = Image.open(shown).convert("P", palette=Image.Palette.ADAPTIVE)
        small.save(ROOT / "web" / "screenshots" / f"{name}.png", optimize=True)


def main() -> None:
    out = ROOT / "out" / "contact"
    with chromium() as browser:
        shown = list(pictures(browser, WAYS[0], README, out / "readme"))
        sheet(shown, len(shown), ROOT / "docs" / "pictures" / "tidekeeper.png")
        install(browser, out / "install")
        for way in WAYS:
            sheet(list(pictures(browser, way, SCREENS, out / way.name)), ACROSS, out / f"{way.name}.png")
            sheet(list(pictures(browser, way, MOMENTS, out / way.name)), ACROSS, out / f"{way.name}-questions.png")
            for game_id in further_games():
                laid = tables(game_id)
                paths = tuple(table.path for table in laid)
                sheet(
                    list(pictures(browser, way, paths, out / way.name, laid)), ACROSS, out / f"{way.name}-{game_id}.png"
                )


if __name__ == "__main__":
    main()
