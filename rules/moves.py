"""Moves that every table knows: those of one seat, and going away."""

from __future__ import annotations

from typing import Literal

from rules.amounts import Count
from rules.kernel import Move


class OfPlayer(Move):
    """A move that belongs to one seat; seats are counted from the first player, an opponent's included."""

    seat: Count


class Leave(OfPlayer):
    """A person goes away from the table."""

    kind: Literal["leave"] = "leave"
