"""A short whole game of New Lands on a phone, in Polish: a Ledger of four tiles, and its receipt."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Browser

from companion.disk.saves import Match, Saves
from rules.new_lands import GAME
from rules.new_lands.setup import Seat, Setup
from tests.harness.browser import PHONE, Screen, Served

TILES = 4
PEOPLE = (Seat(name="Ola", colour="red"), Seat(name="Jan", colour="yellow"))


def keep(folder: Path, setup: Setup) -> None:
    now = datetime.now(UTC)
    journal = {"setup": setup.model_dump(mode="json")}
    Saves(folder).keep_match(
        Match(id="short", game=GAME.id, rules_version=1, started=now, changed=now, journal=journal)
    )


def test_a_short_ledger_to_its_receipt(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    keep(folder, Setup(people=PEOPLE, removed=83 - TILES))
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
