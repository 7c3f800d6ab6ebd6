"""What the table shows when play begins: wind rose tiles, Krabita's plan columns, the weather card."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.drawings.farshore.plan import plan_card
from companion.match import dice
from companion.screen import theme
from companion.views.farshore.new.form import Form
from companion.views.farshore.new.middle import BLANK, krabita
from companion.views.farshore.new.tiles import Tile
from companion.views.farshore.table import looks
from companion.views.new.checklist import Checklist
from companion.views.new.doubts import all_doubts
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import button
from companion.widgets.layout import folded, note, row, section
from companion.widgets.picking import chip
from companion.widgets.pictures import picture
from companion.widgets.typing import Typed
from rules.farshore.components.told import LONGEST_TEXT, WeatherText
from rules.farshore.components.traits import Colour
from rules.farshore.layout import layout
from rules.farshore.score.standing import doubts
from rules.farshore.setup import Weather
from rules.farshore.steps import STACKS
from rules.farshore.tell.naming import weather_name
from rules.kernel import phrase

PLAN: Final = "plan"
"""Where the screen is scrolled to when it is still to be filled."""


def table_step(form: Form) -> list[ft.Control]:
    """In a rematch nobody has seen the laying-out list yet."""
    setup = form.setup
    steps = layout(setup) if form.again else ()
    return [
        *all_doubts(form, doubts(setup)),
        note(form.text("tile_about")),
        *(Tile(form, stack) for stack in STACKS),
        *([_plan(form)] if form.draft.krabita else []),
        *([_weather(form, setup.effects)] if setup.effects is not Weather.NONE else []),
        *([folded(form.store.text("new.checklist"), Checklist(form.store, steps))] if steps else []),
    ]


def _plan(form: Form) -> ft.Control:
    plan = form.draft.plan
    rows = {marker.colour: marker.row for marker in krabita(form.draft.middle or BLANK).plan.markers}
    drawn = plan_card(form.store.palette, plan, [rows[colour] for colour in plan])
    over = button(form.text("clear"), partial(form.set, columns=(), shuffled=False), icon=ft.Icons.REFRESH)
    shown = section(
        form.text("plan"),
        note(form.text("shuffled_about" if form.draft.shuffled else "plan_about")),
        grid([_marker(form, colour) for colour in Colour], len(Colour)),
        row(
            button(form.text("shuffle"), partial(_shuffle, form), icon=ft.Icons.SHUFFLE),
            *([over] if plan else []),
        ),
        *([picture(drawn, "", height=theme.BANNER, fit=ft.BoxFit.CONTAIN)] if plan else []),
    )
    return ft.Container(shown, key=ft.ScrollKey(PLAN))  # type: ignore[call-arg]


def _shuffle(form: Form) -> None:
    form.set(columns=dice.shuffled(tuple(Colour)), shuffled=True)


def _marker(form: Form, colour: Colour) -> ft.Control:
    plan = form.draft.plan
    column = plan.index(colour) + 1 if colour in plan else 0
    return picture_button(
        str(column) if column else "–",
        looks.sign(colour, form.store.dark),
        lambda: form.edit(lambda draft: draft.marked(colour)),
        spoken=form.text("plan_marker", n=column, marker=phrase("farshore.colour_marker", colour=colour.value)),
        chosen=bool(column),
    )


def _weather(form: Form, effects: Weather) -> ft.Control:
    fields = [_effect(form, "top")] + ([_effect(form, "bottom")] if effects is Weather.BOTH else [])
    known = [_card(form, card) for card in form.box.weather]
    return section(
        form.text("weather_card"),
        note(form.text("weather_card_about")),
        *([row(*known)] if known else []),
        *fields,
    )


def _effect(form: Form, part: str) -> ft.Control:
    field = f"weather_{part}"
    return Typed(
        form.text(f"weather_card_{part}"),
        getattr(form.draft, field),
        lambda typed: form.set(**{field: typed}),
        form.store,
        {"multiline": True, "min_lines": 1, "max_lines": 4, "max_length": LONGEST_TEXT, "counter": ""},
        as_kept=lambda typed: typed[:LONGEST_TEXT],
    )


def _card(form: Form, card: WeatherText) -> ft.Control:
    chosen = form.draft.weather_top == card.top and form.draft.weather_bottom == (card.bottom or "")
    taken = {"weather_top": "" if chosen else card.top, "weather_bottom": "" if chosen else card.bottom or ""}
    return chip(form.text("weather_known", card=weather_name(card)), partial(form.set, **taken), chosen)
