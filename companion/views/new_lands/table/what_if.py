"""What would it be worth? Facts beside an answer, for whoever asks: no ranking, and off until somebody turns it on."""

from __future__ import annotations

import flet as ft

from companion.screen import theme
from companion.views.new_lands import looks
from companion.views.new_lands.table.map_view import map_view
from companion.views.new_lands.table.seen import seen_text
from companion.views.new_lands.table.window import LandsWindow
from companion.views.table.frame import back_button
from companion.widgets.answers import answer, toggle
from companion.widgets.controls import Action
from companion.widgets.layout import column, note, row
from companion.widgets.pictures import picture
from rules.kernel import IllegalMove
from rules.new_lands.land.worth import worth
from rules.new_lands.moves import LayTile, PlaceMeeple
from rules.new_lands.play import apply


def what_if_switch(window: LandsWindow) -> ft.Control:
    view = map_view(window)
    return toggle(window.store.text("new_lands_table.what_if"), view.what_if, Action(_turn, window))


def _turn(window: LandsWindow) -> None:
    view = map_view(window)
    view.what_if = not view.what_if
    window.redraw.count += 1


def placed_worth(window: LandsWindow, move: PlaceMeeple) -> str:
    """What the area is worth on which a meeple would stand."""
    land = window.state.land
    if land is None or not map_view(window).what_if:
        return ""
    part = land.part(land.spots[-1], move.edge)
    assert part is not None
    found = worth(land, land.area(part), window.state.one_tile)
    return window.store.text("new_lands_table.worth_short", now=found.now, end=found.end)


def tried_tile(window: LandsWindow, move: LayTile) -> ft.Control:
    """The tile before it is laid, and which numbers it changes."""
    store, seen = window.store, seen_text(move.tile, map_view(window).quarters)
    lines = changes(window, move) or (store.text("new_lands_table.changes_nothing"),)
    return column(
        [
            ft.Row(
                [
                    picture(looks.tile(store, seen), "", width=theme.EXHIBIT, height=theme.EXHIBIT),
                    ft.Column([ft.Text(line) for line in lines], expand=True, spacing=theme.CLOSE),
                ],
                spacing=theme.GAP,
            ),
            note(store.text("new_lands_table.what_if")),
            answer(store.text("new_lands_table.lay_it"), Action(window.play, move), main=True),
            row(back_button(store, Action(window.close))),
        ]
    )


def changes(window: LandsWindow, move: LayTile) -> tuple[str, ...]:
    """For each meeple whose numbers it changes: those before and those after. A tile that does not fit changes none."""
    state = window.state
    try:
        after = apply(state, move)
    except IllegalMove:
        return ()
    lines = []
    for meeple in state.standing:
        was, now = state.numbers(meeple), after.numbers(meeple)
        if was is not None and now is not None and (was.now, was.end) != (now.now, now.end):
            numbers = {"was": was.now, "now": now.now, "was_end": was.end, "end": now.end}
            name, on = state.name(meeple.seat), meeple.on.value
            lines.append(window.store.text("new_lands_table.tile_changes", name=name, on=on, **numbers))
    return tuple(lines)
