"""The rules alone: whole games by chance, and moves replayed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from rules.farshore import GAME
from rules.farshore.components.traits import Level
from tests.bench.table import Row
from tests.harness.autoplay import autoplay
from tests.harness.demo import setup

GAMES = 20
TIMES = 5


def rows() -> Iterator[Row]:
    table = setup("Ola", level=Level.BOLD)
    began = time.perf_counter()
    journals = [autoplay(GAME, table, Random(seed)) for seed in range(GAMES)]
    yield Row("solo games played by chance", GAMES / (time.perf_counter() - began), None, None, "/s")
    began = time.perf_counter()
    for _ in range(TIMES):
        for journal in journals:
            GAME.replay(journal)
    moves = TIMES * sum(len(journal.moves) for journal in journals)
    yield Row("moves replayed", moves / (time.perf_counter() - began), None, None, "/s")
