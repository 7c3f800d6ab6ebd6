"""Parts of the table opened large: everybody, an area, a card of it, a parade, the round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.area import TEACH, area, card_panel, extra, teach_panel
from companion.views.lil_everdell.table.diagram import diagram_panel
from companion.views.lil_everdell.table.strip import player_button
from companion.views.lil_everdell.table.window import PICTURES, SIGNS_ONLY, LilWindow, names
from companion.views.table.frame import panel
from companion.views.table.game_table import PLAYERS, Panel
from companion.views.table.standings import standings
from companion.widgets.answers import stepper, toggle
from companion.widgets.controls import choices
from companion.widgets.layout import note, row
from companion.widgets.picking import one_less_and_more
from companion.widgets.pictures import picture
from rules.lil_everdell.ask.table import why_sun
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.moves import CorrectTable
from rules.lil_everdell.rounds import turns_beside


def players(window: LilWindow, _which: str) -> ft.Control:
    """Everybody's area, points so far, and how this device asks."""
    store = window.store
    seats = range(len(window.state.players))
    return panel(
        window,
        store.text("table.players"),
        *(ft.Row([player_button(window, seat), _name(window, seat)], spacing=theme.GAP) for seat in seats),
        *standings(
            window,
            tuple(looks.player(window.state, seat, store.dark, plain=True) for seat in seats),
            names=names(window),
            bare=store.switched(PICTURES),
        ),
        row(*(_switch(window, name, key) for name, key in ((SIGNS_ONLY, "which_card"), (PICTURES, "pictures_only")))),
        sign=looks.sign("home_board", store.dark) if store.switched(PICTURES) else "",
    )


def _name(window: LilWindow, seat: int) -> ft.Control:
    return ft.Text(
        window.store.called(window.state.called(seat)), theme_style=ft.TextThemeStyle.TITLE_MEDIUM, expand=True
    )


def _switch(window: LilWindow, name: str, key: str) -> ft.Control:
    store = window.store
    on = store.switched(name) is (name != SIGNS_ONLY)

    async def turn() -> None:
        await store.switch(name)
        window.redraw.count += 1

    return toggle(store.text(f"lil_everdell_table.{key}"), on, turn)


def parade(window: LilWindow, which: str) -> ft.Control:
    """The stack from the top, as far as anyone knows, and who has a token of it."""
    store, state, kind = window.store, window.state, ParadeKind(which)
    left, untold = state.left(kind), any(state.may_hold(player, kind) for player in state.players)
    tokens = [
        picture(looks.parade(which, value, store.dark), str(value), width=sizes.PRIZE, height=sizes.PRIZE)
        for value in left
    ]
    held = [
        store.text("lil_everdell_table.has_token", name=state.called(seat), value=token.value)
        for seat, player in enumerate(state.players)
        for token in player.parades or ()
        if token.kind is kind
    ]
    return panel(
        window,
        store.text("lil_everdell.parade", parade=which),
        row(*tokens) if tokens else note(store.text("lil_everdell_table.no_tokens")),
        *(ft.Text(line) for line in held),
        *([note(store.text("lil_everdell.why_value"))] if untold and not store.switched(PICTURES) else []),
        entry="parades",
        sign=looks.parade(which, None, store.dark) if store.switched(PICTURES) else "",
    )


def sun(window: LilWindow, _which: str) -> ft.Control:
    """Who has it, and why."""
    store, state = window.store, window.state
    return panel(
        window,
        store.text("lil_everdell_table.part_sun", name=state.called(state.sun)),
        row(
            picture(looks.sign("sun", store.dark), "", width=sizes.PRIZE, height=sizes.PRIZE),
            picture(looks.player(state, state.sun, store.dark), "", width=sizes.PRIZE, height=sizes.PRIZE),
        ),
        *([] if store.switched(PICTURES) else [note(store.say(why_sun(state)))]),
        entry="sun",
        sign=looks.sign("sun", store.dark) if store.switched(PICTURES) else "",
    )


def table_round(window: LilWindow, _which: str) -> ft.Control:
    store = window.store
    return panel(
        window,
        store.text("lil_everdell_table.part_round", round=window.state.round),
        Round(window),
        entry="rounds",
        sign=looks.sign("moon", store.dark) if store.switched(PICTURES) else "",
    )


@component
def Round(window: LilWindow) -> ft.Control:
    """Where the game really stands: each change is a step like any other."""
    store, state = window.store, window.state
    width, height = sizes.MOON
    taken = store.text("lil_everdell_table.turns_taken")
    suns = [(store.called(state.called(seat)), seat) for seat in range(len(state.players))]
    return ft.Column(
        [
            picture(looks.moon(state.round, store.dark), "", width=width * 2, height=height * 2),
            note(store.text("lil_everdell_table.round_about")),
            choices(
                [(store.text("lil_everdell_table.round_n", n=n), n) for n in range(1, SETUP.rounds + 1)],
                state.round,
                lambda n: window.put_right(CorrectTable(round=n)),
            ),
            *(
                []
                if state.setup.solo
                else [
                    ft.Text(store.text("lil_everdell_table.who_has_sun")),
                    choices(suns, state.sun, lambda seat: window.put_right(CorrectTable(sun=seat))),
                ]
            ),
            stepper(
                taken,
                str(state.taken),
                *one_less_and_more(store, taken, partial(_take, window, -1), partial(_take, window, 1)),
            ),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _take(window: LilWindow, by: int) -> None:
    window.put_right(CorrectTable(taken=turns_beside(window.state, by)))


PANELS: Final[Mapping[str, Panel]] = MappingProxyType(
    {
        PLAYERS: players,
        "area": area,
        "card": card_panel,
        TEACH.removesuffix(":"): teach_panel,
        "extra": extra,
        "parade": parade,
        "round": table_round,
        "sun": sun,
        "diagram": diagram_panel,
    }
)
