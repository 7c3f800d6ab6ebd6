"""What turns one thing into another at the end: a chain of a building, a token."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.newdale.components.numbers import END


@dataclass(frozen=True)
class Process:
    """One kind of conversion: each run eats something, may make something, and may bring points."""

    name: str
    eats: tuple[tuple[str, int], ...] = ()
    makes: tuple[tuple[str, int], ...] = ()
    points: int = 0

    @property
    def coins(self) -> int:
        return self.points * END.coins_per_point


def ordered(processes: Sequence[Process]) -> tuple[tuple[Process, ...], tuple[str, ...]]:
    """Whoever makes food comes before whoever eats it; and those that cannot be put so, which go round in a ring."""
    waiting, order, ring = list(processes), list[Process](), list[Process]()
    while waiting:
        made = {name for process in waiting for name, _ in process.makes}
        ready = [each for each in waiting if not made & {name for name, _ in each.eats}]
        if not ready:
            # Whoever only eats what a ring makes still has what lies there.
            ready = []
            ring += _ring(waiting)
        order += ready
        waiting = [each for each in waiting if each not in ready and each not in ring]
    return tuple(order), tuple(process.name for process in ring)


def _ring(waiting: list[Process]) -> list[Process]:
    """Without those that only eat what the ring makes."""
    while True:
        eaten = {name for process in waiting for name, _ in process.eats}
        inside = [each for each in waiting if eaten & {name for name, _ in each.makes}]
        if len(inside) == len(waiting):
            return inside
        waiting = inside


def limits(order: Sequence[Process], stock: Mapping[str, int]) -> dict[str, int]:
    """How often each process can run at most, if everything before it went its way."""
    there = dict(stock)
    found: dict[str, int] = {}
    for process in order:
        runs = min([there.get(name, 0) // n for name, n in process.eats], default=0)
        found[process.name] = runs
        for name, n in process.makes:
            there[name] = there.get(name, 0) + n * runs
    return found
