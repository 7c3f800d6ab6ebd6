"""Building: the card, then one screen with what lessens its cost, where the house stands, and how it is paid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import flet as ft

from companion.drawings.newdale.places import token_face
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.newdale.finding import as_printed, find_buildings, fresh_id
from companion.views.newdale.looks import card_sign, figure_sign
from companion.views.newdale.table.payment import payment
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across, use_choice
from companion.views.table.question import asks
from companion.widgets.answers import answer, grid, picture_button, toggle
from companion.widgets.controls import Action, Emphasis, button, choices
from companion.widgets.layout import column, folded, note, row, section
from companion.widgets.picking import counter, picks
from companion.widgets.typing import Typed
from rules.newdale.building import cost_of, free_areas
from rules.newdale.components.buildings import GUNDA, Building, BuildingKind
from rules.newdale.components.figures import ASSISTANTS
from rules.newdale.components.numbers import COSTS
from rules.newdale.components.tokens import BUILD_LESS, TOKENS
from rules.newdale.components.told import BuildingFact
from rules.newdale.moves import Build, Learn
from rules.newdale.setup import Depth
from rules.newdale.steps import BuildDue

FOUND = 9
"""Cards in sight before somebody types."""
FOUND_FLAT = 6
"""The same on a phone held across."""
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


def build_parts(window: NewdaleWindow, keys: AnswerKeys, seat: int, marker: int | None) -> list[ft.Control]:
    """First the card; then everything about it."""
    nothing: Build | None = None
    move, put = use_choice(window, "build", nothing)
    _, detail = use_choice(window, "build", nothing, counts=True)
    if move is None:
        return _cards(window, keys, seat, marker)

    def set_(**changes: Any) -> None:
        detail(move.replace(**changes))

    return [section(_heading(window, move), *_details(window, keys, move, set_, put))]


def _heading(window: NewdaleWindow, move: Build) -> str:
    """The card; on a phone held across its cost too, where a line of its own would take the room of an answer."""
    store, state = window.store, window.state
    name, cost = store.called(state.facts.name(move.card)), cost_of(state, move)
    if cost is None or not store.shape.flat or state.depth is not Depth.FULL:
        return name
    return f"{name} · {store.text('newdale_table.to_pay', n=cost)}"


def _choose(window: NewdaleWindow, seat: int, marker: int | None, card: str) -> None:
    """Another picture is shown then: everything about that card."""
    window.panels.choices[window.panel, "build"] = Build(seat=seat, marker=marker, card=card)
    window.store.reading.start()
    window.redraw.count += 1


def _cards(window: NewdaleWindow, keys: AnswerKeys, seat: int, marker: int | None) -> list[ft.Control]:
    store, known = window.store, window.state.facts
    typed, write = use_choice(window, "typed", "", counts=True)
    there = {built.card for built in window.state.players[seat].built}
    kinds = tuple(kind.value for kind in BuildingKind if kind is not BuildingKind.SAILOR)
    found = find_buildings(store, known, typed, kinds)
    if not typed.strip():
        found = sorted(found, key=lambda card: (card.id in there, card.cost is None, not card.yours))
    first = found[: FOUND_FLAT if store.shape.flat else FOUND]

    def draw(card: Building, act: Any, _number: int) -> ft.Control:
        cost = "" if card.cost is None else store.text("newdale_box.costs", n=card.cost)
        return picture_button(store.called(card.name), card_sign(store, card), act, below=cost, size=theme.CHIP_SIGN)

    shown = [keys.place(Action(_choose, window, seat, marker, card.id), partial(draw, card)) for card in first]
    new = fresh_id(known, typed)

    def take_first() -> None:
        if typed.strip() and first:
            _choose(window, seat, marker, first[0].id)

    def tell() -> None:
        """A card nobody told us of: its name is learned now, the rest when it matters."""
        fact = BuildingFact(id=new, printed=as_printed(typed), kind=BuildingKind.PRODUCTION)
        if window.try_adjust(Learn(fact=fact)):
            _choose(window, seat, marker, new)

    return [
        Typed(
            store.text("newdale_table.which_card"), typed, write, store, {"prefix_icon": ft.Icons.SEARCH}, take_first
        ),
        grid(shown, across(store, 3)),
        *([row(button(store.text("newdale_box.new_card", name=typed.strip()), tell))] if typed.strip() else ()),
    ]


def _details(
    window: NewdaleWindow, keys: AnswerKeys, move: Build, set_: Set, put: Callable[[Build | None], None]
) -> Iterator[ft.Control]:
    state, store = window.state, window.store
    card = state.facts.building(move.card)
    pays = list(payment(window, keys, move, card)) if state.depth is Depth.FULL else []
    # On a short window the ways to pay are in sight, and what is preset lies below them.
    if store.shape.short:
        yield from pays
    if card.coloured:
        named = [(store.text("newdale_table.figure", figure=figure.value), figure) for figure in ASSISTANTS]
        signs = {figure: figure_sign(store, figure) for figure in ASSISTANTS}
        chosen = (move.colour,) if move.colour else ()
        yield picks(named, chosen, lambda figure: set_(colour=figure), signs=signs)
    if card.kind is BuildingKind.PRODUCTION:
        yield from _area(window, move, set_)
    if state.depth is Depth.FULL:
        yield from _house(window, move, set_)
        yield from _less(window, move, card, set_)
        yield from () if store.shape.short else pays
    else:
        yield keys.place(
            partial(window.play, move), lambda act, _: answer(store.text("newdale_table.build_it"), act, main=True)
        )
    yield row(button(store.text("newdale_table.another_card"), lambda: put(None), weight=Emphasis.QUIET))


def _area(window: NewdaleWindow, move: Build, set_: Set) -> Iterator[ft.Control]:
    """The first free one, unless another is tapped."""
    store, free = window.store, free_areas(window.state, move.seat)
    if len(free) > 1:
        named = [(str(area), area) for area in free]
        yield ft.Row(
            [
                note(store.text("newdale_table.on_area")),
                choices(named, move.area or free[0], lambda area: set_(area=area)),
            ],
            wrap=True,
        )


def _house(window: NewdaleWindow, move: Build, set_: Set) -> Iterator[ft.Control]:
    """Steps, or the city where the roads are told; then what the city brings."""
    state, store = window.state, window.store
    reach = state.reach(move.seat)
    cities = [city.name for (board, _), city in state.facts.cities.items() if board == state.chapter.board]
    if cities:
        own = state.cities(move.seat)
        named = [(city, city) for city in cities if city not in own]
        yield picks(named, (move.city,), lambda city: set_(city=city, steps=None), of=store.text("newdale_box.city"))
    steps = [(store.text("newdale_table.steps", n=n), n) for n in range(1, COSTS.unlocked_reach + 1)]
    yield choices(steps, move.steps or 0, lambda n: set_(steps=n, token=None if n >= reach else move.token))
    yield counter(store, store.text("newdale_table.first_here"), move.first, lambda n: set_(first=n))
    if move.steps is not None and move.steps < reach:
        yield _tokens(window, move, set_)


def _tokens(window: NewdaleWindow, move: Build, set_: Set) -> ft.Control:
    store = window.store
    named = [(store.text(f"newdale.token_{token}"), token) for token in TOKENS]
    signs = {token: token_face(store.palette, token) for token in TOKENS}
    return folded(
        store.text("newdale_table.token_taken"),
        picks(
            named,
            (move.token,) if move.token else (),
            lambda token: set_(token=None if token == move.token else token),
            signs=signs,
        ),
    )


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
