"""Everything that can be tapped or typed into. Each has a spoken name: there is no way to make one without."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from contextlib import suppress
from enum import Enum
from functools import partial
from typing import Any, Final, TypeVar

import flet as ft

from companion.screen import theme
from companion.screen.glyphs import plain
from companion.screen.store import Store
from companion.widgets.kept import kept

MOST_LINES: Final = 4
"""Of a chip: by itself it would have one, and cut what is longer."""
_NO_EDGE: Final = ft.Padding.all(0)

T = TypeVar("T")
Act = Callable[[], Awaitable[object] | None]
Choose = Callable[[T], Awaitable[None] | None]


class Action:
    """Something to do, equal to another when it does the same: so a button can tell that nothing changed."""

    def __init__(self, call: Callable[..., Any], *args: Any) -> None:
        self._does = (call, args)

    def __call__(self) -> Any:
        call, args = self._does
        return call(*args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self._does == other._does

    def __hash__(self) -> int:
        return hash(self._does)


def same(act: Act, values: tuple[Hashable, ...], make: Callable[[], ft.Control]) -> ft.Control:
    """The same control as before where its `values` are the same and it does the same, which an `Action` can tell."""
    return kept((act, *values), make) if isinstance(act, Action) else make()


# Made once: what is the same object need not be compared field by field whenever a screen is drawn again.
_ROOMY: Final = ft.ButtonStyle(
    padding=ft.Padding.symmetric(horizontal=theme.PAGE_PADDING, vertical=theme.GAP), side=theme.FOCUS
)
_MAIN: Final = _ROOMY.copy(side=theme.MAIN_FOCUS)
_ROUND: Final = ft.ButtonStyle(side=theme.FOCUS)


class Emphasis(Enum):
    """How much a button asks for attention."""

    MAIN = ft.FilledButton
    SOFT = ft.FilledTonalButton
    QUIET = ft.TextButton


def button(name: str, act: Act, *, icon: ft.IconData | None = None, weight: Emphasis = Emphasis.SOFT) -> ft.Control:
    control: type[ft.Button] = weight.value
    style = _MAIN if weight is Emphasis.MAIN else _ROOMY
    make = partial(control, named(name), icon=icon, on_click=handler(act), style=style, height=None)
    return same(act, ("button", name, icon, weight), make)


def icon_button(name: str, icon: ft.IconData, act: Act) -> ft.Control:
    """An icon alone; its name is spoken, and shown when a pointer rests on it."""

    def make() -> ft.Control:
        # A tooltip gives no accessible name in Flet 1.0.5; the icon's own label does.
        return ft.IconButton(
            ft.Icon(icon, semantics_label=named(name)),
            tooltip=unspoken(name),
            on_click=handler(act),
            style=_ROUND,
            width=theme.TARGET,
            height=theme.TARGET,
        )

    return same(act, ("icon", name, icon), make)


def unspoken(words: str) -> ft.Tooltip:
    """Shown when a pointer rests on a control whose own label says it already: spoken too, it would be heard twice."""
    return ft.Tooltip(message=words, exclude_from_semantics=True)


def only_spoken(name: str) -> ft.Text:
    """The name of a control on which no words are seen."""
    return ft.Text("", semantics_label=named(name), size=1)


def copying_button(name: str, text: str, then: Act) -> ft.Control:
    """Puts `text` on the clipboard, under a name in full."""
    return ft.FilledButton(
        named(name), icon=ft.Icons.COPY, action=ft.CopyToClipboard(data=text), on_click=handler(then)
    )


def link_button(name: str, address: str) -> ft.Control:
    """Leads out of the app."""
    return ft.FilledTonalButton(named(name), icon=ft.Icons.OPEN_IN_NEW, url=address, height=theme.TARGET)


def copy_button(name: str, text: str, then: Act) -> ft.Control:
    """Puts `text` on the clipboard."""
    # Browsers let a page write to the clipboard only while the tap itself is being handled, so the client does it.
    return ft.IconButton(
        ft.Icon(ft.Icons.COPY, semantics_label=named(name)),
        tooltip=unspoken(name),
        action=ft.CopyToClipboard(data=text),
        on_click=handler(then),
        width=theme.TARGET,
        height=theme.TARGET,
    )


def tile(
    name: str, detail: str, act: Act, *, leading: ft.Control | None = None, trailing: ft.Control | None = None
) -> ft.Control:
    """A whole row to tap: a title, a line below it."""
    return ft.ListTile(
        leading=leading,
        title=ft.Text(named(name), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        subtitle=ft.Text(detail) if detail else None,
        trailing=trailing,
        on_click=handler(act),
        min_height=theme.TARGET,
        content_padding=ft.Padding.symmetric(horizontal=theme.PAGE_PADDING, vertical=theme.GAP),
        shape=ft.RoundedRectangleBorder(radius=theme.RADIUS),
    )


def choices(
    options: Iterable[tuple[str, T]], chosen: T, choose: Choose[T], spoken: Mapping[T, str] | None = None
) -> ft.Control:
    """One of a few, all in sight; they wrap onto further lines when the text is large.

    `spoken`: what they are called in full, where the words shown are short to save room.
    """
    return ft.Row(
        [
            marked_chip(
                ft.Text(named(name), semantics_label=spoken[value] if spoken else None),
                value == chosen,
                partial(choose, value),
                sides=theme.CLOSE if spoken else theme.GAP,
            )
            for name, value in options
        ],
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
    )


def marked_chip(
    words: ft.Text,
    chosen: bool,
    act: Act,
    *,
    sign: ft.Control | None = None,
    sides: float = theme.GAP,
    border: ft.BorderSide | None = None,
) -> ft.Control:
    """A chip as high as its words become: its edges, its sign and the mark of a choice stand in its label.

    A single digit is made wide enough for a thumb.
    Flutter measures a label without them: words that they push to a further line would be cut off.
    """
    words.max_lines = MOST_LINES
    edge = theme.SNUG + (theme.INSET if len(words.value) == 1 else sides)
    before = sign or (ft.Icon(ft.Icons.CHECK, size=theme.MARK, color=ft.Colors.PRIMARY) if chosen else None)
    label: ft.LayoutControl = words
    if before is not None:
        words.expand, words.expand_loose = True, True
        label = ft.Row([before, words], tight=True, spacing=theme.GAP)
    label.margin = ft.Margin.symmetric(horizontal=edge, vertical=theme.GAP)
    return ft.Chip(
        label,
        selected=chosen,
        show_checkmark=False,
        border_side=border,
        on_click=handler(act),
        padding=_NO_EDGE,
        label_padding=_NO_EDGE,
    )


def switch(name: str, on: bool, turn: Callable[[bool], Awaitable[None]]) -> ft.Control:
    async def turned(event: ft.Event[ft.Switch]) -> None:
        await turn(bool(event.data))

    # Its own label would stay on one line, and run over the edge of a phone.
    line = ft.ListTile(
        leading=ft.Switch(value=on, on_change=turned),
        title=ft.Text(named(name), theme_style=ft.TextThemeStyle.BODY_MEDIUM),
        toggle_inputs=True,
        min_height=theme.TARGET,
        min_vertical_padding=0,
        horizontal_spacing=theme.GAP,
        content_padding=ft.Padding.all(0),
    )
    return ft.MergeSemantics(line)


SAID_BELOW: Final = 4
"""Lines of what is said below a text field: in large type on a phone a sentence takes them."""


def text_field(name: str, value: str, change: Callable[[str], None], store: Store, **looks: Any) -> ft.TextField:
    """While it has the focus, shortcuts sleep."""

    def changed(event: ft.Event[ft.TextField]) -> None:
        # What the event brings, not what the field says: a picture drawn meanwhile has set that back.
        change(str(event.data))

    async def left(event: ft.Event[ft.TextField]) -> None:
        if store.keys.leave(event.target):
            # It may be gone by now, or the window.
            with suppress(RuntimeError, TimeoutError):
                await event.control.focus()  # type: ignore[no-untyped-call]

    return ft.TextField(
        label=named(name),
        value=value,
        on_change=changed,
        on_focus=lambda event: store.keys.enter(event.target),
        on_blur=left,
        **{"error_max_lines": SAID_BELOW, "helper_max_lines": SAID_BELOW, **looks},
    )


def named(name: str) -> str:
    if not name.strip():
        raise ValueError("a control needs a spoken name")
    return plain(name)


def handler(act: Act) -> Callable[[], Any]:
    async def handle() -> None:
        if isinstance(pending := act(), Awaitable):
            await pending

    return handle
