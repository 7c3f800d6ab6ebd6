"""Teaching the app a card where it turns up, or lies: its name, its points, for a purple one its bonus."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.screen.boundary import component
from companion.views.lil_everdell.box.card_form import CardDraft, card_fields
from companion.views.lil_everdell.table.window import LilWindow
from companion.views.table.frame import use_choice
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import column, row
from rules.kernel import IllegalMove, Move, phrase
from rules.lil_everdell.components.box import new_card
from rules.lil_everdell.components.traits import Colour, Kind
from rules.lil_everdell.moves import Learn
from rules.lil_everdell.players import Laid


@component
def Teaching(
    window: LilWindow, cell: tuple[Colour, Kind], make: Callable[[Laid], Move], lies: bool = False
) -> ft.Control:
    """`lies`: the card is in somebody's area already."""
    store, (colour, kind) = window.store, cell
    draft, change = use_choice(window, "draft", CardDraft(colour=colour, kind=kind))

    def keep() -> None:
        if not draft.name.strip():
            store.tell(phrase("lil_everdell_box.name_first"))
            return
        try:
            fact = new_card(window.state.box, draft.name, colour, kind, draft.points, draft.bonus)
        except IllegalMove as illegal:
            store.tell(illegal.phrase)
            return
        fact = fact.replace(emblem=draft.emblem or None)
        window.adjust(Learn(fact=fact))
        if window.try_move(make(Laid(colour=colour, kind=kind, card=fact.id))) and lies:
            window.close()

    ways = row(
        button(store.text("box.keep" if lies else "lil_everdell_table.teach_and_play"), keep, weight=Emphasis.MAIN),
        button(store.text("table.back"), window.close, icon=ft.Icons.ARROW_BACK, weight=Emphasis.QUIET),
    )
    return column([*card_fields(store, draft, change), ways])
