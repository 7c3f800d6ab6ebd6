"""Above the question: whose turn it is, the ways out of the table, what happened last and how to take it back."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.redraw import Redraw
from companion.screen.store import Store
from companion.views.table.frame import running
from companion.views.table.game_table import PLAYERS, table_of
from companion.widgets.controls import Act, Action, Emphasis, button, icon_button, unspoken
from companion.widgets.help import help_button
from companion.widgets.kept import kept, kept_together
from companion.widgets.layout import place
from companion.widgets.pictures import spoken_drawings


def top_rows(window: TableWindow[Any]) -> list[ft.Control]:
    """The bar, and the game's strip below it; on a phone held across, in it."""
    # The sign is drawn with every move, so that no picture ever says too early that the disk has it.
    store, game, sign = window.store, table_of(window), place(SaveSign(window, window.saving))
    ways = WaysOut(store, window, bool(game.moments(window)))
    heading, strip = (game.title(window), *game.title_lines(window), game.title_sign(window)), game.strip(window)
    if store.preferences.text_size >= theme.LARGE_TEXT and not store.wide and not heading[-1]:
        # Beside the ways out there is no room for large words.
        below = ft.Container(_heading(*heading), padding=ft.Padding.symmetric(horizontal=theme.INSET))
        return [ft.Row([WayBack(store, window, None), sign, ways], spacing=0), below, *strip]
    back = WayBack(store, window, heading)
    if store.shape.flat and strip:
        first, *more = strip
        return [ft.Row([back, ft.Container(first, expand=theme.FLAT_STRIP), sign, ways], spacing=0), *more]
    return [ft.Row([back, sign, ways], spacing=0), *strip]


Heading = tuple[str, str, str, str]
"""As it is spoken; the two lines that are shown where there is no room for one; a drawing where words are hidden."""


@component
def _WayBack(store: Store, window: TableWindow[Any], heading: Heading | None) -> ft.Control:
    return ft.Row(
        [
            icon_button(store.text("table.leave_table"), ft.Icons.ARROW_BACK, Action(_leave, window)),
            ft.Container(
                _bar_heading(store, *heading) if heading else None,
                expand=True,
                padding=ft.Padding.only(right=theme.NEAR),
            ),
        ],
        spacing=0,
        expand=True,
    )


def _bar_heading(store: Store, title: str, first: str, second: str, sign: str) -> ft.Control:
    roomy = store.wide and not store.shape.flat
    return _heading(title, title, "", sign) if roomy else _heading(title, first, second, sign, bar_type(first))


def bar_type(words: str) -> ft.TextThemeStyle:
    """How large a title can be that has a third of a phone's width and one line."""
    if len(words) <= theme.BAR_LETTERS:
        return ft.TextThemeStyle.TITLE_MEDIUM
    return ft.TextThemeStyle.TITLE_SMALL if len(words) <= theme.BAR_LETTERS + 2 else ft.TextThemeStyle.LABEL_MEDIUM


def _leave(window: TableWindow[Any]) -> None:
    window.store.go("/")


def _heading(
    spoken: str, first: str, second: str, sign: str, style: ft.TextThemeStyle = ft.TextThemeStyle.TITLE_MEDIUM
) -> ft.Control:
    """Whose turn it is, never more than a line each: the bar keeps its height."""
    if sign:
        return spoken_drawings((sign,), spoken, theme.STRIP_SIGN, heading=1)
    shown = _line(first, style, spoken, ft.FontWeight.W_600)
    if second:
        below = ft.Semantics(content=_line(second, ft.TextThemeStyle.LABEL_MEDIUM), exclude_semantics=True)
        shown = ft.Column([shown, below], spacing=0, tight=True)
    return ft.Semantics(content=shown, heading_level=1, container=True)


def _line(
    words: str, style: ft.TextThemeStyle, spoken: str | None = None, weight: ft.FontWeight | None = None
) -> ft.Control:
    cut = ft.TextOverflow.ELLIPSIS
    return ft.Text(words, theme_style=style, weight=weight, semantics_label=spoken, max_lines=1, overflow=cut)


WayBack = memo(_WayBack)


@component
def _WaysOut(store: Store, window: TableWindow[Any], helps: bool) -> ft.Control:
    match = f"/match/{window.table.id}"
    score = icon_button(store.text("table.score"), ft.Icons.EMOJI_EVENTS_OUTLINED, lambda: store.go(f"{match}/score"))
    return ft.Row(
        [
            icon_button(store.text("table.players"), ft.Icons.GROUPS_OUTLINED, Action(_toggle, window)),
            icon_button(store.text("log.title"), ft.Icons.HISTORY, lambda: store.go(f"{match}/log")),
            *([score] if window.table.game.sheet else ()),
            *([help_button(store, window.table.game.id, Action(_moments, window))] if helps else ()),
        ],
        spacing=0,
        tight=True,
    )


WaysOut = memo(_WaysOut)


def _moments(window: TableWindow[Any]) -> tuple[str, ...]:
    """Asked for when somebody asks for help: the button stays the same from one question to the next."""
    return table_of(window).moments(window)


def _toggle(window: TableWindow[Any]) -> None:
    if window.panel == PLAYERS:
        window.close()
    else:
        window.open(PLAYERS)


