"""A Ledger for three and a Map for two of New Lands by seeded answers, for the bench."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import Any, Final

from companion.disk.saves import Match, Saves
from rules.kernel import Played
from rules.new_lands.game import GAME
from rules.new_lands.moves import AnyMove
from rules.new_lands.setup import Setup
from rules.new_lands.state import State
from tests.companion.views.new_lands.at_lands import Taps, sampled
from tests.rules.new_lands.seeded import seeded_moves, seeded_setup
from tests.rules.new_lands.tables import a_setup

SEED: Final = 5
LONGEST_SIGN: Final = 40
EN: Final = Taps("en")


@dataclass(frozen=True)
class LandsStep:
    taps: list[str]
    sign: str


def step(state: State, move: Any) -> LandsStep:
    """The last line that is told of a move is what the next picture shows."""
    return LandsStep(EN.of(state, move), EN.say(GAME.tell(state, move)[-1])[:LONGEST_SIGN])


def kept(saves: Saves, name: str, setup: Setup, moves: tuple[Any, ...] = ()) -> str:
    now = datetime.now(UTC)
    entries = tuple(Played[AnyMove](move=move) for move in moves)
    journal = GAME.journal(setup=setup, entries=entries, cursor=len(entries)).model_dump(mode="json")
    saves.keep_match(Match(id=name, game=GAME.id, rules_version=1, started=now, changed=now, journal=journal))
    return f"/match/{name}"


class SeededLedger:
    name: Final = "a seeded Ledger of New Lands"
    bars: Final = (1.6, 2.2)
    most: Final = (60, 6_000)
    last_taps: Final = False

    def lay(self, saves: Saves) -> str:
        return kept(saves, "ledger", a_setup(3))

    def steps(self) -> Iterator[LandsStep]:
        dice, state = Random(SEED), GAME.start(a_setup(3))
        while not state.over:
            move = sampled(dice, state)
            yield step(state, move)
            state = GAME.apply(state, move)


class SeededMap:
    name: Final = "a seeded Map of New Lands"
    bars: Final = (2.5, 3.5)
    most: Final = (100, 6_500)
    last_taps: Final = True

    def lay(self, saves: Saves) -> str:
        return kept(saves, "map", seeded_setup(complete=True))

    def steps(self) -> Iterator[LandsStep]:
        for state, move in seeded_moves(seeded_setup(complete=True), near=True):
            yield step(state, move)


LEDGER: Final = SeededLedger()
MAP: Final = SeededMap()
