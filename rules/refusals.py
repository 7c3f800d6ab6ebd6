"""Refusals asked for beforehand: what a question shows grey is what `apply` would refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rules.kernel import IllegalMove, MoveT, Phrase

StateT = TypeVar("StateT")


def refused(check: Callable[[StateT, MoveT], object], state: StateT, move: MoveT) -> Phrase | None:
    """Why a check that `apply` makes too does not let the move pass; None where it does."""
    try:
        check(state, move)
    except IllegalMove as illegal:
        return illegal.phrase
    return None
