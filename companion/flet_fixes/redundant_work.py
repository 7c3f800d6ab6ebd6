"""Work that Flet 1.0.5 does between a tap and its picture for nothing, left out."""

from __future__ import annotations

import dataclasses
from functools import cache
from types import SimpleNamespace
from typing import Any

from flet.controls import base_control, object_patch
from flet.controls.control_event import get_event_field_type
from flet.messaging.protocol import Message


def leave_out() -> None:
    """Have Flet do without it, in the whole process."""
    _compare_what_was_set()
    # The annotations of all base classes of a control are looked through at every event of it.
    base_control.get_event_field_type = lambda control, field_name: _event_type(control.__class__, field_name)  # type: ignore[attr-defined]
    # Every message is spelled out for a line of the debug log, whether anybody reads that or not: with it the controls,
    # what their components were given, and through that the window and everything in it. That can take minutes.
    Message.__repr__ = lambda message: f"Message({message.action})"  # type: ignore[attr-defined, method-assign]


def _compare_what_was_set() -> None:
    """A new picture is compared with the one before by what was set in it.

    Flet looks through all fields of a control that comes or goes, forty or more, though it keeps the few that were set
    in a place of their own: most of the time from a tap to its answer went there.
    """
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


@cache
def _event_type(kind: Any, field: str) -> Any:
    """What it looks for depends on the class of the control alone."""
    return get_event_field_type(object.__new__(kind), field)
