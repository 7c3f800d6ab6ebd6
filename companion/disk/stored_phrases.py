"""Phrases in a file: keys that have been renamed since it was written are read as what they are called today."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any

from pydantic import BeforeValidator

from companion.shipped_files import files
from rules.kernel import Phrase


@cache
def renamed_phrases() -> Mapping[str, str]:
    """Old keys and their new ones, from `data/renamed_phrases.json`."""
    table: dict[str, str] = json.loads(files("data").joinpath("renamed_phrases.json").read_text("utf-8"))
    return MappingProxyType(table)


def with_todays_key(written: Any) -> Any:
    """A raw phrase with its key, and those of the phrases in it, as they are today; anything else as it is."""
    if not isinstance(written, dict):
        return written
    key, params, today = written.get("key"), written.get("params"), dict[str, Any]()
    if isinstance(key, str) and key in renamed_phrases():
        today["key"] = renamed_phrases()[key]
    if isinstance(params, dict) and any(isinstance(value, dict) for value in params.values()):
        today["params"] = {name: with_todays_key(value) for name, value in params.items()}
    return {**written, **today} if today else written


StoredPhrase = Annotated[Phrase, BeforeValidator(with_todays_key)]
"""For every field of a file that holds one."""
