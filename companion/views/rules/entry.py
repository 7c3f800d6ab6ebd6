"""One page of the look-up: the answer, an example, both readings of an open question, the source, the way on."""

from __future__ import annotations

from collections.abc import Iterator

import flet as ft

from companion import theme
from companion.boundary import component, memo
from companion.lookup.book import articles, paragraphs, source
from companion.lookup.entries import Article, EntryId
from companion.lookup.topics import Topic
from companion.reading import Marks
from companion.store import Store
from companion.views.rules.card import card_facts, looked_up
from companion.views.rules.lists import links, missing
from companion.views.rules.signs import CARD, article_sign
from companion.widgets.controls import Weight, button, copy_button, icon_button
from companion.widgets.layout import card_of, column, note, screen, section, title
from companion.widgets.pictures import picture
from rules.farshore.components.box import Box
from rules.farshore.components.cards import CARDS, Card
from rules.kernel import phrase

READ = 20
"""How many pages one has read are remembered."""


@component
def Entry(store: Store, id_: EntryId) -> ft.Control:
    known = id_ in articles(store.language)

    async def remember() -> None:
        read = store.settings.recently_read
        if known and read[:1] != (id_,):
            others = tuple(other for other in read if other != id_)
            await store.change(store.settings.replace(recently_read=(id_, *others)[:READ]))

    ft.use_effect(remember, [id_])
    return _Page(store, id_) if known else missing(store)


@component
def _Preview(store: Store, id_: EntryId) -> ft.Control:
    """The page as it is, but not yet opened."""
    return _Page(store, id_, opened=False)


Preview = memo(_Preview)


@component
def _Page(store: Store, id_: EntryId, opened: bool = True) -> ft.Control:
    box, set_box = ft.use_state(Box())
    listed = CARDS.get(id_.removeprefix(CARD)) if id_.startswith(CARD) else None

    async def look_in_the_box() -> None:
        if listed:
            kept = await store.desk.work(lambda saves: saves.box("farshore", Box))
            set_box(kept or Box())

    ft.use_effect(look_in_the_box, [id_])
    card, article = looked_up(listed, box, articles(store.language)[id_], store.language)
    shown = screen(
        _top(store, article, opened),
        _headline(store, article),
        *(card_facts(store, card) if card else _answer(store, article)),
        _source(store, article),
        *_related(store, article, card),
    )
    # Text that is selectable by itself would be read out as a field to type into.
    return ft.SelectionArea(shown, expand=True)


def _top(store: Store, article: Article, opened: bool) -> ft.Control:
    back = [icon_button(store.text("rules.back"), ft.Icons.ARROW_BACK, lambda: store.back("/rules"))] if opened else []
    where = store.text(f"lookup.topic_{article.topic}")
    of = CARDS[article.id.removeprefix(CARD)].colour.value if article.topic is Topic.DECK else article.topic.value
    topic = button(where, lambda: store.go(f"/rules/topic/{of}"), weight=Weight.QUIET)
    return ft.Row(
        [*back, ft.Row([topic], expand=True, wrap=True), Star(store, article.id, store.marks), _copy(store, article)]
    )


@component
def Star(store: Store, id_: EntryId, _marks: Marks) -> ft.Control:
    liked = store.settings.favourites
    others = tuple(other for other in liked if other != id_)

    async def turn() -> None:
        await store.change(store.settings.replace(favourites=others if id_ in liked else (id_, *others)))

    if id_ in liked:
        return icon_button(store.text("rules.not_favourite"), ft.Icons.STAR, turn)
    return icon_button(store.text("rules.favourite"), ft.Icons.STAR_BORDER, turn)


def _copy(store: Store, article: Article) -> ft.Control:
    text = "\n\n".join((article.title, *paragraphs(article, store.language)))
    return copy_button(store.text("rules.copy"), text, lambda: store.tell(phrase("rules.copied")))


def _headline(store: Store, article: Article) -> ft.Control:
    size = theme.CARD_PICTURE if article.topic is Topic.DECK else theme.SIGN
    sign = picture(article_sign(article, store.dark), "", width=size, height=size)
    return ft.Row([sign, ft.Container(title(article.title), expand=True)], spacing=theme.PAGE_PADDING)


def _answer(store: Store, article: Article) -> Iterator[ft.Control]:
    # Read out by itself, not as a part of the whole page's name.
    yield ft.Semantics(content=ft.Text(article.text, theme_style=ft.TextThemeStyle.BODY_LARGE), container=True)
    for text in article.notes:
        yield note(text)
    if article.example:
        yield section(store.text("lookup.example"), ft.Text(article.example))
    if article.readings:
        yield _readings(store, article)


def _readings(store: Store, article: Article) -> ft.Control:
    ours, other = article.readings
    choice = [note(store.text("lookup.reading_option"))] if article.ruling == "option" else []
    return section(
        store.text("rules.open_question"),
        _reading(store.text("lookup.reading_ours"), ours, ft.Icons.CHECK_CIRCLE, ft.Colors.PRIMARY),
        _reading(store.text("lookup.reading_other"), other, ft.Icons.CIRCLE_OUTLINED, ft.Colors.ON_SURFACE_VARIANT),
        *choice,
    )


def _reading(label: str, text: str, icon: ft.IconData, colour: ft.ColorValue) -> ft.Control:
    words = column([ft.Text(label, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=colour), ft.Text(text)])
    return ft.Row(
        [ft.Icon(icon, color=colour), ft.Container(words, expand=True)],
        vertical_alignment=ft.CrossAxisAlignment.START,
        spacing=theme.GAP,
    )


def _source(store: Store, article: Article) -> ft.Control:
    said = store.text("rules.source", where=source(article, store.language))
    return ft.Row(
        [
            ft.Icon(ft.Icons.MENU_BOOK_OUTLINED, color=ft.Colors.ON_SURFACE_VARIANT, size=theme.CHIP_SIGN),
            ft.Container(note(said), expand=True),
        ],
        spacing=theme.GAP,
    )


def _related(store: Store, article: Article, card: Card | None) -> Iterator[ft.Control]:
    pages = articles(store.language)
    listed = [pages[id_] for id_ in article.related]
    if article.topic is Topic.BOX or card:
        yield card_of(
            note(store.text("rules.box_about")),
            ft.Row([button(store.text("rules.to_box"), lambda: store.go("/box"))], wrap=True),
        )
    if listed:
        yield section(store.text("lookup.see_also"), *links(store, listed))
