"""Krabita or not, how hard she plays, weather, how much to record, open questions, beginning or middle."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.views.farshore.new.form import Form
from companion.views.farshore.new.middle import BLANK
from companion.views.new.beginning import beginning
from companion.views.new.rulings import house_rulings
from companion.widgets.controls import choices
from companion.widgets.layout import note, section
from companion.widgets.picking import option, option_cards
from rules.farshore.components.numbers import KRABITA
from rules.farshore.rulings import OPTIONS
from rules.farshore.setup import Depth, Weather
from rules.kernel import phrase
from rules.printed import Edition


def game_step(form: Form) -> list[ft.Control]:
    with_her = form.draft.krabita
    return [
        _krabita(form),
        *([_level(form), _tracking(form)] if with_her else [_weather(form)]),
        beginning(form, BLANK),
        *(house_rulings(form, OPTIONS) if with_her else []),
    ]


def _krabita(form: Form) -> ft.Control:
    options = [(form.text("with_her"), True), (form.text("without_her"), False)]
    return section(
        form.text("krabita"),
        note(form.text("krabita_about")),
        *_edition(form),
        choices(options, form.draft.krabita, lambda krabita: form.set(krabita=krabita)),
    )


def _edition(form: Form) -> list[ft.Control]:
    edition = form.box.edition or form.store.language
    return [note(form.text("other_edition"))] if edition == Edition.RU else []


def _level(form: Form) -> ft.Control:
    options = [
        option(
            form.text("level_name", n=level.id.number, level=phrase("farshore.level", level=level.id.value)),
            form.text("level_means", spaces=level.spaces, weather=level.weather),
            partial(form.set, level=level.id),
            chosen=level.id is form.draft.level,
        )
        for level in KRABITA.levels
    ]
    her = form.draft.her_piece
    return section(form.text("level"), *options, *([note(form.text("her_piece", piece=her))] if her else []))


def _weather(form: Form) -> ft.Control:
    options = [(form.text(f"weather_{weather}"), weather) for weather in Weather]
    return section(
        form.text("weather"),
        note(form.text("weather_about")),
        choices(options, form.draft.weather, lambda weather: form.set(weather=weather)),
    )


def _tracking(form: Form) -> ft.Control:
    """Side by side: what each costs in taps, and what it gives."""
    options = [
        (
            form.text(f"{depth}_name"),
            form.text(f"{depth}_costs"),
            [form.text(f"{depth}_gives_{n}") for n in (1, 2, 3)],
            partial(form.set, tracking=depth),
            depth is form.draft.tracking,
        )
        for depth in Depth
    ]
    words = form.text("depth_costs"), form.text("depth_gives")
    return section(form.text("tracking"), option_cards(form.store, options, words))
