"""How spots and pictures of tiles are called aloud."""

from __future__ import annotations

from companion.screen.store import Store
from rules.kernel import phrase
from rules.new_lands.components.terrain import EDGES, LETTERS, Spot
from rules.new_lands.components.tile import tile
from rules.new_lands.tell.naming import spot_name, tile_name


def spot_spoken(store: Store, spot: Spot, asks: str) -> str:
    """`2 right, 1 up of the start: left mountains, below sea`."""
    known = [
        store.text("new_lands_table.asks", edge=phrase("new_lands.edge", edge=edge), on=LETTERS[letter].value)
        for edge, letter in zip(EDGES, asks, strict=True)
        if letter in LETTERS
    ]
    return f"{store.say(spot_name(spot))}: {', '.join(known)}"


def tile_spoken(store: Store, text: str) -> str:
    """Its edges clockwise, how many parts it has, its cities."""
    one = tile(text)
    parts = store.text("new_lands_table.parts", n=len(one.terrains))
    return f"{store.say(tile_name(one))}, {parts} ({text})"


def edges_spoken(store: Store, four: str, n: int) -> str:
    edges = {edge: LETTERS[letter].value for edge, letter in zip(EDGES, four, strict=True)}
    return store.text("new_lands_table.edges", **edges, tiles=n)
