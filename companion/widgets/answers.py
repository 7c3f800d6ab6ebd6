"""The big things to tap at the table: answers, pictures, steppers, signs that say where one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.widgets.controls import Act, handler, icon_button, marked_chip, named, only_spoken, same, unspoken
from companion.widgets.digits import take_digit
from companion.widgets.kept import kept_together
from companion.widgets.pictures import picture

Named = tuple[str, Act]
"""What something is called, and what it does."""


SILENT: Final = ""
"""The label of what is only to be seen; a node that excludes it would make the button around it be read out twice."""


# Made once: what is the same object need not be compared field by field whenever a screen is drawn again.
_LINE: Final = ft.ButtonStyle(
    bgcolor=ft.Colors.SURFACE_CONTAINER,
    elevation=0,
    padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SNUG),
    alignment=ft.Alignment.CENTER_LEFT,
    side=theme.FOCUS,
    shape=ft.RoundedRectangleBorder(radius=theme.SMALL_RADIUS),
)
_LIT_LINE: Final = _LINE.copy(
    bgcolor=ft.Colors.PRIMARY_CONTAINER,
    side={**theme.FOCUS, **theme.edge(theme.CHOSEN_BORDER, ft.Colors.PRIMARY)},
)
# What an answer has besides the theme's style.
_MAIN: Final = ft.ButtonStyle(bgcolor=ft.Colors.PRIMARY, side={**theme.MAIN_FOCUS, **theme.edge(1, ft.Colors.PRIMARY)})
_INSETS: Final = (theme.NEAR, theme.CLOSE)
_FACES: Final = tuple(ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=x, vertical=theme.SNUG)) for x in _INSETS)
_CHOSEN_EDGE: Final = {**theme.FOCUS, **theme.edge(theme.CHOSEN_BORDER, ft.Colors.PRIMARY)}
_CHOSEN: Final = tuple(face.copy(side=_CHOSEN_EDGE) for face in _FACES)
BY_ONE: Final = (ft.Icons.REMOVE_CIRCLE_OUTLINE, ft.Icons.ADD_CIRCLE_OUTLINE)
DOWN_AND_UP: Final = (ft.Icons.ARROW_CIRCLE_DOWN, ft.Icons.ARROW_CIRCLE_UP)
"""For what moves down and up instead of growing less and more."""
_PART: Final = ft.ButtonStyle(
    padding=ft.Padding.symmetric(horizontal=3, vertical=theme.CLOSE),
    visual_density=ft.VisualDensity.COMPACT,
    side=theme.FOCUS,
    shape=ft.RoundedRectangleBorder(radius=theme.SMALL_RADIUS),
)


def answer(
    name: str,
    act: Act,
    *,
    number: int | str | None = None,
    svg: str = "",
    below: str = "",
    spoken: str = "",
    main: bool = False,
    grey: bool = False,
) -> ft.Control:
    """A whole line to tap; the number is the key that chooses it, `below` is said together with the name.

    `spoken`: the name for the ear, where it is another one.
    """
    digit = take_digit(grey)
    values = (name, digit if number is None else number, svg, below, spoken, main, grey)
    return same(act, ("answer", *values), lambda: _answer(act, *values))


def _answer(
    act: Act, name: str, number: int | str | None, svg: str, below: str, spoken: str, main: bool, grey: bool
) -> ft.Control:
    parts: list[ft.Control] = []
    if number is not None:
        parts.append(_digit(number, _ink(main and not grey)))
    if svg:
        parts.append(picture(svg, "", width=theme.SIGN, height=theme.SIGN))
    parts.append(_words(named(name), below, spoken, _ink(main and not grey)))
    return ft.OutlinedButton(
        ft.Row(parts, spacing=theme.GAP) if parts[1:] else parts[0],
        on_click=handler(act),
        style=_MAIN if main and not grey else None,
        opacity=theme.GREY if grey else 1,
    )


def _words(name: str, below: str, spoken: str, ink: ft.ColorValue | None) -> ft.Control:
    style = ft.TextThemeStyle.TITLE_SMALL if below else ft.TextThemeStyle.TITLE_MEDIUM
    said = f"{spoken or name} · {below}" if below else spoken or None
    shown = ft.Text(name, theme_style=style, expand=not below, color=ink, semantics_label=said)
    if not below:
        return shown
    small = ft.Text(
        below, theme_style=ft.TextThemeStyle.LABEL_SMALL, color=ft.Colors.ON_SURFACE_VARIANT, semantics_label=SILENT
    )
    return ft.Column([shown, small], spacing=0, tight=True, expand=True)


def picture_button(
    name: str,
    svg: str,
    act: Act,
    *,
    below: str = "",
    spoken: str = "",
    corner: str = "",
    grey: bool = False,
    chosen: bool = False,
    size: int = theme.SIGN,
) -> ft.Control:
    """A picture with its name under it. `below` is a second line, `corner` a small picture laid over the first."""
    values = (named(name), take_digit(grey), svg, below, spoken, corner, grey, chosen, size)
    return same(act, ("picture", *values), lambda: _picture_button(act, *values))


def _picture_button(
    act: Act,
    name: str,
    number: int | str | None,
    svg: str,
    below: str,
    spoken: str,
    corner: str,
    grey: bool,
    chosen: bool,
    size: int,
) -> ft.Control:
    drawn = picture(svg, "", width=size, height=size)
    if corner:
        laid = ft.Container(picture(corner, "", width=theme.CORNER, height=theme.CORNER), right=-2, bottom=-2)
        # As high as the picture alone: a tile keeps its height when somebody comes to it.
        drawn = ft.Stack([drawn, laid], width=size + 12, height=size, clip_behavior=ft.ClipBehavior.NONE)
    if number is not None:
        drawn = ft.Row([_digit(number), drawn], spacing=theme.NEAR, tight=True)
    small = ft.TextThemeStyle.LABEL_SMALL
    lines = [ft.Text(name, text_align=_MIDDLE, semantics_label=spoken or None)]
    if max(map(len, name.split()), default=0) > theme.TILE_LETTERS:
        lines[0].theme_style, lines[0].style = small, theme.NARROW
    if below:
        lines.append(ft.Text(below, theme_style=small, text_align=_MIDDLE, color=ft.Colors.ON_SURFACE_VARIANT))
    centred = ft.CrossAxisAlignment.CENTER
    shown = ft.Column([drawn, *lines], spacing=theme.CLOSE, horizontal_alignment=centred, tight=True)
    return face_button(shown, act, grey=grey, chosen=chosen, narrow=True)


def fold_button(name: str, opened: bool, act: Act) -> ft.Control:
    """A cell among pictures that shows or hides further ones."""
    icon = ft.Icon(ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE, size=theme.SHORT_SIGN)
    words = ft.Text(named(name), theme_style=_LABEL, text_align=_MIDDLE)
    return ft.TextButton(
        ft.Column([icon, words], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True),
        on_click=handler(act),
        style=_PART,
        expand=True,
    )


_LABEL: Final = ft.TextThemeStyle.LABEL_MEDIUM
_MIDDLE: Final = ft.TextAlign.CENTER


def line_button(content: ft.Control, act: Act, *, lit: bool = False) -> ft.Control:
    """A line of signs and numbers to tap; its spoken words are those of the texts in it. `lit`: it stands out."""
    return ft.Button(content, on_click=handler(act), style=_LIT_LINE if lit else _LINE)


def face_button(
    content: ft.Control, act: Act, *, grey: bool = False, chosen: bool = False, narrow: bool = False
) -> ft.Control:
    """As wide as there is room, showing anything small; its spoken words are those of the texts in it."""
    style, opacity = (_CHOSEN if chosen else _FACES)[narrow], theme.GREY if grey else 1
    return ft.OutlinedButton(content, on_click=handler(act), style=style, opacity=opacity, expand=True)


Drawn = tuple[str, float | None, float]
"""A drawing with its width, or None for as wide as it is, and its height."""


def part_button(drawn: Sequence[Drawn], word: str, spoken: str, act: Act, width: float | None = None) -> ft.Control:
    """A small part of a strip: drawings with at most a word below them."""
    values = tuple(drawn), word, named(spoken), width
    return same(act, ("part", *values), lambda: _part_button(act, *values))


def _part_button(act: Act, drawn: tuple[Drawn, ...], word: str, spoken: str, width: float | None) -> ft.Control:
    caption = _caption(word, spoken) if word else only_spoken(spoken)
    signs = [picture(svg, "", width=across, height=down) for svg, across, down in drawn]
    return ft.TextButton(
        ft.Column(
            [ft.Row(signs, spacing=1, tight=True), caption],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        on_click=handler(act),
        style=_PART,
        width=width,
    )


def _caption(word: str, spoken: str) -> ft.Control:
    """Of one line, however narrow its part is."""
    small, over = ft.TextThemeStyle.LABEL_SMALL, ft.TextOverflow.VISIBLE
    return ft.Text(word, theme_style=small, semantics_label=spoken, no_wrap=True, overflow=over)


def cover_button(name: str, act: Act, height: float, share: int) -> ft.Control:
    """Nothing to be seen, laid over a drawing: a part of it that can be tapped; `share` of a row's width."""
    return ft.TextButton(
        only_spoken(name),
        on_click=handler(act),
        tooltip=unspoken(name),
        style=_COVER,
        height=height,
        expand=share,
    )


