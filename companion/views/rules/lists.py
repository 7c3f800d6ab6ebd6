"""Lists of pages: what was found, what there is, what one has read and likes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import flet as ft

from companion.disk.settings import PageMark
from companion.drawings.chart import chart
from companion.lookup.entries import Article, EntryId
from companion.lookup.lookup import Lookup, lookup
from companion.lookup.search import Hit, lit
from companion.screen import theme
from companion.screen.addresses import all_rules, rules_route, topic_route
from companion.screen.boundary import component, memo
from companion.screen.redraw import Redraw
from companion.screen.store import Store
from companion.views.rules.signs import topic_sign
from companion.views.rules.to_table import to_table_beside_back
from companion.widgets.controls import Emphasis, button, icon_button, tile
from companion.widgets.layout import note, row, screen, title
from companion.widgets.lit import lit_tile
from companion.widgets.pictures import picture
from rules.kernel import phrase

SHOWN = 20
KEPT = 6
"""How many of the recently read pages are listed."""


def of_game(game_id: str) -> Lookup:
    """The look-up of a game that has one."""
    found = lookup(game_id)
    assert found is not None
    return found


def best(game_id: str, query: str, language: str) -> EntryId:
    """The page that answers best; empty when none does."""
    hits = of_game(game_id).search(query, language, 1) if query.strip() else ()
    return hits[0].id if hits else ""


# What was found


@component
def _Found(store: Store, game_id: str, query: str, answering: tuple[str, ...]) -> ft.Control:
    hits = of_game(game_id).search(query, store.language, SHOWN)
    lines: list[ft.Control] = [_found(store, game_id, hit, first=not at) for at, hit in enumerate(hits)]
    said = store.text("rules.answers", n=len(hits)) if hits else store.text("rules.nothing", words=query.strip())
    count = ft.Semantics(content=note(said), live_region=True)
    if not hits:
        lines = [ft.Text(store.text("rules.nothing_try")), *_topics(store, game_id)]
    others = _elsewhere(store, game_id, query, answering)
    # Below the answers, or above the topics where there are none.
    told = [count, *lines, *others] if hits else [count, *others, *lines]
    return ft.ListView(told, expand=True, spacing=theme.NEAR, padding=theme.SCROLLED)


Found = memo(_Found)


def _elsewhere(store: Store, game_id: str, query: str, answering: tuple[str, ...]) -> list[ft.Control]:
    """The way to other games whose entries hold more of the words than any of this one."""
    lines: list[ft.Control] = []
    for other in (one for one in answering if one != game_id):
        if better := better_answers(game_id, other, query):
            name = store.text("rules.elsewhere", n=better, game=phrase(f"{other}.title"))
            lines.append(
                ft.Row([button(name, partial(store.go, rules_route(other)), weight=Emphasis.QUIET)], wrap=True)
            )
    return lines


def better_answers(game_id: str, other: str, query: str) -> int:
    """How many entries of another game hold more of the words than any entry of this one."""
    here, there = (of_game(one).held_words(query) for one in (game_id, other))
    most = max(here.values(), default=0.0)
    return min(SHOWN, sum(held > most for held in there.values()))


def _found(store: Store, game_id: str, hit: Hit, *, first: bool) -> ft.Control:
    """An answer from its beginning on, the first one in full: a sentence out of its middle would say something else."""
    article = of_game(game_id).articles(store.language)[hit.id]
    name, text = ((said, lit(said, hit.keys, store.language)) for said in (article.title, article.text))
    return lit_tile(
        name,
        text,
        lambda: store.go(rules_route(game_id, article.id)),
        leading=_small(topic_sign(game_id, article.topic, store.dark)),
        key=hit.id,
        in_full=first,
    )


# What there is


@component
def _Contents(store: Store, game_id: str, _marks: Redraw) -> ft.Control:
    """On a phone with what one knows already on top: a wide screen shows that beside it."""
    known = [] if store.wide else [*_favourites(store, game_id), *_recent(store, game_id)]
    return ft.ListView([*known, *_topics(store, game_id)], expand=True, padding=theme.SCROLLED)


Contents = memo(_Contents)


def _topics(store: Store, game_id: str) -> list[ft.Control]:
    found = of_game(game_id)
    listed, book = found.by_topic(store.language), found.handbook
    own = [heading(store.text(f"{game_id}_rules.own_topics"))] if book.own_topics else []
    return [
        heading(store.text("rules.topics")),
        *(_way(store, found, topic, len(listed[topic])) for topic in book.topics),
        *own,
        *(_way(store, found, topic, len(listed[topic])) for topic in book.own_topics),
    ]


def _way(store: Store, found: Lookup, topic: str, pages: int) -> ft.Control:
    return ft.Container(
        tile(
            store.say(found.topic_name(topic)),
            store.text("rules.pages", n=pages),
            lambda: store.go(topic_route(found.game, topic)),
            leading=_small(topic_sign(found.game, topic, store.dark)),
        ),
        key=topic,
    )


@component
def TopicPage(store: Store, game_id: str, topic: str) -> ft.Control:
    found = of_game(game_id)
    listed = found.by_topic(store.language).get(topic)
    if listed is None:
        return missing(store, game_id)
    back = icon_button(store.text("rules.back"), ft.Icons.ARROW_BACK, lambda: store.back(all_rules(game_id)))
    name = ft.Container(title(store.say(found.topic_name(topic))), expand=True)
    return ft.ListView(
        [
            ft.Row([back, *to_table_beside_back(store, topic_route(game_id, topic)), name]),
            *links(store, game_id, listed),
        ],
        expand=True,
        padding=theme.SCROLLED,
    )


def links(store: Store, game_id: str, listed: Iterable[Article]) -> list[ft.Control]:
    """Pages to open, each by its title."""
    return [_link(store, game_id, page) for page in listed]


def _link(store: Store, game_id: str, page: Article) -> ft.Control:
    sign = _small(topic_sign(game_id, page.topic, store.dark))
    opens = partial(store.go, rules_route(game_id, page.id))
    return ft.Container(tile(page.title, "", opens, leading=sign), key=page.id)


# What one has read and likes


@component
def Known(store: Store, game_id: str, _marks: Redraw) -> ft.Control:
    known = [*_favourites(store, game_id), *_recent(store, game_id)]
    return screen(*(known or _welcome(store)))


def _welcome(store: Store) -> list[ft.Control]:
    drawn = picture(chart(store.palette), "", width=theme.EXHIBIT, height=theme.EXHIBIT)
    words = ft.Text(
        store.text("rules.welcome"), theme_style=ft.TextThemeStyle.BODY_LARGE, text_align=ft.TextAlign.CENTER
    )
    return [ft.Container(height=theme.EXHIBIT), ft.Row([drawn], alignment=ft.MainAxisAlignment.CENTER), words]


def _favourites(store: Store, game_id: str) -> list[ft.Control]:
    return _section(store, game_id, "rules.favourites", store.settings.favourites)


def _recent(store: Store, game_id: str) -> list[ft.Control]:
    return _section(store, game_id, "rules.recent", store.settings.recently_read, KEPT)


def _section(
    store: Store, game_id: str, name: str, marks: Iterable[PageMark], most: int | None = None
) -> list[ft.Control]:
    """Of this game alone."""
    pages = of_game(game_id).articles(store.language)
    ids = [mark.entry for mark in marks if mark.game == game_id][:most]
    listed = [pages[id_] for id_ in ids if id_ in pages]
    if not listed:
        return []
    return [heading(store.text(name)), ft.Column(links(store, game_id, listed), spacing=0, tight=True)]


def missing(store: Store, game_id: str) -> ft.Control:
    return screen(
        title(store.text("rules.missing")),
        note(store.text("rules.missing_why")),
        row(button(store.text("rules.all"), lambda: store.go(all_rules(game_id)), weight=Emphasis.MAIN)),
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
