"""Scoring from paper, in a real browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.score.report import score_file
from rules.farshore.components.cards import CARDS
from tests.harness.browser import DESKTOP, Screen

CITIES = {
    "Ola": "merchant merchant scavenger scriptorium tumbler customs_office port navigator "
    "galley pirate abbey inn galleon harbor manor",
    "Marek": "merchant scavenger diver grove grove market herbalist customs_officer "
    "rope_bridge hideout cooper steward gardens pilgrim windmill",
    "Zosia": "tumbler beach_sledge sea_chip scribe scribe port lighthouse market "
    "stowaway postal_pigeon post_office inn admiral governor galleon",
    "Bruno": "scriptorium diver diver sloop tangle_raft herbalist lighthouse_keeper customs_office "
    "galley castaway cartographer abbey sculptor guild_master harbor",
}
SHIPS = {"Ola": 41, "Marek": 36, "Zosia": 50, "Bruno": 24}


COLOURS = {
    "green": "Green production",
    "blue": "Blue governance",
    "brown": "Brown travellers",
    "red": "Red destinations",
    "purple": "Purple prosperity",
}


BELOW = 320
"""How far down the blue cards are, on a desktop."""


class Counting:
    """Taps what it is told to, and counts."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.taps = 0

    def tap(self, name: str) -> None:
        self.screen.tap(name)
        self.taps += 1

    def enter(self, city: list[str]) -> None:
        """Colour by colour, as a city is laid out: green lies open, blue just below, a tap leads to each other one."""
        before = "Tumbler"
        spaces = 0
        for colour, sign in COLOURS.items():
            if colour == "blue":
                self.screen.scroll(BELOW)
            elif colour != "green":
                self.screen.scroll(-BELOW)
                self.tap(sign)
                self.screen.gone(before)
            for card in (card for card in city if CARDS[card].colour == colour):
                before = CARDS[card].names.en.text
                self.tap(before)
                spaces += CARDS[card].spaces
                self.screen.see(f"City {spaces}/15")


EMPTY = dict.fromkeys(CITIES, "")


@pytest.mark.parametrize(
    "cities",
    [{**EMPTY, "Ola": CITIES["Ola"]}, pytest.param(CITIES, marks=pytest.mark.long)],
    ids=["one city", "every city"],
)
def test_four_people_are_scored_from_paper_with_fifteen_cards_to_a_city(
    new_screen: Callable[..., Screen], tmp_path: Path, capsys: Any, cities: dict[str, str]
) -> None:
    screen = new_screen(DESKTOP)
    counting = Counting(screen)
    screen.open("/score/farshore", see="Score a finished table")
    for n in range(3, len(cities) + 1):
        screen.tap("Add a person")
        screen.see(f"Player {n}")
    for at, name in enumerate(cities, 1):
        screen.type(f"Player {at}", name)
    screen.tap("Enter the points")
    screen.see("Score sheet")
    for name, city in cities.items():
        if city:
            if name != "Ola":  # hers lies open
                counting.tap(f"{name}, Cards: 0")
            screen.see("0 of 15 spaces taken")
            counting.enter(city.split())
        screen.tap(f"{name}, Ship: 0")
        screen.tap(f"Ship at {SHIPS[name]}")
        screen.see(f"{name}, Ship: {SHIPS[name]}")
    cards = sum(len(city.split()) for city in cities.values())
    with capsys.disabled():
        print(f"{counting.taps} taps for {cards} cards: {counting.taps / cards:.2f} each")
    assert counting.taps <= 1.3 * cards
    totals = _told(cities, tmp_path, capsys)
    for name, total in totals.items():
        screen.see(f"{name}, {total} points")
    screen.tap("Receipt")
    winner = max(totals, key=lambda name: totals[name])
    screen.see(f"{winner} wins with {totals[winner]} points.")


def _told(cities: dict[str, str], tmp_path: Path, capsys: Any) -> dict[str, int]:
    """What the command line counts for the same table."""
    sheet = {"players": [{"name": n, "cards": city.split(), "ship": SHIPS[n]} for n, city in cities.items()]}
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "farshore", **sheet}), "utf-8")
    assert score_file(file, True, "en") == 0
    told = json.loads(capsys.readouterr().out)
    return {player["name"]: player["total"] for player in told["players"]}


def test_a_number_that_was_refused_is_put_right_where_it_stands(phone: Screen) -> None:
    """What is said of it comes and goes while one types, and must not take the field along."""
    phone.open("/score/farshore", see="Score a finished table")
    phone.tap("Enter the points")
    phone.see("Score sheet")
    phone.tap("Ship and supply")
    phone.type("Ship, printed value", "61")
    phone.see("ship cannot be at 61")
    phone.type_once("Ship, printed value", "40", delay=150)
    phone.gone("ship cannot be at 61")
    phone.see("Player 1, 40 points")


def test_no_sign_of_a_sum_is_lost_however_fast_one_types(new_screen: Callable[..., Screen]) -> None:
    screen = new_screen(DESKTOP).open("/score/farshore", see="Score a finished table")
    screen.tap("Enter the points")
    screen.see("Score sheet")
    screen.tap("Player 1, Shells: 0")
    for sum_, shells, delay in (("3+2+4", 9, 120), ("12+20+1", 33, 40), ("4+3+3", 10, 60)):
        screen.type_once("Shells", sum_, delay)
        screen.see(f"Player 1, Shells: {shells}")
        assert screen.typed_into.input_value() == sum_
