"""Corrections in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rules.kernel import Phrase, phrase
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.components.tile import tile
from rules.new_lands.land.land import Land
from rules.new_lands.moves import CorrectMeeple, CorrectMove, CorrectPlayer, CorrectTable, CorrectTile
from rules.new_lands.players import Place
from rules.new_lands.start import standing
from rules.new_lands.state import State
from rules.new_lands.tell.naming import spot_name, tile_name


def corrected(state: State, move: CorrectMove) -> Iterator[Phrase]:
    match move:
        case CorrectPlayer():
            yield from _player(state, move)
        case CorrectMeeple():
            for key, at in (("fix_lift", move.lift), ("fix_add", move.add)):
                if at is not None:
                    yield phrase(f"new_lands.{key}", name=state.name(move.seat), on=_terrain(state, at).value)
        case CorrectTile(x=x, y=y, tile=text):
            yield phrase("new_lands.fix_tile", spot=spot_name((x, y)), tile=tile_name(tile(text)))
        case CorrectTable():
            yield from _table(state, move)
        case _:
            assert_never(move)


def _player(state: State, move: CorrectPlayer) -> Iterator[Phrase]:
    name = state.name(move.seat)
    if move.points is not None:
        yield phrase("new_lands.fix_points", name=name, n=move.points)
    if move.home is not None:
        yield phrase("new_lands.fix_home", name=name, n=move.home)
    if move.left is not None:
        yield phrase("new_lands.fix_back", name=name)


def _terrain(state: State, at: Place | Terrain) -> Terrain:
    return at if isinstance(at, Terrain) else standing(0, state.land or Land(), at).on


def _table(state: State, move: CorrectTable) -> Iterator[Phrase]:
    if move.turn is not None:
        yield phrase("new_lands.fix_turn", name=state.name(move.turn))
    if move.left is not None:
        yield phrase("new_lands.fix_left", n=move.left)
