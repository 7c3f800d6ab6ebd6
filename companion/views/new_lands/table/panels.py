"""What can be opened at any time: a person with their lines and what may be put right, and matters of the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.new_lands import looks
from companion.views.new_lands.table.window import PERSON, LandsWindow, colour, role_sign
from companion.views.table.frame import panel
from companion.widgets.answers import answer, stepper
from companion.widgets.controls import Emphasis, button, choices
from companion.widgets.layout import folded, note, row
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.moves import (
    AnyMove,
    CorrectMeeple,
    CorrectPlayer,
    CorrectTable,
    Finish,
    Leave,
    PutMapAway,
)
from rules.new_lands.players import Meeple
from rules.new_lands.score.standing import score


def players_panel(window: LandsWindow, _which: str) -> ft.Control:
    store, state = window.store, window.state
    people = [
        answer(
            store.text("new_lands_table.person_points", name=state.name(seat), n=player.points),
            partial(window.open, f"{PERSON}:{seat}"),
            svg=looks.meeple(colour(window, seat), store.dark),
        )
        for seat, player in enumerate(state.players)
    ]
    return panel(window, store.text("table.players"), *people, *_table(window))


def _table(window: LandsWindow) -> Iterator[ft.Control]:
    """Matters of the whole table."""
    store, state = window.store, window.state
    if state.over:
        return
    names = [(state.name(seat), seat) for seat, player in enumerate(state.players) if not player.left]
    yield note(store.text("new_lands_table.whose_turn"))
    yield choices(names, state.turn, lambda seat: window.adjust(CorrectTable(turn=seat)))
    yield stepper(
        store.text("new_lands_table.tiles_left_to_draw"),
        str(state.left),
        (store.text("new_lands_table.tile_less"), partial(window.adjust, CorrectTable(left=max(0, state.left - 1)))),
        (store.text("new_lands_table.tile_more"), partial(window.adjust, CorrectTable(left=state.left + 1))),
    )
    if state.land is not None:
        yield row(_move(window, "put_map_away", PutMapAway(), ft.Icons.LAYERS_CLEAR))
    yield row(_move(window, "finish", Finish(), ft.Icons.FLAG_OUTLINED))


def _move(window: LandsWindow, key: str, move: AnyMove, icon: ft.IconData) -> ft.Control:
    return button(window.store.text(f"new_lands_table.{key}"), partial(window.play, move), icon=icon)


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


def meeple_row(window: LandsWindow, meeple: Meeple) -> ft.Control:
    """On a map with its three numbers."""
    store, state = window.store, window.state
    worth, n = state.numbers(meeple), 0
    if state.land is not None and meeple.place is not None:
        n = state.land.at[meeple.place.spot]
    if worth is None:
        said = store.text("new_lands_table.stands", on=meeple.on.value)
    else:
        said = store.text(
            "new_lands_table.numbers",
            on=meeple.on.value,
            n=n,
            now=worth.now,
            close=worth.close,
            end=worth.end,
            gaps=worth.gaps,
        )
    sign = role_sign(window, meeple)
    who = state.name(meeple.seat)
    return answer(f"{who}: {said}", partial(window.open, f"meeple:{state.standing.index(meeple)}"), svg=sign)


def _corrections(window: LandsWindow, seat: int) -> Iterator[ft.Control]:
    store, state = window.store, window.state
    player = state.players[seat]
    for what, value in (("points", player.points), ("home", player.home)):
        name = store.text(f"new_lands_table.value_{what}")
        yield stepper(
            name,
            str(value),
            (
                store.text("controls.less", what=name),
                partial(window.adjust, CorrectPlayer.model_validate({"seat": seat, what: max(0, value - 1)})),
            ),
            (
                store.text("controls.more", what=name),
                partial(window.adjust, CorrectPlayer.model_validate({"seat": seat, what: value + 1})),
            ),
        )
    if state.land is None:
        for on in Terrain:
            name = store.text("new_lands_table.out", on=on.value)
            n = sum(meeple.on is on for meeple in state.of(seat))
            yield stepper(
                name,
                str(n),
                (store.text("controls.less", what=name), partial(window.adjust, CorrectMeeple(seat=seat, lift=on))),
                (store.text("controls.more", what=name), partial(window.adjust, CorrectMeeple(seat=seat, add=on))),
                svg=looks.terrain(store, on),
            )
    if not player.left and not state.over:
        yield row(_move(window, "leave", Leave(seat=seat), ft.Icons.LOGOUT))


def meeple_panel(window: LandsWindow, which: str) -> ft.Control:
    """One meeple: how its area counts, and lifting it without points where it was written down wrongly."""
    store, state = window.store, window.state
    if int(which) >= len(state.standing):
        return panel(window, store.text("new_lands_table.meeple_gone"))
    meeple = state.standing[int(which)]
    worth = state.numbers(meeple)
    lines: list[ft.Control] = []
    if worth is not None and state.land is not None:
        area = state.area(meeple)
        tiles = state.land.tiles_of(area) if area else ()
        lines = [
            note(store.text("new_lands_table.counted", tiles=worth.tiles, cities=worth.cities, gaps=worth.gaps)),
            note(store.text("new_lands_table.on_tiles", tiles=", ".join(map(str, tiles)))),
            note(store.text("new_lands_table.three", now=worth.now, close=worth.close, end=worth.end, gaps=worth.gaps)),
        ]
    lift = CorrectMeeple(seat=meeple.seat, lift=meeple.place or meeple.on)
    away = button(
        store.text("new_lands_table.lift"),
        partial(window.play, lift),
        icon=ft.Icons.REMOVE_CIRCLE_OUTLINE,
        weight=Emphasis.QUIET,
    )
    heading = store.text("new_lands_table.meeple_of", name=state.name(meeple.seat), on=meeple.on.value)
    return panel(window, heading, *lines, row(away), entry="three_numbers")


PANELS = {"players": players_panel, PERSON: person_panel, "meeple": meeple_panel}
