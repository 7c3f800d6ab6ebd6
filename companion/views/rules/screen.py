"""`/rules`: the search and the topics; beside them, or in their place on a phone, the page that was opened."""

from __future__ import annotations

import flet as ft

from companion.games import game_entry, game_ids
from companion.match.shown_games import current_game, shown_games
from companion.screen import theme
from companion.screen.addresses import TOPIC, address
from companion.screen.boundary import component
from companion.screen.rule_search import RuleSearch, fetch, loaded
from companion.screen.store import Store
from companion.views.not_found import NotFound
from companion.views.rules.asking import Asking


@component
def Rules(store: Store) -> ft.Control:
    """`/rules/<game>/…`; without a game, of the match that is going on, or of the game last chosen."""
    asked = address(ft.use_route_params())
    readable = tuple(game_id for game_id in game_ids() if (entry := game_entry(game_id)) and entry.handbook)
    game_id = asked.game or current_game(store.preferences, store.backend, readable)

    async def choose() -> None:
        if asked.game and len(game_ids()) > 1 and store.settings.chosen_game != asked.game:
            await store.change(store.settings.replace(chosen_game=asked.game))

    ft.use_effect(choose, [asked.game])
    if game_id not in readable:
        return NotFound(store)
    shown = shown_games(store.preferences, store.backend)
    games = tuple(one for one in readable if one in shown or one == game_id)
    return ft.Container(_Rules(store, game_id, games, asked.rest), key=f"rules-{game_id}", expand=True)


@component
def _Rules(store: Store, game_id: str, games: tuple[str, ...], rest: tuple[str, ...]) -> ft.Control:
    """The look-up of one game; `games` are those one can change to."""
    page = rest[0] if rest else ""
    # The pages are loaded when someone first comes here: starting the app does not wait for them.
    _arrivals, count = ft.use_state(0)
    language = store.language

    async def load() -> None:
        for one in (game_id, *(other for other in games if other != game_id)):
            await fetch(one, language, lambda: count(lambda so_far: so_far + 1))

    ft.use_effect(load, [language])
    there = loaded(game_id, games, language)
    shown = _shown(store, game_id, rest) if there.pages else ft.Container(expand=True)
    asking = Asking(store, game_id, games, store.rule_search, there, store.wide and bool(page))
    if not store.wide:
        return shown if page else asking
    if not page and there.pages:
        shown = Beside(store, game_id, store.rule_search, there.search)
    return _beside_each_other(asking, shown)


def _beside_each_other(asking: ft.Control, shown: ft.Control) -> ft.Control:
    return ft.Row(
        [
            ft.Container(asking, width=theme.LOOK_UP),
            ft.VerticalDivider(width=1),
            ft.Container(shown, expand=True),
        ],
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _shown(store: Store, game_id: str, rest: tuple[str, ...]) -> ft.Control:
    from companion.views.rules import entry, lists

    match rest:
        case (page, topic) if page == TOPIC:
            return lists.TopicPage(store, game_id, topic)
        case (page,):
            return entry.Entry(store, game_id, page)
    return lists.missing(store, game_id)


@component
def Beside(store: Store, game_id: str, rule_search: RuleSearch, searchable: bool) -> ft.Control:
    """What a wide screen shows before anything is opened: the best answer so far, else what one read before."""
    from companion.views.rules import entry, lists

    best = lists.best(game_id, rule_search.query, store.language) if searchable else ""
    return entry.Preview(store, game_id, best) if best else lists.Known(store, game_id, store.marks)
