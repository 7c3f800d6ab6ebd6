"""What a card's page shows: what it is, what it scores, what the books say, what nobody has told us."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import flet as ft

from companion.box.own_box import use_box
from companion.drawings.farshore.symbols import symbol
from companion.farshore.boxes import edit_box
from companion.farshore.card_names import card_label
from companion.farshore.drawers import FARSHORE_BOX
from companion.farshore.lookup.deck import bonus_phrase, card_article, card_of_entry, doubts, remark
from companion.lookup.entries import Article
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore.name_form import NameForm
from companion.views.rules.box_page import box_page
from companion.widgets.controls import button
from companion.widgets.layout import row, section
from companion.widgets.pictures import picture
from companion.widgets.translated import MARK, ShownName
from rules.farshore.components.box import Box, facts
from rules.farshore.components.cards import Card, CardId
from rules.kernel import phrase
from rules.printed import Edition, Origin


@component
def CardPage(store: Store, page: Article, frame: Callable[[Article, Iterable[ft.Control]], ft.Control]) -> ft.Control:
    """A card as this box has it."""
    box, set_box = use_box(store, FARSHORE_BOX, page.id)
    card = facts(box).cards[card_of_entry(page.id)]
    told = None if card == facts(Box()).cards[card.id] else card_article(card, store.language)
    named = card_label(store, facts(box), card.id)
    renaming = [Renaming(store, card.id, named, set_box)] if named.ours else []
    return frame(box_page(page, told), (*_facts(store, card), *renaming))


def _facts(store: Store, card: Card) -> Iterator[ft.Control]:
    yield ft.Row(
        [_trait(store, trait) for trait in (card.colour.value, card.kind.value, card.rarity.value)],
        wrap=True,
        spacing=theme.PAGE_PADDING,
    )
    yield ft.Row(
        [
            _number(card.points, store.text("farshore_rules.points", n=card.points)),
            _number(card.copies, store.text("farshore_rules.copies", n=card.copies)),
            _number(card.spaces, store.text("farshore_rules.spaces", n=card.spaces)),
        ],
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
    )
    if card.bonus:
        yield section(store.text("farshore_rules.scores"), ft.Text(store.say(bonus_phrase(card.bonus))))
    if said := remark(card.id, store.language):
        yield section(store.text("farshore_rules.books_say"), ft.Text(said))
    yield section(
        store.text("farshore_rules.unknown"), *(ft.Text(store.say(doubt)) for doubt in doubts(card, store.language))
    )
    if names := _names(card, store.language):
        yield section(store.text("farshore_rules.names"), *names)


@component
def Renaming(store: Store, card: CardId, name: ShownName, set_box: Callable[[Box], None]) -> ft.Control:
    """One tap opens the field for what is really printed."""
    opened, set_opened = ft.use_state(False)

    async def keep(printed: str) -> None:
        try:
            _, after = await edit_box(store, lambda box: box.renamed(card, printed))
        except OSError:
            store.tell(phrase("box.not_kept"))
            return
        set_opened(False)
        set_box(after)
        store.tell(phrase("farshore_sheet.renamed", name=printed))

    if opened:
        return NameForm(store, name.written.removesuffix(MARK), keep, lambda: set_opened(False))
    return row(button(store.text("box.rename"), lambda: set_opened(True), icon=ft.Icons.EDIT_OUTLINED))


def _trait(store: Store, trait: str) -> ft.Control:
    sign = picture(symbol(trait, store.palette), "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN)
    words = ft.Text(store.text("farshore_rules.trait", trait=trait), theme_style=ft.TextThemeStyle.BODY_LARGE)
    return ft.Row([sign, words], spacing=theme.GAP, tight=True)


def _number(number: int, name: str) -> ft.Control:
    said = ft.Column(
        [
            ft.Text(str(number), theme_style=ft.TextThemeStyle.HEADLINE_MEDIUM),
            ft.Text(name, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Semantics(
        content=ft.Container(
            said,
            padding=ft.Padding.symmetric(horizontal=theme.PAGE_PADDING, vertical=theme.GAP),
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
            border_radius=theme.SMALL_RADIUS,
        ),
        label=f"{number} {name}",
        exclude_semantics=True,
        container=True,
    )


def _names(card: Card, language: str) -> list[ft.Control]:
    """What it is called in the other editions, as far as that is attested."""
    others = [edition for edition in Edition if edition != language]
    attested = [(edition, card.name(edition)) for edition in others]
    return [ft.Text(f"{name.text} ({edition.upper()})") for edition, name in attested if name.origin is not Origin.OURS]
