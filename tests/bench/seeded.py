"""Seeded games: each box lays out a match and says what to tap, one answer after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from companion.disk.saves import Saves
from tests.bench.seeded_farshore import SOLO
from tests.bench.seeded_lil_everdell import FAMILY
from tests.bench.seeded_new_lands import LEDGER, MAP
from tests.bench.seeded_newdale import CHAPTER


class Step(Protocol):
    """One answer of a seeded game."""

    @property
    def taps(self) -> list[str]:
        """What to tap, one after the other; the last tap is the answer."""

    @property
    def sign(self) -> str:
        """Words that the next picture shows and the one before does not; empty where there are none."""


class SeededGame(Protocol):
    """A further game brings one."""

    @property
    def name(self) -> str: ...

    @property
    def most(self) -> tuple[int, int]:
        """How many controls and bytes an answer may take, by how much its questions show."""

    @property
    def bars(self) -> tuple[float, float]:
        """How many floors an answer may take: the median, the 90th percentile."""

    @property
    def last_taps(self) -> bool:
        """Whether the last of several taps is measured too."""

    def lay(self, saves: Saves) -> str:
        """Lay the match out; the address of its table."""

    def steps(self) -> Iterator[Step]:
        """Its answers, one after the other."""


SEEDED: Final[dict[str, SeededGame]] = {
    "farshore": SOLO,
    "lil_everdell": FAMILY,
    "newdale": CHAPTER,
    "ledger": LEDGER,
    "map": MAP,
}
"""By the word that asks for their rows."""
