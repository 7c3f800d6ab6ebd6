"""The six kinds of map tile: what each asks of a city."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.farshore.boxes import OwnBox
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore.box.marks import mark, part_screen
from companion.views.farshore.table import looks
from companion.widgets.controls import Act, Emphasis, button
from companion.widgets.layout import note, row, section
from companion.widgets.picking import counter
from companion.widgets.pictures import picture
from rules.farshore.components.box import facts
from rules.farshore.components.maps import KIND_IDS, MapKindId
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.told import MapNeeds
from rules.farshore.components.traits import Colour, Counts
from rules.farshore.tell.naming import trait_name
from rules.kernel import phrase


@component
def Maps(own: OwnBox) -> ft.Control:
    return part_screen(own.store, "maps", *(_Kind(own, kind) for kind in KIND_IDS))


@component
def _Kind(own: OwnBox, kind_id: MapKindId) -> ft.Control:
    nothing: Counts | None = None
    counts, count = ft.use_state(nothing)
    store, kind = own.store, facts(own.box).map_kinds[kind_id]
    told = next((needs for needs in own.box.map_needs if needs.kind == kind_id), None)
    name = store.say(kind.name)

    async def keep() -> None:
        assert counts is not None
        if not counts.total:
            store.tell(phrase("farshore_box.map_empty"))
        elif await own.learn(MapNeeds(kind=kind_id, needs=counts)):
            count(None)

    heading = store.text("farshore_box.map", n=KIND_IDS.index(kind_id) + 1)
    if counts is not None:
        return section(heading, *_steppers(own, heading, counts, count), _keep(own, keep, lambda: count(None)))
    tell = "box.correct_this" if kind.needs else "box.tell_this"
    acts = [button(store.text(tell, what=heading), lambda: count(kind.needs or Counts()), icon=ft.Icons.EDIT_OUTLINED)]
    if told is not None:
        undo = store.text("box.forget_this", what=heading)
        acts.append(button(undo, partial(own.forget, told), weight=Emphasis.QUIET))
    return section(heading, *_shown(own, kind.needs), ft.Text(name), mark(store, kind.source), row(*acts))


def _shown(own: OwnBox, needs: Counts | None) -> list[ft.Control]:
    """A sign for each card that is asked for."""
    store = own.store
    names = [colour for colour in Colour for _ in range(needs[colour])] if needs else ["unknown"]
    signs = [
        picture(looks.sign(str(name), store.dark), "", width=theme.CHIP_SIGN, height=theme.CHIP_SIGN) for name in names
    ]
    return [row(*signs)]


def _steppers(own: OwnBox, heading: str, counts: Counts, count: ft.StateSetter[Counts | None]) -> list[ft.Control]:
    store = own.store

    def line(colour: Colour) -> ft.Control:
        return counter(
            store,
            store.say(trait_name(colour)),
            counts[colour],
            lambda n: count(counts.replace(**{colour: n})),
            high=SETUP.city_spaces,
            of=heading,
            svg=looks.sign(colour, store.dark),
        )

    return [note(store.text("farshore_box.map_ask")), *map(line, Colour)]


def _keep(own: OwnBox, keep: Act, stop: Act) -> ft.Control:
    return row(
        button(own.store.text("box.keep"), keep, weight=Emphasis.MAIN),
        button(own.store.text("box.never_mind"), stop, weight=Emphasis.QUIET),
    )
