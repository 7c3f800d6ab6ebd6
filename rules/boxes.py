"""What My box of every game has in common: no drawer of it is without end."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from pydantic import model_validator

from rules.amounts import short
from rules.kernel import Model

MOST_TOLD: Final = 200
"""Facts in one drawer: no game has so many components of a kind."""
T = TypeVar("T")


class AnyBox(Model):
    """Everything a player has told about their components, drawer by drawer."""

    @model_validator(mode="before")
    @classmethod
    def _bounded(cls, raw: Any) -> Any:
        return short(raw, MOST_TOLD)


def latest(facts: tuple[T, ...]) -> tuple[T, ...]:
    """As many as a drawer holds: what was told first makes room."""
    return facts[-MOST_TOLD:]
