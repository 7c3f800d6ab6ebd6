"""The page of a card as one's own box has it: how it looks, what it does, what nobody told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import flet as ft

from companion.drawings.lil_everdell.emblems import EMBLEMS
from companion.lil_everdell.boxes import my_box
from companion.lil_everdell.lookup.deck import card_article, card_of_page
from companion.lookup.entries import Article
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.glyphs import plain
from companion.screen.store import Store
from companion.views.lil_everdell import sizes
from companion.views.lil_everdell.table import looks
from companion.widgets.layout import note
from companion.widgets.pictures import picture
from rules.lil_everdell.components.box import Box, facts
from rules.lil_everdell.components.cards import Card


@component
def CardPage(store: Store, page: Article, frame: Callable[[Article, Iterable[ft.Control]], ft.Control]) -> ft.Control:
    box, set_box = ft.use_state(Box())

    async def look_in_the_box() -> None:
        set_box(await my_box(store))

    ft.use_effect(look_in_the_box, [page.id])
    card = facts(box).cards[card_of_page(page.id)]
    shown = page if card == facts(Box()).cards[card.id] else card_article(card, store.language)
    return frame(shown.replace(title=plain(shown.title)), _told(store, card, shown))


def _told(store: Store, card: Card, page: Article) -> Iterator[ft.Control]:
    width, height = sizes.LARGE_CELL
    drawn = [
        picture(looks.cell(card.colour.value, card.kind.value, store.dark, card.points), "", width=width, height=height)
    ]
    if card.emblem in EMBLEMS:
        drawn.append(picture(looks.emblem(card.emblem, store.dark), "", width=height, height=height))
    yield ft.Row(list(drawn), spacing=theme.GAP)
    yield ft.Text(store.written(page.text), theme_style=ft.TextThemeStyle.BODY_LARGE)
    if card.text:
        yield ft.Text(store.text("lil_everdell_rules.card_text", text=card.text))
    yield from (note(store.written(line)) for line in page.notes)
