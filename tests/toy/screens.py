"""What the toy game shows."""

from __future__ import annotations

import flet as ft

from companion.drawings.svg import circle, document, rect
from companion.games import Screens, Start
from companion.match.summary import Part, Summary
from companion.screen.boundary import component
from companion.screen.store import Store
from companion.screen.theme import Palette
from companion.widgets.layout import screen, title
from tests.rules.toy import GAME, State


@component
def New(store: Store) -> ft.Control:
    return screen(title(store.text("toy_home.play")))


@component
def Abacus(store: Store) -> ft.Control:
    return screen(title(store.text("toy.abacus")))


@component
def Box(store: Store, part: str) -> ft.Control:
    return screen(title(f"{store.text('toy.title')} {part}"))


def sign(palette: Palette) -> str:
    return document(48, 48, circle(24, 24, 20, palette.gold))


def scene(palette: Palette) -> str:
    return document(96, 40, rect(0, 0, 96, 40, palette.gold))


def summary(state: State) -> Summary:
    return Summary(parts=tuple(Part.of(score) for score in GAME.score(state)))


SCREENS = Screens(
    starts=(Start("toy_home.play", "toy_home.play_about", "/new/toy", sign),),
    new=New,
    box=Box,
    pages={"abacus": Abacus},
    summary=summary,
    scene=scene,
    sign=sign,
)
