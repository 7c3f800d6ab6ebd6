"""A family's phones, short, held across, a tablet: the question and every answer that is open, without scrolling."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.disk.saves import Match, Saves
from companion.disk.settings import Settings
from companion.screen.words import translator
from companion.views.lil_everdell.table.window import PICTURES
from rules.kernel import phrase
from rules.lil_everdell.components.places import TOP_SPACES, die
from rules.lil_everdell.components.traits import Colour, Kind, Royal
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import AnyMove, BeginRound, OpponentCard, PlaceFriend, PlayCard, RollD8
from rules.lil_everdell.players import Laid
from rules.lil_everdell.setup import Depth, RoyalSeat, Setup
from tests.companion.views.lil_everdell.at_table import setup, taps
from tests.harness.browser import FLAT, PHONE, SHORT, TABLET, Screen, Served
from tests.journeys.test_small_windows import in_sight
from tests.rules.lil_everdell.tables import WHOLE_BOX

SIZES = {"phone": PHONE, "short": SHORT, "flat": FLAT, "tablet": TABLET}
RED = Laid(colour=Colour.RED, kind=Kind.PLACE)
BLUE = Laid(colour=Colour.BLUE, kind=Kind.PLACE)
RESIZED, TRIES = 500, 12
"""Milliseconds until a window that was resized is drawn anew, and how often a busy machine is waited for."""
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
FOUR = setup(4, tracking=Depth.EVERYTHING)
REDS: tuple[AnyMove, ...] = (
    BeginRound(),
    *(
        move
        for turn in range(2)
        for seat in range(4)
        for move in (
            PlaceFriend(seat=seat, place=die(seat + 1) if not turn else TOP_SPACES[0]),
            PlayCard(seat=seat, laid=RED),
        )
    ),
)
"""Everybody has two red cards, and every die is taken."""
ROLLED: tuple[AnyMove, ...] = (
    BeginRound(),
    PlayCard(seat=0, laid=BLUE),
    RollD8(rolls=(4,)),
    OpponentCard(laid=BLUE),
    PlayCard(seat=0, laid=BLUE),
    RollD8(rolls=(4, 7)),
)
QUEEN = RoyalSeat(who=Royal.QUEEN)
GREEN = Laid(colour=Colour.GREEN, kind=Kind.PLACE)
ROUND: tuple[AnyMove, ...] = (
    BeginRound(),
    *(move for card in (GREEN, BLUE, GREEN) for move in (PlayCard(seat=0, laid=card), OpponentCard(laid=BLUE))),
)
"""The Queen has earned a token, and green cards work: as much to do as there ever is between two rounds."""
FULLEST: dict[str, tuple[Setup, tuple[AnyMove, ...]]] = {
    "friend": (FOUR, REDS),
    "card": (setup(4), (BeginRound(),)),
    "token": (setup(2), (BeginRound(), *(PlayCard(seat=seat, laid=BLUE) for _ in range(2) for seat in (0, 1)))),
    "queen": (setup(1, opponent=QUEEN, box=WHOLE_BOX), ROLLED),
    "round": (setup(1, opponent=QUEEN), ROUND),
}


BARE = Settings(switches=(PICTURES,))
LARGE = Settings(switches=(PICTURES,), text_size=200)
"""Pictures only: large text makes no drawing need more room."""


def keep(saves: Saves, name: str) -> Setup:
    chosen, moves = FULLEST[name]
    journal = GAME.journal.of(chosen, moves).model_dump(mode="json")
    saves.keep_match(
        Match(id=name, game=GAME.id, rules_version=GAME.rules_version, started=NOON, changed=NOON, journal=journal)
    )
    return chosen


def first_taps(name: str, language: str) -> set[str]:
    """What can be tapped first, for each answer of the question; known cards lie in their cells."""
    chosen, moves = FULLEST[name]
    state = GAME.replay(GAME.journal.of(chosen, moves))
    question = GAME.question(state)
    assert question is not None
    return {taps(state, option.move, language)[0] for option in question.answers}


def hidden(screen: Screen, size: str, names: set[str]) -> list[str]:
    screen.page.set_viewport_size(SIZES[size]["viewport"])
    found: list[str] = []
    for _ in range(TRIES):
        screen.page.wait_for_timeout(RESIZED)
        if not (found := sorted(name for name in names if not in_sight(screen, name))):
            break
    return found


LARGE_WORDS = Settings(text_size=200)
WAYS = [("ru", Settings()), ("en", BARE), ("pl", LARGE), ("pl", LARGE_WORDS)]
OTHER_WAYS = [
    pytest.param("pl", Settings(), marks=pytest.mark.long),
    pytest.param("ru", LARGE_WORDS, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("language", "chosen"), [*WAYS, *OTHER_WAYS])
def test_question_and_open_answers_are_in_sight(
    browser: Browser, tmp_path: Path, language: str, chosen: Settings
) -> None:
    say, saves = translator(language), Saves(tmp_path / "data")
    saves.keep_settings(chosen)
    for name in FULLEST:
        keep(saves, name)
    cell = say(phrase("lil_everdell.signs", colour="purple", kind="creature"))
    which = {say(phrase("table.points", n=n)) for n in range(10)}
    which |= {say(phrase(f"lil_everdell_table.{key}")) for key in ("teach", "later")}
    with Served(tmp_path / "data", language=language) as served, Screen(browser, served, PHONE) as screen:
        found: dict[str, list[str]] = {}
        for name in FULLEST:
            screen.page.set_viewport_size(PHONE["viewport"])
            screen.open(f"/match/{name}")
            screen.see(say(GAME.question(GAME.replay(GAME.journal.of(*FULLEST[name]))).ask))  # type: ignore[union-attr]
            found |= {f"{name}, {size}": hidden(screen, size, first_taps(name, language)) for size in SIZES}
        screen.page.set_viewport_size(PHONE["viewport"])
        screen.open("/match/card")
        screen.tap(cell)
        found |= {f"which, {size}": hidden(screen, size, which) for size in SIZES}
        assert {where: names for where, names in found.items() if names} == {}
