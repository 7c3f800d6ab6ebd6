"""A whole solo game in Polish on a phone, by the screen alone, with everything that can get in its way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from rules.farshore import GAME
from rules.farshore.components.places import SHORES
from rules.farshore.krabita.moves import FollowRoute, KrabitaDraws
from rules.farshore.moves import PlaceWorker, Prepare, TakeMap
from rules.farshore.state import Phase, State
from tests.companion.views.at_table import setup
from tests.harness.browser import PHONE, Screen
from tests.harness.solo import Chance, Taps, serving

SEED = 11
SPOTS = {"docks", "lookout", "red_card"}


class Player:
    """Taps what a seeded game says, and knows what the screen must then show."""

    def __init__(self, screen: Screen, language: str, start: State, seed: int) -> None:
        self.screen, self.taps, self.chance = screen, Taps(language), Chance(seed)
        self.state = start
        self.moves: list[Any] = []
        self.states: list[State] = []

    def step(self, move: Any = None) -> Any:
        move = move or self.chance.answer(self.state)
        for name in self.taps.of(self.state, move):
            self._tap(name, exact=not isinstance(move, TakeMap))
        self.moves.append(move)
        self.states.append(self.state)
        self.state = GAME.apply(self.state, move)
        self.screen.see(self.taps.sign(self.state))
        return move

    def _tap(self, name: str, exact: bool) -> None:
        """What lies below the edge of the screen is scrolled to, as a thumb would."""
        screen = self.screen
        found = screen.page.get_by_role("button", name=name, exact=exact).first
        for _ in range(40):
            if found.count():
                break
            screen.page.wait_for_timeout(100)
        else:
            screen.scroll(300)
        screen.tap(name, exact=exact)


@pytest.fixture
def player(browser: Browser, tmp_path: Path) -> Iterator[Player]:
    with (
        serving(tmp_path / "data", setup(), "pl") as (served, address),
        Screen(browser, served, PHONE) as screen,
    ):
        start = GAME.start(setup())
        screen.open(address, see="Ola · zima")
        yield Player(screen, "pl", start, SEED)


def test_a_whole_solo_game(player: Player) -> None:
    screen = player.screen
    _a_step_is_changed(player)
    _a_taken_place_explains_itself(player)
    changes = 0
    while not player.state.over:
        move = player.step()
        if len(player.moves) == 12:
            screen.page.reload()
            screen.wake(see=player.taps.sign(player.state))
        if isinstance(move, Prepare):
            changes += 1
            if changes == 1:
                _undone_and_redone(player)
    screen.see("Wszyscy spasowali")
    assert changes == 3
    assert {move.spot.spot for move in player.moves if isinstance(move, FollowRoute)} >= SPOTS
    assert any(isinstance(move, TakeMap) for move in player.moves)
    assert _a_colour_was_missing(player)


def _a_step_is_changed(player: Player) -> None:
    """The first worker was sent to the wrong shore: the log puts it right."""
    screen, wrong = player.screen, PlaceWorker(seat=0, place=SHORES[3])
    player.step(wrong)
    screen.tap("Co się wydarzyło")
    screen.tap("Krok 1", exact=False)
    screen.tap("Zmień krok 1")
    screen.see("Jeszcze raz krok 1")
    screen.tap(player.taps.mine("shore", resource="driftwood"))
    screen.see("Co się wydarzyło")
    screen.tap("Do stołu")
    player.state = GAME.apply(player.states[0], PlaceWorker(seat=0, place=SHORES[0]))
    screen.see(player.taps.sign(player.state))


def _a_taken_place_explains_itself(player: Player) -> None:
    screen = player.screen
    screen.tap(player.taps.mine("place_taken", place=player.taps.mine("shore", resource="driftwood"), name="Ola"))
    screen.see("To nie zgadza się z zasadami")
    screen.tap("W porządku")
    screen.gone("To nie zgadza się z zasadami")


def _undone_and_redone(player: Player) -> None:
    """Back across the change of season and on again: the same question."""
    screen, before = player.screen, player.states[-1]
    while player.state.phase is not Phase.PERSON:
        player.step()
    steps = len(player.states) - player.states.index(before)
    for n in range(steps):
        screen.tap("Cofnij")
        screen.see(player.taps.sign(player.states[-1 - n]))
    for n in range(steps):
        screen.tap("Ponów")
        after = player.states[len(player.states) - steps + n + 1] if n + 1 < steps else player.state
        screen.see(player.taps.sign(after))


def _a_colour_was_missing(player: Player) -> bool:
    return any(
        isinstance(move, KrabitaDraws) and move.colour is not _first(state)
        for move, state in zip(player.moves[1:], player.states[1:], strict=True)
    )


def _first(state: State) -> object:
    question = GAME.question(state)
    assert question is not None
    return next(answer.move.colour for answer in question.answers if isinstance(answer.move, KrabitaDraws))
