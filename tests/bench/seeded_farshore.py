"""A solo game against Krabita by seeded answers, for the bench."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.disk.saves import Saves
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from tests.harness.demo import played, setup
from tests.harness.solo import Chance, Taps

SEED: Final = 5
LONGEST_SIGN: Final = 40


@dataclass(frozen=True)
class FarshoreStep:
    taps: list[str]
    sign: str


class SeededSolo:
    name: Final = "a seeded solo game"
    most: Final = (50, 6_000)
    bars: Final = (1.6, 2.0)
    last_taps: Final = False

    def lay(self, saves: Saves) -> str:
        saves.keep_match(played("solo", setup("Ola", level=Level.BOLD), seed=SEED, days=0, moves=0))
        return "/match/solo"

    def steps(self) -> Iterator[FarshoreStep]:
        chance, taps, state = Chance(SEED), Taps("en"), GAME.start(setup("Ola", level=Level.BOLD))
        while GAME.question(state) is not None:
            move = chance.answer(state)
            # The first line that is told of a move is what the next picture shows.
            yield FarshoreStep(taps.of(state, move), taps.told(state, move)[0][:LONGEST_SIGN])
            state = GAME.apply(state, move)


SOLO: Final = SeededSolo()
