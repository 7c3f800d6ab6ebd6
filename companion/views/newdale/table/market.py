"""The labour market opened large: what may come, what was left for later, and all of it put right."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import flet as ft

from companion.screen.boundary import component
from companion.views.newdale.box.parts import figure_counts
from companion.views.newdale.figure_pad import figure_pad
from companion.views.newdale.histograms import histograms
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.frame import panel, use_choice
from companion.widgets.controls import Action, button, choices
from companion.widgets.layout import folded, note, row
from companion.widgets.picking import chip, counter
from rules.newdale.components.figures import Figure
from rules.newdale.components.numbers import MOST_HOODED
from rules.newdale.moves import CorrectTable
from rules.newdale.setup import Held, Where
from rules.newdale.tell.naming import figures_name


def market_panel(window: NewdaleWindow, _which: str) -> ft.Control:
    store, state = window.store, window.state
    lines = [
        note(store.text("newdale.why_printed", figures=figures_name(state.printed))),
        note(store.text("newdale.why_in_bag", figures=figures_name(state.bag))),
        *(note(_held_name(window, each)) for each in state.held),
    ]
    if state.hooded is None:
        lines.append(note(store.text("newdale.why_hooded_untold")))
    shown = histograms(store, state.bag, state.draws) if state.drawn is None else ()
    parts = (
        *lines,
        *_left_for_later(window),
        *shown,
        folded(store.text("newdale_table.put_right"), _Corrections(window)),
    )
    return panel(window, store.text("newdale_table.may_come"), *parts, entry="labour_market")


def _left_for_later(window: NewdaleWindow) -> Iterator[ft.Control]:
    """An event without its figures, Hooded figures nobody counted: told by now."""
    store, state = window.store, window.state
    ways = []
    if (event := state.untold_event) is not None:
        ways.append(button(store.text("newdale_table.tell_event", n=event), Action(window.open, f"tell:event:{event}")))
    if state.hooded is None and state.chapter.hooded:
        ways.append(button(store.text("newdale_table.tell_hooded"), Action(window.open, "tell:hooded")))
    if ways:
        yield row(*ways)


def _held_name(window: NewdaleWindow, held: Held) -> str:
    return window.store.text("newdale_table.held", name=window.state.name(held.seat), figure=held.figure.value)


@component
def _Corrections(window: NewdaleWindow) -> ft.Control:
    return ft.Column([*_figures(window), *_numbers(window), *_held(window)])


def _correct(window: NewdaleWindow, field: str, value: Any) -> None:
    window.put_right(CorrectTable(**{field: value}))


def _figures(window: NewdaleWindow) -> Iterator[ft.Control]:
    store, state = window.store, window.state
    for field, figures in (("printed", state.printed), ("drawn", state.drawn)):
        if figures is not None:
            name, change = store.text(f"newdale_table.{field}"), partial(_correct, window, field)
            yield note(name)
            yield from figure_counts(store, figures, change, name, hooded=state.chapter.hooded and field == "drawn")


def _numbers(window: NewdaleWindow) -> Iterator[ft.Control]:
    """Hooded figures that nobody counted are told, not put right."""
    store, state = window.store, window.state
    yield counter(store, store.text("newdale_table.to_draw"), state.draws, partial(_correct, window, "draws"))
    told = (("hooded", state.hooded), ("removed", state.removed)) if state.chapter.hooded else ()
    for field, n in told:
        if n is not None:
            change = partial(_correct, window, field)
            yield counter(store, store.text(f"newdale_table.{field}_in_all"), n, change, high=MOST_HOODED)


def _held(window: NewdaleWindow) -> Iterator[ft.Control]:
    """What somebody keeps out of the bag: a tap gives it back, a figure is added where it stands."""
    store, state = window.store, window.state
    seat, choose = use_choice(window, "holder", 0, counts=True)
    where, place = use_choice(window, "where", Where.PRISON, counts=True)

    keep = partial(_correct, window, "held")

    def add(figure: Figure) -> None:
        keep((*state.held, Held(where=where, seat=seat, figure=figure)))

    yield note(store.text("newdale_table.held_by"))
    if state.held:
        yield row(
            *(
                chip(_held_name(window, each), partial(keep, (*state.held[:at], *state.held[at + 1 :])), True)
                for at, each in enumerate(state.held)
            )
        )
    if len(state.players) > 1:
        yield choices([(state.name(each), each) for each in range(len(state.players))], seat, choose)
    places = [(store.text("newdale_table.kept_where", where=each.value), each) for each in Where]
    yield choices(places, where, place)
    yield figure_pad(store, add, hooded=state.chapter.hooded, of=store.text("newdale_table.held_by"))
