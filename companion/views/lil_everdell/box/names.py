"""What the solo card calls the Prince and the Queen."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.lil_everdell.boxes import GAME, OwnBox
from companion.screen.boundary import component
from companion.views.box.marks import apart, drawer_screen
from companion.widgets.controls import Emphasis, button
from companion.widgets.layout import row, section
from companion.widgets.typing import Typed
from rules.kernel import phrase
from rules.lil_everdell.components.told import LONGEST_PRINTED, RoyalName
from rules.lil_everdell.components.traits import Royal


@component
def Names(own: OwnBox) -> ft.Control:
    return drawer_screen(own.store, GAME, "names", *(Name(own, who) for who in Royal))


@component
def Name(own: OwnBox, who: Royal) -> ft.Control:
    store = own.store
    told = next((name for name in own.box.royals if name.who is who), None)
    typed, write = ft.use_state(told.printed if told else "")
    called = store.text("lil_everdell.royal", who=who.value)

    async def keep() -> None:
        if not typed.strip():
            store.tell(phrase("lil_everdell_box.name_first"))
        else:
            await own.learn(RoyalName(who=who, printed=typed))

    async def forget() -> None:
        if told and await own.forget(told):
            write("")

    field = Typed(
        store.text("lil_everdell_box.royal_name", who=who.value),
        typed,
        write,
        store,
        {"max_length": LONGEST_PRINTED, "counter": ""},
    )
    gone = [button(store.text("box.forget_this", what=called), partial(forget), weight=Emphasis.QUIET)] if told else []
    return section(called, apart(field), row(button(store.text("box.keep_this", what=called), keep), *gone))
