"""The eight wind rose tiles: one tap for a tile that shows one thing."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

import flet as ft

from companion.disk.preferences import TEXT_SIZES
from companion.farshore.boxes import OwnBox
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore.box.marks import mark, part_screen
from companion.views.farshore.table import looks
from companion.views.table.frame import across
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import Emphasis, button, icon_button
from companion.widgets.layout import column, note, row, section
from companion.widgets.picking import tick
from companion.widgets.pictures import picture
from rules.farshore.components.numbers import WIND_ROSE
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Trait
from rules.farshore.steps import STACKS, Stack
from rules.farshore.tell.naming import tile_name, trait_name
from rules.kernel import phrase
from rules.printed import Origin


@ft.observable
@dataclass
class Telling:
    """What is being told of one stack: a further tile, or what a listed one shows instead."""

    own: OwnBox
    stack: Stack
    chosen: tuple[Trait, ...] = ()
    several: bool = False
    correcting: WindTile | None = field(default=None)

    @property
    def known(self) -> list[WindTile]:
        return [tile for tile in self.own.box.wind_tiles if tile.stack == self.stack]

    def correct(self, tile: WindTile) -> None:
        self.correcting, self.chosen = tile, tile.traits

    def stop(self) -> None:
        self.correcting, self.chosen = None, ()

    def turn_several(self) -> None:
        self.several, self.chosen = not self.several, ()

    async def tap(self, trait: Trait) -> None:
        if self.several or self.correcting:
            self.chosen = tuple(one for one in WIND_ROSE.vocabulary if one in {*self.chosen} ^ {trait})
        else:
            await self._keep((trait,))

    async def keep(self) -> None:
        if self.chosen:
            await self._keep(self.chosen)
        else:
            self.own.store.tell(phrase("farshore.wind_tile_empty"))

    async def forget(self, tile: WindTile) -> None:
        if await self.own.forget(tile) and tile == self.correcting:
            self.stop()

    async def _keep(self, traits: tuple[Trait, ...]) -> None:
        if await self.own.learn(WindTile(stack=self.stack, traits=traits), instead_of=self.correcting):
            self.stop()


@component
def Tiles(own: OwnBox) -> ft.Control:
    return part_screen(own.store, "tiles", *(_Stack(own, stack) for stack in STACKS))


@component
def _Stack(own: OwnBox, stack: Stack) -> ft.Control:
    telling: Telling = ft.use_memo(lambda: Telling(own, stack), [])
    return _Told(telling, own)


@component
def _Told(telling: Telling, own: OwnBox) -> ft.Control:
    """What is tapped stays in its place: the tiles that are known by now are listed below."""
    store, known, all_told = own.store, telling.known, WIND_ROSE.tiles_in_a_stack
    listed = [_listed(telling, tile) for tile in known]
    if telling.correcting or len(known) < all_told:
        ask = "tile_correct" if telling.correcting else "tile_next"
        asked = note(store.text(f"farshore_box.{ask}", n=len(known) + 1, total=all_told))
        parts = [asked, _traits(telling), _below(telling), *listed]
    else:
        parts = [note(store.text("farshore_box.tiles_all")), *listed]
    return section(store.text("farshore_box.stack", stack=telling.stack), *parts)


def _listed(telling: Telling, tile: WindTile) -> ft.Control:
    store = telling.own.store
    name = store.say(tile_name(tile))
    spoken = store.text("farshore_box.tile_of", stack=tile.stack, tile=name)
    correct, forget = (store.text(f"box.{act}_this", what=spoken) for act in ("correct", "forget"))
    signs = [picture(looks.sign(trait, store.dark), "", width=theme.SIGN, height=theme.SIGN) for trait in tile.traits]
    return ft.Row(
        [
            ft.Column(
                [
                    ft.Row(list(signs), wrap=True, spacing=theme.NEAR, run_spacing=theme.NEAR),
                    ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
                    mark(store, Origin.YOURS),
                ],
                spacing=theme.CLOSE,
                expand=True,
            ),
            icon_button(correct, ft.Icons.EDIT_OUTLINED, partial(telling.correct, tile)),
            icon_button(forget, ft.Icons.DELETE_OUTLINE, partial(telling.forget, tile)),
        ],
        spacing=theme.GAP,
        key=f"tile-{'-'.join(tile.traits)}",
    )


def _traits(telling: Telling) -> ft.Control:
    store = telling.own.store
    buttons = []
    for trait in WIND_ROSE.vocabulary:
        word = store.say(trait_name(trait))
        spoken = store.text("farshore_box.tile_of", stack=telling.stack, tile=word)
        sign, chosen = looks.sign(trait, store.dark), trait in telling.chosen
        buttons.append(picture_button(word, sign, partial(telling.tap, trait), spoken=spoken, chosen=chosen))
    # At twice the size a word like "construction" needs the whole line.
    return grid(buttons, 1 if store.preferences.text_size == TEXT_SIZES[-1] else across(store, 3))


def _below(telling: Telling) -> ft.Control:
    store = telling.own.store
    if telling.correcting:
        return row(
            button(store.text("box.keep"), telling.keep, weight=Emphasis.MAIN),
            button(store.text("box.never_mind"), telling.stop, weight=Emphasis.QUIET),
        )
    more = store.text("farshore_box.tile_several", stack=telling.stack)
    keep = store.text("farshore_box.tile_keep", stack=telling.stack)
    several = [row(button(keep, telling.keep, weight=Emphasis.MAIN))] if telling.several else []
    return column([tick(more, telling.turn_several, done=telling.several), *several])
