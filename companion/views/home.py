"""Where one starts: the match under way, ways to begin another, what came of the last ones."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

import flet as ft

from companion.disk.saves import Shelved, Status
from companion.drawings.chest import chest
from companion.drawings.scene import home_scene
from companion.drawings.ship import ship
from companion.drawings.symbols import symbol
from companion.games import Start, screens, starts
from companion.match.table import Table, Unplayable
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.screen.theme import Palette
from companion.views.shelf.entry import day, main_route, standing
from companion.widgets.controls import Emphasis, button, tile
from companion.widgets.layout import card, note, row, screen, section, title
from companion.widgets.picking import picture_card
from companion.widgets.pictures import picture
from rules.kernel import Phrase

ALSO: Final = (
    Start("home.rules", "home.rules_about", "/rules", partial(symbol, "map")),
    Start("home.box", "home.box_about", "/box", chest),
)
"""What there is besides the matches of each game."""
RESULTS: Final = 3


@component
def Home(store: Store) -> ft.Control:
    shelf, set_shelf = ft.use_state(store.backend.shelf)
    notices, set_notices = ft.use_state(store.backend.notices)

    async def look() -> None:
        set_shelf(await store.backend.look_at_shelf())
        set_notices(store.backend.notices)

    ft.use_effect(look, [])
    running = [entry for entry in shelf if entry.status is Status.RUNNING and entry.openable]
    return screen(
        _banner(store),
        title(store.text("home.title")),
        note(store.text("home.about")),
        *(Running(store, entry) for entry in running[:1]),
        *_offer(store, first_run=not shelf and not store.backend.boxed),
        _starts(store),
        *_results(store, [entry for entry in shelf if entry.status is Status.FINISHED][:RESULTS]),
        *_also_running(store, running[1 : 1 + RESULTS]),
        *_told(store, notices),
    )


def _banner(store: Store) -> ft.Control:
    return ft.Container(
        picture(
            _scene(store.palette), "", height=theme.BANNER if store.wide else theme.BANNER_PHONE, fit=ft.BoxFit.COVER
        ),
        border_radius=theme.RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


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
    drawn = shown.glance(table.state, store.dark) if table and shown else ship(store.palette, store.palette.coral)
    caption = [store.say(entry.caption)] if entry.caption else []
    details = [*caption, standing(store, entry)]
    return picture_card(store.text("home.continue"), details, drawn, lambda: store.go(main_route(entry)), main=True)


def _offer(store: Store, *, first_run: bool) -> list[ft.Control]:
    if not first_run or store.settings.box_offered:
        return []

    async def answer(route: str) -> None:
        if route:
            store.go(route)
        await store.change(store.settings.replace(box_offered=True))

    return [
        section(
            store.text("home.offer"),
            note(store.text("home.offer_about")),
            row(
                button(store.text("home.offer_yes"), partial(answer, "/box"), weight=Emphasis.MAIN),
                button(store.text("home.offer_no"), partial(answer, ""), weight=Emphasis.QUIET),
            ),
        )
    ]


def _starts(store: Store) -> ft.Control:
    return ft.ResponsiveRow(
        [
            ft.Container(
                picture_card(
                    store.text(start.name),
                    [store.text(start.about)],
                    _drawn(start, store.palette),
                    partial(store.go, start.route),
                ),
                col={"xs": 12, "md": 6},
            )
            for start in (*starts(), *ALSO)
        ],
        spacing=theme.GAP,
        run_spacing=theme.GAP,
    )


@cache
def _scene(palette: Palette) -> str:
    return home_scene(palette)


@cache
def _drawn(start: Start, palette: Palette) -> str:
    return start.sign(palette)


def _results(store: Store, entries: list[Shelved]) -> list[ft.Control]:
    if not entries:
        return []
    return [section(store.text("home.results"), *(part for entry in entries for part in _result(store, entry)))]


def _result(store: Store, entry: Shelved) -> list[ft.Control]:
    names = ", ".join(store.text("shelf.player", name=total.player) for total in entry.totals)
    result = tile(standing(store, entry), day(store, entry), lambda: store.go(f"/match/{entry.id}/score"))
    if not entry.tracked:
        return [result]
    again = f"/new/{entry.game}/again/{entry.id}"
    return [result, row(button(store.text("home.again", names=names), partial(store.go, again), icon=ft.Icons.REPLAY))]


def _also_running(store: Store, entries: list[Shelved]) -> list[ft.Control]:
    if not entries:
        return []
    lines = [
        card(tile(standing(store, entry), day(store, entry), partial(store.go, main_route(entry)))) for entry in entries
    ]
    return [section(store.text("home.also_running"), *lines)]


def _told(store: Store, notices: tuple[Phrase, ...]) -> list[ft.Control]:
    """What the data folder has had to say, when it was opened or since."""
    if not notices:
        return []
    return [section(store.text("home.told"), *(note(store.say(notice)) for notice in notices))]