@component
def SaveSign(window: TableWindow[Any], _saving: Redraw) -> ft.Control:
    """Whether the disk has everything."""
    store, table = window.store, window.table
    if table.failing:
        icon, key, colour = ft.Icons.SAVE_OUTLINED, "not_saved", ft.Colors.ERROR
    elif table.is_saved:
        icon, key, colour = ft.Icons.CHECK_CIRCLE_OUTLINE, "saved", ft.Colors.ON_SURFACE_VARIANT
    else:
        icon, key, colour = ft.Icons.SAVE_OUTLINED, "saving", ft.Colors.ON_SURFACE_VARIANT
    words = store.text(f"table.{key}")
    return kept(
        ("save_sign", key, words),
        lambda: ft.Icon(icon, size=theme.MARK, color=colour, semantics_label=words, tooltip=unspoken(words)),
    )


def save_banner(window: TableWindow[Any]) -> list[ft.Control]:
    """That the match is not kept: only where the disk refuses."""
    if not window.table.failing:
        return []
    return [
        ft.Container(
            ft.Text(window.store.text("table.failing"), color=ft.Colors.ON_ERROR_CONTAINER),
            bgcolor=ft.Colors.ERROR_CONTAINER,
            padding=ft.Padding.all(theme.INSET),
        )
    ]


def last_line(window: TableWindow[Any]) -> ft.Control:
    """What the last move did and which pieces it moves: it stays until the next one, so nobody has to hurry."""
    store, table = window.store, window.table
    lines = tuple(store.say(line) for line in table.last)
    signs = table_of(window).told_signs(window)
    folds = table_of(window).folds_report
    return LastLine(store, window, lines, table.journal.can_redo, store.shape.short, signs, folds)


@component
def _LastLine(
    store: Store,
    window: TableWindow[Any],
    lines: tuple[str, ...],
    can_redo: bool,
    short: bool,
    signs: tuple[str, ...],
    folds: bool,
) -> ft.Control:
    """`short`, and large words too: as one text, and the ways back without theirs. `signs`: drawings, no words."""
    nothing: tuple[str, ...] = ()
    opened, open_report = ft.use_state(nothing)
    if not lines and not can_redo:
        return ft.Container()
    large = store.preferences.text_size > theme.LARGE_TEXT and not signs
    # Letters twice as large: half as many. Where the window is low, one line of three.
    low, most = short and not store.shape.flat, theme.TOLD_LETTERS // 2
    folded = folds and large and sum(map(len, lines)) > (most // theme.TOLD_LINES if low else most)
    cut = (1 if low else theme.TOLD_LINES) if folded and opened != lines else 0
    told = _drawn(signs, lines) if signs else _written(lines, short or large or _is_long(lines), cut)
    below = large and store.shape.flat
    told.expand = not below
    steps = _steps(store, window, bool(lines), can_redo, short or large or bool(signs))
    if folded:
        fold = _fold(store, bool(cut), partial(open_report, lines if cut else nothing))
        steps = ft.Row([steps, fold], spacing=0) if low else ft.Column([steps, fold], spacing=0)
    return ft.Container(
        ft.Column([told, steps], spacing=0) if below else ft.Row([told, steps], spacing=theme.NEAR),
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
        border_radius=theme.SMALL_RADIUS,
        padding=_SNUG if short else _ROOMY,
    )


LastLine = memo(_LastLine)


def _is_long(lines: tuple[str, ...]) -> bool:
    return len(lines) > theme.TOLD_LINES or sum(map(len, lines)) > theme.TOLD_LETTERS


def _fold(store: Store, cut: bool, act: Act) -> ft.Control:
    words = store.text("table.told_whole" if cut else "table.told_short")
    return icon_button(words, ft.Icons.EXPAND_MORE if cut else ft.Icons.EXPAND_LESS, act)


def _written(lines: tuple[str, ...], short: bool, cut: int) -> ft.Control:
    """`cut`: so many lines of it, all where there are none; all of it is spoken."""
    style = ft.TextThemeStyle.BODY_SMALL if short else ft.TextThemeStyle.BODY_MEDIUM
    if cut:
        words, over = " ".join(lines), ft.TextOverflow.ELLIPSIS
        begun = ft.Text(words, theme_style=style, max_lines=cut, overflow=over, semantics_label=words)
        return ft.Semantics(content=ft.Container(begun, padding=_LINES), live_region=True)
    said: list[ft.Control] = [ft.Text(line, theme_style=style) for line in running(lines, short)]
    held = said[0] if len(said) == 1 else ft.Column(said, spacing=0)
    return ft.Semantics(content=ft.Container(held, padding=_LINES), live_region=True)


def _drawn(signs: tuple[str, ...], lines: tuple[str, ...]) -> ft.Control:
    return spoken_drawings(signs, " ".join(lines), theme.STRIP_SIGN, live=True)


_ROOMY: Final = ft.Padding.only(left=theme.INSET, right=theme.NEAR, top=theme.NEAR, bottom=theme.NEAR)
_SNUG: Final = ft.Padding.only(left=theme.INSET, right=theme.CLOSE)
_LINES: Final = ft.Padding.symmetric(vertical=theme.CLOSE)


def _steps(store: Store, window: TableWindow[Any], can_undo: bool, can_redo: bool, short: bool) -> ft.Control:
    said, act = store.text("shell.undo"), Action(window.undo)
    undo = (
        icon_button(said, ft.Icons.UNDO, act) if short else button(said, act, icon=ft.Icons.UNDO, weight=Emphasis.QUIET)
    )
    redo = icon_button(store.text("table.redo"), ft.Icons.REDO, Action(window.redo))
    shown = [*([undo] if can_undo else ()), *([redo] if can_redo else ())]
    return kept_together("steps", shown, lambda: ft.Row(shown, spacing=theme.NEAR, tight=True))
