"""Krabita's route cards: whoever writes down the whole deck can let the app draw from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.farshore.boxes import OwnBox
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.farshore.box.marks import part_screen
from companion.views.farshore.table import looks
from companion.widgets.controls import Emphasis, button, icon_button
from companion.widgets.layout import note, row, section
from companion.widgets.picking import picks
from companion.widgets.pictures import picture
from rules.farshore.components.route_cards import (
    DocksSpot,
    FirstSpot,
    IslandSpot,
    LastSpot,
    LookoutSpot,
    OtherSpot,
    RedAction,
    RedCardSpot,
    RouteCard,
    ShoreSpot,
)
from rules.farshore.components.traits import Colour, Resource
from rules.kernel import phrase

FIRST: Final[tuple[FirstSpot, ...]] = (
    *(ShoreSpot(resource=resource) for resource in Resource),
    IslandSpot(),
    *(RedCardSpot(action=action) for action in RedAction),
    OtherSpot(),
)
LAST: Final[tuple[LastSpot, ...]] = (
    DocksSpot(spaces=1),
    DocksSpot(spaces=2),
    *(LookoutSpot(colour=colour) for colour in Colour),
)
SECTIONS: Final = ("top", "middle", "bottom")


@ft.observable
@dataclass
class Writing:
    """A card being written down, from the top."""

    top: FirstSpot | None = None
    middle: FirstSpot | None = None
    bottom: LastSpot | None = None

    @property
    def card(self) -> RouteCard | None:
        if self.top is None or self.middle is None or self.bottom is None:
            return None
        return RouteCard(top=self.top, middle=self.middle, bottom=self.bottom)

    def clear(self) -> None:
        self.top = self.middle = self.bottom = None


@component
def Routes(own: OwnBox) -> ft.Control:
    writing: Writing = ft.use_memo(lambda: Writing(), [])
    return part_screen(
        own.store,
        "routes",
        *(_listed(own, n, card) for n, card in enumerate(own.box.routes, start=1)),
        _New(own, writing),
    )


@component
def _New(own: OwnBox, writing: Writing) -> ft.Control:
    store = own.store

    async def add() -> None:
        if writing.card is None:
            store.tell(phrase("farshore_box.route_incomplete"))
        elif await own.learn(writing.card):
            writing.clear()

    return section(
        store.text("farshore_box.route_new", n=len(own.box.routes) + 1),
        *(part for where in SECTIONS for part in _section(store, writing, where)),
        row(button(store.text("farshore_box.route_add"), add, weight=Emphasis.MAIN, icon=ft.Icons.ADD)),
    )


def _section(store: Store, writing: Writing, where: str) -> list[ft.Control]:
    spots: tuple[FirstSpot | LastSpot, ...] = LAST if where == "bottom" else FIRST
    heading = store.text("farshore_box.route_section", where=where)
    signs = {spot: _sign(store, spot) for spot in spots}
    options = [(spot_name(store, spot), spot) for spot in spots]
    return [
        note(heading),
        picks(options, (getattr(writing, where),), partial(setattr, writing, where), of=heading, signs=signs),
    ]


def _listed(own: OwnBox, n: int, card: RouteCard) -> ft.Control:
    store = own.store
    name = store.text("farshore_box.route_card", n=n)
    spots = (card.top, card.middle, card.bottom)
    signs = [picture(_sign(store, spot), "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN) for spot in spots]
    words = " · ".join(spot_name(store, spot) for spot in spots)
    forget = store.text("box.forget_this", what=name)
    return ft.Row(
        [
            ft.Column(
                [ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL), ft.Row(list(signs)), ft.Text(words)],
                spacing=theme.CLOSE,
                expand=True,
            ),
            icon_button(forget, ft.Icons.DELETE_OUTLINE, partial(own.forget, card)),
        ],
        key=f"route-{n}",
    )


def spot_name(store: Store, spot: FirstSpot | LastSpot) -> str:
    match spot:
        case ShoreSpot(resource=resource):
            return store.text("farshore.place_shore", resource=resource.value)
        case RedCardSpot(action=action):
            return store.text("farshore_box.spot_red_card", action=action.value)
        case DocksSpot(spaces=n):
            return store.text("farshore_box.spot_docks", n=n)
        case LookoutSpot(colour=colour):
            return store.text("farshore_box.spot_lookout", colour=colour.value)
        case _:
            return store.text(f"farshore.place_{spot.spot}")


def _sign(store: Store, spot: FirstSpot | LastSpot) -> str:
    match spot:
        case ShoreSpot(resource=resource):
            return looks.sign(resource, store.dark)
        case RedCardSpot():
            return looks.sign(Colour.RED, store.dark)
        case LookoutSpot(colour=colour):
            return looks.sign(colour, store.dark)
        case OtherSpot():
            return looks.sign("unknown", store.dark)
        case _:
            return looks.sign(spot.spot, store.dark)
