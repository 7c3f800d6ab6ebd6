"""How spots, tiles, pictures of tiles and meeples are called aloud, as they are seen."""

from __future__ import annotations

from companion.screen.store import Store
from companion.views.new_lands import looks
from companion.views.new_lands.table.map_view import MapView, map_view
from companion.views.new_lands.table.seen import seen_edges, seen_spot, seen_text
from companion.views.new_lands.table.window import LandsWindow
from rules.kernel import phrase
from rules.new_lands.components.terrain import EDGES, LETTERS, Spot
from rules.new_lands.components.tile import tile
from rules.new_lands.moves import LayTile
from rules.new_lands.players import Meeple
from rules.new_lands.tell.naming import spot_name, tile_name


def spot_spoken(store: Store, spot: Spot, asks: str, quarters: int = 0) -> str:
    """`2 right, 1 up of the start: left mountains, below sea`."""
    known = [
        store.text("new_lands_table.asks", edge=phrase("new_lands.edge", edge=edge), on=LETTERS[letter].value)
        for edge, letter in zip(EDGES, seen_edges(asks, quarters), strict=True)
        if letter in LETTERS
    ]
    return f"{store.say(spot_name(seen_spot(spot, quarters)))}: {', '.join(known)}"


def tile_spoken(store: Store, text: str) -> str:
    """Its edges clockwise, how many parts it has, its cities; and its text in the letters of the language."""
    one = tile(text)
    parts = store.text("new_lands_table.parts", n=len(one.terrains))
    lettered = text.translate(str.maketrans("".join(LETTERS), looks.letters(store)))
    return f"{store.say(tile_name(one))}, {parts} ({lettered})"


def edges_spoken(store: Store, four: str, n: int) -> str:
    edges = {edge: LETTERS[letter].value for edge, letter in zip(EDGES, four, strict=True)}
    return store.text("new_lands_table.edges", **edges, tiles=n)


def meeple_spoken(window: LandsWindow, meeple: Meeple) -> str:
    """On a map with its three numbers."""
    store, state = window.store, window.state
    worth = state.numbers(meeple)
    if worth is None or state.land is None or meeple.place is None:
        said = store.text("new_lands_table.stands", on=meeple.on.value)
    else:
        n = state.land.at[meeple.place.spot]
        three = {"now": worth.now, "close": worth.close, "end": worth.end, "gaps": worth.gaps}
        said = store.text("new_lands_table.numbers", on=meeple.on.value, n=n, **three)
    return f"{store.written(state.name(meeple.seat))}: {said}"


def laid_spoken(window: LandsWindow) -> tuple[str, ...]:
    """Every tile of the map: its number, who laid it, what it shows."""
    land, view = window.state.land, map_view(window)
    assert land is not None
    people = [window.state.name(move.seat) for move in window.moves_before if isinstance(move, LayTile)]
    names = ("",) * (len(land.tiles) - len(people)) + tuple(people)
    return tuple(
        _laid_tile(window.store, view, at, name, seen_text(one.text, view.quarters))
        for at, (one, name) in enumerate(zip(land.tiles, names, strict=True))
    )


def _laid_tile(store: Store, view: MapView, n: int, name: str, text: str) -> str:
    """Said once: a map has many of them, and one more with every turn."""
    known = (store.language, n, name, text)
    if known not in view.said:
        whose = "yes" if name else "no"
        view.said[known] = store.text(
            "new_lands_table.laid_tile", n=n, whose=whose, name=name, tile=tile_name(tile(text))
        )
    return view.said[known]
