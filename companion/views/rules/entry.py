"""One page of the look-up: the answer, an example, both readings of an open question, the source, the way on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import flet as ft

from companion.games import handbook, screens
from companion.lookup.book import articles, is_own, paragraphs, source, topic_name
from companion.lookup.entries import Article, EntryId
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.redraw import Redraw
from companion.screen.store import Store
from companion.views.rules.lists import links, missing
from companion.views.rules.signs import topic_sign
from companion.widgets.controls import Emphasis, button, copy_button, icon_button
from companion.widgets.layout import card_of, column, note, screen, section, title
from companion.widgets.pictures import picture
from rules.kernel import phrase

READ = 20
"""How many pages one has read are remembered."""
BOX = "box"
"""The topic every game has: what is printed on one's own components."""


@component
def Entry(store: Store, id_: EntryId) -> ft.Control:
    known = id_ in articles(store.language)

    async def remember() -> None:
        read = store.settings.recently_read
        if known and read[:1] != (id_,):
            others = tuple(other for other in read if other != id_)
            await store.change(store.settings.replace(recently_read=(id_, *others)[:READ]))

    ft.use_effect(remember, [id_])
    return _page(store, id_) if known else missing(store)


@component
def _Preview(store: Store, id_: EntryId) -> ft.Control:
    """The page as it is, but not yet opened."""
    return _page(store, id_, opened=False)


Preview = memo(_Preview)


def _page(store: Store, id_: EntryId, opened: bool = True) -> ft.Control:
    article, frame = _written(store, articles(store.language)[id_]), partial(_framed, store, opened)
    shown = screens(handbook().game)
    if shown and is_own(article):
        own: ft.Control = shown.rule_page(store, article, frame)
        return own
    return frame(article, _answer(store, article))


def _written(store: Store, article: Article) -> Article:
    """As the window shows it."""
    texts = {name: store.written(getattr(article, name)) for name in ("title", "text", "example")}
    lists = {name: tuple(map(store.written, getattr(article, name))) for name in ("readings", "notes")}
    return article.replace(**texts, **lists)


def _framed(store: Store, opened: bool, article: Article, answer: Iterable[ft.Control]) -> ft.Control:
    shown = screen(
        _top(store, article, opened),
        _headline(store, article),
        *answer,
        _source(store, article),
        *_related(store, article),
    )
    # Text that is selectable by itself would be read out as a field to type into.
    return ft.SelectionArea(shown, key=article.id, expand=True)


def _top(store: Store, article: Article, opened: bool) -> ft.Control:
    back = [icon_button(store.text("rules.back"), ft.Icons.ARROW_BACK, lambda: store.back("/rules"))] if opened else []
    where = store.say(topic_name(article.topic))
    topic = button(where, lambda: store.go(f"/rules/topic/{article.topic}"), weight=Emphasis.QUIET)
    return ft.Row(
        [*back, ft.Row([topic], expand=True, wrap=True), Star(store, article.id, store.marks), _copy(store, article)]
    )


@component
def Star(store: Store, id_: EntryId, _marks: Redraw) -> ft.Control:
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
    size = theme.CARD_PICTURE if is_own(article) else theme.SIGN
    sign = picture(topic_sign(article.topic, store.dark), "", width=size, height=size)
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


def _related(store: Store, article: Article) -> Iterator[ft.Control]:
    pages = articles(store.language)
    listed = [pages[id_] for id_ in article.related]
    if article.topic == BOX or is_own(article):
        yield card_of(
            note(store.text("rules.box_about")),
            ft.Row([button(store.text("rules.to_box"), lambda: store.go("/box"))], wrap=True),
        )
    if listed:
        yield section(store.text("lookup.see_also"), *links(store, listed))
