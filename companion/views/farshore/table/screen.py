"""The table: the strip, the ship track, the turn; side by side where there is room."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias

import flet as ft

from companion.farshore.boxes import remember
from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore import sizes
from companion.views.farshore.table.board import Board
from companion.views.farshore.table.strip import strip
from companion.views.farshore.table.top import SaveBanner, last_line, top_row
from companion.views.farshore.table.track import track
from companion.views.farshore.table.turn import turn_area
from companion.widgets.layout import note, section
from rules.farshore.state import Phase
from rules.kernel import Phrase

OWNER: Final = "table"
KEYS = {
    "U": "shortcuts.undo",
    "R": "shortcuts.redo",
    "P": "shortcuts.players",
    "/": "shortcuts.card",
    "1–9": "shortcuts.answers",
}
FEW: Final = 3
"""So many answers leave room above them."""
Pane: TypeAlias = ft.Ref[ft.ListView]
"""What scrolls below the strip."""


@component
def Table(window: TableWindow) -> ft.Control:
    store = window.store
    store.keys.belong(OWNER)
    store.keys.named = {"U": window.undo, "R": window.redo, "P": lambda: window.open("players")}
    store.keys.told = KEYS
    ft.on_unmounted(partial(store.keys.release, OWNER))
    box = window.table.state.box

    async def remember_box() -> None:
        await remember(store, window.table.state.setup.box, box)

    ft.use_effect(remember_box, [box])
    pane = _use_top(window)
    body = _wide(window, pane) if store.wide else _phone(window, pane)
    return ft.Column(
        [top_row(window), SaveBanner(window, window.saving), *_misfit(window), strip(window), body],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _use_top(window: TableWindow) -> Pane:
    """Another question starts at its top, wherever the one before it was scrolled to."""
    pane: Pane = ft.use_memo(lambda: ft.Ref[ft.ListView](), [])
    asked = window.panel or _asked(window)
    before: ft.MutableRef[Any] = ft.use_ref(asked)

    async def to_top() -> None:
        if before.current != asked and pane.current:
            before.current = asked
            # The window may be gone by then, or somewhere else.
            with suppress(RuntimeError, TimeoutError):
                await pane.current.scroll_to(offset=0)

    ft.use_effect(to_top, [asked])
    return pane


def _asked(window: TableWindow) -> Phrase | Phase:
    """Her summer and autumn cards are one question, whichever of them is asked for."""
    phase, question = window.state.phase, window.question
    return phase if question is None or phase is Phase.PLAN_DRAW else question.ask


def _phone(window: TableWindow, pane: Pane) -> ft.Control:
    """The sea is folded away where the answers need the room; elsewhere it brings them down under the thumb."""
    sea = [track(window, sizes.SEA_PHONE)] if _calm(window) and not window.panel else []
    return _pane(*sea, last_line(window), turn_area(window), ref=pane)


def _calm(window: TableWindow) -> bool:
    """Few answers leave room; so do those of a draw that are folded away, but not a card that is to be written down."""
    phase, question = window.state.phase, window.question
    if phase in (Phase.PERSON, Phase.OVER) or question is None:
        return True
    few = phase is Phase.DECK_DRAW or len(question.answers) <= FEW
    return few and phase is not Phase.WEATHER and window.store.settings.text_size <= theme.SMALL_TEXT


def _wide(window: TableWindow, pane: Pane) -> ft.Control:
    left = _pane(track(window, sizes.SEA_WIDE), Board(window))
    right = _pane(last_line(window), turn_area(window), ref=pane)
    board, turn = theme.PANES
    return ft.Row(
        [ft.Container(left, expand=board), ft.VerticalDivider(width=1), ft.Container(right, expand=turn)],
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _misfit(window: TableWindow) -> list[ft.Control]:
    """A record that today's rules do not follow to its end is shown up to there."""
    misfit, store = window.table.misfit, window.store
    if misfit is None:
        return []
    said = store.text("farshore_table.misfit", n=misfit.at + 1, why=misfit.why)
    return [section(store.text("farshore_table.misfit_title"), note(said))]


def _pane(*content: ft.Control, ref: Pane | None = None) -> ft.Control:
    return ft.ListView(list(content), ref=ref, expand=True, spacing=theme.GAP, padding=ft.Padding.all(theme.INSET))
