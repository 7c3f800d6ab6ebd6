"""The card to be built: one of those known, found by a few letters, or one that nobody has told of yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.screen import theme
from companion.views.newdale.finding import as_printed, find_buildings, fresh_id
from companion.views.newdale.looks import card_sign
from companion.views.newdale.table.window import NewdaleWindow
from companion.views.table.answer_keys import AnswerKeys
from companion.views.table.frame import across, use_choice
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import Action, button
from companion.widgets.layout import row
from companion.widgets.typing import Typed
from rules.newdale.building import by_effect, in_chapter, kinds_built
from rules.newdale.components.buildings import Building, BuildingKind
from rules.newdale.components.told import BuildingFact
from rules.newdale.moves import Learn
from rules.newdale.state import State

FOUND: Final = 9
"""Cards in sight before somebody types."""
FOUND_FLAT: Final = 6
"""The same on a phone held across."""


def card_list(
    window: NewdaleWindow, keys: AnswerKeys, seat: int, extra: bool, choose: Callable[..., None], *about: object
) -> list[ft.Control]:
    """`choose` is called with what it is `about`, then the card. `extra`: what an effect brings comes first."""
    store, known = window.store, window.state.facts
    typed, write = use_choice(window, "typed", "", counts=True)
    found = find_buildings(store, known, typed, tuple(kind.value for kind in kinds_built(window.state, extra)))
    if not typed.strip():
        found = _likely(window.state, seat, found, extra)
    first = found[: FOUND_FLAT if store.shape.flat else FOUND]

    def draw(card: Building, act: Any, _number: int) -> ft.Control:
        cost = "" if card.cost is None else store.text("newdale_box.costs", n=card.cost)
        return picture_button(store.called(card.name), card_sign(store, card), act, below=cost, size=theme.CHIP_SIGN)

    shown = [keys.place(Action(choose, *about, card.id), partial(draw, card)) for card in first]
    new = fresh_id(known, typed)

    def take_first() -> None:
        if typed.strip() and first:
            choose(*about, first[0].id)

    def tell() -> None:
        """A card nobody told us of: its name is learned now, the rest when it matters."""
        fact = BuildingFact(id=new, printed=as_printed(typed), kind=BuildingKind.PRODUCTION)
        if window.try_adjust(Learn(fact=fact)):
            choose(*about, new)

    return [
        Typed(
            store.text("newdale_table.which_card"), typed, write, store, {"prefix_icon": ft.Icons.SEARCH}, take_first
        ),
        grid(shown, across(store, 3)),
        *([row(button(store.text("newdale_box.new_card", name=typed.strip()), tell))] if typed.strip() else ()),
    ]


def _likely(state: State, seat: int, found: list[Building], extra: bool) -> list[Building]:
    """Before anything is typed: what another chapter brings comes last, and what stands there already; what is told
    comes before what is not."""
    there = {built.card for built in state.players[seat].built}

    def far(card: Building) -> tuple[bool, ...]:
        effect = extra and not by_effect(state, seat, card)
        return effect, not in_chapter(state.chapter, card), card.id in there, card.cost is None, not card.yours

    return sorted(found, key=far)
