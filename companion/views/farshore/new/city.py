"""The cards of a city in the middle of a game: found by a few letters, added and taken away with a tap."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.farshore.card_finder import find_cards
from companion.farshore.card_names import card_label
from companion.screen.boundary import component
from companion.views.farshore.new.form import Form
from companion.views.farshore.table import looks
from companion.widgets.layout import column, note, row
from companion.widgets.picking import chip
from companion.widgets.typing import Typed
from rules.farshore.components.box import facts
from rules.farshore.components.cards import CardId
from rules.farshore.players import City

FOUND: Final = 8
"""Cards in sight while someone types."""


@component
def CityCards(form: Form, city: City, put: Callable[[City], None]) -> ft.Control:
    typed, set_typed = ft.use_state("")

    def add(card: CardId) -> None:
        set_typed("")
        put(city.replace(cards=(*city.cards, card)))

    def take(at: int) -> None:
        put(city.replace(cards=(*city.cards[:at], *city.cards[at + 1 :])))

    found = _found(form, typed)

    def take_first() -> None:
        if found:
            add(found[0])

    return column(
        [
            note(form.text("city_about")),
            row(*(_chip(form, card, partial(take, at), True) for at, card in enumerate(city.cards))),
            Typed(form.text("city_search"), typed, set_typed, form.store, {"prefix_icon": ft.Icons.SEARCH}, take_first),
            row(*(_chip(form, card, partial(add, card), False) for card in found)),
            row(chip(form.text("city_all"), lambda: put(city.replace(complete=not city.complete)), city.complete)),
        ]
    )


def _chip(form: Form, card: CardId, act: Callable[[], None], inside: bool) -> ft.Control:
    sign = looks.sign(facts(form.box).cards[card].colour, form.store.dark)
    return chip(_name(form, card), act, inside, sign)


def _found(form: Form, typed: str) -> list[CardId]:
    if not typed.strip():
        return []
    return [card.id for card in find_cards(form.store, facts(form.box), typed)][:FOUND]


def _name(form: Form, card: CardId) -> str:
    return card_label(form.store, facts(form.box), card).written
