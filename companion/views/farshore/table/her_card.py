"""A card Krabita plays or draws: by its colour, in the order of her plan where the bay is searched (p. 15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, TypeAlias

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore import sizes
from companion.views.farshore.table import looks
from companion.views.farshore.table.people_say import seasons
from companion.views.farshore.table.picker import CardPicker
from companion.views.farshore.table.places import place_sign
from companion.views.farshore.table.plan_words import plan_words
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across, answer_list, back_button, use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer, grid, picture_button
from companion.widgets.controls import Act, Action, Emphasis, button
from companion.widgets.kept import kept_together
from companion.widgets.layout import column, note, row
from companion.widgets.pictures import picture
from rules.farshore.ask.answers import FarshoreOption
from rules.farshore.components.plan import ABOVE
from rules.farshore.components.traits import Colour
from rules.farshore.krabita.moves import KrabitaDraws, KrabitaPlays
from rules.farshore.krabita.season import DRAWS
from rules.farshore.moves import Pass, Prepare
from rules.farshore.state import Source, State
from rules.farshore.steps import KrabitaSeason

Taps: TypeAlias = dict[Colour, Act]


@component
def CardTurn(window: FarshoreWindow) -> ft.Control:
    none: Colour | None = None
    colour, choose = use_choice(window, "her_colour", none)
    by_name, set_by_name = use_choice(window, "by_name", False)
    store, state, question = window.store, window.state, window.question
    assert question is not None
    if by_name:
        return CardPicker(window, state.krabita_seat, lambda: set_by_name(False))
    groups = _groups(question.answers)
    if colour is not None and colour in groups:
        return _looks(window, groups[colour], lambda: choose(None))
    from_bay, keys = state.source is Source.BAY, AnswerKeys(window)
    taps: Taps = {
        hue: partial(choose, hue) if len(ways) > 1 else Action(window.play, ways[0].move)
        for hue, ways in groups.items()
    }
    rest = [option for option in question.answers if not isinstance(option.move, KrabitaPlays | Prepare | Pass)]
    name = button(store.text("farshore_table.by_name"), lambda: set_by_name(True), weight=Emphasis.QUIET)
    return ft.Column(
        [
            *asks(window, question, without="farshore.why_plan"),
            _with_plan(window, keys, taps, from_bay),
            *([answer_list(store, keys.answers(rest))] if rest else ()),
            *([] if from_bay else [row(name)]),
            *seasons(window, question),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


@component
def PlanDraw(window: FarshoreWindow) -> ft.Control:
    """Summer's and autumn's cards: one screen with a running list."""
    question, keys = window.question, AnswerKeys(window)
    assert question is not None
    draws = [option for option in question.answers if isinstance(option.move, KrabitaDraws)]
    taps: Taps = {option.move.colour: Action(window.play, option.move) for option in draws}
    rest = [option for option in question.answers if not isinstance(option.move, KrabitaDraws)]
    return ft.Column(
        [
            *asks(window, question, without="farshore.why_plan"),
            _running(window),
            _with_plan(window, keys, taps, numbered=True),
            *_from_deck(window, keys, rest),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


@component
def DeckDraw(window: FarshoreWindow) -> ft.Control:
    """Spring's cards, unseen."""
    question = window.question
    assert question is not None
    return ft.Column(
        [*asks(window, question), *_from_deck(window, AnswerKeys(window), question.answers)],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _from_deck(window: FarshoreWindow, keys: AnswerKeys, answers: Sequence[FarshoreOption]) -> list[ft.Control]:
    """What came from the deck; that it does not hold so many is rare, and folded away."""
    empty, set_empty = use_choice(window, "deck_short", False)
    all_drawn, *short = answers
    more = button(window.store.text("farshore_table.deck_short"), lambda: set_empty(True), weight=Emphasis.QUIET)
    return [
        answer_list(window.store, keys.answers([all_drawn, *(short if empty else ())])),
        *([row(more)] if short and not empty else []),
    ]


def _groups(answers: Iterable[FarshoreOption]) -> dict[Colour, list[FarshoreOption]]:
    """By colour, in the order to look for them."""
    groups: dict[Colour, list[FarshoreOption]] = {}
    for option in answers:
        if isinstance(option.move, KrabitaPlays):
            groups.setdefault(option.move.colour, []).append(option)
    return groups


def _with_plan(window: FarshoreWindow, keys: AnswerKeys, taps: Taps, numbered: bool) -> ft.Control:
    """The colours, and the plan card that puts them in order."""
    store, state = window.store, window.state
    shown = [_colour(store, keys, colour, act, numbered) for colour, act in taps.items()]
    if store.shape.short:
        shown = [grid(shown, _colours_across(store, numbered))]
    if not numbered:
        return kept_together("colours", shown, lambda: column(shown))
    plan = _plan_picture(store, state, next(iter(taps), None))
    out = [_out(window, marker.colour) for marker in state.her.plan.markers if marker.row == ABOVE]
    if store.preferences.text_size > theme.SMALL_TEXT:
        return column([ft.Row([plan], alignment=ft.MainAxisAlignment.CENTER), *shown, *out])
    return ft.Row(
        [ft.Container(column([*shown, *out]), expand=True), plan],
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _colour(store: Store, keys: AnswerKeys, colour: Colour, act: Act, numbered: bool) -> ft.Control:
    """`numbered`: the order to look for them matters, also where there is no keyboard."""
    name, sign = store.text("farshore.colour", colour=colour.value), looks.sign(colour, store.dark)

    def draw(act: Act, n: int) -> ft.Control:
        if store.shape.short:
            short = store.text("farshore_table.colour_short", colour=colour.value)
            shown = store.text("table.nth", n=n, what=short) if numbered else short
            return picture_button(shown, sign, act, spoken=name, size=place_sign(store))
        return answer(name, act, svg=sign, number=n if numbered else None)

    return keys.place(act, draw)


def _colours_across(store: Store, numbered: bool) -> int:
    """The plan card stands beside those that have an order."""
    return across(store, (3 if numbered else 5) if store.shape.flat else (2 if numbered else 3))


def _plan_picture(store: Store, state: State, lit: Colour | None) -> ft.Control:
    side = sizes.PLAN_WIDE if store.wide else sizes.PLAN
    spoken = plan_words(store, state.her.plan.markers)
    return picture(looks.drawn_plan(state.her.plan, lit, store.dark), spoken, width=side, height=side)


def _out(window: FarshoreWindow, colour: Colour) -> ft.Control:
    """A colour she no longer looks for, crossed out."""
    return ft.Text(
        window.store.text("farshore_table.marker_out", colour=colour.value),
        style=ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH, color=ft.Colors.ON_SURFACE_VARIANT),
    )


def _looks(window: FarshoreWindow, ways: list[FarshoreOption], back: Any) -> ft.Control:
    """Asked only because a tile in force asks: the tiles stand above the answers."""
    store, question = window.store, window.question
    assert question is not None
    return ft.Column(
        [
            ft.Text(store.text("farshore_table.what_else"), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            *(note(store.say(line)) for line in question.why if line.key == "farshore.why_tile"),
            answer_list(store, AnswerKeys(window).answers(ways, svg=partial(_sign, store))),
            row(back_button(store, back)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _sign(store: Store, move: KrabitaPlays) -> str:
    return looks.sign(move.sort or move.rarity or "unknown", store.dark)


def _running(window: FarshoreWindow) -> ft.Control:
    """What has been drawn so far, newest last."""
    store, state = window.store, window.state
    step = state.steps[0]
    assert isinstance(step, KrabitaSeason)
    drawn = DRAWS[step.season] - step.left
    if not drawn:
        return ft.Container()
    colours = [move.colour for move in window.moves_before if isinstance(move, KrabitaDraws)][-drawn:]
    side = sizes.COLOUR_SIGN
    signs = [picture(looks.sign(colour, store.dark), "", width=side, height=side) for colour in colours]
    said = ", ".join(store.text("farshore.colour", colour=colour.value) for colour in colours)
    return ft.Row([note(store.text("farshore_table.drawn", colours=said)), *signs], wrap=True)


_STRETCH = ft.CrossAxisAlignment.STRETCH
