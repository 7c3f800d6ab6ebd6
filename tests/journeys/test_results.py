"""Results in a real browser: who won and why, and the points of every player."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from companion.score.report import score_file
from tests.companion.views.score.at_sheet import NAMES, POSITIONS, position
from tests.harness.browser import DESKTOP, PHONE, Screen, Served
from tests.harness.score_sheets import shelve

WHOLE: dict[str, Any] = {"viewport": {"width": DESKTOP["viewport"]["width"], "height": 1700}}
"""A desktop high enough for a dozen lines of the shelf."""
PLAYER = re.compile(r"group \"\d\S+ (\d+) .*\n\s*- heading \"(.+?)\"")


@contextmanager
def shelf_of(folder: Path, *names: str) -> Iterator[Served]:
    for name in names:
        shelve(folder, name.replace("_", ""), position(name))
    with Served(folder) as served:
        yield served


def receipt(screen: Screen) -> dict[str, int]:
    """Everybody's total as the receipt tells it."""
    return {name: int(total) for total, name in PLAYER.findall(screen.settled())}


def told(name: str, capsys: Any) -> dict[str, int]:
    """The same as the command line tells it."""
    assert score_file(POSITIONS / f"{name}.json", True, "en") == 0
    return {player["name"]: player["total"] for player in json.loads(capsys.readouterr().out)["players"]}


def leave(screen: Screen, see: str) -> None:
    """Back, once the address has followed."""
    screen.page.wait_for_url("**/score")
    screen.page.go_back()
    screen.see(see)


@pytest.mark.parametrize("names", [NAMES[1::4], pytest.param(NAMES, marks=pytest.mark.long)], ids=["a few", "all"])
def test_totals_on_the_screen_are_those_of_companion_score(
    browser: Browser, tmp_path: Path, capsys: Any, names: tuple[str, ...]
) -> None:
    assert len(NAMES) >= 12
    with shelf_of(tmp_path / "data", *names) as served, Screen(browser, served, WHOLE) as screen:
        screen.open("/shelf", see=f"{len(names)} matches of {len(names)}")
        for name in names:
            totals = told(name, capsys)
            screen.tap(" · ".join(f"{player}: {total}" for player, total in totals.items()), exact=False)
            screen.see("To the start")
            assert receipt(screen) == totals, name
            leave(screen, "Search by name")


SHELF = {"Polski": "Półka", "Русский": "Полка"}
RESULTS = ("tie_by_treasures", "shared_victory", "krabita_wins", "krabita_loses")
SAID: dict[str, dict[str, tuple[str, ...]]] = {
    "Polski": {
        "Ola: 31 · Marek: 31": (
            "Wygrywa Ola: 31 punktów.",
            "statki i mapy są równe, rozstrzyga liczba skarbów (5 : 3)",
        ),
        "Ola: 55 · Krabita: 87": ("Wygrywa Krabita: 87 punktów.", "Ola przegrywa o 32 punkty"),
    },
    "Русский": {
        "Ola: 35 · Marek: 35 · Zosia: 18": ("Общая победа, 35 очков: Ola, Marek.",),
        "Ola: 165 · Крабита: 22": ("Победа: Ola, 165 очков.", "Крабита уступает 143 очка."),
    },
}


def test_the_winner_is_named_in_the_readers_language(browser: Browser, tmp_path: Path) -> None:
    with shelf_of(tmp_path / "data", *RESULTS) as served:
        for size, language in ((PHONE, "Polski"), (DESKTOP, "Русский")):
            with Screen(browser, served, size) as screen:
                screen.open("/settings", see=language)
                screen.tap(language)
                screen.tap(SHELF[language], role="tab" if size is PHONE else "button", exact=False)
                for line, (first, *rest) in SAID[language].items():
                    screen.tap(line, exact=False)
                    screen.see(first)
                    assert screen.page.get_by_role("heading", level=1).inner_text() == first
                    for said in rest:
                        screen.see(said)
                    leave(screen, line)


def test_a_tie_entered_from_paper_is_decided_by_the_treasures(browser: Browser, served: Served) -> None:
    """Ship 20 and a map of 1 each; five treasures are worth as much as three with four shells."""
    with Screen(browser, served, PHONE) as screen:
        screen.open("/score/farshore", see="Score a finished table")
        screen.type("Player 1", "Ola")
        screen.type("Player 2", "Marek")
        screen.tap("Enter the points")
        for name, treasures, shells in (("Ola", "2+3", "0"), ("Marek", "3", "4")):
            screen.tap(f"{name}, 0 points")
            screen.tap("Maps")
            screen.tap("Add a 1")
            screen.see(f"{name}, 1 point")
            screen.tap("Ship and supply")
            screen.type("Ship, printed value", "20")
            screen.type("Treasures", treasures)
            screen.type("Shells", shells)
            screen.see(f"{name}, 31 points")
        screen.tap("Receipt")
        screen.see("Ola wins with 31 points.")
        screen.see("ships and map tiles are level, more treasures decide (5 : 3)")
