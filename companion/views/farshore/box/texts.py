"""What people write down in their own words: shore spaces, islands, weather cards."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft

from companion.farshore.boxes import OwnBox
from companion.screen import theme
from companion.screen.boundary import component
from companion.screen.glyphs import plain
from companion.views.farshore.box.marks import apart, mark, part_screen
from companion.views.farshore.table import looks
from companion.widgets.controls import Emphasis, button, icon_button
from companion.widgets.layout import note, row, section
from companion.widgets.pictures import picture
from companion.widgets.typing import Typed
from rules.farshore.components.numbers import PLACES, SETUP
from rules.farshore.components.told import LONGEST_TEXT, IslandText, ShoreText, WeatherText
from rules.farshore.components.traits import Resource
from rules.kernel import phrase
from rules.printed import Origin

LOOKS_LIKE: Final[dict[str, Any]] = {"max_length": LONGEST_TEXT, "counter": "", "multiline": True}


@component
def Shores(own: OwnBox) -> ft.Control:
    return part_screen(own.store, "shores", *(_Shore(own, resource) for resource in Resource))


@component
def _Shore(own: OwnBox, resource: Resource) -> ft.Control:
    store = own.store
    told = next((shore for shore in own.box.shores if shore.space is resource), None)
    written: str | None = None
    typed, write = ft.use_state(written)
    text = (told.text if told else "") if typed is None else typed
    name = store.text("farshore.place_shore", resource=resource.value)
    shipped = next(shore for shore in PLACES.shores if shore.resource is resource)

    async def keep() -> None:
        bare = " ".join(text.split())
        done = await (own.learn(ShoreText(space=resource, text=bare)) if bare else _forget())
        if done:
            write(None)

    async def _forget() -> bool:
        return await own.forget(told) if told else True

    gains = [note(store.text("farshore_box.shore_gains", n=shipped.gains))] if shipped.gains else []
    changed = [button(store.text("box.keep_this", what=name), keep, weight=Emphasis.MAIN)]
    return section(
        name,
        ft.Row([picture(looks.sign(resource, store.dark), "", width=theme.SIGN, height=theme.SIGN)]),
        *gains,
        mark(store, Origin.YOURS if told else shipped.source),
        apart(Typed(store.text("farshore_box.shore_text"), text, write, store, LOOKS_LIKE)),
        row(*(changed if typed is not None and typed != (told.text if told else "") else [])),
    )


@component
def Islands(own: OwnBox) -> ft.Control:
    store = own.store
    text, write = ft.use_state("")

    async def add() -> None:
        bare = " ".join(text.split())
        if not bare:
            store.tell(phrase("farshore_box.text_empty"))
        elif await own.learn(IslandText(text=bare)):
            write("")

    field = store.text("farshore_box.island_text")
    room = len(own.box.islands) < SETUP.island_tiles
    entry = [
        apart(Typed(field, text, write, store, LOOKS_LIKE)),
        row(button(store.text("farshore_box.island_add"), add, weight=Emphasis.MAIN, icon=ft.Icons.ADD)),
    ]
    return part_screen(
        store,
        "islands",
        *(_line(own, island, island.text) for island in own.box.islands),
        section(store.text("farshore_box.island_new"), *entry)
        if room
        else note(store.text("farshore_box.islands_all")),
    )


@component
def Weather(own: OwnBox) -> ft.Control:
    store = own.store
    top, write_top = ft.use_state("")
    bottom, write_bottom = ft.use_state("")

    async def add() -> None:
        first, second = " ".join(top.split()), " ".join(bottom.split())
        if not first:
            store.tell(phrase("farshore_box.weather_empty"))
        elif await own.learn(WeatherText(top=first, bottom=second or None)):
            write_top("")
            write_bottom("")

    return part_screen(
        store,
        "weather",
        *(_line(own, card, card.top, card.bottom or "") for card in own.box.weather),
        section(
            store.text("farshore_box.weather_new"),
            apart(Typed(store.text("farshore_box.weather_top"), top, write_top, store, LOOKS_LIKE)),
            apart(Typed(store.text("farshore_box.weather_bottom"), bottom, write_bottom, store, LOOKS_LIKE)),
            row(button(store.text("farshore_box.weather_add"), add, weight=Emphasis.MAIN, icon=ft.Icons.ADD)),
        ),
    )


def _line(own: OwnBox, fact: IslandText | WeatherText, text: str, below: str = "") -> ft.Control:
    store, shown = own.store, plain(text)
    forget = store.text("box.forget_this", what=shown)
    second = [ft.Text(plain(below), color=ft.Colors.ON_SURFACE_VARIANT)] if below else []
    return ft.Row(
        [
            ft.Column(
                [ft.Text(shown, theme_style=ft.TextThemeStyle.BODY_LARGE), *second, mark(store, Origin.YOURS)],
                spacing=theme.CLOSE,
                expand=True,
            ),
            icon_button(forget, ft.Icons.DELETE_OUTLINE, partial(own.forget, fact)),
        ],
        key=f"line-{text}-{below}",
    )
