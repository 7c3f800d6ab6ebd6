"""What is printed on a game's components: the facts that ship with it, and where each of them comes from."""

from __future__ import annotations

from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Final, TypeVar

from rules.kernel import Model


class Origin(StrEnum):
    RULEBOOK = "rulebook"
    REPORTED = "reported"
    """Told by people who have the box; not in the book's text."""
    OURS = "ours"
    """Our own translation or conclusion, until someone reads it off the component."""
    YOURS = "yours"
    """Entered by the player: this is what their component shows."""


class Confidence(StrEnum):
    HIGH = "high"
    MEDIUM_HIGH = "medium_high"
    MEDIUM = "medium"
    MEDIUM_LOW = "medium_low"
    LOW = "low"


class Source(Model):
    """Who says so, where (a page or a section), and how far it can be trusted."""

    origin: Origin
    where: str
    confidence: Confidence


class Edition(StrEnum):
    """The language a box is printed in."""

    EN = "en"
    PL = "pl"
    RU = "ru"
    DE = "de"
    FR = "fr"


class Name(Model):
    """What a component is called in one language."""

    text: str
    origin: Origin
    """Rulebook or reported: attested. Ours: a translation, until its own name is known."""


YOURS: Final = Source(origin=Origin.YOURS, where="your box", confidence=Confidence.HIGH)

ModelT = TypeVar("ModelT", bound=Model)


def shipped_facts(model: type[ModelT], name: str) -> ModelT:
    """The facts of `data/<game>/<name>.json`, named as `<game>/<name>`."""
    return model.model_validate_json(Path(import_module("data").__path__[0], f"{name}.json").read_bytes())
