"""Where one starts: the match under way, the box on the table, ways to begin, what came of the last matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Final

import flet as ft

from companion.disk.saves import Shelved, Status
from companion.drawings.chart import chart
from companion.drawings.chest import chest
from companion.games import Start, screens, starts
from companion.match.copy_reminder import is_due
from companion.match.naming import again_route, can_play_again, main_route
from companion.match.shown_games import asks_for_boxes, opened_game, several_games, shown_games
from companion.match.table import Table, Unplayable
from companion.place import here
from companion.screen import theme
from companion.screen.addresses import box_route, rules_route
from companion.screen.boundary import component
from companion.screen.palette import Palette
from companion.screen.store import Store
from companion.views.boxes_asked import BoxesAsked
from companion.views.bringing import bring_in_button
from companion.views.copying import CopyReminder
from companion.views.match_line import day, names, of_game, standing
from companion.widgets.controls import Emphasis, button, tile
from companion.widgets.game_signs import game_name, game_sign
from companion.widgets.layout import card, note, row, screen, section, title
from companion.widgets.picking import picture_card
from companion.widgets.pictures import picture
from rules.kernel import Phrase

RESULTS: Final = 3


@component
def Home(store: Store) -> ft.Control:
    shelf, set_shelf = ft.use_state(store.backend.shelf)
    notices, set_notices = ft.use_state(store.backend.notices)
    tapped, open_box = ft.use_state("")
    whole, set_whole = ft.use_state(here().pictured)

    async def look() -> None:
        await here().first_picture()
        set_whole(True)
        set_shelf(await store.backend.look_at_shelf())
        set_notices(store.backend.notices)

    ft.use_effect(look, [])
    running = [entry for entry in shelf if entry.status is Status.RUNNING and entry.openable]
    opened = opened_game(store.preferences, store.backend, tapped)
    first = [*(Running(store, entry) for entry in running[:1]), *_first_run(store, opened)]
    heading = (*_banner(store, opened), title(store.text("home.title")), note(store.text("home.about")))
    # What lies below something else comes after the first picture.
    if first and not whole:
        return screen(*heading, *first)
    return screen(*heading, *first, *_boxes(store, opened, open_box), *_rest(store, shelf, running, notices))


def _banner(store: Store, opened: str) -> list[ft.Control]:
    """The scene of the game that lies open; on a phone held across it would leave no room for the ways to begin."""
    scene = _scene(opened, store.palette)
    if not scene or store.shape.flat:
        return []
    return [
        ft.Container(
            picture(scene, "", height=theme.BANNER if store.wide else theme.BANNER_PHONE, fit=ft.BoxFit.COVER),
            border_radius=theme.RADIUS,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        )
    ]


@component
def Running(store: Store, entry: Shelved) -> ft.Control:
    """What the shelf knows at once; the picture follows when the match has been opened."""
    nothing: Table | None = None
    table, set_table = ft.use_state(nothing)

    async def fetch() -> None:
        try:
            set_table(await store.backend.table(entry.id))
        except Unplayable:
            return

    ft.use_effect(fetch, [entry.id])
    shown = screens(entry.game)
    drawn = game_sign(entry.game, store.palette)
    if table and table.id == entry.id and shown and shown.glance:
        drawn = shown.glance(table.state, store.dark)
    caption = store.say(entry.caption) if entry.caption else ""
    stands = of_game(store, entry, standing(store, entry), several_games(store.preferences, store.backend))
    details = [part for part in (caption, stands) if part]
    return picture_card(
        store, store.text("home.continue"), details, drawn, lambda: store.go(main_route(entry)), main=True
    )


def _first_run(store: Store, opened: str) -> list[ft.Control]:
    """Which boxes there are, then what is printed in the one that lies open."""
    if asks_for_boxes(store.preferences, store.backend):
        return [BoxesAsked(store)]
    shown, backend = screens(opened), store.backend
    if backend.shelf or backend.boxes or opened in store.settings.boxes_offered or not (shown and shown.box):
        return []

    async def answer(route: str) -> None:
        if route:
            store.go(route)
        offered = (*store.settings.boxes_offered, opened)
        await store.change(store.settings.replace(boxes_offered=offered))

    yes = partial(answer, _routes(store, opened)[1])
    return [
        section(
            store.text("home.offer"),
            note(store.text("home.offer_about")),
            row(
                button(store.text("home.offer_yes"), yes, weight=Emphasis.MAIN),
                button(store.text("home.offer_no"), partial(answer, ""), weight=Emphasis.QUIET),
            ),
        )
    ]


# The box on the table


def _boxes(store: Store, opened: str, open_box: ft.StateSetter[str]) -> list[ft.Control]:
    """One picture card for each game, the open one with its ways to begin; of a single game only those."""
    shown = shown_games(store.preferences, store.backend)
    ways = (*starts(opened), *_besides(store, opened))
    if len(shown) == 1:
        return [_cards(store, ways)]
    others = [
        picture_card(store, game_name(store, one), [], game_sign(one, store.palette), partial(open_box, one))
        for one in shown
        if one != opened
    ]
    on_the_table = section(game_name(store, opened), _cards(store, ways))
    return [on_the_table, _grid(store, others), row(bring_in_button(store))]


def _besides(store: Store, opened: str) -> tuple[Start, ...]:
    """What there is besides the matches of a game."""
    rules, box = _routes(store, opened)
    shown = screens(opened)
    boxed = (Start("home.box", "home.box_about", box, chest),) if shown and shown.box else ()
    return (Start("home.rules", "home.rules_about", rules, chart), *boxed)


def _routes(store: Store, opened: str) -> tuple[str, str]:
    """To the rules and to the box; where one game is shown, the address need not name it."""
    if len(shown_games(store.preferences, store.backend)) == 1:
        return "/rules", "/box"
    return rules_route(opened), box_route(opened)


def _cards(store: Store, ways: tuple[Start, ...]) -> ft.Control:
    return _grid(
        store,
        [
            picture_card(
                store,
                store.text(way.name),
                [store.text(way.about)],
                _drawn(way, store.palette),
                partial(store.go, way.route),
            )
            for way in ways
        ],
    )


def _grid(store: Store, cards: list[ft.Control]) -> ft.Control:
    """Two abreast and of one height, where that leaves room for the longest words."""
    across = 2 if store.wide and store.preferences.text_size <= theme.LARGE_TEXT else 1
    cells: list[ft.Control] = [ft.Container(one, expand=across > 1 or None) for one in cards]
    if across > 1:
        cells += [ft.Container(expand=True)] * (len(cells) % across)
        cells = [_line(cells[at : at + across]) for at in range(0, len(cells), across)]
    return ft.Column(cells, spacing=theme.GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _line(cells: list[ft.Control]) -> ft.Control:
    return ft.Row(cells, spacing=theme.GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


@cache
def _scene(game_id: str, palette: Palette) -> str:
    shown = screens(game_id)
    return shown.scene(palette) if shown and shown.scene else ""


@cache
def _drawn(start: Start, palette: Palette) -> str:
    return start.sign(palette)


# What was played


def _rest(
    store: Store, shelf: Sequence[Shelved], running: Sequence[Shelved], notices: tuple[Phrase, ...]
) -> list[ft.Control]:
    return [
        *_results(store, [entry for entry in shelf if entry.status is Status.FINISHED][:RESULTS]),
        *_also_running(store, list(running[1 : 1 + RESULTS])),
        *([CopyReminder(store)] if is_due(store.backend) else []),
        *_told(store, notices),
    ]


def _results(store: Store, entries: list[Shelved]) -> list[ft.Control]:
    if not entries:
        return []
    return [section(store.text("home.results"), *(part for entry in entries for part in _result(store, entry)))]


def _result(store: Store, entry: Shelved) -> list[ft.Control]:
    result = tile(standing(store, entry), _when(store, entry), lambda: store.go(f"/match/{entry.id}/score"))
    if not can_play_again(entry):
        return [result]
    again = store.text("home.again", names=names(store, entry))
    return [result, row(button(again, partial(store.go, again_route(entry)), icon=ft.Icons.REPLAY))]


def _also_running(store: Store, entries: list[Shelved]) -> list[ft.Control]:
    if not entries:
        return []
    lines = [
        card(tile(standing(store, entry), _when(store, entry), partial(store.go, main_route(entry))))
        for entry in entries
    ]
    return [section(store.text("home.also_running"), *lines)]


def _when(store: Store, entry: Shelved) -> str:
    return of_game(store, entry, day(store, entry), several_games(store.preferences, store.backend))


def _told(store: Store, notices: tuple[Phrase, ...]) -> list[ft.Control]:
    """What the data folder has had to say, when it was opened or since."""
    if not notices:
        return []
    return [section(store.text("home.told"), *(note(store.say(notice)) for notice in notices))]
