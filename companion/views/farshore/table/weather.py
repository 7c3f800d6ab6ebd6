"""The weather card in force: told when it comes up or later, written down once and known from then on (p. 13)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.screen.boundary import component
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import answer_list, panel, use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer
from companion.widgets.layout import column, note
from companion.widgets.typing import Typed
from rules.farshore.components.told import LONGEST_TEXT, WeatherText
from rules.farshore.moves import NameWeather, TurnWeather
from rules.farshore.seasons import unseen_weather
from rules.farshore.tell.naming import weather_name


@component
def WeatherTurn(window: FarshoreWindow) -> ft.Control:
    store, question = window.store, window.question
    assert question is not None
    return column(
        [
            *asks(window, question),
            answer_list(store, AnswerKeys(window).answers(question.answers)),
            note(store.text("farshore_table.weather_write")),
            Written(window, lambda card: window.play(TurnWeather(card=card))),
        ]
    )


@component
def WeatherPanel(window: FarshoreWindow) -> ft.Control:
    """What the card says; if nobody wrote it down, or not as it is printed, that can be done here."""
    store, state = window.store, window.state
    now = state.weather[-1] if state.weather else None
    lines = [store.say(weather_name(now)), *([now.bottom] if now and now.bottom else ())]

    def tell(card: WeatherText) -> None:
        window.play(NameWeather(card=card))

    return panel(
        window,
        store.text("farshore_table.weather"),
        *(ft.Text(line, theme_style=ft.TextThemeStyle.BODY_LARGE) for line in lines),
        note(store.text("farshore.why_weather", effects=state.setup.effects.value)),
        note(store.text("farshore_table.weather_other" if now else "farshore_table.weather_later")),
        *(answer(store.say(weather_name(card)), partial(tell, card)) for card in unseen_weather(state)),
        Written(window, tell, now),
        entry="weather",
    )


@component
def Written(window: FarshoreWindow, keep: Callable[[WeatherText], Any], now: WeatherText | None = None) -> ft.Control:
    top, set_top = use_choice(window, "top", now.top if now else "", counts=True)
    bottom, set_bottom = use_choice(window, "bottom", (now and now.bottom) or "", counts=True)
    store, whole = window.store, bool(top.strip())
    card = WeatherText(top=top, bottom=bottom.strip() or None) if whole else None
    new = card is not None and card != now

    def line(key: str, value: str, change: Any) -> ft.Control:
        name = store.text(f"farshore_table.weather_{key}")
        looks = {"multiline": True, "max_length": LONGEST_TEXT, "counter": ""}
        return Typed(name, value, change, store, looks, as_kept=lambda typed: typed[:LONGEST_TEXT])

    return column(
        [
            line("top", top, set_top),
            line("bottom", bottom, set_bottom),
            answer(
                store.text("farshore_table.weather_keep"),
                lambda: keep(card) if card and new else None,
                main=new,
                grey=not new,
            ),
        ]
    )
