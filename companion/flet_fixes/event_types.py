"""The kind of an event is looked up once for each kind of control.

Flet 1.0.5 looks through the annotations of all base classes of a control at every event of it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from flet.controls import base_control
from flet.controls.control_event import get_event_field_type


def remember_event_types() -> None:
    """In the whole process."""
    base_control.get_event_field_type = _remembered  # type: ignore[attr-defined]


def _remembered(control: Any, field_name: str) -> Any:
    return _event_type(control.__class__, field_name)


@cache
def _event_type(kind: Any, field: str) -> Any:
    """What it looks for depends on the class of the control alone."""
    return get_event_field_type(object.__new__(kind), field)
