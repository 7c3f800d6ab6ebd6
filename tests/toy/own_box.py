"""The one drawer of My box of the toy: its bell."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.box.kind import BoxKind, Drawer
from companion.box.own_box import OwnBox
from companion.score.misreadings import Misreadings
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.views.box.marks import YOURS, drawer_screen, mark
from companion.views.box.screen import BoxScreen
from companion.widgets.controls import Emphasis, button
from companion.widgets.entries import NumberField
from companion.widgets.layout import row
from rules.kernel import phrase
from tests.toy.box import BellFact, Box
from tests.toy.signs import drawer


@component
def BellScreen(own: OwnBox[Box]) -> ft.Control:
    store = own.store
    points, choose = ft.use_state(own.box.bell_points)

    async def keep() -> None:
        await own.learn(BellFact(points=points))

    return drawer_screen(
        store,
        "toy",
        "bell",
        mark(store, "toy", YOURS if own.box.bell else None),
        NumberField(store, store.text("toy_box.bell_points"), points, lambda n: choose(n or 0)),
        row(button(store.text("box.keep"), keep, weight=Emphasis.MAIN)),
    )


TOY_BOX: Final[BoxKind[Box]] = BoxKind(
    game="toy",
    model=Box,
    drawers=(
        Drawer(
            name="bell",
            sign=drawer,
            facts=lambda box: box.facts,
            progress=lambda box: phrase("box.known_of", n=len(box.facts), total=1),
            screen=lambda: BellScreen,
        ),
    ),
    learn=lambda box, fact: box.replace(bell=fact),
    forget=lambda box, _: box.replace(bell=None),
    added=lambda mine, theirs: mine.replace(bell=theirs.bell or mine.bell),
    check=lambda _: None,
    misread=Misreadings().first,
)


def BoxPage(store: Store, part: str) -> ft.Control:
    return BoxScreen(store, TOY_BOX, part)
