"""Every kind of question a table can ask, as matches that have come to it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.disk.saves import Match
from rules.farshore.components.box import Box
from rules.farshore.components.told import WeatherText
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from rules.farshore.setup import Depth, Setup
from rules.farshore.state import Phase
from tests.harness.autoplay import autoplay
from tests.harness.demo import played, setup

TABLES: tuple[Setup, ...] = (
    setup("Ola", level=Level.TERROR).replace(box=Box(weather=(WeatherText(top="Storm"), WeatherText(top="Calm")))),
    setup("Ola", "Michał", "Ira", level=Level.BOLD),
    setup("Ola", level=Level.SHY).replace(tracking=Depth.KRABITA_ONLY),
    setup("Ola", "Michał", "Ira", "Jan"),
)
SEEDS = range(12)


def moments() -> Iterator[Match]:
    """The first time that each phase comes, in games by chance; named after it."""
    seen: set[Phase] = set()
    for seed in SEEDS:
        for table in TABLES:
            state = GAME.start(table)
            for at, move in enumerate(autoplay(GAME, table, Random(seed)).moves):
                if state.phase not in seen:
                    seen.add(state.phase)
                    yield played(_name(state.phase), table, seed, days=40 + len(seen), moves=at)
                state = GAME.apply(state, move)
            if state.phase not in seen:
                seen.add(state.phase)
                yield played(_name(state.phase), table, seed, days=40 + len(seen))


def _name(phase: Phase) -> str:
    return phase.replace("_", "")
