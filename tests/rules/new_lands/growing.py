"""Maps that grow by chance: tiles of every known kind and of shapes nobody reported, laid wherever they fit."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from rules.new_lands.components.box import Box, forms
from rules.new_lands.components.kinds import shapes
from rules.new_lands.components.terrain import Spot
from rules.new_lands.components.tile import Tile, tile
from rules.new_lands.land.land import Land
from tests.rules.new_lands.tables import START, WHOLE_BOX

INSISTED = 0.03
"""How often a tile is laid against the rule."""
Laid = tuple[tuple[Spot, Tile], ...]


def grown(seed: int, tiles: int, insisted: float = 0.0) -> Laid:
    chance = Random(seed)
    land = Land().lay((0, 0), tile(START))
    for _ in range(tiles - 1):
        spot = chance.choice(sorted(land.free))
        land = land.lay(spot, tile(_picked(land.asks(spot), chance, insisted)))
    return tuple(zip(land.spots, land.tiles, strict=True))


def _picked(asks: str, chance: Random, insisted: float) -> str:
    if chance.random() < insisted:
        asks = "...."
    offers = forms(chance.choice((Box(), WHOLE_BOX))).offers(asks)
    known = [text for offer in offers for text in offer.tiles]
    edges = chance.choice(offers).edges
    return chance.choice(known) if known and chance.random() < 0.8 else chance.choice(shapes(edges))


def land_of(laid: Laid) -> Land:
    land = Land()
    for spot, one in laid:
        land = land.lay(spot, one)
    return land


@st.composite
def maps(draw: st.DrawFn, most: int = 84, insisted: float = INSISTED) -> Laid:
    return grown(draw(st.integers(0, 2**32)), draw(st.integers(1, most)), insisted)
