"""A seeded evening with each game, from its set-up to its last question, by what the screen says alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from companion.screen.words import translator
from rules.farshore.setup import Seat as FarshoreSeat
from rules.kernel import phrase
from rules.lil_everdell.components.traits import Animal, Royal
from rules.lil_everdell.setup import RoyalSeat
from rules.lil_everdell.setup import Seat as FamilySeat
from rules.lil_everdell.setup import Setup as FamilySetup
from rules.new_lands.game import GAME as NEW_LANDS
from rules.new_lands.setup import Seat as LandsSeat
from rules.new_lands.setup import Setup as LandsSetup
from rules.newdale.moves import Points, RoundOver
from tests.companion.views.at_table import KRABITA, setup
from tests.companion.views.new_lands.at_lands import Taps, sampled
from tests.harness.browser import Screen
from tests.harness.family import Family
from tests.harness.player import Player

OLA, JAN = "Ola", "Jan"
ROUNDS = 7
Evening = Callable[[Screen, str, int], list[Any]]
"""On a screen that shows the first question of a set-up, in a language, by a seed: the moves that were made."""


def farshore(screen: Screen, language: str, seed: int) -> list[Any]:
    """Alone against Krabita."""
    chosen = setup(people=(FarshoreSeat(name=OLA, piece="puffin"),), krabita=KRABITA.replace(piece="crab"))
    player = Player(screen, language, chosen, seed, Path())
    player.set_up()
    while not player.state.over:
        player.step()
    return player.moves


def lil_everdell(screen: Screen, language: str, seed: int) -> list[Any]:
    """Alone against the Queen."""
    chosen = FamilySetup(people=(FamilySeat(name=OLA, animal=Animal.MOUSE),), opponent=RoyalSeat(who=Royal.QUEEN))
    family = Family(screen, language, chosen, seed)
    family.set_up_alone(Royal.QUEEN)
    family.whole_game()
    return family.moves


def new_lands(screen: Screen, language: str, seed: int) -> list[Any]:
    """A ledger for two, all tiles of the box."""
    taps, dice = Taps(language), Random(seed)
    _two(screen, language)
    for step in ("game", "layout"):
        screen.tap(taps.text("new.next"))
        screen.see(taps.text(f"new_lands_new.{step}"))
    _start(screen, language)
    seats = (LandsSeat(name=OLA, colour="red"), LandsSeat(name=JAN, colour="yellow"))
    state, moves = NEW_LANDS.start(LandsSetup(people=seats)), []
    while not state.over:
        moves.append(sampled(dice, state))
        *before, last = taps.of(state, moves[-1])
        for name in before:
            screen.tap(name)
        screen.answer(last)
        state = NEW_LANDS.apply(state, moves[-1])
    return moves


def newdale(screen: Screen, language: str, seed: int) -> list[Any]:
    """A chapter of two by its points: nobody or somebody scores in each round."""
    say, dice = translator(language), Random(seed)
    _two(screen, language)
    screen.tap(say(phrase("new.next")))
    screen.tap(say(phrase("newdale_new.depth_points")), exact=False)
    screen.tap(say(phrase("new.next")))
    _start(screen, language)
    moves: list[Any] = []
    for round_ in range(1, ROUNDS + 1):
        for seat, name in enumerate((OLA, JAN)):
            if dice.random() < 0.5:
                screen.tap(say(phrase("newdale_table.points_more", name=name)))
                moves.append(Points(seat=seat, n=1))
        screen.answer(say(phrase("newdale.answer_round_over", round=round_)))
        moves.append(RoundOver())
    return moves


def _two(screen: Screen, language: str) -> None:
    say = translator(language)
    screen.see(say(phrase("new.people")))
    screen.type(say(phrase("new.name", n=1)), OLA)
    second = say(phrase("new.name", n=2))
    if not screen.field(second).count():
        screen.tap(say(phrase("new.add")))
    screen.type(second, JAN)


def _start(screen: Screen, language: str) -> None:
    screen.tap(translator(language)(phrase("new.start")))
    screen.page.wait_for_url("**/match/*")


EVENINGS: dict[str, Evening] = {
    "farshore": farshore,
    "lil_everdell": lil_everdell,
    "new_lands": new_lands,
    "newdale": newdale,
}
SEEDS = {"farshore": 11, "lil_everdell": 4, "new_lands": 3}
"""Of an evening whose first seed is a poor one; of any other it is 1."""
STARTS = {"lil_everdell": "lil_everdell_home.solo"}
"""Which way to begin, where it is not the first that the game offers."""
