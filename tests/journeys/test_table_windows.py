"""Shorter visits to the table: desktop, Russian, only Krabita, three people with her, two windows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from rules.farshore.components.places import SHORES
from rules.farshore.components.route_cards import DocksSpot
from rules.farshore.components.traits import Season
from rules.farshore.game import GAME
from rules.farshore.krabita.moves import FollowRoute
from rules.farshore.moves import PlaceWorker, Prepare
from rules.farshore.setup import Setup
from tests.companion.views.at_table import krabita_only, setup
from tests.harness.browser import DESKTOP, PHONE, Screen
from tests.harness.solo import Taps, serving

HER_DOCKS = FollowRoute(spot=DocksSpot(spaces=1))


def test_at_a_desk_the_keyboard_plays(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "data", setup(), "en") as (served, address),
        Screen(browser, served, DESKTOP) as screen,
    ):
        screen.open(address, see="Place a worker")
        screen.page.keyboard.press("2")
        screen.see("Which place on the route card")
        screen.tap("Docks + 2")
        screen.see("Place a worker")
        screen.page.keyboard.press("u")
        screen.see("Which place on the route card")
        screen.page.keyboard.press("r")
        screen.see("Place a worker")


@pytest.mark.parametrize(
    ("language", "chosen"),
    [("pl", setup("Ola", "Jan", "Ewa")), ("ru", krabita_only()), pytest.param("en", setup(), marks=pytest.mark.long)],
)
def test_a_few_turns_in_every_language(browser: Browser, tmp_path: Path, language: str, chosen: Setup) -> None:
    taps, state = Taps(language), GAME.start(chosen)
    people = len(chosen.people)
    turns = [PlaceWorker(seat=seat, place=SHORES[seat]) for seat in range(people)]
    moves: list[Any] = [*turns, HER_DOCKS]
    if state.only_krabita:
        moves = [HER_DOCKS, HER_DOCKS, Prepare(seat=0, season=Season.SPRING)]
    with (
        serving(tmp_path / "data", chosen, language) as (served, address),
        Screen(browser, served, PHONE) as screen,
    ):
        screen.open(address, see=taps.sign(state))
        for move in moves:
            *before, last = taps.of(state, move)
            for name in before:
                screen.tap(name)
            screen.answer(last)
            told = taps.told(state, move)
            state = GAME.apply(state, move)
            screen.see(*told, taps.sign(state))


def test_two_windows_follow_each_other(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "data", setup(), "en") as (served, address),
        Screen(browser, served, PHONE) as phone,
        Screen(browser, served, DESKTOP) as backend,
    ):
        phone.open(address, see="Place a worker")
        backend.open(address, see="Place a worker")
        phone.tap("Docks")
        backend.see("Which place on the route card")
        backend.tap("Docks + 1")
        phone.see("Place a worker")
