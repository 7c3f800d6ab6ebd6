"""What can be put right on the map: who stands in an area, where on its tile, what a tile of the set-up shows."""

from __future__ import annotations

from collections.abc import Iterator

import flet as ft

from companion.views.new_lands import looks
from companion.views.new_lands.table.lit_area import MEEPLE
from companion.views.new_lands.table.map_view import map_view
from companion.views.new_lands.table.seen import laid_text, seen_tile
from companion.views.new_lands.table.window import LandsWindow, colour
from companion.views.new_lands.tile_builder import UNKNOWN, TileBuilder
from companion.widgets.answers import answer
from companion.widgets.controls import Action
from companion.widgets.layout import folded
from rules.new_lands.components.terrain import EDGES, Spot, Terrain
from rules.new_lands.moves import CorrectMeeple, CorrectTile
from rules.new_lands.players import Meeple, Place
from rules.new_lands.start import first_land
from rules.new_lands.tell.naming import part_name


def area_corrections(window: LandsWindow, on: Terrain, place: Place) -> Iterator[ft.Control]:
    """Of the area that was tapped at this place."""
    store, state = window.store, window.state
    stands = [
        answer(
            store.text("new_lands_table.stands_here", name=state.name(seat), on=on.value),
            Action(window.play, CorrectMeeple(seat=seat, add=place)),
            svg=looks.role(on.value, colour(window, seat), store.dark),
        )
        for seat in range(len(state.players))
    ]
    yield folded(store.text("new_lands_table.correct"), *stands)
    before = first_land(state.setup)
    if before is not None and place.spot in before.at:
        yield _tile(window, place.spot, before.at[place.spot])


def _tile(window: LandsWindow, spot: Spot, n: int) -> ft.Control:
    """One that a step laid is changed in that step."""
    store, quarters = window.store, map_view(window).quarters

    def shows(text: str) -> None:
        window.play(CorrectTile(x=spot[0], y=spot[1], tile=laid_text(text, quarters)))

    builder = TileBuilder(store, UNKNOWN * len(EDGES), shows, store.text("new_lands_table.tile_is"))
    return folded(store.text("new_lands_table.tile_other", n=n), builder)


def other_parts(window: LandsWindow, meeple: Meeple) -> Iterator[ft.Control]:
    """The tile is the right one, the part is not."""
    store, land, place = window.store, window.state.land, meeple.place
    if land is None or place is None:
        return
    one = land.tiles[land.at[place.spot]]
    seen = seen_tile(one, map_view(window).quarters)
    shown = [
        answer(
            store.text("new_lands.answer_place", on=on.value, part=part_name(seen, part)),
            Action(_move, window, meeple, place.replace(edge=name)),
            svg=looks.role(on.value, colour(window, meeple.seat), store.dark),
        )
        for part, (on, name) in enumerate(zip(one.terrains, one.places, strict=True))
        if name != place.edge
    ]
    if shown:
        yield folded(store.text("new_lands_table.stands_elsewhere"), *shown)


def lift(window: LandsWindow, meeple: Meeple) -> None:
    """Its panel goes with it: the next one that stands has its number now."""
    if window.try_move(CorrectMeeple(seat=meeple.seat, lift=meeple.place or meeple.on)):
        window.close()


def _move(window: LandsWindow, meeple: Meeple, to: Place) -> None:
    """Moved, it is the newest of those that stand."""
    if window.try_move(CorrectMeeple(seat=meeple.seat, lift=meeple.place, add=to)):
        window.open(f"{MEEPLE}:{len(window.state.standing) - 1}")
