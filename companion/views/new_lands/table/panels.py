"""What can be opened at any time: a person with their lines and what may be put right, and matters of the table."""

from __future__ import annotations

from collections.abc import Iterator

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.new_lands import looks
from companion.views.new_lands.table.explained import meeple_row
from companion.views.new_lands.table.what_if import what_if_switch
from companion.views.new_lands.table.window import AREAS, LEFT, PERSON, TAKE, LandsWindow, begin, colour
from companion.views.table.frame import across, panel
from companion.widgets.answers import answer, grid, picture_button, stepper
from companion.widgets.controls import Action, button, choices
from companion.widgets.layout import folded, note, row
from companion.widgets.picking import one_less_and_more
from rules.moves import Leave
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.final import total
from rules.new_lands.moves import AnyMove, CorrectMeeple, CorrectPlayer, CorrectTable, Finish, PutMapAway
from rules.new_lands.score.standing import score
from rules.new_lands.state import Phase


def players_panel(window: LandsWindow, _which: str) -> ft.Control:
    store, state = window.store, window.state
    people = [
        answer(
            store.text("new_lands_table.person_points", name=state.name(seat), n=total(state, seat)),
            Action(window.open, f"{PERSON}:{seat}"),
            svg=looks.meeple(colour(window, seat), store.dark),
        )
        for seat in range(len(state.players))
    ]
    return panel(window, store.text("table.players"), *people, *_table(window))


def _table(window: LandsWindow) -> Iterator[ft.Control]:
    """Matters of the whole table."""
    store, state = window.store, window.state
    if state.over:
        # There may be a tile left after all; not where the table ended the game before the last one.
        yield from () if state.finished else (_tiles_left(window),)
        return
    people = [seat for seat, player in enumerate(state.players) if not player.left]
    names = [(store.written(state.name(seat)), seat) for seat in people]
    yield note(store.text("new_lands_table.whose_turn"))
    yield choices(names, state.turn, lambda seat: window.adjust(CorrectTable(turn=seat)))
    yield _tiles_left(window)
    if state.land is not None:
        n = len(state.land.areas)
        yield row(
            button(store.text("new_lands_table.areas_listed", n=n), Action(window.open, AREAS), icon=ft.Icons.LIST)
        )
        if state.box.complete:
            yield row(button(store.text("new_lands_table.left"), Action(window.open, LEFT), icon=ft.Icons.GRID_VIEW))
        yield row(what_if_switch(window))
        yield row(_move(window, "put_map_away", PutMapAway(), ft.Icons.LAYERS_CLEAR))
    yield row(_move(window, "finish", Finish(), ft.Icons.FLAG_OUTLINED))


def _tiles_left(window: LandsWindow) -> ft.Control:
    store, left = window.store, window.state.left
    return stepper(
        store.text("new_lands_table.tiles_left_to_draw"),
        str(left),
        (store.text("new_lands_table.tile_less"), Action(window.adjust, CorrectTable(left=max(0, left - 1)))),
        (store.text("new_lands_table.tile_more"), Action(window.adjust, CorrectTable(left=left + 1))),
    )


def _move(window: LandsWindow, key: str, move: AnyMove, icon: ft.IconData) -> ft.Control:
    return button(window.store.text(f"new_lands_table.{key}"), Action(window.play, move), icon=icon)


def person_panel(window: LandsWindow, which: str) -> ft.Control:
    return PersonPanel(window, int(which))


@component
def PersonPanel(window: LandsWindow, seat: int) -> ft.Control:
    store, state = window.store, window.state
    found = score(state)[seat]
    lines: list[ft.Control] = [
        ft.Row([ft.Text(store.say(line.why), expand=True), ft.Text(str(line.points))], spacing=theme.GAP)
        for line in found.lines
    ]
    return panel(
        window,
        store.text("new_lands_table.person_points", name=state.name(seat), n=found.total),
        *(lines or [note(store.text("new_lands_table.no_lines"))]),
        *(meeple_row(window, meeple) for meeple in state.of(seat)),
        folded(store.text("new_lands_table.correct"), *_corrections(window, seat)),
        entry="taking_back",
    )


def _corrections(window: LandsWindow, seat: int) -> Iterator[ft.Control]:
    state, player = window.state, window.state.players[seat]
    yield _number(window, "points", total(state, seat), seat)
    yield _number(window, "home", player.home, seat)
    if state.land is None:
        yield from (_meeples_out(window, on, seat) for on in Terrain)
        if state.phase is Phase.TURN and not player.left:
            yield from _unwritten(window, seat)
    if player.left:
        yield row(_move(window, "back_at_table", CorrectPlayer(seat=seat, left=False), ft.Icons.LOGIN))
    elif not state.over:
        yield row(_move(window, "leave", Leave(seat=seat), ft.Icons.LOGOUT))


def _number(window: LandsWindow, what: str, value: int, seat: int) -> ft.Control:
    """`what`: points, or meeples at home."""
    store = window.store
    name = store.text(f"new_lands_table.value_{what}")
    less, more = (CorrectPlayer.model_validate({"seat": seat, what: to}) for to in (max(0, value - 1), value + 1))
    ends = one_less_and_more(store, name, Action(window.adjust, less), Action(window.adjust, more))
    return stepper(name, str(value), *ends)


def _meeples_out(window: LandsWindow, on: Terrain, seat: int) -> ft.Control:
    """Those of a role, where nobody wrote down on which tile they stand."""
    store = window.store
    name = store.text("new_lands_table.out", on=on.value)
    less, more = CorrectMeeple(seat=seat, lift=on), CorrectMeeple(seat=seat, add=on)
    ends = one_less_and_more(store, name, Action(window.adjust, less), Action(window.adjust, more))
    n = sum(meeple.on is on for meeple in window.state.of(seat))
    return stepper(name, str(n), *ends, svg=looks.terrain(store, on))


def _unwritten(window: LandsWindow, seat: int) -> Iterator[ft.Control]:
    """A meeple whose placing nobody wrote down comes home all the same: the table insists on it."""
    store = window.store
    yield note(store.text("new_lands_table.not_written"))
    roles = [
        picture_button(
            store.text("new_lands_table.take_short", on=on.value),
            looks.role(on.value, colour(window, seat), store.dark),
            Action(begin, window, TAKE, seat, on.value),
        )
        for on in Terrain
    ]
    yield grid(roles, across(store, len(roles)))


PANELS = {"players": players_panel, PERSON: person_panel}
