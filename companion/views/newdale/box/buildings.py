"""Buildings: field by field, what is printed on the card; a card we do not know is added by its name."""

from __future__ import annotations

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
from rules.newdale.components.told import BuildingFact

FOUND = 12
"""Cards in sight while someone types."""


@component
def Buildings(own: OwnBox) -> ft.Control:
    store, known = own.store, facts(own.box)
    typed, write = ft.use_state("")
    opened, open_card = ft.use_state("")
    if opened:
        return part_screen(store, "buildings", _form(own, opened, typed, open_card))
    found = find_buildings(store, known, typed)[:FOUND]

    def open_first() -> None:
        if typed.strip() and found:
            open_card(found[0].id)

    chips = [
        chip(
            store.called(card.name),
            partial(open_card, card.id),
            card.id in {each.id for each in own.box.buildings},
            card_sign(store, card),
        )
        for card in found
    ]
    new = [
        button(
            store.text("newdale_box.new_card", name=typed.strip()),
            partial(open_card, fresh_id(known, typed)),
            weight=Emphasis.SOFT,
        )
    ]
    return part_screen(
        store,
        "buildings",
        Typed(store.text("newdale_box.search"), typed, write, store, {"prefix_icon": ft.Icons.SEARCH}, open_first),
        row(*chips),
        *([row(*new)] if typed.strip() else [note(store.text("newdale_box.search_how"))]),
        section(
            store.text("newdale_box.told"), *told_list(own, [(_line(own, each), each) for each in own.box.buildings])
        ),
    )


def _form(own: OwnBox, card: str, typed: str, leave: ft.StateSetter[str]) -> ft.Control:
    known = facts(own.box).buildings.get(card)

    async def keep(fact: BuildingFact) -> None:
        if await own.learn(fact):
            leave("")

    return BuildingForm(own.store, card, known, as_printed(typed), keep, lambda: leave(""))


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
