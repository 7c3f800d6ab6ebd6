"""The resource dice: what each face shows, and whether they are alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.lil_everdell.boxes import GAME, OwnBox
from companion.screen import theme
from companion.screen.boundary import component
from companion.views.box.marks import drawer_screen
from companion.views.lil_everdell.table import looks
from companion.widgets.answers import grid, picture_button
from companion.widgets.controls import Emphasis, button, choices
from companion.widgets.entries import panel
from companion.widgets.layout import note, row, section
from companion.widgets.pictures import picture
from rules.lil_everdell.components.box import face_doubts
from rules.lil_everdell.components.dice import Face
from rules.lil_everdell.components.numbers import SETUP
from rules.lil_everdell.components.told import DiceAlike, FaceTold

SYMBOLS: Final = tuple(Face.model_fields)


@component
def Dice(own: OwnBox) -> ft.Control:
    store, alike = own.store, own.box.dice_alike

    async def say(same: bool | None) -> None:
        if same is None and alike is not None:
            await own.forget(DiceAlike(alike=alike))
        elif same is not None:
            await own.learn(DiceAlike(alike=same))

    answers = [("unsaid", None), ("alike", True), ("different", False)]
    options = [(store.text(f"lil_everdell_box.dice_{key}"), value) for key, value in answers]
    dice = (1,) if alike else range(1, SETUP.dice + 1)
    return drawer_screen(
        store,
        GAME,
        "dice",
        section(store.text("lil_everdell_box.dice_question"), choices(options, alike, say)),
        *(Die(own, number) for number in dice),
    )


@component
def Die(own: OwnBox, number: int) -> ft.Control:
    store, (face, set_face) = own.store, ft.use_state(Face())
    told = [fact for fact in own.box.faces if fact.die == number]

    def add(symbol: str) -> None:
        set_face(lambda now: now.replace(**{symbol: getattr(now, symbol) + 1}))

    async def keep() -> None:
        for doubt in face_doubts(face):
            store.tell(doubt.why)
        if await own.learn(FaceTold.model_validate({"die": number, "face": face})):
            set_face(Face())

    entry = [] if len(told) >= SETUP.die_faces else _entry(own, number, face, add, keep, lambda: set_face(Face()))
    return section(
        store.text("lil_everdell_box.die", n=number),
        note(store.text("box.known_of", n=len(told), total=SETUP.die_faces)),
        *([row(*(_known(own, number, at, fact) for at, fact in enumerate(told)))] if told else []),
        *entry,
    )


def _known(own: OwnBox, number: int, at: int, fact: FaceTold) -> ft.Control:
    store = own.store
    drawn = picture(looks.face(looks.shown_on(fact.face), store.dark), "", width=theme.SIGN, height=theme.SIGN)
    said = store.text("lil_everdell_box.forget_face", die=number, n=at + 1)
    return panel(said, drawn, partial(own.forget, fact), padding=theme.NEAR)


def _entry(
    own: OwnBox,
    number: int,
    face: Face,
    add: Callable[[str], None],
    keep: Callable[[], object],
    clear: Callable[[], None],
) -> list[ft.Control]:
    store = own.store
    buttons = [
        picture_button(
            store.text("lil_everdell_box.symbol", symbol=symbol),
            looks.sign(symbol, store.dark),
            partial(add, symbol),
            spoken=store.text("lil_everdell_box.add_symbol", die=number, symbol=symbol),
        )
        for symbol in SYMBOLS
    ]
    drawn = picture(looks.face(looks.shown_on(face), store.dark), "", width=theme.EXHIBIT, height=theme.EXHIBIT)
    keep_words = store.text("lil_everdell_box.keep_face", die=number)
    return [
        grid(buttons, len(SYMBOLS)),
        row(
            drawn,
            button(keep_words, keep, weight=Emphasis.MAIN),  # type: ignore[arg-type]
            button(store.text("lil_everdell_box.clear_face", die=number), clear, weight=Emphasis.QUIET),
        ),
    ]
