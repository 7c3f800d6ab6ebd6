"""Every small sign as a picture of its own, readable from 24 px on. Each is drawn once."""

from __future__ import annotations

from functools import cache
from typing import Final

from companion.drawings.lil_everdell.animals import DRAWN as ANIMALS
from companion.drawings.lil_everdell.animals import animal
from companion.drawings.lil_everdell.cards import KIND_SIGNS, kind_sign, red_space
from companion.drawings.lil_everdell.cards import cell as drawn_cell
from companion.drawings.lil_everdell.cards import known_card as drawn_card
from companion.drawings.lil_everdell.dice import DRAWN as DICE
from companion.drawings.lil_everdell.dice import die_space, face_of, rolled_d8
from companion.drawings.lil_everdell.emblems import EMBLEMS, bare_emblem
from companion.drawings.lil_everdell.emblems import emblem as drawn_emblem
from companion.drawings.lil_everdell.goods import DRAWN as GOODS
from companion.drawings.lil_everdell.goods import good
from companion.drawings.lil_everdell.hands import DRAWN as HANDS
from companion.drawings.lil_everdell.parades import crown
from companion.drawings.lil_everdell.parades import no_token as drawn_no_token
from companion.drawings.lil_everdell.parades import token as drawn_token
from companion.drawings.svg import document
from companion.drawings.traits import COLOURS, SIZE, token, unknown
from companion.screen.palette import Palette

ROYALS: Final = ("prince", "queen")
NAMES: Final = (*ANIMALS, *GOODS, *DICE, *HANDS, *ROYALS, *COLOURS, *KIND_SIGNS, "unknown")
"""What `symbol` can draw."""
CELL_WIDTH: Final = 64


@cache
def symbol(name: str, palette: Palette) -> str:
    if name in ANIMALS:
        return _picture(animal(palette, name))
    if name in GOODS:
        return _picture(good(palette, name))
    if name in DICE:
        return _picture(DICE[name](palette))
    if name in HANDS:
        return _picture(HANDS[name](palette))
    if name in ROYALS:
        return _picture(crown(palette, name))
    if name in COLOURS:
        return _picture(token(palette, name))
    return _picture(kind_sign(palette, name) if name in KIND_SIGNS else unknown(palette))


@cache
def cell(palette: Palette, colour: str, kind: str, points: int | None = None) -> str:
    return document(CELL_WIDTH, SIZE, drawn_cell(palette, colour, kind, points))


@cache
def emblem(palette: Palette, name: str) -> str:
    """One we lack is the sign of the unknown."""
    return _picture(drawn_emblem(palette, name) if name in EMBLEMS else unknown(palette))


@cache
def parade_token(palette: Palette, kind: str, value: int | None) -> str:
    return _picture(drawn_token(palette, kind, value))


@cache
def no_token(palette: Palette, kind: str) -> str:
    return _picture(drawn_no_token(palette, kind))


@cache
def die(palette: Palette, number: int, among: int, shown: tuple[str, ...] = ()) -> str:
    """`among`: how many dice there are; `shown`: what the face on top shows, where somebody knows."""
    return _picture(die_space(palette, number, among, shown))


@cache
def known_card(palette: Palette, colour: str, kind: str, emblem: str, points: int | None = None) -> str:
    """A card that has a name, by its emblem."""
    return document(CELL_WIDTH, SIZE, drawn_card(palette, colour, kind, bare_emblem(palette, emblem), points))


@cache
def red_card(palette: Palette, kind: str, emblem: str, twin: tuple[int, int]) -> str:
    """With its emblem where it has one; `twin`: which of so many that look alike."""
    return _picture(red_space(palette, kind, bare_emblem(palette, emblem) if emblem else "", twin))


@cache
def d8(palette: Palette, number: int) -> str:
    return _picture(rolled_d8(palette, number))


@cache
def face(palette: Palette, symbols: tuple[str, ...]) -> str:
    return _picture(face_of(palette, symbols))


def _picture(sign: str) -> str:
    return document(SIZE, SIZE, sign)
