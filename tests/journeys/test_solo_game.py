"""A whole solo game in Polish on a phone, from the first run, by the screen alone, with all that can get in its way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from rules.farshore.components.places import SHORES
from rules.farshore.game import GAME
from rules.farshore.krabita.moves import FollowRoute, KrabitaDraws
from rules.farshore.moves import PlaceWorker, Prepare, TakeMap
from rules.farshore.setup import Seat
from rules.farshore.state import Phase, State
from tests.companion.views.at_table import KRABITA, setup
from tests.harness.browser import PHONE, Screen, Served
from tests.harness.evening import Evening
from tests.harness.on_disk import match_on_disk
from tests.harness.player import Player

SEED = 11
CHOSEN = setup(people=(Seat(name="Ola", piece="puffin"),), krabita=KRABITA.replace(piece="crab"))
SPOTS = {"docks", "lookout", "red_card"}


@pytest.fixture
def player(browser: Browser, tmp_path: Path) -> Iterator[Player]:
    with Served(tmp_path / "data", language="pl") as served, Screen(browser, served, PHONE) as screen:
        screen.open(see="Które pudełka masz?")
        screen.tap("Everdell: Dalekobrzeg")
        screen.tap("Te są moje")
        screen.see("Poznamy twoje pudełko?")
        screen.tap("Nie teraz")
        screen.gone("Poznamy twoje pudełko?")
        screen.tap("Zagraj przeciw Krabicie", exact=False)
        player = Player(screen, "pl", CHOSEN, SEED, served.folder)
        player.set_up()
        yield player


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
    _all_of_it_is_kept(player)
    evening = Evening(screen, "pl")
    evening.count()
    evening.find_on_the_shelf()


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
    screen.tap("Rozumiem")
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


def _all_of_it_is_kept(player: Player) -> None:
    """The set-up as it was tapped together, and every step, the first one as it was put right."""
    player.screen.see("Zapisano")
    match = match_on_disk(player.folder, player.screen.page.url.rpartition("/")[2])
    journal = GAME.journal.model_validate(match.journal)
    assert journal.setup == CHOSEN
    assert list(journal.moves)[1:] == player.moves[1:]
    assert GAME.replay(journal) == player.state


def _a_colour_was_missing(player: Player) -> bool:
    return any(
        isinstance(move, KrabitaDraws) and move.colour is not _first(state)
        for move, state in zip(player.moves[1:], player.states[1:], strict=True)
    )


def _first(state: State) -> object:
    question = GAME.question(state)
    assert question is not None
    return next(answer.move.colour for answer in question.answers if isinstance(answer.move, KrabitaDraws))
