"""The performance table: what was measured, against what, and the bar it must stay under."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Row:
    what: str
    ours: float
    floor: float | None
    """What it is compared with, in the same unit; None for a plain number."""
    bar: float | None
    """The most that the ratio (or the number) may be; None: only told."""
    unit: str = "ms"

    @property
    def value(self) -> float:
        return self.ours / self.floor if self.floor else self.ours

    @property
    def holds(self) -> bool:
        return self.bar is None or self.value <= self.bar

    def __str__(self) -> str:
        against = f"{self.floor:9.1f}" if self.floor else " " * 9
        ratio = f"{self.value:6.2f}" if self.floor else " " * 6
        bar = f"{self.bar:6.2f}" if self.bar is not None else "      "
        verdict = "" if self.bar is None else ("ok" if self.holds else "MISSED")
        return f"{self.what:58} {self.ours:9.1f} {against} {self.unit:6} {ratio} {bar}  {verdict}"


HEADER = f"{'':58} {'ours':>9} {'floor':>9} {'':6} {'ratio':>6} {'bar':>6}"


def middle(samples: list[float]) -> float:
    return median(samples)
