"""What the whole table settles: that a round begins, and which token lay on top."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.match import dice
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.lil_everdell.table.asking import asking, told_below
from companion.views.lil_everdell.table.pictured import pictured, pictured_place
from companion.views.lil_everdell.table.window import LilWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.widgets.answers import grid
from companion.widgets.controls import Act, Action
from companion.widgets.layout import column
from rules.kernel import Phrase
from rules.lil_everdell.moves import BeginRound


@component
def RoundTurn(window: LilWindow) -> ft.Control:
    """Ready; or the app rolls, once it knows the faces."""
    store, question, keys = window.store, window.question, AnswerKeys(window)
    assert question is not None
    words, svg = (
        store.say(question.options[0].label),
        looks.sign("own_roll" if question.entries else "ready", store.dark),
    )
    ready = keys.place(
        Action(window.play, question.options[0].move),
        lambda act, _: pictured(store, words, svg, act, main=True),
    )
    rolls = [keys.place(Action(_roll, window), partial(_die, window, entry.label)) for entry in question.entries]
    return column([*asking(window), ready, *rolls, *told_below(window)])


def _die(window: LilWindow, label: Phrase, act: Act, _key: int) -> ft.Control:
    return pictured(window.store, window.store.say(label), looks.sign("app_roll", window.store.dark), act)


def _roll(window: LilWindow) -> None:
    state = window.state
    faces = tuple(dice.one_of(state.facts.faces[die]) for die in range(1, state.setup.dice + 1))
    window.play(BeginRound(faces=faces))


@component
def ValueTurn(window: LilWindow) -> ft.Control:
    """The tokens that can lie on top, as they look."""
    store, question, keys = window.store, window.question, AnswerKeys(window)
    assert question is not None
    due = window.state.due[0]
    kind = due.parade.value
    shown = [
        keys.place(
            Action(window.play, option.move),
            partial(_token, store, store.say(option.label), _drawn(kind, option.move.value, store.dark)),
        )
        for option in question.options
    ]
    return column([*asking(window), grid(shown, max(2, len(shown))), *told_below(window)])


def _drawn(kind: str, value: int | None, dark: bool) -> str:
    return looks.no_token(kind, dark) if value is None else looks.parade(kind, value, dark)


def _token(store: Store, name: str, svg: str, act: Act, _key: int) -> ft.Control:
    return pictured_place(store, name, svg, act, size=sizes.PRIZE)
