"""Chance: the only place where anything is left to it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import TypeVar

T = TypeVar("T")

CHANCE: Random = SystemRandom()
"""Tests put a seeded one here."""


def one_of(things: Sequence[T]) -> T:
    return CHANCE.choice(things)


def shuffled(things: Sequence[T]) -> tuple[T, ...]:
    return tuple(CHANCE.sample(things, len(things)))
