"""Flet finds what came, went and changed also when it looks only at what was set."""

from __future__ import annotations

from typing import Any, get_origin

import flet as ft
import pytest
from flet.controls import base_control
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import ObjectPatch

from companion.flet_fixes.comparison import compare_what_was_set
from companion.flet_fixes.event_types import remember_event_types

compare_what_was_set()
remember_event_types()


def tree(*words: str) -> ft.Control:
    return ft.Column([ft.Container(ft.Row([ft.Text(word)]), key=word) for word in words])


def texts(controls: list[BaseControl]) -> set[str]:
    return {control.value for control in controls if isinstance(control, ft.Text)}


def test_what_comes_and_goes_is_found_however_deep() -> None:
    before, after = tree("a", "b"), tree("b", "c", "d")
    _, added, removed = ObjectPatch.from_diff(None, before, control_cls=BaseControl, frozen=True)
    assert (texts(added), texts(removed)) == ({"a", "b"}, set())
    _, added, removed = ObjectPatch.from_diff(before, after, control_cls=BaseControl, frozen=True)
    assert texts(added) >= {"c", "d"}
    assert texts(removed) >= {"a"}


def test_what_is_set_back_to_its_default_has_changed() -> None:
    control = ft.Column([ft.Text("a")], expand=True)
    ObjectPatch.from_diff(None, control, control_cls=BaseControl)
    control.expand = None
    patch, _, _ = ObjectPatch.from_diff(control, control, control_cls=BaseControl)
    assert [operation["path"][-1] for operation in patch.patch] == ["expand"]


@pytest.mark.parametrize(
    ("control", "field", "event"),
    [
        (ft.Button("a"), "on_click", ft.Event),
        (ft.TextField(), "on_change", ft.Event),
        (ft.GestureDetector(), "on_tap_down", ft.TapEvent),
        (ft.ListView(), "on_scroll", ft.OnScrollEvent),
        (ft.Button("a"), "on_nothing", None),
    ],
)
def test_an_event_is_of_the_kind_its_control_promises(control: ft.Control, field: str, event: type | None) -> None:
    found: Any = vars(base_control)["get_event_field_type"](control, field)
    assert (get_origin(found) or found) is event
