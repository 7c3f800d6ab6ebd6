"""A new picture is compared with the one before by what was set in it.

Flet 1.0.5 looks through all fields of a control that comes or goes, forty or more, though it keeps the few that were
set in a place of their own: most of the time from a tap to its answer went there.
"""

from __future__ import annotations

import dataclasses
from functools import cache
from types import SimpleNamespace
from typing import Any

from flet.controls import object_patch


def compare_what_was_set() -> None:
    """Have Flet's comparison see only those fields; whatever else it asks of dataclasses stays as it is."""
    seen = SimpleNamespace(fields=_fields, is_dataclass=dataclasses.is_dataclass)
    object_patch.dataclasses = seen  # type: ignore[assignment, attr-defined]


def _fields(item: Any) -> tuple[dataclasses.Field[Any], ...]:
    values = getattr(item, "_values", None)
    if values is None:
        return dataclasses.fields(item)
    kind: Any = type(item)
    known = _by_name(kind)
    # What was set back to its default is no longer among the values, but has changed.
    return tuple(known[name] for name in dict.fromkeys((*kind._structural_fields, *values, *item._dirty)))


@cache
def _by_name(kind: Any) -> dict[str, dataclasses.Field[Any]]:
    return {field.name: field for field in dataclasses.fields(kind)}
