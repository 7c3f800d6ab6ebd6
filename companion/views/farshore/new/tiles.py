"""The wind rose tile on top of a stack: one of the box, or told by what it shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.screen.boundary import component
from companion.views.farshore.new.form import Form
from companion.views.farshore.table import looks
from companion.widgets.layout import row, section
from companion.widgets.picking import chip, picks
from rules.farshore.components.numbers import WIND_ROSE
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Trait
from rules.farshore.steps import Stack
from rules.farshore.tell.naming import tile_name, trait_name


@component
def Tile(form: Form, stack: Stack) -> ft.Control:
    """A tile of the box is one tap away; of another one every trait is."""
    known = [tile for tile in form.box.wind_tiles if tile.stack == stack]
    told = form.draft.tile_a if stack == "A" else form.draft.tile_b
    other, set_other = ft.use_state(False)
    spelling = other or not known or (bool(told) and all(tile.traits != told for tile in known))

    def put(traits: tuple[Trait, ...], other: bool) -> None:
        set_other(other)
        form.set(**{f"tile_{stack.lower()}": traits})

    def toggle(trait: Trait) -> None:
        set_other(True)
        form.edit(lambda draft: draft.turned(stack, trait))

    chips = [_of_box(form, tile, told, partial(put, other=False), spelling) for tile in known]
    if known:
        chips.append(chip(form.text("tile_other"), partial(put, (), not spelling), spelling, of=_stack(form, stack)))
    parts: list[ft.Control] = [row(*chips)] if chips else []
    if spelling:
        parts.append(_traits(form, stack, told, toggle))
    return section(form.text("tile", stack=stack), *parts)


def _of_box(
    form: Form, tile: WindTile, told: tuple[Trait, ...], put: Callable[[tuple[Trait, ...]], None], spelling: bool
) -> ft.Control:
    """Tapped a second time it is not the one after all."""
    chosen = tile.traits == told and not spelling
    sign = looks.sign(tile.traits[0], form.store.dark)
    put_it = partial(put, () if chosen else tile.traits)
    return chip(form.store.say(tile_name(tile)), put_it, chosen, sign, _stack(form, tile.stack))


def _traits(form: Form, stack: Stack, told: tuple[Trait, ...], toggle: Callable[[Trait], None]) -> ft.Control:
    options = [(form.store.say(trait_name(trait)), trait) for trait in WIND_ROSE.vocabulary]
    signs = {trait: looks.sign(trait, form.store.dark) for trait in WIND_ROSE.vocabulary}
    return picks(options, told, toggle, of=_stack(form, stack), signs=signs)


def _stack(form: Form, stack: Stack) -> str:
    return form.text("stack", stack=stack)
