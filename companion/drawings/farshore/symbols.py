"""Every small sign as a picture of its own, square, 48 × 48 units: readable from 20 px on. Each is drawn once."""

from __future__ import annotations

from functools import cache
from typing import Final

from companion.drawings.farshore.goods import DRAWN as GOODS
from companion.drawings.farshore.goods import good
from companion.drawings.farshore.places import DRAWN as PLACES
from companion.drawings.farshore.places import place
from companion.drawings.farshore.seasons import SEASONS, season
from companion.drawings.farshore.workers import DRAWN as ANIMALS
from companion.drawings.farshore.workers import worker
from companion.drawings.svg import document
from companion.drawings.traits import COLOURS, SIGNS, SIZE, token, unknown
from companion.screen.palette import Palette

TRAITS: Final = tuple(SIGNS)
NAMES: Final = (*TRAITS, "unknown", *SEASONS, *GOODS, *PLACES)
"""What `symbol` can draw."""

__all__ = ["ANIMALS", "COLOURS", "NAMES", "TRAITS", "symbol", "worker_symbol"]


@cache
def symbol(name: str, palette: Palette) -> str:
    """The sign of a trait, a season, a resource, a piece or a place."""
    if name == "unknown":
        return _picture(unknown(palette))
    if name in SIGNS:
        return _picture(token(palette, name))
    if name in SEASONS:
        return _picture(season(palette, name))
    return _picture(good(palette, name) if name in GOODS else place(palette, name))


@cache
def worker_symbol(animal: str, palette: Palette, colour: str) -> str:
    """A worker in a player's colour."""
    return _picture(worker(palette, animal, colour))


def _picture(sign: str) -> str:
    return document(SIZE, SIZE, sign)
