"""The page of a card as one's own box has it: how it looks, what it does, what nobody told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import flet as ft

from companion.box.own_box import use_box
from companion.lil_everdell.drawers import LIL_BOX
from companion.lil_everdell.lookup.deck import card_article, card_of_page
from companion.lookup.entries import Article
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.views.rules.box_page import box_page
from companion.widgets.layout import note
from companion.widgets.pictures import picture
from rules.lil_everdell.components.box import Box, Facts, facts
from rules.lil_everdell.components.cards import Card


@component
def CardPage(store: Store, page: Article, frame: Callable[[Article, Iterable[ft.Control]], ft.Control]) -> ft.Control:
    box, _ = use_box(store, LIL_BOX, page.id)
    card = facts(box).cards[card_of_page(page.id)]
    told = None if card == facts(Box()).cards[card.id] else card_article(card, store.language)
    shown = box_page(page, told)
    return frame(shown, _told(store, facts(box), card, shown))


def _told(store: Store, known: Facts, card: Card, page: Article) -> Iterator[ft.Control]:
    width, height = sizes.LARGE_CELL
    yield ft.Row([picture(looks.card(known, card, store.dark), "", width=width, height=height)])
    yield ft.Text(store.written(page.text), theme_style=ft.TextThemeStyle.BODY_LARGE)
    if card.text:
        yield ft.Text(store.text("lil_everdell_rules.card_text", text=card.text))
    yield from (note(store.written(line)) for line in page.notes)
