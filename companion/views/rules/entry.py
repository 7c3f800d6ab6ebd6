"""One page of the look-up: the answer, an example, both readings of an open question, the source, the way on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import flet as ft

from companion.disk.settings import PageMark
from companion.games import screens
from companion.lookup.entries import Article, EntryId
from companion.lookup.lookup import Lookup
from companion.lookup.sources import article_source, paragraphs
from companion.screen import theme
from companion.screen.addresses import all_rules, box_route, rules_route, topic_route
from companion.screen.boundary import component, memo
from companion.screen.redraw import Redraw
from companion.screen.store import Store
from companion.views.rules.lists import links, missing, of_game
from companion.views.rules.signs import topic_sign
from companion.views.rules.to_table import to_table_beside_back
from companion.widgets.controls import Emphasis, button, copy_button, icon_button
from companion.widgets.layout import card_of, column, note, screen, section, title
from companion.widgets.pictures import picture
from rules.kernel import phrase

READ = 20
"""How many pages one has read are remembered."""
BOX = "box"
"""The topic about what is printed on one's own components, where a game has one."""


@component
def Entry(store: Store, game_id: str, id_: EntryId) -> ft.Control:
    known, mark = id_ in of_game(game_id).articles(store.language), PageMark(game=game_id, entry=id_)

    async def remember() -> None:
        read = store.settings.recently_read
        if known and read[:1] != (mark,):
            others = tuple(other for other in read if other != mark)
            await store.change(store.settings.replace(recently_read=(mark, *others)[:READ]))

    ft.use_effect(remember, [id_])
    return _page(store, of_game(game_id), id_) if known else missing(store, game_id)


@component
def _Preview(store: Store, game_id: str, id_: EntryId) -> ft.Control:
    """The page as it is, but not yet opened."""
    return _page(store, of_game(game_id), id_, opened=False)


Preview = memo(_Preview)


def _page(store: Store, found: Lookup, id_: EntryId, opened: bool = True) -> ft.Control:
    article, frame = _written(store, found.articles(store.language)[id_]), partial(_framed, store, found, opened)
    shown = screens(found.game)
    if shown and shown.rule_page and found.is_own(article):
        own: ft.Control = shown.rule_page(store, article, frame)
        return own
    return frame(article, _answer(store, article))


def _written(store: Store, article: Article) -> Article:
    """As the window shows it."""
    texts = {name: store.written(getattr(article, name)) for name in ("title", "text", "example")}
    lists = {name: tuple(map(store.written, getattr(article, name))) for name in ("readings", "notes")}
    return article.replace(**texts, **lists)


def _framed(store: Store, found: Lookup, opened: bool, article: Article, answer: Iterable[ft.Control]) -> ft.Control:
    shown = screen(
        _top(store, found, article, opened),
        _headline(store, found, article),
        *answer,
        _source(store, found, article),
        *_related(store, found, article),
    )
    # Text that is selectable by itself would be read out as a field to type into.
    return ft.SelectionArea(shown, key=article.id, expand=True)


def _top(store: Store, found: Lookup, article: Article, opened: bool) -> ft.Control:
    leave = partial(store.back, all_rules(found.game))
    back = [icon_button(store.text("rules.back"), ft.Icons.ARROW_BACK, leave)] if opened else []
    where = store.say(found.topic_name(article.topic))
    topic = button(where, lambda: store.go(topic_route(found.game, article.topic)), weight=Emphasis.QUIET)
    star = Star(store, PageMark(game=found.game, entry=article.id), store.marks)
    table = to_table_beside_back(store, rules_route(found.game, article.id)) if opened else []
    middle = ft.Row([topic], expand=True, wrap=True)
    # On a phone each pixel between them would be one less for the name of the topic.
    return ft.Row([*back, *table, middle, star, _copy(store, found, article)], spacing=0)


@component
def Star(store: Store, mark: PageMark, _marks: Redraw) -> ft.Control:
    liked = store.settings.favourites
    others = tuple(other for other in liked if other != mark)

    async def turn() -> None:
        await store.change(store.settings.replace(favourites=others if mark in liked else (mark, *others)))

    if mark in liked:
        return icon_button(store.text("rules.not_favourite"), ft.Icons.STAR, turn)
    return icon_button(store.text("rules.favourite"), ft.Icons.STAR_BORDER, turn)


def _copy(store: Store, found: Lookup, article: Article) -> ft.Control:
    text = "\n\n".join((article.title, *paragraphs(found, article, store.language)))
    return copy_button(store.text("rules.copy"), text, lambda: store.tell(phrase("rules.copied")))


def _headline(store: Store, found: Lookup, article: Article) -> ft.Control:
    size = theme.CARD_PICTURE if found.is_own(article) else theme.SIGN
    sign = picture(topic_sign(found.game, article.topic, store.dark), "", width=size, height=size)
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


def _source(store: Store, found: Lookup, article: Article) -> ft.Control:
    said = store.text("rules.source", where=article_source(found, article, store.language))
    return ft.Row(
        [
            ft.Icon(ft.Icons.MENU_BOOK_OUTLINED, color=ft.Colors.ON_SURFACE_VARIANT, size=theme.CHIP_SIGN),
            ft.Container(note(said), expand=True),
        ],
        spacing=theme.GAP,
    )


def _related(store: Store, found: Lookup, article: Article) -> Iterator[ft.Control]:
    pages, shown = found.articles(store.language), screens(found.game)
    listed = [pages[id_] for id_ in article.related]
    if (article.topic == BOX or found.is_own(article)) and shown and shown.box:
        yield card_of(
            note(store.text("rules.box_about")),
            ft.Row([button(store.text("rules.to_box"), lambda: store.go(box_route(found.game)))], wrap=True),
        )
    if listed:
        yield section(store.text("lookup.see_also"), *links(store, found.game, listed))
