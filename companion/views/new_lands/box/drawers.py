"""The drawers of My box: the kinds of tiles with how many there are, the start tile, the board, the edition."""

from __future__ import annotations

from functools import partial

import flet as ft
from pydantic import ValidationError

from companion.new_lands.boxes import GAME, OwnBox
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.box.marks import YOURS, apart, drawer_screen, mark
from companion.views.new_lands import looks, sizes
from companion.views.new_lands.table.naming import tile_spoken
from companion.views.new_lands.tile_builder import TileBuilder
from companion.widgets.answers import stepper
from companion.widgets.controls import Emphasis, button
from companion.widgets.entries import NumberField
from companion.widgets.layout import folded, note, row, section
from companion.widgets.picking import one_less_and_more
from companion.widgets.pictures import picture
from companion.widgets.typing import Typed
from rules.kernel import phrase
from rules.new_lands.components.box import BoardLength, Edition, KindOf, Known, StartTile, catalogue
from rules.new_lands.components.kinds import REPORTED
from rules.new_lands.components.numbers import DRAWN, NUMBERS


@component
def Kinds(own: OwnBox) -> ft.Control:
    store = own.store

    async def add(text: str) -> None:
        fact = KindOf(tile=text)
        await own.learn(fact.replace(copies=own.box.copies.get(fact.tile, 0) + 1))

    def begin(text: str) -> None:
        store.page.run_task(add, text)

    builder = TileBuilder(store, "....", begin, store.text("new_lands_box.add_kind"))
    return drawer_screen(
        store,
        GAME,
        "kinds",
        folded(store.text("new_lands_box.new_kind"), builder),
        *(_kind(own, known) for known in catalogue(own.box)),
    )


def _kind(own: OwnBox, known: Known) -> ft.Control:
    store, name = own.store, tile_spoken(own.store, known.tile)

    async def tell(copies: int) -> None:
        await own.learn(KindOf(tile=known.tile, copies=copies))

    fact = KindOf(tile=known.tile, copies=known.copies)
    forget = button(store.text("box.forget_this", what=name), partial(own.forget, fact), weight=Emphasis.QUIET)
    right = button(store.text("new_lands_box.is_right", what=name), partial(tell, known.copies))
    steps = stepper(
        store.text("new_lands_box.copies"),
        str(known.copies),
        *one_less_and_more(
            store, name, partial(tell, max(0, known.copies - 1)), partial(tell, min(DRAWN, known.copies + 1))
        ),
    )
    drawn = picture(looks.tile(store, known.tile), "", width=sizes.TILE, height=sizes.TILE)
    source = mark(store, GAME, YOURS if known.yours else REPORTED.source)
    return ft.Container(
        ft.Row(
            [drawn, ft.Column([steps, source, row(forget if known.yours else right)], expand=True, spacing=0)],
            spacing=theme.GAP,
        ),
        key=known.tile,
    )


@component
def Start(own: OwnBox) -> ft.Control:
    store, told = own.store, own.box.start
    shown = told.tile if told else REPORTED.start.tile

    async def tell(text: str) -> None:
        await own.learn(StartTile(tile=text))

    def begin(text: str) -> None:
        store.page.run_task(tell, text)

    acts = (
        [button(store.text("new_lands_box.forget_start"), partial(own.forget, told), weight=Emphasis.QUIET)]
        if told
        else [button(store.text("new_lands_box.start_right"), partial(tell, shown))]
    )
    return drawer_screen(
        store,
        GAME,
        "start",
        section(
            tile_spoken(store, shown),
            picture(looks.tile(store, shown), "", width=sizes.LARGE_TILE, height=sizes.LARGE_TILE),
            mark(store, GAME, YOURS if told else REPORTED.start.source),
            row(*acts),
        ),
        folded(
            store.text("new_lands_box.start_other"),
            TileBuilder(store, "....", begin, store.text("new_lands_box.start_keep")),
        ),
    )


@component
def Board(own: OwnBox) -> ft.Control:
    store, told = own.store, own.box.board
    spaces, set_spaces = ft.use_state(own.box.spaces)

    async def keep() -> None:
        try:
            fact = BoardLength(spaces=spaces)
        except ValidationError:
            store.tell(phrase("new_lands_box.board_wrong"))
            return
        await own.learn(fact)

    async def forget() -> None:
        if told and await own.forget(told):
            set_spaces(own.box.spaces)

    away = [button(store.text("new_lands_box.forget_board"), forget, weight=Emphasis.QUIET)] if told else []
    return drawer_screen(
        store,
        GAME,
        "board",
        section(
            store.text("new_lands_box.board_now", n=own.box.spaces),
            mark(store, GAME, YOURS if told else NUMBERS.board.source),
            NumberField(store, store.text("new_lands_box.spaces"), spaces, lambda n: set_spaces(n or 0)),
            row(button(store.text("box.keep"), keep, weight=Emphasis.MAIN), *away),
        ),
    )


@component
def EditionDrawer(own: OwnBox) -> ft.Control:
    store, told = own.store, own.box.edition
    name, write = ft.use_state(told.name if told else "")

    async def keep() -> None:
        try:
            fact = Edition(name=name)
        except ValidationError:
            store.tell(phrase("new_lands_box.edition_wrong"))
            return
        await own.learn(fact)

    async def forget() -> None:
        if told and await own.forget(told):
            write("")

    away = [button(store.text("new_lands_box.forget_edition"), forget, weight=Emphasis.QUIET)] if told else []
    return drawer_screen(
        store,
        GAME,
        "edition",
        section(
            told.name if told else store.text("box.unknown"),
            note(store.text("new_lands_box.edition_how")),
            apart(Typed(store.text("new_lands_box.edition_name"), name, write, store, {})),
            row(button(store.text("box.keep"), keep, weight=Emphasis.MAIN), *away),
        ),
    )
