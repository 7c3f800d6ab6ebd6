"""Where one starts: the match under way, ways to begin another, what came of the last ones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Final

import flet as ft

from companion import theme
from companion.boundary import component
from companion.drawings.chest import chest
from companion.drawings.crab import crab
from companion.drawings.scene import home_scene
from companion.drawings.ship import ship
from companion.drawings.symbols import symbol
from companion.games import screens
from companion.saves import Shelved, Status
from companion.store import Store
from companion.table import Table, Unplayable
from companion.theme import Palette
from companion.views.shelf.entry import main_route
from companion.widgets.controls import Weight, button, tile
from companion.widgets.layout import card, note, row, screen, section, title
from companion.widgets.picking import picture_card
from companion.widgets.pictures import picture
from rules.kernel import Phrase

STARTS: Final = (
    ("solo", "/new/farshore/solo"),
    ("track", "/new/farshore/table"),
    ("count", "/score/farshore"),
    ("rules", "/rules"),
    ("box", "/box"),
)
"""Ways to begin, and where they lead."""
RESULTS: Final = 3


@component
def Home(store: Store) -> ft.Control:
    shelf, set_shelf = ft.use_state(store.desk.shelf)
    notices, set_notices = ft.use_state(store.desk.notices)

    async def look() -> None:
        set_shelf(await store.desk.look_at_shelf())
        set_notices(store.desk.notices)

    ft.use_effect(look, [])
    running = [entry for entry in shelf if entry.status is Status.RUNNING and entry.openable]
    return screen(
        _banner(store),
        title(store.text("home.title")),
        note(store.text("home.about")),
        *(Running(store, entry) for entry in running[:1]),
        *_offer(store, first_run=not shelf and not store.desk.boxed),
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
            set_table(await store.desk.table(entry.id))
        except Unplayable:
            return

    ft.use_effect(fetch, [entry.id])
    shown = screens(entry.game)
    drawn = shown.glance(table.state, store.dark) if table and shown else ship(store.palette, store.palette.coral)
    caption = [store.say(entry.caption)] if entry.caption else []
    details = [*caption, _standing(store, entry)]
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
                button(store.text("home.offer_yes"), partial(answer, "/box"), weight=Weight.MAIN),
                button(store.text("home.offer_no"), partial(answer, ""), weight=Weight.QUIET),
            ),
        )
    ]


def _starts(store: Store) -> ft.Control:
    drawings = _drawings(store.palette)
    return ft.ResponsiveRow(
        [
            ft.Container(
                picture_card(
                    store.text(f"home.{name}"),
                    [store.text(f"home.{name}_about")],
                    drawings[name],
                    partial(store.go, route),
                ),
                col={"xs": 12, "md": 6},
            )
            for name, route in STARTS
        ],
        spacing=theme.GAP,
        run_spacing=theme.GAP,
    )


@cache
def _scene(palette: Palette) -> str:
    return home_scene(palette)


@cache
def _drawings(palette: Palette) -> Mapping[str, str]:
    return {
        "solo": crab(palette),
        "track": ship(palette, palette.gold),
        "count": symbol("treasure", palette),
        "rules": symbol("map", palette),
        "box": chest(palette),
    }


def _results(store: Store, entries: list[Shelved]) -> list[ft.Control]:
    if not entries:
        return []
    return [section(store.text("home.results"), *(part for entry in entries for part in _result(store, entry)))]


def _result(store: Store, entry: Shelved) -> list[ft.Control]:
    names = ", ".join(_name(store, total.player) for total in entry.totals)
    return [
        tile(_standing(store, entry), _day(store, entry), lambda: store.go(f"/match/{entry.id}/score")),
        row(
            button(
                store.text("home.again", names=names),
                lambda: store.go(f"/new/{entry.game}/again/{entry.id}"),
                icon=ft.Icons.REPLAY,
            )
        ),
    ]


def _also_running(store: Store, entries: list[Shelved]) -> list[ft.Control]:
    if not entries:
        return []
    lines = [
        card(tile(_standing(store, entry), _day(store, entry), partial(store.go, main_route(entry))))
        for entry in entries
    ]
    return [section(store.text("home.also_running"), *lines)]


def _standing(store: Store, entry: Shelved) -> str:
    scores = [store.text("home.score", name=_name(store, total.player), points=total.points) for total in entry.totals]
    return " · ".join(scores) or store.text("home.continue")


def _name(store: Store, player: str) -> str:
    return store.text("home.player", name=player)


def _day(store: Store, entry: Shelved) -> str:
    if entry.changed is None:
        return ""
    day = entry.changed.astimezone()
    return store.text("home.on", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}")


def _told(store: Store, notices: tuple[Phrase, ...]) -> list[ft.Control]:
    """What the data folder has had to say, when it was opened or since."""
    if not notices:
        return []
    return [section(store.text("home.told"), *(note(store.say(notice)) for notice in notices))]
