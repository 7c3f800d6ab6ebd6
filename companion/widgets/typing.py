"""A text field into which one can type as fast as one likes, over any connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.widgets.controls import text_field


class FieldState:
    """What the field needs, out of sight of whatever draws it again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.typed = ""
        self.version = 0
        self.submitted = False
        """Enter was pressed: the next field takes the focus over from this one."""
        self.focus = False
        self.change: Callable[[str], None] = lambda _: None
        self.as_kept: Callable[[str], str] = str
        self.enter: Callable[[], None] = lambda: None

    def take(self, value: str, change: Callable[[str], None], as_kept: Callable[[str], str]) -> None:
        """A value that nobody typed here makes a new field."""
        self.change, self.as_kept = change, as_kept
        if value != as_kept(self.typed):
            self.typed, self.focus, self.submitted = value, self.submitted, False
            self.version += 1

    def type(self, text: str) -> None:
        self.typed = text
        self.change(self.as_kept(text))

    def submit(self) -> None:
        self.submitted = True
        self.store.keys.await_field()
        self.enter()


@component
def Typed(
    name: str,
    value: str,
    change: Callable[[str], None],
    store: Store,
    looks: dict[str, Any],
    enter: Callable[[], None] = lambda: None,
    as_kept: Callable[[str], str] = str,
) -> ft.Control:
    """`enter`: what the key of that name does. `as_kept`: what becomes of the text before it is handed to `change`.

    Whoever changes it there instead is taken for somebody else who writes: the field is made anew while one types.
    """
    held = ft.use_memo(lambda: FieldState(store), [])
    held.take(value, change, as_kept)
    held.enter = enter
    return ft.Semantics(content=_Field(held, held.version, name, looks), container=True)


@component
def _drawn(held: FieldState, version: int, name: str, looks: dict[str, Any]) -> ft.Control:
    """Not drawn again at a keystroke: a value sent back would overtake what was typed since."""
    return text_field(
        name,
        held.typed,
        held.type,
        held.store,
        key=f"typed-{version}",
        **{"autofocus": held.focus, **looks},
        on_submit=held.submit,
    )


_Field = memo(_drawn)