_COVER: Final = ft.ButtonStyle(padding=ft.Padding.all(0), shape=ft.RoundedRectangleBorder(radius=0))


def grid(buttons: Sequence[ft.Control], across: int) -> ft.Control:
    """Buttons of equal width in rows; short rows keep the width of the full ones."""
    return kept_together(("grid", across), buttons, lambda: _grid(buttons, across))


def _grid(buttons: Sequence[ft.Control], across: int) -> ft.Control:
    rows: list[ft.Control] = []
    for start in range(0, len(buttons), across):
        row = list(buttons[start : start + across])
        row += [ft.Container(expand=True) for _ in range(across - len(row))]
        rows.append(
            ft.Row(row, spacing=theme.SNUG, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
        )
    return ft.Column(rows, spacing=theme.SNUG, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def stepper(
    name: str, value: str, less: Named, more: Named, svg: str = "", icons: tuple[ft.IconData, ft.IconData] = BY_ONE
) -> ft.Control:
    """A value between a minus and a plus, or other `icons`; each of the two says what it does."""
    return _KeptStepper(named(name), value, less, more, svg, icons)


@component
def _Stepper(
    name: str, value: str, less: Named, more: Named, svg: str, icons: tuple[ft.IconData, ft.IconData]
) -> ft.Control:
    sign = [picture(svg, "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN)] if svg else []
    return ft.Row(
        [
            *sign,
            ft.Text(name, expand=True, theme_style=ft.TextThemeStyle.BODY_LARGE),
            icon_button(less[0], icons[0], less[1]),
            ft.Text(value, theme_style=ft.TextThemeStyle.TITLE_LARGE, text_align=ft.TextAlign.CENTER),
            icon_button(more[0], icons[1], more[1]),
        ],
        spacing=theme.NEAR,
    )


_KeptStepper = memo(_Stepper)


def toggle(name: str, on: bool, turn: Act) -> ft.Control:
    """A small choice beside the big ones."""
    return marked_chip(ft.Text(named(name)), on, turn, sides=theme.NEAR)


def _digit(number: int | str, ink: ft.ColorValue | None = None) -> ft.Control:
    """`ink`: of a ground on which the usual one could not be read."""
    shown = ft.Text(
        str(number),
        theme_style=ft.TextThemeStyle.LABEL_MEDIUM,
        color=ink or ft.Colors.ON_SURFACE_VARIANT,
        semantics_label=SILENT,
    )
    return ft.Container(
        shown,
        border=ft.Border.all(1, ink or ft.Colors.OUTLINE_VARIANT),
        border_radius=theme.GAP,
        padding=ft.Padding.symmetric(horizontal=7, vertical=2),
    )


def _ink(main: bool) -> ft.ColorValue | None:
    """None: as the theme writes."""
    return ft.Colors.ON_PRIMARY if main else None
