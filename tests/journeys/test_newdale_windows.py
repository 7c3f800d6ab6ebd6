"""Phones held across, short phones, tablets at a table of Newdale: what can be answered, without scrolling."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator

from companion.screen.theme import GAP
from rules.newdale.moves import AnyMove, Draw, NotDone, PlaceMarker, TurnEvent
from rules.newdale.players import Player
from tests.harness.browser import Screen
from tests.journeys.test_newdale import FOUR, journey, keep, midway
from tests.journeys.test_small_windows import SIZES, in_sight
from tests.rules.newdale.tables import at, figures, row, space

SIX = Player(
    built=(
        *FOUR.built,
        at("mill", 5, 2),
        at("fishing_hut", 6, 1),
    ),
    houses=5,
)
PLANNED = (
    TurnEvent(event=100, figures=figures("1Y 1R")),
    PlaceMarker(seat=0, marker=1, space=row(2, 1)),
)
DRAWN = (PlaceMarker(seat=0, marker=2, space=space("exchange")), Draw(figures=figures("1Y 1G 1R 1B")))
TURNS: dict[str, tuple[AnyMove, ...]] = {"plan": PLANNED, "act": (*PLANNED, *DRAWN)}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_with_six_buildings_question_and_open_answers_are_in_sight(browser: Browser, tmp_path: Path, size: str) -> None:
    """The desk may scroll in itself: its first rows are to be seen, and all of the spaces."""
    for name, moves in TURNS.items():
        keep(tmp_path / "data", name, midway(3, SIX), *moves)
    spaces = ("build", "unlock", "exchange", "black_market", "develop", "other")
    with journey(browser, tmp_path / "data", "pl", SIZES[size]) as way:
        names = [way.text("newdale.answer_space", space=each) for each in spaces]
        way.screen.open("/match/plan", see=way.text("newdale.ask_plan", name="Ola", n=2))
        way.screen.settled()
        hidden = [name for name in names if not in_sight(way.screen, name)]
        assert not hidden
        way.screen.open("/match/act", see=way.text("newdale.answer_not_done", n=1))
        way.screen.settled()
        hidden = [name for name in (way.text("newdale.answer_not_done", n=1),) if not in_sight(way.screen, name)]
        assert not hidden


BUILDS = (
    TurnEvent(event=100, figures=figures("1Y 1R")),
    PlaceMarker(seat=0, marker=1, space=space("exchange")),
    PlaceMarker(seat=0, marker=2, space=space("unlock")),
    Draw(figures=figures("1Y 1G 1R 1B")),
    NotDone(seat=0, marker=1),
    NotDone(seat=0, marker=2),
)


@pytest.mark.long
@pytest.mark.parametrize("size", ["flat", "tablet"])
def test_buildings_and_the_ways_to_pay_are_in_sight(browser: Browser, tmp_path: Path, size: str) -> None:
    """In Polish, with six buildings whose goods can pay; nothing is to be scrolled for."""
    keep(tmp_path / "data", "build", midway(2, SIX), *BUILDS)
    with journey(browser, tmp_path / "data", "pl", SIZES[size]) as way:
        screen = way.screen
        screen.open("/match/build", see=way.text("newdale.ask_build", name="Ola"))
        screen.settled()
        cards = [way.text(f"newdale.building_{card}") for card in ("coal_merchant", "post_office", "small_watchtower")]
        shown = [button.bounding_box() for card in cards for button in _called(screen, card)]
        assert len(shown) == len(cards)
        room = SIZES[size]["viewport"]["height"]
        assert all(box and box["y"] + box["height"] <= room - GAP for box in shown)
        _called(screen, cards[1])[0].click()
        paying = way.text("newdale_table.build_paying", paid="", waste=0).strip()
        screen.page.get_by_role("button", name=paying).first.wait_for()
        ways = [button.bounding_box() for button in _called(screen, paying)]
        assert len(ways) == 3
        assert all(box and box["y"] + box["height"] <= room for box in ways)


def _called(screen: Screen, words: str) -> list[Locator]:
    return screen.page.get_by_role("button", name=words).all()
