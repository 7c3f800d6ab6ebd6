"""The whole box at a glance: what is known, what is still to tell, and its file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.farshore.boxes import OwnBox
from companion.screen import theme
from companion.screen.store import Store
from companion.views.farshore.box.files import ImportedBox, export, pick
from companion.views.farshore.box.marks import legend
from companion.views.farshore.table import looks
from companion.widgets.controls import Emphasis, button, choices, tile
from companion.widgets.layout import card, folded, note, row, screen, section, title
from companion.widgets.pictures import picture
from rules.farshore.components.box import Box, facts
from rules.farshore.components.cards import CARDS, Edition
from rules.farshore.components.numbers import SETUP, WIND_ROSE
from rules.kernel import Phrase, phrase

SIGNS: Final = {
    "tiles": "unique",
    "maps": "map",
    "cards": "construction",
    "shores": "driftwood",
    "track": "treasure",
    "islands": "island",
    "weather": "autumn",
    "routes": "lookout",
}
"""Every part, in the order in which it saves most taps, and the sign beside it."""
TILES: Final = len(WIND_ROSE.stacks) * WIND_ROSE.tiles_in_a_stack


def overview(own: OwnBox, bring: Callable[[ImportedBox], None]) -> ft.Control:
    store, box = own.store, own.box
    return screen(
        title(store.text("farshore_box.title")),
        note(store.text("farshore_box.about")),
        *_first(store, box),
        _edition(own),
        *(_part(store, box, name) for name in SIGNS),
        folded(store.text("farshore_box.legend"), legend(store)),
        _file(own, bring),
    )


def _first(store: Store, box: Box) -> list[ft.Control]:
    """What a first minute is best spent on."""
    if len(box.wind_tiles) == TILES:
        return []
    return [
        section(
            store.text("farshore_box.first"),
            note(store.text("farshore_box.first_about", n=TILES - len(box.wind_tiles))),
            row(
                button(
                    store.text("farshore_box.first_go"),
                    lambda: store.go("/box/farshore/tiles"),
                    weight=Emphasis.MAIN,
                    icon=ft.Icons.EXPLORE,
                )
            ),
        )
    ]


def _edition(own: OwnBox) -> ft.Control:
    store = own.store

    async def choose(edition: Edition | None) -> None:
        await own.change(lambda box: box.replace(edition=edition), phrase("farshore_box.learned"))

    named = [(store.text("farshore_box.edition_name", edition=edition.value), edition) for edition in Edition]
    return section(
        store.text("farshore_box.edition"),
        note(store.text("farshore_box.edition_about")),
        choices([(store.text("farshore_box.edition_none"), None), *named], own.box.edition, choose),
    )


def _part(store: Store, box: Box, name: str) -> ft.Control:
    sign = picture(looks.sign(SIGNS[name], store.dark), "", width=theme.SIGN, height=theme.SIGN)
    return card(
        tile(
            store.text(f"farshore_box.{name}"),
            store.say(progress(box, name)),
            partial(store.go, f"/box/farshore/{name}"),
            leading=sign,
            trailing=ft.Icon(ft.Icons.CHEVRON_RIGHT),
        )
    )


def progress(box: Box, name: str) -> Phrase:
    """How much of a part is known."""
    match name:
        case "tiles":
            return _of(len(box.wind_tiles), TILES)
        case "maps":
            kinds = facts(box).map_kinds.values()
            return _of(sum(kind.needs is not None for kind in kinds), len(kinds))
        case "islands":
            return _of(len(box.islands), SETUP.island_tiles)
        case "cards":
            return phrase("farshore_box.corrected", n=len(box.cards), total=len(CARDS))
        case "track":
            return phrase("farshore_box.track_yours" if box.track else "farshore_box.track_shipped")
        case _:
            return phrase("farshore_box.told", n=len(getattr(box, name)))


def _of(n: int, total: int) -> Phrase:
    return phrase("farshore_box.known_of", n=n, total=total)


def _file(own: OwnBox, bring: Callable[[ImportedBox], None]) -> ft.Control:
    store = own.store

    async def read() -> None:
        if (brought := await pick(store)) is not None:
            bring(brought)

    return section(
        store.text("farshore_box.file"),
        note(store.text("farshore_box.file_about")),
        row(
            button(store.text("farshore_box.export"), lambda: export(own), icon=ft.Icons.DOWNLOAD),
            button(store.text("farshore_box.import"), read, icon=ft.Icons.UPLOAD),
        ),
    )
