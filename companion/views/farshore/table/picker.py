"""Playing a card: found by its colour's sign or by two letters of its name, then one tap."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.farshore.card_names import card_label
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore.table import looks
from companion.views.farshore.table.finding import found_cards, use_finding
from companion.views.farshore.table.labels import card_name
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import use_choice
from companion.widgets.answers import answer, toggle
from companion.widgets.controls import Act, Action, icon_button
from companion.widgets.layout import row
from rules.farshore.ask.cards import CardWay, refused_cards, ways_to_play
from rules.farshore.components.cards import Card, CardId
from rules.farshore.components.traits import Colour
from rules.farshore.people import on_table
from rules.farshore.wind import told_matches


@component
def CardPicker(window: FarshoreWindow, seat: int, back: Act, first: Colour | None = None) -> ft.Control:
    way, set_way = use_choice(window, "way", CardWay())
    nothing: CardId | None = None
    asked, ask = use_choice(window, "card", nothing)
    state, keys = window.state, AnswerKeys(window)

    def chosen(card: Card) -> None:
        moves = ways_to_play(state, seat, card, way)
        if len(moves) == 1:
            window.play(moves[0])
        else:
            ask(card.id)

    found = use_finding(window, chosen, first, focus=first is None)
    if asked:
        card = state.facts.cards[asked]
        return _choose_way(window, card, ways_to_play(state, seat, card, way), lambda: ask(None))
    refused, lying = refused_cards(window.question), on_table(state)

    def shown(card: Card) -> ft.Control:
        return keys.place(
            partial(chosen, card), lambda act, _: _card(window, card, lying[card.id], act, card.id in refused)
        )

    way_back = icon_button(window.store.text("table.back"), ft.Icons.ARROW_BACK, back)
    return ft.Column(
        [
            ft.Row([way_back, ft.Container(found.search, expand=True)]),
            found.signs,
            *([_toggles(window, way, set_way)] if seat != state.krabita_seat else ()),
            found_cards(window, found, shown),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _toggles(window: FarshoreWindow, way: CardWay, change: Any) -> ft.Control:
    store = window.store
    return row(
        *(
            toggle(store.text(f"farshore_table.way_{name}"), on, partial(change, way.replace(**{name: not on})))
            for name, on in way
        )
    )


def _card(window: FarshoreWindow, card: Card, lying: int, act: Act, grey: bool) -> ft.Control:
    store = window.store
    name = card_label(store, window.state.facts, card.id)
    return ft.Container(
        answer(
            name.written,
            act,
            spoken=name.spoken,
            below=store.text("farshore_table.copies_left", n=max(0, card.copies - lying)),
            svg=looks.sign(card.kind, store.dark),
            grey=grey,
        ),
        expand=True,
        key=card.id,
    )


def _choose_way(window: FarshoreWindow, card: Card, moves: Sequence[Any], back: Act) -> ft.Control:
    """Where the anchor lies, or whether the card matches a tile nobody told us about."""
    store, keys = window.store, AnswerKeys(window)
    return ft.Column(
        [
            ft.Text(_way_asked(window, card, moves), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            *(_way(window, keys, move) for move in moves),
            row(icon_button(store.text("table.back"), ft.Icons.ARROW_BACK, back)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _way(window: FarshoreWindow, keys: AnswerKeys, move: Any) -> ft.Control:
    return keys.place(Action(window.play, move), lambda act, _: answer(_way_name(window, move), act))


def _way_asked(window: FarshoreWindow, card: Card, moves: Sequence[Any]) -> str:
    """Nothing, where somebody has told of the tile meanwhile: then the card is only waiting to be played."""
    if any(getattr(move, "anchor", None) for move in moves):
        return window.store.text("farshore_table.which_anchor")
    return card_name(window, card.id) if len(moves) == 1 else window.store.text("farshore_table.matches_tile")


def _way_name(window: FarshoreWindow, move: Any) -> str:
    store = window.store
    stacks = " + ".join(move.matches) or "none"
    match = store.text("farshore_table.match", stacks=stacks) if told_matches(window.state.rose)[1:] else ""
    anchor = getattr(move, "anchor", None)
    under = store.text("farshore_table.anchor_on", card=card_name(window, anchor)) if anchor else ""
    return " · ".join(part for part in (under, match) if part) or store.text("farshore_table.play_it")


_STRETCH = ft.CrossAxisAlignment.STRETCH
