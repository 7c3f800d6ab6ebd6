"""Buildings: field by field, what is printed on the card; a card we do not know is added by its name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import flet as ft

from companion.newdale.boxes import OwnBox
from companion.screen.boundary import component
from companion.views.newdale.box.parts import part_screen, told_list
from companion.views.newdale.building_form import BuildingForm
from companion.views.newdale.finding import as_printed, find_buildings, fresh_id
from companion.views.newdale.looks import card_sign, letters
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import note, row, section
from companion.widgets.picking import chip
from companion.widgets.typing import Typed
from rules.newdale.components.box import facts
from rules.newdale.components.buildings import Building
from rules.newdale.components.told import BuildingFact

FOUND = 12
"""Cards in sight while someone types."""


@component
def Buildings(own: OwnBox) -> ft.Control:
    store = own.store
    typed, write = ft.use_state("")
    opened, open_card = ft.use_state("")
    if opened:
        return part_screen(store, "buildings", _form(own, opened, typed, open_card))
    found = find_buildings(store, facts(own.box), typed)[:FOUND]

    def open_first() -> None:
        if typed.strip() and found:
            open_card(found[0].id)

    return part_screen(
        store,
        "buildings",
        Typed(store.text("newdale_box.search"), typed, write, store, {"prefix_icon": ft.Icons.SEARCH}, open_first),
        row(*_found(own, found, open_card)),
        _new(own, typed.strip(), open_card) if typed.strip() else note(store.text("newdale_box.search_how")),
        section(
            store.text("newdale_box.told"), *told_list(own, [(_line(own, each), each) for each in own.box.buildings])
        ),
    )


def _found(own: OwnBox, found: Iterable[Building], open_card: ft.StateSetter[str]) -> Iterator[ft.Control]:
    """Those told of are marked."""
    store, told = own.store, {each.id for each in own.box.buildings}
    for card in found:
        yield chip(store.called(card.name), partial(open_card, card.id), card.id in told, card_sign(store, card))


def _new(own: OwnBox, name: str, open_card: ft.StateSetter[str]) -> ft.Control:
    words = own.store.text("newdale_box.new_card", name=name)
    act = partial(open_card, fresh_id(facts(own.box), name))
    return row(button(words, act, weight=Emphasis.SOFT))


def _form(own: OwnBox, card: str, typed: str, leave: ft.StateSetter[str]) -> ft.Control:
    async def keep(fact: BuildingFact) -> None:
        if await own.learn(fact):
            leave("")

    return BuildingForm(own.store, facts(own.box), card, as_printed(typed), keep, lambda: leave(""))


def _line(own: OwnBox, fact: BuildingFact) -> str:
    store = own.store
    card = facts(own.box).building(fact.id)
    parts: list[Any] = [store.called(card.name)]
    if card.need is not None:
        parts.append(letters(store, card.need))
    if card.cost is not None:
        parts.append(store.text("newdale_box.costs", n=card.cost))
    if card.points is not None:
        parts.append(store.text("newdale_box.points", n=card.points))
    return " · ".join(parts)
