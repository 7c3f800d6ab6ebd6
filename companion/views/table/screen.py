"""The table of any game: its frame, what the game shows of itself, the turn; side by side where there is room."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.way_back import use_way_back
from companion.views.table.game_table import PLAYERS, Ground, table_of
from companion.views.table.top import last_line, save_banner, top_rows
from companion.views.table.turn import turn_area
from companion.widgets.controls import Action, button
from companion.widgets.layout import footer, note, place, section
from companion.widgets.tab_group import tab_group

OWNER: Final = "table"
KEYS: Final = MappingProxyType({"U": "shortcuts.undo", "R": "shortcuts.redo", "P": "shortcuts.players"})
DIGITS: Final = MappingProxyType({"1–9, 0, A–C": "shortcuts.answers"})
MOST_NEWS: Final = 4
"""Lines that leave room for the question; the log tells of every step."""
Pane: TypeAlias = ft.Ref[ft.ListView]
"""What scrolls below the strip."""


@component
def TableScreen(window: TableWindow[Any]) -> ft.Control:
    store, game = window.store, table_of(window)
    store.keys.belong(OWNER)
    store.keys.named = {"U": window.undo, "R": window.redo, "P": lambda: window.open(PLAYERS)}
    store.keys.legend = {**KEYS, **game.shortcuts, **DIGITS}
    use_way_back(store, OWNER, window.step_back)
    ft.on_unmounted(partial(store.keys.release, OWNER))
    game.follow(window)
    pane = _use_top(window)
    body = _beside(window, pane) if store.shape.panes else _above(window, pane)
    return ft.Column(
        [*top_rows(window), *save_banner(window), *_misfit(window), *_news(window), body, _foot(window)],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _use_top(window: TableWindow[Any]) -> Pane:
    """Another question starts at its top, wherever the one before it was scrolled to."""
    pane: Pane = ft.use_memo(lambda: ft.Ref[ft.ListView](), [])
    asked = window.panel or table_of(window).same_question(window)
    before: ft.MutableRef[Any] = ft.use_ref(asked)

    async def to_top() -> None:
        if before.current != asked and pane.current:
            before.current = asked
            # The window may be gone by then, or somewhere else.
            with suppress(RuntimeError, TimeoutError):
                await pane.current.scroll_to(offset=0)

    ft.use_effect(to_top, [asked])
    return pane


def _above(window: TableWindow[Any], pane: Pane) -> ft.Control:
    game = table_of(window)
    held = *game.above(window), last_line(window), turn_area(window), *game.below(window)
    asked, ground = _pane(window, *held, ref=pane), game.ground(window)
    return asked if ground is None else _over(ground, asked)


def _over(ground: Ground, asked: ft.Control) -> ft.Control:
    """The question over whatever of the ground it does not leave in sight."""
    # With a key: it stays what it is when there is an edge above it and when there is none.
    lies = ft.Container(asked, bgcolor=ft.Colors.SURFACE, expand=True, key="asked")
    lines: list[ft.Control] = [*([ground.edge] if ground.edge else ()), lies]
    over = ft.Column(lines, spacing=0, top=ground.seen, left=0, right=0, bottom=0)
    return ft.Stack([ground.board, over], expand=True)


def _beside(window: TableWindow[Any], pane: Pane) -> ft.Control:
    """The board on the left; what happened last lies there too where the turn needs the height."""
    flat, board, last = window.store.shape.flat, table_of(window).beside(window), last_line(window)
    left = _pane(window, *([last, *board] if flat else board))
    right = _pane(window, *([] if flat else [last]), turn_area(window), ref=pane)
    beyond = table_of(window).beyond(window) if window.store.shape.full else ()
    panes = [left, right, *([_pane(window, *beyond)] if beyond else ())]
    shares = theme.THREE_PANES if beyond else table_of(window).flat_panes if flat else theme.PANES
    parts = [ft.Container(tab_group(pane), expand=share) for pane, share in zip(panes, shares, strict=True)]
    return ft.Row(
        [parts[0], *(part for pane in parts[1:] for part in (ft.VerticalDivider(width=1), pane))],
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _foot(window: TableWindow[Any]) -> ft.Control:
    held = table_of(window).foot(window)
    return place(footer(*held) if held else None)


def _misfit(window: TableWindow[Any]) -> list[ft.Control]:
    """A record that today's rules do not follow to its end is shown up to there."""
    misfit, store = window.table.misfit, window.store
    if misfit is None:
        return []
    said = store.text("table.misfit", n=misfit.at + 1, why=misfit.why)
    return [section(store.text("table.misfit_title"), note(said))]


def _news(window: TableWindow[Any]) -> list[ft.Control]:
    """The rules were put right while the match waited: where that shows, until somebody has read it."""
    table, store = window.table, window.store
    if not table.news:
        return []
    seen = button(store.text("table.rules_seen"), Action(table.heard_news))
    return [section(store.text("table.rules_title"), *(note(store.say(line)) for line in table.news[:MOST_NEWS]), seen)]


def _pane(window: TableWindow[Any], *content: ft.Control, ref: Pane | None = None) -> ft.Control:
    around = theme.GAP if window.store.shape.short else theme.INSET
    return ft.ListView(list(content), ref=ref, expand=True, spacing=theme.GAP, padding=ft.Padding.all(around))
