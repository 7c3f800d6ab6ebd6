"""Phones held across, short phones, tablets: the question and every answer that is open, without scrolling."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, expect

from companion.disk.saves import Match, Saves
from companion.screen.theme import NOTICE_INSET
from rules.farshore.components.route_cards import LookoutSpot, RedCardSpot
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from rules.farshore.krabita.moves import FollowRoute
from rules.farshore.moves import Pass, PlaceWorker, Prepare
from rules.farshore.setup import Setup
from rules.farshore.state import Phase, State
from tests.harness.autoplay import autoplay
from tests.harness.browser import FLAT, PHONE, SHORT, TABLET, Screen, Served
from tests.harness.demo import played, setup
from tests.harness.heard_twice import heard_twice
from tests.harness.lasting_notices import PROGRAM
from tests.harness.solo import Taps, serving

WHOLE = 40
"""No button is lower than this."""
SIZES = {"flat": FLAT, "short": SHORT, "tablet": TABLET}
TABLES = {"ru": setup("Ola", level=Level.BOLD), "pl": setup("Ola", "Michał", "Ira", level=Level.BOLD)}


def fullest(table: Setup, phase: Phase) -> Match:
    """A match that has come to such a turn, with as many answers open as there ever are."""
    taps, found = Taps("en"), []
    for seed in range(4):
        state = GAME.start(table)
        for at, move in enumerate(autoplay(GAME, table, Random(seed)).moves):
            if state.phase is phase:
                found.append((len(open_answers(taps, state)), seed, at))
            state = GAME.apply(state, move)
    _, seed, at = max(found)
    return played(f"{phase}{seed}x{at}", table, seed, days=0, moves=at)


def open_answers(taps: Taps, state: State) -> set[str]:
    """What can be tapped first, for each move that the question offers; cards are found by their colours."""
    question = GAME.question(state)
    assert question is not None
    moves = [answer.move for answer in question.answers]
    names = {taps.of(state, move)[0] for move in moves if isinstance(move, PlaceWorker | Prepare)}
    for move in moves:
        if isinstance(move, FollowRoute) and not (isinstance(move.spot, RedCardSpot) and move.spot.n > 1):
            names.add(taps.of(state, move)[0])
        if isinstance(move, FollowRoute) and isinstance(move.spot, LookoutSpot):
            names.add(taps.text("farshore.place_lookout"))
    if state.phase is Phase.PERSON:
        if any(isinstance(move, Pass) for move in moves):
            names.add(taps.mine("pass"))
        names |= {taps.mine("colour_cards", colour=colour) for colour in ("green", "blue", "brown", "red", "purple")}
    return names


def in_sight(screen: Screen, name: str) -> bool:
    """Whether the whole of a button can be seen and tapped without scrolling: what is cut off is heard of as lower."""
    found, size = screen.page.get_by_role("button", name=name, exact=True).first, screen.page.viewport_size
    box = found.bounding_box() if found.count() else None
    assert size is not None
    return (
        box is not None
        and min(box["x"], box["y"]) >= 0
        and box["height"] >= WHOLE
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


@pytest.mark.parametrize("language", TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_question_and_open_answers_are_in_sight(browser: Browser, tmp_path: Path, size: str, language: str) -> None:
    """On a worker turn and on Krabita's, each with as many answers open as a match by chance comes to.

    A screen reader hears each control once.
    """
    taps, data, table = Taps(language), tmp_path / "data", TABLES[language]
    matches = [fullest(table, phase) for phase in (Phase.PERSON, Phase.ROUTE)]
    for match in matches:
        Saves(data).keep_match(match)
    with Served(data, language=language) as served, Screen(browser, served, SIZES[size]) as screen:
        for match in matches:
            state = GAME.replay(GAME.journal.model_validate(match.journal))
            screen.open(f"/match/{match.id}", see=taps.sign(state))
            screen.settled()
            hidden = [name for name in open_answers(taps, state) if not in_sight(screen, name)]
            assert not hidden, f"{hidden} cannot be seen in {match.id}"
            assert heard_twice(screen.page) == []


@pytest.mark.parametrize(
    ("size", "language"), [(PHONE, "pl"), (SHORT, "ru"), (FLAT, "ru")], ids=["phone", "short", "flat"]
)
def test_a_notice_with_undo_lies_over_no_answer(
    browser: Browser, tmp_path: Path, size: dict[str, Any], language: str
) -> None:
    """A match is deleted, and while it can be taken back the table of another one opened."""
    taps, data, match = Taps(language), tmp_path / "data", fullest(TABLES["ru"], Phase.PERSON)
    for each in (match, played("older", TABLES["ru"], 1, days=400)):
        Saves(data).keep_match(each)
    state = GAME.replay(GAME.journal.model_validate(match.journal))
    with Served(data, language=language, program=PROGRAM) as served, Screen(browser, served, size) as screen:
        screen.open(f"/match/{match.id}", see=taps.sign(state))
        screen.settled()
        answers = [_box(screen, name) for name in open_answers(taps, state)]
        screen.open("/shelf")
        screen.tap(taps.text("shelf.actions", name="Ola"), exact=False)
        screen.tap(taps.text("shelf.take_off"))
        screen.see(taps.text("shelf.taken_off"))
        screen.tap("Ola: ", exact=False)
        screen.see(taps.sign(state))
        told = screen.page.get_by_role("button", name=taps.text("shell.undo"), exact=True)
        expect(told).to_have_count(2, timeout=screen.patience)  # the notice's, and the table's own
        screen.settled()
        for undo in (each.bounding_box() for each in told.all()):
            assert undo is not None
            assert undo["y"] > 0
            assert not any(_meet(undo, answer) for answer in answers)


def _meet(undo: FloatRect, answer: FloatRect) -> bool:
    """The notice is as high as its words, a little more than its Undo; and as wide as the window, on a phone."""
    apart = (
        undo["y"] - NOTICE_INSET > answer["y"] + answer["height"]
        or undo["y"] + undo["height"] + NOTICE_INSET < answer["y"]
        or undo["x"] > answer["x"] + answer["width"]
        or undo["x"] + undo["width"] < answer["x"]
    )
    return not apart


def _box(screen: Screen, name: str) -> FloatRect:
    box = screen.page.get_by_role("button", name=name, exact=True).first.bounding_box()
    assert box is not None
    return box


def test_tiles_keep_their_height_when_somebody_comes_to_them(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "data", setup("Ola", "Jan"), "en") as (served, address),
        Screen(browser, served, SHORT) as screen,
    ):
        screen.open(address, see="Place a worker")
        screen.settled()
        before = [_height(screen, name) for name in ("Seaweed", "Docks", "Green cards")]
        screen.answer("Driftwood")
        screen.see("Jan · winter")
        screen.settled()
        assert [_height(screen, name) for name in ("Seaweed", "Docks", "Green cards")] == before


def _height(screen: Screen, name: str) -> float:
    return _box(screen, name)["height"]
