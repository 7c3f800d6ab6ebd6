"""The weather card that comes up, written down once and known from then on (p. 13)."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.boundary import component
from companion.sitting import Sitting
from companion.views.farshore.table.asked import asks, buttons
from companion.views.farshore.table.frame import use_choice
from companion.widgets.answers import answer
from companion.widgets.controls import text_field
from companion.widgets.layout import column, note
from rules.farshore.components.told import WeatherText
from rules.farshore.moves import TurnWeather


@component
def WeatherTurn(sitting: Sitting) -> ft.Control:
    top, set_top = use_choice(sitting, "")
    bottom, set_bottom = use_choice(sitting, "")
    store, question = sitting.store, sitting.question
    assert question is not None

    def written() -> None:
        if top.strip():
            sitting.play(TurnWeather(card=WeatherText(top=top, bottom=bottom.strip() or None)))

    def line(key: str, value: str, change: Any) -> ft.Control:
        name = store.text(f"farshore_table.weather_{key}")
        return text_field(name, value, change, store, multiline=True, max_length=400)

    return column(
        [
            *asks(store, question),
            *buttons(sitting, question.answers),
            note(store.text("farshore_table.weather_write")),
            line("top", top, set_top),
            line("bottom", bottom, set_bottom),
            answer(store.text("farshore_table.weather_keep"), written, main=bool(top.strip()), grey=not top.strip()),
        ]
    )
