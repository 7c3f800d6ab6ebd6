"""A building in hand, tried out on a free area: its rows as long as their chance, before anybody pays for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.screen.boundary import component
from companion.views.newdale.desk_card import Chance, desk_card, desk_rows, row_button, rows_abreast, tell_exactly
from companion.views.newdale.figure_pad import figure_pad, taken
from companion.views.newdale.finding import find_buildings
from companion.views.newdale.looks import card_sign, letters, sign
from companion.views.newdale.table.own_desk import discarded
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.frame import panel, use_choice
from companion.widgets.controls import Action, choices
from companion.widgets.layout import note, row
from companion.widgets.picking import chip
from companion.widgets.typing import Typed
from rules.newdale.building import free_areas
from rules.newdale.components.buildings import Building, BuildingKind
from rules.newdale.components.figures import Figure, Figures
from rules.newdale.desk import row_odds

IN_SIGHT = 6
"""Cards found, before more letters are typed."""


def try_panel(window: NewdaleWindow, which: str) -> ft.Control:
    return _TryCard(window, int(which))


@component
def _TryCard(window: NewdaleWindow, seat: int) -> ft.Control:
    store, nobody = window.store, tuple[Figure, ...]()
    card, _ = use_choice(window, "card", "")
    need, ask_for = use_choice(window, "need", nobody, counts=True)
    known = window.state.facts.buildings.get(card)
    asked = known.need if known and known.need is not None else Figures.of(need)
    heading = store.text("newdale_table.needs")
    return panel(
        window,
        store.text("newdale_table.try_card"),
        note(store.text("newdale_table.market_now", figures=letters(store, window.state.market(seat)))),
        *_cards(window, seat),
        note(store.text("newdale_table.try_how")),
        figure_pad(store, lambda figure: ask_for((*need, figure)), of=heading),
        *([taken(store, need, lambda at: ask_for((*need[:at], *need[at + 1 :])))] if need else ()),
        *(_tried(window, seat, known, asked) if known or need else ()),
        entry="rows",
    )


def _cards(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    """Those whose need is told, by a few letters."""
    store, state = window.store, window.state
    typed, write = use_choice(window, "typed", "", counts=True)
    card, choose = use_choice(window, "card", "", counts=True)
    built = {each.card for each in state.players[seat].built}
    found = find_buildings(store, state.facts, typed, (BuildingKind.PRODUCTION.value,))
    fit = [each for each in found if each.need is not None and each.id not in built][:IN_SIGHT]
    yield Typed(store.text("newdale_table.which_card"), typed, write, store, {"prefix_icon": ft.Icons.SEARCH})
    yield row(
        *(
            chip(
                store.called(each.name),
                partial(choose, "" if each.id == card else each.id),
                each.id == card,
                card_sign(store, each),
            )
            for each in fit
        )
    )


def _tried(window: NewdaleWindow, seat: int, known: Building | None, need: Figures) -> Iterator[ft.Control]:
    """On one of the free areas; with as many cards to discard as on the desk."""
    store, state = window.store, window.state
    free = free_areas(state, seat)
    if not free:
        yield note(store.text("newdale_table.no_area_free"))
        return
    area, move = use_choice(window, "area", free[0], counts=True)
    name = store.called(known.name) if known and known.need is not None else store.text("newdale_table.in_hand")
    price, rate = known.price if known else None, state.rate(seat)
    rows = []
    for row_, found in zip(state.rows(seat, area), row_odds(state, seat, area, need), strict=True):
        chance = Chance(found.odds, found.short, rate, discarded(window, seat) // rate, price)
        rows.append(row_button(store, name, row_, chance, Action(tell_exactly, store, chance)))
    svg = card_sign(store, known) if known else sign(store, "house")
    yield desk_card(store, name, svg, "", need, desk_rows(rows, rows_abreast(store)))
    if len(free) > 1:
        named = [(str(each), each) for each in free]
        yield ft.Row([note(store.text("newdale_table.on_area")), choices(named, area, move)], wrap=True)
