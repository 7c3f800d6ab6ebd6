"""Building: the card, then one screen with what lessens its cost, where the house stands, and how it is paid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import flet as ft

from companion.screen import theme
from companion.screen.boundary import component
from companion.views.newdale.figure_pad import colour_picks
from companion.views.newdale.table.card_list import card_list
from companion.views.newdale.table.house import house
from companion.views.newdale.table.payment import payment
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import use_choice
from companion.views.table.question import asks
from companion.widgets.answers import toggle
from companion.widgets.controls import Emphasis, button, choices
from companion.widgets.layout import column, note, row, section
from companion.widgets.picking import counter
from rules.newdale.building import awaited_area, cost_of, free_areas
from rules.newdale.components.buildings import GUNDA, Building, BuildingKind
from rules.newdale.components.numbers import COSTS
from rules.newdale.components.tokens import BUILD_LESS
from rules.newdale.moves import Build
from rules.newdale.steps import BuildDue

Set = Callable[..., None]


@component
def BuildTurn(window: NewdaleWindow) -> ft.Control:
    question, keys, step = window.question, AnswerKeys(window), window.state.steps[0]
    assert question is not None
    assert isinstance(step, BuildDue)
    return ft.Column(
        [
            *asks(window, question, without="newdale.why_market"),
            column(keys.answers(question.options)),
            *build_parts(window, keys, step.seat, None),
        ],
        spacing=theme.NEAR if window.store.shape.flat else theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def build_parts(
    window: NewdaleWindow, keys: AnswerKeys, seat: int, marker: int | None, *, extra: bool = False
) -> list[ft.Control]:
    """First the card; then everything about it. `extra`: one more, by an effect."""
    nothing: Build | None = None
    move, put = use_choice(window, "build", nothing)
    _, detail = use_choice(window, "build", nothing, counts=True)
    if move is None:
        return card_list(window, keys, seat, extra, _choose, window, seat, marker, extra)
    return [section(_heading(window, move), *_details(window, keys, move, detail, put))]


def _heading(window: NewdaleWindow, move: Build) -> str:
    """The card; on a phone held across its cost too, where a line of its own would take the room of an answer."""
    store, state = window.store, window.state
    name, cost = store.called(state.facts.name(move.card)), cost_of(state, move)
    if cost is None or not store.shape.flat:
        return name
    return f"{name} · {store.text('newdale_table.to_pay', n=cost)}"


def _choose(window: NewdaleWindow, seat: int, marker: int | None, extra: bool, card: str) -> None:
    """Another picture is shown then: everything about that card."""
    state = window.state
    production = state.facts.building(card).kind is BuildingKind.PRODUCTION
    area = awaited_area(state, seat) if production else None
    window.panels.choices[window.panel, "build"] = Build(seat=seat, marker=marker, card=card, area=area, extra=extra)
    window.store.reading.start()
    window.redraw.count += 1


def _details(
    window: NewdaleWindow,
    keys: AnswerKeys,
    move: Build,
    change: Callable[[Build], None],
    put: Callable[[Build | None], None],
) -> Iterator[ft.Control]:
    store, card = window.store, window.state.facts.building(move.card)
    pays = list(payment(window, keys, move, card))

    def set_(**changes: Any) -> None:
        change(move.replace(**changes))

    # On a short window the ways to pay are in sight, and what is preset lies below them.
    if store.shape.short:
        yield from pays
    if card.coloured:
        yield colour_picks(store, move.colour, lambda figure: set_(colour=figure))
    if card.kind is BuildingKind.PRODUCTION:
        yield from area_choice(window, move.seat, move.area, lambda area: set_(area=area))
    if card.kind is not BuildingKind.SAILOR:
        yield from house(window, move, change)
        yield from _less(window, move, card, set_)
    yield from () if store.shape.short else pays
    yield row(button(store.text("newdale_table.another_card"), lambda: put(None), weight=Emphasis.QUIET))


def area_choice(
    window: NewdaleWindow, seat: int, area: int | None, choose: Callable[[int], None]
) -> Iterator[ft.Control]:
    """The first free one, unless another is tapped."""
    store, free = window.store, free_areas(window.state, seat)
    if len(free) > 1:
        named, heading = [(str(each), each) for each in free], store.text("newdale_table.on_area")
        spoken = {each: store.text("newdale_box.area", n=each) for each in free}
        yield ft.Row([note(heading), choices(named, area or free[0], choose, spoken)], wrap=True)


def _less(window: NewdaleWindow, move: Build, card: Building, set_: Set) -> Iterator[ft.Control]:
    """What makes it cheaper."""
    state, store = window.state, window.store
    player = state.players[move.seat]
    discount = COSTS.discount if card.discount is None else card.discount
    toggles = [
        toggle(
            store.text("newdale_table.discount", n=discount), move.discount, lambda: set_(discount=not move.discount)
        )
    ]
    held = player.tokens.count(BUILD_LESS)
    if player.character == GUNDA and not player.character_used:
        toggles.append(
            toggle(store.text("newdale_table.gunda", n=COSTS.gunda), move.gunda, lambda: set_(gunda=not move.gunda))
        )
    yield row(*toggles)
    if held:
        yield counter(store, store.text("newdale.token_build_less"), move.tokens, lambda n: set_(tokens=n), high=held)
