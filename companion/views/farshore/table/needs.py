"""What a kind of map tile asks for that nobody has told yet: counted off the tile, and known from then on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore.table import looks
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import answer_list, panel, use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer, stepper
from companion.widgets.controls import button
from companion.widgets.layout import note, row
from rules.farshore.components.maps import KIND_IDS, MapKindId
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.told import MapNeeds
from rules.farshore.components.traits import Colour, Counts
from rules.farshore.krabita.season import unknown_maps
from rules.farshore.moves import Learn


@component
def MapsAsked(window: FarshoreWindow) -> ft.Control:
    """Which maps Krabita may take; whoever tells what an unknown kind asks for is not asked again."""
    question = window.question
    assert question is not None
    return ft.Column(
        [
            *asks(window, question),
            *to_tell(window, unknown_maps(window.state)),
            answer_list(window.store, AnswerKeys(window).answers(question.answers)),
        ],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def to_tell(window: FarshoreWindow, kinds: Iterable[MapKindId]) -> list[ft.Control]:
    """A button for each kind nobody has told about."""
    unknown = [kind for kind in kinds if window.state.facts.map_kinds[kind].needs is None]
    acts = [
        button(
            window.store.text("farshore_table.tell_map", n=KIND_IDS.index(kind) + 1),
            partial(window.open, f"needs:{kind}"),
            icon=ft.Icons.EDIT_OUTLINED,
        )
        for kind in unknown
    ]
    return [row(*acts)] if acts else []


@component
def Needs(window: FarshoreWindow, kind: MapKindId) -> ft.Control:
    counts, count = use_choice(window, "counts", Counts(), counts=True)
    store = window.store
    heading = store.text("farshore_table.map_kind", n=KIND_IDS.index(kind) + 1)

    def keep() -> None:
        if counts.total and window.try_move(Learn(fact=MapNeeds(kind=kind, needs=counts))):
            window.close()

    def line(colour: Colour) -> ft.Control:
        word, n = store.text("farshore.trait", trait=colour.value), counts[colour]
        less, more = max(0, n - 1), min(SETUP.city_spaces, n + 1)
        return stepper(
            word,
            str(n),
            (store.text("controls.less", what=word), partial(count, counts.replace(**{colour: less}))),
            (store.text("controls.more", what=word), partial(count, counts.replace(**{colour: more}))),
            svg=looks.sign(colour, store.dark),
        )

    return panel(
        window,
        heading,
        note(store.text("farshore_table.map_kind_how")),
        note(store.text("farshore_table.map_kind_known", maps=_known(window))),
        *map(line, Colour),
        answer(store.text("farshore_table.map_asks_this"), keep, main=bool(counts.total), grey=not counts.total),
        entry="map_kinds",
    )


def _known(window: FarshoreWindow) -> str:
    """Nothing on a tile says which kind it is: it is told from those we know."""
    kinds = window.state.facts.map_kinds.values()
    return " · ".join(window.store.say(kind.name) for kind in kinds if kind.needs is not None)
