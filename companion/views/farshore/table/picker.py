"""Playing a card: found by its colour's sign or by two letters of its name, then one tap."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.match.table_window import TableWindow
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore.table import looks
from companion.views.farshore.table.asked import offer
from companion.views.farshore.table.finding import found_cards, use_finding
from companion.views.farshore.table.frame import card_name, use_choice
from companion.widgets.answers import answer, toggle
from companion.widgets.controls import Act, icon_button
from companion.widgets.layout import row
from rules.farshore.components.cards import Card, CardId
from rules.farshore.components.traits import Colour
from rules.farshore.krabita.moves import KrabitaPlays
from rules.farshore.moves import PlayCard
from rules.farshore.people import anchor_places, on_table
from rules.farshore.state import State
from rules.farshore.wind import told_matches
from rules.kernel import Model, Move


class Way(Model):
    """How the card comes onto the table."""

    bay: bool = False
    anchor: bool = False
    extra: bool = False


@component
def CardPicker(window: TableWindow, seat: int, back: Act, first: Colour | None = None) -> ft.Control:
    found = use_finding(window, first, focus=first is None)
    way, set_way = use_choice(window, "way", Way())
    nothing: CardId | None = None
    asked, ask = use_choice(window, "card", nothing)
    state = window.state
    if asked:
        card = state.facts.cards[asked]
        return _choose_way(window, card, _moves(state, seat, card, way), lambda: ask(None))

    def chosen(card: Card) -> None:
        moves = _moves(state, seat, card, way)
        if len(moves) == 1:
            window.play(moves[0])
        else:
            ask(card.id)

    def shown(card: Card) -> ft.Control:
        return _card(window, state, seat, card, partial(chosen, card))

    offer(window, [partial(chosen, card) for card in found.cards])
    way_back = icon_button(window.store.text("farshore_table.back"), ft.Icons.ARROW_BACK, back)
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


def _toggles(window: TableWindow, way: Way, change: Any) -> ft.Control:
    store = window.store
    return row(
        *(
            toggle(store.text(f"farshore_table.way_{name}"), on, partial(change, way.replace(**{name: not on})))
            for name, on in way
        )
    )


def _card(window: TableWindow, state: State, seat: int, card: Card, act: Act) -> ft.Control:
    store = window.store
    left = card.copies - on_table(state)[card.id]
    plain = _move(state, seat, card, Way(), None, ())
    return ft.Container(
        answer(
            card_name(window, card.id),
            act,
            below=store.text("farshore_table.copies_left", n=max(0, left)),
            svg=looks.sign(card.kind, store.dark),
            grey=window.table.game.why_not(state, plain) is not None,
        ),
        expand=True,
        key=card.id,
    )


# Which moves a card can be


def _moves(state: State, seat: int, card: Card, way: Way) -> list[Move]:
    told = told_matches(state.rose)
    anchors: list[CardId | None] = [None]
    if way.anchor and seat != state.krabita_seat:
        anchors = [*anchor_places(state, seat, card.colour)] or [card.id]
    return [_move(state, seat, card, way, anchor, matches) for anchor in anchors for matches in told]


def _move(state: State, seat: int, card: Card, way: Way, anchor: CardId | None, matches: Any) -> Move:
    if seat == state.krabita_seat:
        return KrabitaPlays(colour=card.colour, card=card.id, matches=matches)
    source = "bay" if way.bay else "hand"
    return PlayCard(seat=seat, card=card.id, source=source, anchor=anchor, matches=matches, extra=way.extra)


def _choose_way(window: TableWindow, card: Card, moves: Sequence[Any], back: Act) -> ft.Control:
    """Where the anchor lies, or whether the card matches a tile nobody told us about."""
    store = window.store
    offer(window, [partial(window.play, move) for move in moves])
    return ft.Column(
        [
            ft.Text(_way_asked(window, card, moves), theme_style=ft.TextThemeStyle.TITLE_LARGE),
            *(answer(_way_name(window, move), partial(window.play, move)) for move in moves),
            row(icon_button(store.text("farshore_table.back"), ft.Icons.ARROW_BACK, back)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=_STRETCH,
    )


def _way_asked(window: TableWindow, card: Card, moves: Sequence[Any]) -> str:
    """Nothing, where somebody has told of the tile meanwhile: then the card is only waiting to be played."""
    if any(getattr(move, "anchor", None) for move in moves):
        return window.store.text("farshore_table.which_anchor")
    return card_name(window, card.id) if len(moves) == 1 else window.store.text("farshore_table.matches_tile")


def _way_name(window: TableWindow, move: Any) -> str:
    store = window.store
    stacks = " + ".join(move.matches) or "none"
    match = store.text("farshore_table.match", stacks=stacks) if told_matches(window.state.rose)[1:] else ""
    anchor = getattr(move, "anchor", None)
    under = store.text("farshore_table.anchor_on", card=card_name(window, anchor)) if anchor else ""
    return " · ".join(part for part in (under, match) if part) or store.text("farshore_table.play_it")


_STRETCH = ft.CrossAxisAlignment.STRETCH
