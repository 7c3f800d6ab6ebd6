"""What lies on the whole table when a chapter is taken up in the middle: past events, figures out of the bag."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.views.newdale.looks import figure_sign
from companion.views.newdale.new.chapter_step import Form
from companion.views.newdale.new.draft import Going
from companion.widgets.layout import note, row, section
from companion.widgets.picking import chip, counter, picks
from rules.newdale.components.figures import ASSISTANTS, Figure
from rules.newdale.setup import Setup


def table_sections(form: Form, going: Going, setup: Setup) -> Iterator[ft.Control]:
    if going.unsure(setup):
        yield _events(form, going, setup)
    yield _figures(form, going, setup)


def change(form: Form, **changes: object) -> None:
    form.edit(lambda draft: draft.replace(going=draft.going and draft.going.replace(**changes)))


def _events(form: Form, going: Going, setup: Setup) -> ft.Control:
    """Of the three that this round belongs to; those before them have all been turned up."""
    heading = form.text("going_events")
    third = going.third(setup)
    turned = going.events_of_third(setup)

    def turn(number: int) -> None:
        full = turned.count(number) >= third.count(number) or len(turned) >= going.gone
        others = tuple(each for each in turned if each != number)
        change(form, events=others if full else (*turned, number))

    chips = [
        chip(
            f"{number} × {turned.count(number)}" if third.count(number) > 1 else str(number),
            partial(turn, number),
            number in turned,
            of=heading,
        )
        for number in dict.fromkeys(third)
    ]
    return section(heading, note(form.text("going_events_about", n=going.gone)), row(*chips))


def _figures(form: Form, going: Going, setup: Setup) -> ft.Control:
    """In somebody's Prison, whoever it is; Hooded figures that left the game."""
    store = form.store
    named = [(store.text("newdale_table.figure", figure=figure.value), figure) for figure in ASSISTANTS]
    signs = {figure: figure_sign(store, figure) for figure in ASSISTANTS}

    def hold(seat: int, figure: Figure) -> None:
        others = tuple(each for each in going.held if each != (seat, figure))
        change(form, held=others if (seat, figure) in going.held else (*others, (seat, figure)))

    parts: list[ft.Control] = []
    for seat in range(len(setup.people)):
        name = form.text("going_prison", name=form.name(seat))
        chosen = [figure for at, figure in going.held if at == seat]
        parts += [note(name), picks(named, chosen, partial(hold, seat), of=name, signs=signs)]
    if setup.row.hooded:
        most = setup.hooded_in_bag or 0
        words = form.text("going_removed")
        parts.append(counter(store, words, going.removed, lambda n: change(form, removed=n), high=most))
    return section(form.text("going_figures"), *parts)
