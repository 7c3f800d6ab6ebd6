"""A sheet and its match on a phone: table, receipt, home and shelf tell one result, or what differs and a way out."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from companion.disk.saves import Match, Saves
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from tests.harness.browser import PHONE, Screen, Served
from tests.harness.demo import played, setup
from tests.harness.score_sheets import shelve_otherwise

SOLO, SEED = setup("Ola", level=Level.BOLD), 9
"""It ends with Ola's pass and then with Krabita's last worker, whose route card says *Docks + 2*."""


def test_a_match_set_aside_played_on_and_changed_after_its_end_tells_one_result(
    browser: Browser, tmp_path: Path
) -> None:
    Saves(tmp_path / "data").keep_match(before_the_end(2))
    with Served(tmp_path / "data") as served, Screen(browser, served, PHONE) as phone:
        phone.open("/match/solo", see="Place a worker")
        phone.tap("Score")
        phone.see("Receipt")
        phone.tap("Receipt")
        phone.see("Krabita: 157 · Ola: 73")
        phone.tap("Finish the score")
        phone.tap("We stopped: set it aside unfinished")
        phone.see("Share")
        phone.see("The score is on the shelf.")
        phone.tap("Back")
        phone.see("Place a worker")
        phone.gone("The score is on the shelf.")
        phone.answer("Pass")
        phone.answer("Docks + 2")
        everywhere_reads(phone, ours=73, hers=161)
        phone.tap("Ola: 73 · Krabita: 161", exact=False)
        phone.tap("Count the points")
        phone.tap("Finish the score")
        phone.see("Krabita wins with 161 points.")
        change_the_last_step(phone)
        everywhere_reads(phone, ours=73, hers=158)


def test_a_sheet_that_differs_is_told_at_the_table_and_one_tap_takes_over_the_record(
    browser: Browser, tmp_path: Path
) -> None:
    shelve_otherwise(tmp_path / "data", before_the_end(0), shells=9)
    with Served(tmp_path / "data") as served, Screen(browser, served, PHONE) as phone:
        phone.open("/match/solo/score", see="Ola, shells: 9, before 0")
        phone.open("/match/solo", see="The score sheet says: Ola: 82 · Krabita: 161.")
        phone.tap("Fill in again from the record")
        phone.gone("The score sheet says")
        everywhere_reads(phone, ours=73, hers=161)


def before_the_end(steps: int) -> Match:
    whole = GAME.journal.model_validate(played("solo", SOLO, SEED, days=0).journal)
    return played("solo", SOLO, SEED, days=0, moves=len(whole.moves) - steps)


def change_the_last_step(phone: Screen) -> None:
    """Her route card was *Docks + 1*."""
    phone.open("/match/solo/log", see="What happened")
    phone.tap("Step 86", exact=False)
    phone.tap("Change step 86")
    phone.see("Step 86 again")
    phone.tap("Docks + 1")
    phone.see("What happened")
    phone.tap("To the table")


def everywhere_reads(phone: Screen, ours: int, hers: int) -> None:
    """At the table, on the receipt, at home and, last, on the shelf."""
    phone.see("Everyone has passed", f"{ours} points", f"{hers} points")
    phone.tap("Count the points")
    phone.see(f"Krabita: {hers} · Ola: {ours}")
    phone.tap("Back")
    phone.see("Count the points")
    phone.tap("To the start")
    phone.see("Track a table", f"Ola: {ours} · Krabita: {hers}")
    phone.tap("Shelf")
    phone.see("Bring in a file", f"Ola: {ours} · Krabita: {hers}")
