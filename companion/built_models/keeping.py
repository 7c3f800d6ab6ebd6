"""Which models are kept, and how a command takes them instead of having them built."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from companion.built_models import PYDANTIC
from companion.games import game_entries
from companion.prepared import prepared, sum_of
from companion.shipped_files import files


def take_kept_models() -> None:
    """From now on pydantic is what it has built; nothing changes where it is at work already."""
    if PYDANTIC in sys.modules:
        return
    kept = kept_models()
    if PYDANTIC not in sys.modules:  # none had to be built
        from companion.built_models import stand_in

        stand_in.KEPT.update(kept)
        sys.modules[PYDANTIC] = stand_in


def kept_models() -> dict[str, str]:
    """The core schemas of all models of the rules, as texts by the names of their classes."""
    kept: dict[str, str] = prepared("models", _sources, _built)
    return kept


def _sources() -> str:
    from pydantic_core import __version__

    return sum_of([files("rules"), files("companion.built_models")], __version__)


def _built() -> dict[str, str]:
    """What has no name to be found by is not kept."""
    from companion.built_models.schema_text import Unwritable, name_of, written
    from rules.values import Model

    for entry in game_entries():
        entry.rules()
    found = {}
    for model in _below(Model):
        with suppress(Unwritable):
            name = name_of(model)
            model.model_rebuild()
            found[name] = written(model.__pydantic_core_schema__)
    return dict(sorted(found.items()))


def _below(model: type[Any]) -> Iterator[type[Any]]:
    for each in model.__subclasses__():
        yield each
        yield from _below(each)
