"""Every card of the deck as this box has it; tap one to correct what is printed on it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.farshore.boxes import OwnBox
from companion.farshore.card_finder import find_cards
from companion.farshore.card_names import card_label
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore.box.card import CardForm
from companion.views.farshore.box.marks import apart, part_screen
from companion.views.farshore.table import looks
from companion.widgets.controls import tile
from companion.widgets.layout import card as surface
from companion.widgets.layout import note
from companion.widgets.pictures import picture
from companion.widgets.typing import Typed
from rules.farshore.components.box import facts
from rules.farshore.components.cards import Card, fold
from rules.farshore.components.traits import Colour


@component
def Cards(own: OwnBox) -> ft.Control:
    query, search = ft.use_state("")
    chosen, choose = ft.use_state("")
    store = own.store
    if chosen:
        return CardForm(own, chosen, lambda: choose(""))
    known = facts(own.box)
    by_colour = sorted(
        known.cards.values(), key=lambda card: (tuple(Colour).index(card.colour), fold(_name(own, card)))
    )
    shown = find_cards(store, known, query, by_colour)

    def take_first() -> None:
        if query.strip() and shown:
            choose(shown[0].id)

    search_field = {"prefix_icon": ft.Icons.SEARCH}
    return part_screen(
        store,
        "cards",
        apart(Typed(store.text("farshore_box.search"), query, search, store, search_field, take_first)),
        *([] if shown else [note(store.text("farshore_box.no_card", query=query.strip()))]),
        *(_card(own, card, partial(choose, card.id)) for card in shown),
    )


def _card(own: OwnBox, card: Card, choose: partial[None]) -> ft.Control:
    store = own.store
    corrected = any(fix.id == card.id for fix in own.box.cards)
    detail = store.text("farshore_box.card_line", points=card.points, rarity=card.rarity.value, copies=card.copies)
    if corrected:
        detail = store.text("farshore_box.card_yours", line=detail)
    sign = picture(looks.sign(card.colour, store.dark), "", width=theme.SIGN, height=theme.SIGN)
    trailing = ft.Icon(ft.Icons.PERSON if corrected else ft.Icons.CHEVRON_RIGHT)
    if card_label(store, facts(own.box), card.id).ours:
        detail = " · ".join((detail, store.text("box.name_ours")))
    return surface(tile(_name(own, card), detail, choose, leading=sign, trailing=trailing))


def _name(own: OwnBox, card: Card) -> str:
    return own.store.called(facts(own.box).name(card.id))
