"""JSON that somebody else may have written: one reading of it for all of the app."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

HUGE: Final = 10**12
"""Stands for any number too long to be read; no field allows it."""

LONGEST: Final = 60
"""Characters of a name that are shown."""


class NoJson(ValueError):
    """Why a text is not read as JSON: `json` with the place, `nested` too deeply, or a field that stands `twice`."""

    def __init__(self, why: str, **where: int | str) -> None:
        super().__init__(why)
        self.why, self.where = why, where


def json_of(text: str) -> Any:
    """What the text holds, or `NoJson`."""
    try:
        return json.loads(text, parse_int=_number, object_pairs_hook=_each_once)
    except json.JSONDecodeError as error:
        raise NoJson("json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise NoJson("nested") from None


def _number(digits: str) -> int:
    if len(digits) < len(str(HUGE)):
        return int(digits)
    return -HUGE if digits.startswith("-") else HUGE


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Python would take the last of two fields of one name, another program the first."""
    found = dict(pairs)
    if len(found) < len(pairs):
        (name, _), *_ = Counter(name for name, _ in pairs).most_common(1)
        raise NoJson("twice", field=name[:LONGEST])
    return found
