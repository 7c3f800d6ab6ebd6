"""Lists of pages: what was found, what there is, what one has read and likes."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from companion.drawings.symbols import symbol
from companion.games import handbook
from companion.lookup.book import articles, by_topic, topic_name
from companion.lookup.entries import Article, EntryId
from companion.lookup.excerpt import excerpt
from companion.lookup.search import Hit, lit, search
from companion.screen import theme
from companion.screen.boundary import component, memo
from companion.screen.redraw import Redraw
from companion.screen.store import Store
from companion.views.rules.signs import topic_sign
from companion.widgets.controls import Emphasis, button, icon_button, tile
from companion.widgets.layout import note, row, screen, title
from companion.widgets.lit import lit_tile
from companion.widgets.pictures import picture
from rules.kernel import phrase

SHOWN = 20
KEPT = 6
"""How many of the recently read pages are listed."""


def best(query: str, language: str) -> EntryId:
    """The page that answers best; empty when none does."""
    hits = search(query, language, 1) if query.strip() else ()
    return hits[0].id if hits else ""


# What was found


@component
def _Found(store: Store, query: str) -> ft.Control:
    hits = search(query, store.language, SHOWN)
    lines: list[ft.Control] = [_found(store, hit) for hit in hits]
    said = store.text("rules.answers", n=len(hits)) if hits else store.text("rules.nothing", words=query.strip())
    count = ft.Semantics(content=note(said), live_region=True)
    if not hits:
        lines = [ft.Text(store.text("rules.nothing_try")), *_topics(store)]
    return ft.ListView([count, *lines], expand=True, spacing=theme.NEAR, padding=theme.SCROLLED)


Found = memo(_Found)


def _found(store: Store, hit: Hit) -> ft.Control:
    article = articles(store.language)[hit.id]
    text, spans = excerpt(article.text, hit.keys, store.language)
    return lit_tile(
        (article.title, lit(article.title, hit.keys, store.language)),
        (text, spans),
        lambda: store.go(f"/rules/{article.id}"),
        leading=_small(topic_sign(article.topic, store.dark)),
        key=hit.id,
    )


# What there is


@component
def _Contents(store: Store, _marks: Redraw) -> ft.Control:
    """On a phone with what one knows already on top: a wide screen shows that beside it."""
    known = [] if store.wide else [*_favourites(store), *_recent(store)]
    return ft.ListView([*known, *_topics(store)], expand=True, padding=theme.SCROLLED)


Contents = memo(_Contents)


def _topics(store: Store) -> list[ft.Control]:
    listed = by_topic(store.language)
    game = handbook()
    return [
        heading(store.text("rules.topics")),
        *(_way(store, topic, len(listed[topic])) for topic in game.topics),
        heading(store.say(phrase(f"{game.game}_rules.own_topics"))),
        *(_way(store, topic, len(listed[topic])) for topic in game.own_topics),
    ]


def _way(store: Store, topic: str, pages: int) -> ft.Control:
    return ft.Container(
        tile(
            store.say(topic_name(topic)),
            store.text("rules.pages", n=pages),
            lambda: store.go(f"/rules/topic/{topic}"),
            leading=_small(topic_sign(topic, store.dark)),
        ),
        key=topic,
    )


@component
def TopicPage(store: Store, topic: str) -> ft.Control:
    listed = by_topic(store.language).get(topic)
    if listed is None:
        return missing(store)
    back = icon_button(store.text("rules.back"), ft.Icons.ARROW_BACK, lambda: store.back("/rules"))
    return ft.ListView(
        [ft.Row([back, ft.Container(title(store.say(topic_name(topic))), expand=True)]), *links(store, listed)],
        expand=True,
        padding=theme.SCROLLED,
    )


def links(store: Store, listed: Iterable[Article]) -> list[ft.Control]:
    """Pages to open, each by its title."""
    return [_link(store, page) for page in listed]


def _link(store: Store, page: Article) -> ft.Control:
    sign = _small(topic_sign(page.topic, store.dark))
    return ft.Container(tile(page.title, "", lambda: store.go(f"/rules/{page.id}"), leading=sign), key=page.id)


# What one has read and likes


@component
def Known(store: Store, _marks: Redraw) -> ft.Control:
    known = [*_favourites(store), *_recent(store)]
    return screen(*(known or _welcome(store)))


def _welcome(store: Store) -> list[ft.Control]:
    chart = picture(symbol("map", store.palette), "", width=theme.EXHIBIT, height=theme.EXHIBIT)
    words = ft.Text(
        store.text("rules.welcome"), theme_style=ft.TextThemeStyle.BODY_LARGE, text_align=ft.TextAlign.CENTER
    )
    return [ft.Container(height=theme.EXHIBIT), ft.Row([chart], alignment=ft.MainAxisAlignment.CENTER), words]


def _favourites(store: Store) -> list[ft.Control]:
    return _section(store, "rules.favourites", store.settings.favourites)


def _recent(store: Store) -> list[ft.Control]:
    return _section(store, "rules.recent", store.settings.recently_read[:KEPT])


def _section(store: Store, name: str, ids: Iterable[EntryId]) -> list[ft.Control]:
    pages = articles(store.language)
    listed = [pages[id_] for id_ in ids if id_ in pages]
    return [heading(store.text(name)), ft.Column(links(store, listed), spacing=0, tight=True)] if listed else []


def missing(store: Store) -> ft.Control:
    return screen(
        title(store.text("rules.missing")),
        note(store.text("rules.missing_why")),
        row(button(store.text("rules.all"), lambda: store.go("/rules"), weight=Emphasis.MAIN)),
    )


def heading(text: str) -> ft.Control:
    words = ft.Text(text, theme_style=ft.TextThemeStyle.TITLE_SMALL, color=ft.Colors.PRIMARY)
    return ft.Container(
        ft.Semantics(content=words, heading_level=2, container=True),
        padding=ft.Padding.only(top=theme.PAGE_PADDING, bottom=theme.NEAR),
    )


def _small(sign: str) -> ft.Control:
    # A box of its own: a row would let a wide drawing be wider than the others.
    return ft.Container(picture(sign, "", fit=ft.BoxFit.CONTAIN), width=theme.SIGN, height=theme.SIGN)
