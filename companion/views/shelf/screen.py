"""Every match, newest first: look for one, go on with it, correct it, take it off the shelf."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.disk.saves import Status
from companion.drawings.chest import chest
from companion.games import game_entry
from companion.match.shown_games import listed_games, several_games
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.bringing import bring_in_button
from companion.views.shelf.beginning import ways_to_begin
from companion.views.shelf.browsing import ANYTHING, MORE, Browsing, persons
from companion.views.shelf.entry import Entry, Hands
from companion.widgets.controls import Emphasis, button, choices
from companion.widgets.game_signs import game_chips
from companion.widgets.layout import alone, note, readable, row, title
from companion.widgets.pictures import picture
from companion.widgets.typing import Typed

FEW: Final = 2
"""Up to so many matches nobody needs to search."""
NAMES: Final = 12
"""People offered as a filter; the search finds the others."""


@component
def ShelfScreen(store: Store) -> ft.Control:
    browsing: Browsing = ft.use_memo(lambda: Browsing(store, store.backend.shelf), [])
    ft.use_effect(browsing.look, [])
    return _Shelf(store, browsing)


@component
def _Shelf(store: Store, browsing: Browsing) -> ft.Control:
    # The lines take what acts rather than what changes: only those that differ are drawn again.
    hands: Hands = ft.use_memo(lambda: Hands(browsing), [])
    found, several = browsing.found, several_games(store.preferences, store.backend)
    lines = [Entry(store, hands, entry, browsing.opened == entry.id, several) for entry in found[: browsing.shown]]
    return ft.ListView(
        [
            readable(_head(store, browsing, len(found)), "head"),
            *(readable(line, f"match-{entry.id}") for line, entry in zip(lines, found, strict=False)),
            *_rest(store, browsing, len(found)),
        ],
        # Another screen's list put in the place of this one, line by line, is lost on the client.
        key="shelf",
        expand=True,
        spacing=theme.GAP,
        padding=theme.SCROLLED,
    )


def _head(store: Store, browsing: Browsing, found: int) -> ft.Control:
    parts = [title(store.text("shelf.title"))]
    parts.append(_ways_on(store, browsing) if browsing.entries else row(bring_in_button(store)))
    if len(browsing.entries) > FEW:
        parts += _filters(store, browsing)
        parts.append(alone(note(store.text("shelf.found", n=found, total=len(browsing.entries)))))
    if not found:
        parts += _nothing(store, browsing)
    return ft.Column(parts, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _ways_on(store: Store, browsing: Browsing) -> ft.Control:
    sums = button(store.text("shelf.statistics"), lambda: store.go("/shelf/statistics"), icon=ft.Icons.INSIGHTS)
    bring = bring_in_button(store)
    if len(browsing.entries) <= FEW:
        return row(sums, bring)
    name = store.text("shelf.fewer_filters" if browsing.narrowing else "shelf.more_filters")
    icon = ft.Icons.FILTER_LIST_OFF if browsing.narrowing else ft.Icons.FILTER_LIST
    return row(sums, button(name, browsing.turn_filters, icon=icon, weight=Emphasis.QUIET), bring)


def _filters(store: Store, browsing: Browsing) -> list[ft.Control]:
    """The search and the states; on a phone the rest would leave no room for the matches."""
    any_status = (store.text("shelf.any"), None)
    statuses = [any_status, *((store.text("shelf.filter", status=status.value), status) for status in Status)]
    search = Typed(
        store.text("shelf.search"),
        browsing.wanted.words,
        lambda words: browsing.look_for(words=words),
        store,
        {"prefix_icon": ft.Icons.SEARCH},
    )
    chips = choices(statuses, browsing.wanted.status, lambda status: browsing.look_for(status=status))
    return [
        alone(search),
        *_games(store, browsing),
        chips,
        *(_more_filters(store, browsing) if browsing.narrowing else []),
    ]


def _games(store: Store, browsing: Browsing) -> list[ft.Control]:
    """Of which game; every game with a match here can be asked for, also one that is hidden elsewhere."""
    games = listed_games(store.preferences, store.backend)
    any_game = (store.text("shelf.any_game"), "")
    return game_chips(store, games, browsing.wanted.game, lambda game: browsing.look_for(game=game), any_game)


def _sides(store: Store, browsing: Browsing) -> list[tuple[str, bool]]:
    """With an opponent or without, where there are both; in the words of a game where all matches are of one."""
    if not browsing.parted:
        return []
    games = {browsing.wanted.game} if browsing.wanted.game else {entry.game for entry in browsing.entries}
    known = [game_id for game_id in games if game_entry(game_id)]
    if len(known) != 1 or len(games) != 1:
        return [(store.text(f"shelf.opponent_{side}"), side) for side in (True, False)]
    (only,) = known
    return [(store.text(f"{only}_shelf.opponent_{side}"), side) for side in (True, False)]


def _more_filters(store: Store, browsing: Browsing) -> list[ft.Control]:
    """A second tap takes a choice back."""
    wanted, names = browsing.wanted, persons(browsing.entries, NAMES)
    sides = _sides(store, browsing)
    people = [(store.text("shelf.with", name=name), name) for name in names]

    def take_side(side: bool | None) -> None:
        browsing.look_for(opponent=None if side == wanted.opponent else side)

    def take_person(name: str) -> None:
        browsing.look_for(person="" if name == wanted.person else name)

    return [
        *([choices(sides, wanted.opponent, take_side)] if sides else []),
        *([choices(people, wanted.person, take_person)] if len(names) > 1 else []),
    ]


def _rest(store: Store, browsing: Browsing, found: int) -> list[ft.Control]:
    left = found - browsing.shown
    if left <= 0:
        return []
    more = button(store.text("shelf.more", n=min(left, MORE)), browsing.show_more, icon=ft.Icons.EXPAND_MORE)
    return [readable(row(more), "more")]


def _nothing(store: Store, browsing: Browsing) -> list[ft.Control]:
    """What to do about an empty list."""
    if browsing.entries:
        everything = button(store.text("shelf.show_all"), lambda: browsing.look_for(**dict(ANYTHING)))
        return [note(store.text("shelf.nothing_found")), row(everything)]
    drawn = picture(chest(store.palette), "", width=theme.EXHIBIT, height=theme.EXHIBIT)
    return [
        ft.Row([drawn], alignment=ft.MainAxisAlignment.CENTER),
        ft.Text(store.text("shelf.empty"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        note(store.text("shelf.empty_about")),
        ways_to_begin(store),
    ]
