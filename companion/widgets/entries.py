"""What a sheet is filled in with: tiles that hold a small picture of their own, and numbers that can be added up."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.store import Store
from companion.sums import total
from companion.widgets.controls import Act, handler, icon_button, named, only_spoken, text_field


def panel(
    name: str,
    content: ft.Control,
    act: Act,
    *,
    grey: bool = False,
    chosen: bool = False,
    padding: float = theme.LINE_PADDING,
    sides: float = theme.GAP,
    **size: float | bool | None,
) -> ft.Control:
    """A button that looks like anything; grey ones can still be tapped, to say why they are grey."""
    # Not the button itself: its rim must be plain to see when it has the focus.
    content = ft.Container(content, opacity=theme.GREY) if grey else content
    face = ft.Semantics(content=content, label=named(name), exclude_semantics=True)
    expand = bool(size.pop("expand", False))
    made = ft.FilledTonalButton(
        face,
        on_click=handler(act),
        style=_face(grey, chosen, padding, sides),
        **size,  # type: ignore[arg-type]
    )
    # The button and what it holds would be read out as two buttons.
    return ft.MergeSemantics(made, expand=expand or None)


@cache
def _face(grey: bool, chosen: bool, padding: float, sides: float) -> ft.ButtonStyle:
    """A sheet has dozens of these."""
    plain = theme.GREY_GROUND if grey else ft.Colors.SURFACE_CONTAINER_LOW
    return ft.ButtonStyle(
        bgcolor=ft.Colors.SECONDARY_CONTAINER if chosen else plain,
        color=ft.Colors.ON_SURFACE,
        padding=ft.Padding.symmetric(horizontal=sides, vertical=padding),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS / 2),
        alignment=ft.Alignment.CENTER_LEFT,
        side=theme.FOCUS,
        elevation=0,
        # Through a faint ground it would be seen as a dark tile.
        shadow_color=ft.Colors.TRANSPARENT if grey else None,
    )


def spot(name: str, act: Act, x: float, y: float, side: float) -> ft.Control:
    """An invisible button over a place of a drawing, its middle at (x, y)."""
    return ft.TextButton(
        ft.Container(only_spoken(name), width=side, height=side),
        on_click=handler(act),
        left=x - side / 2,
        top=y - side / 2,
        width=side,
        height=side,
        style=ft.ButtonStyle(padding=ft.Padding.all(0), side=theme.FOCUS, shape=ft.CircleBorder()),
    )


def anywhere(drawing: ft.Control, tapped: Callable[[float, float], None], *, dragged: bool = False) -> ft.Control:
    """A drawing that can be tapped at any point of it; named buttons must lie over what matters.

    `dragged`: it can also be moved about, so a finger has tapped only when it is lifted.
    """

    touched: list[tuple[float, float]] = []

    def down(event: ft.TapEvent[ft.GestureDetector]) -> None:
        if (at := event.local_position) is not None:
            touched[:] = [(at.x, at.y)]
            if not dragged:
                tapped(at.x, at.y)

    def lifted() -> None:
        for x, y in touched:
            tapped(x, y)

    if dragged:
        return ft.GestureDetector(drawing, on_tap_down=down, on_tap=lifted, exclude_from_semantics=True)
    return ft.GestureDetector(drawing, on_tap_down=down)


class Sum:
    """What stands in a field for a number, out of sight of whatever draws it again."""

    def __init__(self, store: Store, empty: bool) -> None:
        self.store = store
        self._empty = empty
        self.typed = ""
        self.version = 0
        self._told: int | None = None
        """The number that was made known last."""
        self._given: int | None = None
        """The number it was drawn with last."""
        self._change: Callable[[int | None], None] = lambda _: None
        self._redraw: Callable[[], None] = lambda: None

    @property
    def bad(self) -> bool:
        """A sum that is still to go on is not."""
        return bool(self.typed.strip()) and total(self.typed) is None is total(self.typed.rstrip(" +"))

    def take(self, value: int | None, change: Callable[[int | None], None], redraw: Callable[[], None]) -> None:
        """A number that nobody typed here makes a new field; a sum stays as it was typed.

        Drawn again by itself it is given the number from before: that is nobody's.
        """
        self._change, self._redraw = change, redraw
        others = value not in (self._told, self._given)
        self._given = value
        if others or not self.version:
            self._told, self.typed = value, _written(value)
            self.version += 1

    def type(self, text: str) -> None:
        was_bad, self.typed = self.bad, text
        if not text.strip():
            self._tell(None if self._empty else 0)
        elif (number := total(text)) is not None:
            self._tell(number)
        if self.bad is not was_bad:
            self._redraw()

    def _tell(self, number: int | None) -> None:
        self._told = number
        self._change(number)


def clamped(n: int | None, most: int, least: int = 0) -> int:
    """A number as it was typed, as far as one may go; an empty field is none."""
    return max(least, min(n or 0, most))


def one_by_one(value: int, by: int) -> int:
    """Where so many steps of one lead: never below none."""
    return max(0, value + by)


@component
def NumberField(
    store: Store,
    name: str,
    value: int | None,
    change: Callable[[int | None], None],
    helper: str = "",
    empty: bool = False,
    stepped: Callable[[int, int], int] = one_by_one,
) -> ft.Control:
    """A number with steps on either side; typed sums are added up. `empty`: it may be left out altogether.

    `stepped`: where so many steps lead from a number.
    """
    held = ft.use_memo(lambda: Sum(store, empty), [])
    _, redraw = ft.use_state(0)
    held.take(value, change, lambda: redraw(lambda n: n + 1))

    def step(by: int) -> Act:
        return lambda: change(stepped(value or 0, by))

    # A container of its own: on a card a field would take all the words around it for its name.
    field = ft.Semantics(content=_SumField(held, held.version, name, helper, held.bad), container=True, expand=True)
    less = icon_button(store.text("controls.less", what=name), ft.Icons.REMOVE, step(-1))
    more = icon_button(store.text("controls.more", what=name), ft.Icons.ADD, step(1))
    if store.preferences.text_size >= theme.LARGE_TEXT and not store.wide:
        # Between the steps a large name would take two lines; half of it lies above the rim, and needs its room.
        room = ft.Margin.only(top=theme.PAGE_PADDING)
        return ft.Column([ft.Row([field]), ft.Row([less, more], spacing=theme.PAGE_PADDING)], spacing=0, margin=room)
    return ft.Row([less, field, more], spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.START)


@component
def _sum_field(held: Sum, version: int, name: str, helper: str, bad: bool) -> ft.Control:
    """Not drawn again at a keystroke: a value sent back would overtake what was typed since."""
    return text_field(
        name,
        held.typed,
        held.type,
        held.store,
        key=f"sum-{version}",
        error=held.store.text("controls.not_a_sum") if bad else None,
        helper=helper or None,
        dense=False,
        # Numbers alone would leave a phone without a plus for the sum.
        keyboard_type=ft.KeyboardType.PHONE,
        max_length=40,
        counter="",
    )


_SumField = memo(_sum_field)


def _written(value: int | None) -> str:
    return "" if value is None else str(value)
