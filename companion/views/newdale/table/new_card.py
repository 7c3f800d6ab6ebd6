"""A card outside of one's turn: of a desk, whenever it was built; else one more, by an effect."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.screen.boundary import component
from companion.views.newdale.figure_pad import colour_picks
from companion.views.newdale.looks import sign
from companion.views.newdale.table.build import area_choice, build_parts
from companion.views.newdale.table.card_list import card_list
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import panel, use_choice
from companion.widgets.answers import stepper
from companion.widgets.controls import Action, button
from companion.widgets.layout import row
from companion.widgets.picking import one_less_and_more
from rules.newdale.components.buildings import BuildingKind
from rules.newdale.components.figures import Assistant
from rules.newdale.moves import Build, Ship
from rules.newdale.setup import Depth


def card_panel(window: NewdaleWindow, which: str) -> ft.Control:
    return _NewCard(window, int(which))


@component
def _NewCard(window: NewdaleWindow, seat: int) -> ft.Control:
    keys = AnswerKeys(window)
    followed = window.state.depth is Depth.FULL
    parts = build_parts(window, keys, seat, None, extra=True) if followed else _of_a_desk(window, keys, seat)
    return panel(window, window.store.text("newdale_table.new_building"), *parts)


def _of_a_desk(window: NewdaleWindow, keys: AnswerKeys, seat: int) -> list[ft.Control]:
    """The card, and the colour where it has one, lays it there; nothing else is written down."""
    nothing: str = ""
    card, _ = use_choice(window, "card", nothing)
    area, choose = use_choice(window, "area", 0, counts=True)
    if card:
        return [colour_picks(window.store, None, partial(_lay, window, seat, area, card))]
    return [
        *area_choice(window, seat, area or None, choose),
        *card_list(window, keys, seat, True, _take, window, seat, area),
    ]


def _take(window: NewdaleWindow, seat: int, area: int, card: str) -> None:
    if window.state.facts.building(card).coloured:
        window.panels.choices[window.panel, "card"] = card
        window.store.reading.start()
        window.redraw.count += 1
    else:
        _lay(window, seat, area, card)


def _lay(window: NewdaleWindow, seat: int, area: int, card: str, colour: Assistant | None = None) -> None:
    production = window.state.facts.building(card).kind is BuildingKind.PRODUCTION
    if window.try_move(Build(seat=seat, card=card, area=(area or None) if production else None, colour=colour)):
        window.close()


def beyond_turns(window: NewdaleWindow, seat: int) -> Iterator[ft.Control]:
    """In the panel of a seat: one more card, by an effect; the ship, where the chapter has ships."""
    store, state = window.store, window.state
    if state.followed(seat):
        yield row(button(store.text("newdale_table.one_more"), Action(window.open, f"card:{seat}")))
    if state.chapter.ships:
        name = store.text("newdale_table.ship")
        less, more = (Action(window.adjust, Ship(seat=seat, spaces=by)) for by in (-1, 1))
        ends = one_less_and_more(store, name, less, more)
        yield stepper(name, str(state.players[seat].ship), *ends, sign(store, "ship"))
