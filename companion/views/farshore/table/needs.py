"""What a kind of map tile asks for that nobody has told yet: counted off the tile, and known from then on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.farshore.table import looks
from companion.views.farshore.table.map_stacks import stack_sign, stacks_known, to_tell
from companion.views.farshore.table.window import FarshoreWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import answer_list, panel, use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer
from companion.widgets.layout import note
from companion.widgets.picking import counter
from rules.farshore.components.maps import KIND_IDS, MapKindId
from rules.farshore.components.numbers import SETUP
from rules.farshore.components.told import MapNeeds
from rules.farshore.components.traits import Colour, Counts
from rules.farshore.krabita.moves import ClaimMaps, PickMap
from rules.farshore.krabita.season import unknown_maps
from rules.farshore.moves import Learn


@component
def MapsAsked(window: FarshoreWindow) -> ft.Control:
    """Which maps Krabita may take; whoever tells what an unknown kind asks for is not asked again."""
    store, question, unknown = window.store, window.question, unknown_maps(window.state)
    assert question is not None
    return ft.Column(
        [
            *asks(window, question, without="farshore.why_map_unknown"),
            *stacks_known(window),
            answer_list(store, AnswerKeys(window).answers(question.answers, svg=partial(_sign, window)), many=True),
            *to_tell(window, unknown),
            *([note(store.text("farshore_table.tell_once"))] if unknown else ()),
        ],
        spacing=theme.NEAR if store.shape.short else theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _sign(window: FarshoreWindow, move: ClaimMaps | PickMap) -> str:
    """The one stack that an answer is about."""
    kinds = move.maps if isinstance(move, ClaimMaps) else (move.map,) if move.map else ()
    return stack_sign(window, kinds[0]) if len(kinds) == 1 else ""


@component
def Needs(window: FarshoreWindow, kind: MapKindId) -> ft.Control:
    counts, count = use_choice(window, "counts", Counts(), counts=True)
    store = window.store
    heading = store.text("farshore_table.map_kind", n=KIND_IDS.index(kind) + 1)

    def keep() -> None:
        if counts.total and window.try_move(Learn(fact=MapNeeds(kind=kind, needs=counts))):
            window.close()

    def line(colour: Colour) -> ft.Control:
        return counter(
            store,
            store.text("farshore.trait", trait=colour.value),
            counts[colour],
            lambda n: count(counts.replace(**{colour: n})),
            high=SETUP.city_spaces,
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
    """The kinds we know: nothing on a tile says which one it is, so it is told from them."""
    kinds = window.state.facts.map_kinds.values()
    return " · ".join(window.store.say(kind.name) for kind in kinds if kind.needs is not None)
