"""The table: the strip, the ship track, the turn; side by side where there is room."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.boundary import component
from companion.farshore.boxes import remember
from companion.sitting import Sitting
from companion.views.farshore.table.board import Board
from companion.views.farshore.table.strip import strip
from companion.views.farshore.table.top import SaveBanner, last_line, top_row
from companion.views.farshore.table.track import track
from companion.views.farshore.table.turn import Turn
from companion.widgets.layout import note, section
from rules.farshore.state import Phase

KEYS = {
    "U": "shortcuts.undo",
    "R": "shortcuts.redo",
    "P": "shortcuts.players",
    "/": "shortcuts.card",
    "1–9": "shortcuts.answers",
}
PHONE_SEA = (358, 132)
WIDE_SEA = (560, 300)


@component
def Table(sitting: Sitting) -> ft.Control:
    store = sitting.store
    store.keys.named = {"U": sitting.undo, "R": sitting.redo, "P": lambda: sitting.open("players")}
    store.keys.told = KEYS
    ft.on_unmounted(store.keys.clear)
    box = sitting.table.state.box

    async def remember_box() -> None:
        await remember(store, sitting.table.state.setup.box, box)

    ft.use_effect(remember_box, [box])
    body = _wide(sitting) if store.wide else _phone(sitting)
    return ft.Column(
        [top_row(sitting), SaveBanner(sitting, sitting.saving), *_misfit(sitting), strip(sitting), body],
        expand=True,
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _phone(sitting: Sitting) -> ft.Control:
    """The sea is folded away while Krabita asks something: her answers need the room."""
    calm = sitting.state.phase in (Phase.PERSON, Phase.OVER) and not sitting.panel
    sea = [track(sitting, PHONE_SEA)] if calm else []
    return _pane(*sea, last_line(sitting), Turn(sitting))


def _wide(sitting: Sitting) -> ft.Control:
    left = _pane(track(sitting, WIDE_SEA), Board(sitting))
    right = _pane(last_line(sitting), Turn(sitting))
    return ft.Row(
        [ft.Container(left, expand=9), ft.VerticalDivider(width=1), ft.Container(right, expand=10)],
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _misfit(sitting: Sitting) -> list[ft.Control]:
    """A record that today's rules do not follow to its end is shown up to there."""
    misfit, store = sitting.table.misfit, sitting.store
    if misfit is None:
        return []
    said = store.text("farshore_table.misfit", n=misfit.at + 1, why=misfit.why)
    return [section(store.text("farshore_table.misfit_title"), note(said))]


def _pane(*content: ft.Control) -> ft.Control:
    return ft.ListView(list(content), expand=True, spacing=theme.GAP, padding=ft.Padding.all(12))
