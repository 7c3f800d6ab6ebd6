"""A result leaves the app and comes back, in a real browser."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser

from tests.companion.views.score.at_sheet import position
from tests.harness.browser import DESKTOP, Screen, Served
from tests.harness.leaving import bg_stats_link, downloaded
from tests.harness.score_sheets import shelve

LOOKS = 50
"""At a picture that may still be on its way."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    shelve(tmp_path / "data", "theirs", position("krabita_wins"))
    with Served(tmp_path / "data") as served:
        yield served


def receipt(screen: Screen) -> list[str]:
    """Every line of it, up to how it compares with other matches."""
    screen.see("To the start")
    lines = [line.strip() for line in screen.settled().splitlines() if "group" in line or "heading" in line]
    return [line for line in lines if "earlier match" not in line and "Compared" not in line]


def test_a_result_leaves_as_a_link_a_code_and_a_table_and_the_table_comes_back(
    browser: Browser, served: Served, tmp_path: Path
) -> None:
    with Screen(browser, served, DESKTOP) as screen:
        screen.open("/match/theirs/score", see="Krabita wins with 87 points.")
        before = receipt(screen)
        screen.tap("Share")
        screen.see("As a file")
        table = downloaded(screen, "Table (CSV)", tmp_path)
        screen.scroll(3000)
        followed = bg_stats_link(screen)
        assert code_of(screen) == followed
        play = json.loads(parse_qs(urlsplit(followed).query)["data"][0])
        assert [(p["name"], p["score"], p["rank"], p["winner"]) for p in play["players"]] == [
            ("Ola", 55, 2, False),
            ("Krabita", 87, 1, True),
        ]
        assert (play["sourcePlayId"], play["game"]["name"]) == ("theirs", "Everdell Farshore")
        screen.open("/score/farshore", see="Choose a file")
        with screen.page.expect_file_chooser() as chooser:
            screen.tap("Choose a file")
        chooser.value.set_files(table)
        screen.see("A table with a row for each player.")
        screen.tap("Keep it")
        assert receipt(screen) == before


def code_of(screen: Screen) -> str:
    screen.see("QR code of the BG Stats link")
    for _ in range(LOOKS):
        if codes := zxingcpp.read_barcodes(Image.open(io.BytesIO(screen.page.screenshot()))):
            return str(codes[0].text)
        screen.page.wait_for_timeout(200)
    raise AssertionError("there is no code to be read")


STAND_IN = """
  navigator.canShare = () => true
  navigator.share = async what => { window.sent = what.text }
"""


@pytest.mark.parametrize("has_sheet", [True, False])
def test_the_systems_share_sheet_gets_the_words_where_the_browser_has_one(
    browser: Browser, served: Served, has_sheet: bool
) -> None:
    with Screen(browser, served) as screen:
        screen.context.add_init_script(STAND_IN if has_sheet else "delete Navigator.prototype.share")
        screen.open("/match/theirs/score", see="Krabita wins with 87 points.")
        screen.tap("Share")
        screen.see("Copy the text")
        if not has_sheet:
            assert "Send it on" not in screen.settled()
            return
        screen.tap("Send it on")
        screen.page.wait_for_function("() => window.sent")
        assert "Krabita" in screen.page.evaluate("window.sent")
