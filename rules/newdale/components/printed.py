"""Where a fact about the components comes from, and where the shipped facts lie."""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files
from typing import Final, TypeVar

from rules.kernel import Model


class Origin(StrEnum):
    RULEBOOK = "rulebook"
    REPORTED = "reported"
    """Told by people who have the box; not in the book's text."""
    OURS = "ours"
    """Our own conclusion, until someone reads it off the component."""
    YOURS = "yours"
    """Entered by the player: this is what their component shows."""


class Confidence(StrEnum):
    HIGH = "high"
    MEDIUM_HIGH = "medium_high"
    MEDIUM = "medium"
    LOW = "low"


class Source(Model):
    """Who says so, where, and how far it can be trusted."""

    origin: Origin
    where: str
    confidence: Confidence


YOURS: Final = Source(origin=Origin.YOURS, where="your box", confidence=Confidence.HIGH)

ModelT = TypeVar("ModelT", bound=Model)


def read(model: type[ModelT], name: str) -> ModelT:
    """The shipped facts of `data/newdale/<name>.json`."""
    return model.model_validate_json((files("data") / "newdale" / f"{name}.json").read_bytes())
