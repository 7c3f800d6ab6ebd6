"""A strict table on a phone: one result, no winner too early, two taps that were one, and Back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from companion.screen.reading_time import SHORTEST
from rules.farshore.game import GAME
from tests.companion.views.at_table import setup
from tests.companion.views.score.test_ties import TIED
from tests.harness.browser import PHONE, Screen, Served
from tests.harness.double_tap import double_tap
from tests.harness.on_disk import match_on_disk
from tests.harness.score_sheets import shelve
from tests.harness.solo import serving

HASTY = (0.15, 0.15, 0.15, 0.1, 0.05, 0.0)
"""Seconds between two taps that were one, each tried in turn: a busy browser may pass the second on too late."""
BUSY = 1
"""So often a second tap may be read too late by a busy app, and be an answer then."""
TWO = setup("Ola", "Jan").replace(krabita=None)


def test_a_double_tap_plays_one_worker(browser: Browser, tmp_path: Path) -> None:
    played: list[int] = []
    for n, seconds in enumerate(HASTY):
        folder = tmp_path / str(n)
        with (
            serving(folder, TWO, "en", reads=True) as (served, address),
            Screen(browser, served, PHONE) as phone,
        ):
            phone.open(address, see="Place a worker")
            if hasty := hasty_docks(phone, seconds):
                phone.see("Undo")
                phone.page.wait_for_timeout(600)
        if hasty:
            played.append(steps(folder))
        if 1 in played or len(played) > BUSY:
            break
    assert 1 in played, f"steps after a double tap: {played}"


def test_back_leaves_a_sub_step_and_a_panel_before_the_match(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data", TWO, "en") as (served, address), Screen(browser, served, PHONE) as phone:
        phone.open("/", see="Track a table")
        phone.tap("Continue", exact=False)
        phone.see("Place a worker")
        phone.page.wait_for_url(f"**{address}")
        for opened, seen in (("Green cards", "from the bay"), ("Players", "Close")):
            phone.tap(opened)
            phone.see(seen)
            phone.page.go_back()
            phone.see("Place a worker")
            phone.page.wait_for_url(f"**{address}")
            phone.page.wait_for_timeout(300)
        phone.page.go_back()
        phone.see("Continue")


def hasty_docks(phone: Screen, seconds: float) -> bool:
    """Two taps on the docks; whether the second came before anybody could have read what the first had led to."""
    phone.settled()
    phone.page.wait_for_timeout(600)
    docks = phone.page.get_by_role("button", name="Docks", exact=True).first.bounding_box()
    assert docks is not None
    return double_tap(phone.page, docks["x"] + 20, docks["y"] + 20, seconds) < SHORTEST


def steps(folder: Path) -> int:
    """Of the match, as it was kept when the app ended."""
    return len(GAME.journal.model_validate(match_on_disk(folder, "solo").journal).moves)


def test_a_receipt_in_the_middle_says_so_far_and_goes_along_with_the_match(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data", TWO, "en") as (served, address), Screen(browser, served, PHONE) as phone:
        phone.open("/", see="Track a table")
        phone.tap("Continue", exact=False)
        phone.see("Place a worker")
        phone.tap("Score")
        phone.see("Receipt")
        phone.page.wait_for_url(f"**{address}/score")
        phone.tap("Receipt")
        phone.see("So far")
        phone.tap("Finish the score")
        phone.see("The match is still going on")
        phone.tap("It is over at our table")
        phone.see("Share")
        phone.tap("Share")
        phone.see("Picture")
        phone.page.go_back()
        phone.see("Correct")


def test_a_tie_on_what_nobody_entered_names_no_winner_and_back_leads_to_the_shelf(
    browser: Browser, tmp_path: Path
) -> None:
    shelve(tmp_path / "data", "tied", TIED)
    with Served(tmp_path / "data") as served, Screen(browser, served, PHONE) as phone:
        phone.open("/shelf", see="Ola: 16 · Marek: 16")
        phone.tap("Ola: 16 · Marek: 16", exact=False)
        phone.see("Tied with 16 points: Ola, Marek.")
        phone.gone("wins")
        phone.page.wait_for_url("**/match/tied/score")
        phone.page.wait_for_timeout(300)
        phone.page.go_back()
        phone.see("Bring in a file")
        phone.page.wait_for_url("**/shelf")
