"""Two people and the Prince at My Lil' Everdell, everything recorded, by seeded answers, for the bench."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import Final

from companion.disk.saves import Match, Saves
from companion.screen.words import translator
from rules.lil_everdell.game import GAME
from rules.lil_everdell.setup import Depth
from tests.companion.views.lil_everdell.at_table import PRINCE, chosen_move, setup, taps

SEED: Final = 5
LONGEST_SIGN: Final = 40
CHOSEN: Final = setup(2, opponent=PRINCE, tracking=Depth.EVERYTHING)


@dataclass(frozen=True)
class LilStep:
    taps: list[str]
    sign: str


class SeededFamily:
    name: Final = "a seeded game of My Lil' Everdell"
    most: Final = (60, 8_000)
    bars: Final = (1.6, 2.0)
    last_taps: Final = False
    """Ten cells are always open, and everybody's area lies above them."""

    def lay(self, saves: Saves) -> str:
        now = datetime.now(UTC)
        journal = {"setup": CHOSEN.model_dump(mode="json")}
        match = Match(
            id="family", game=GAME.id, rules_version=GAME.rules_version, started=now, changed=now, journal=journal
        )
        saves.keep_match(match)
        return "/match/family"

    def steps(self) -> Iterator[LilStep]:
        chance, say, state = Random(SEED), translator("en"), GAME.start(CHOSEN)
        while GAME.question(state) is not None:
            move = chosen_move(state, chance)
            # The first line that is told of a move is what the next picture shows.
            yield LilStep(taps(state, move), say(GAME.tell(state, move)[0])[:LONGEST_SIGN])
            state = GAME.apply(state, move)


FAMILY: Final = SeededFamily()
