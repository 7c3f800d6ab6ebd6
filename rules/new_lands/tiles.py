"""Laying a tile: where it may lie, and where it fits (1. Ułożenie karty krajobrazu)."""

from __future__ import annotations

from rules.kernel import IllegalMove, refuse
from rules.new_lands.components.kinds import TURNS, kind
from rules.new_lands.components.terrain import EDGES, LETTERS, Spot, around
from rules.new_lands.components.tile import BadTile, Tile, tile, turned
from rules.new_lands.land.land import UNASKED, Land
from rules.new_lands.moves import CorrectTile, LayTile, SetAside
from rules.new_lands.reasons import Reason
from rules.new_lands.start import learned
from rules.new_lands.state import Due, State
from rules.new_lands.tell.naming import spot_name
from rules.new_lands.turns import check_seat, check_tiles, out_of_turn, tracked


def lay_tile(state: State, move: LayTile) -> State:
    land = tracked(state)
    one = check_lay(state, move)
    state = state.replace(
        land=land.lay((move.x, move.y), one), laid=state.laid + 1, turn=move.seat, due=Due.MEEPLE, acted=None
    )
    box = learned(state, kind(one))
    return state if box is state.box else state.replace(box=box)


def check_lay(state: State, move: LayTile) -> Tile:
    """Everything that can be wrong with a tile laid here and now."""
    land = tracked(state)
    check_drawer(state, move)
    check_tiles(state, move)
    one = read_tile(move.tile)
    check_spot(land, move, one)
    left = state.copies_left(kind(one))
    if left is not None and left <= 0:
        refuse(move, Reason.NO_COPY_LEFT, n=state.box.copies.get(kind(one), 0))
    return one


def read_tile(text: str) -> Tile:
    try:
        return tile(text)
    except BadTile as bad:
        raise IllegalMove(Reason.BAD_TILE, what=bad.what, tile=text) from bad


def check_drawer(state: State, move: LayTile | SetAside) -> None:
    """Whoever draws a tile is the person whose turn it is, or the next one: then the one before did nothing more."""
    check_seat(state, move.seat)
    if state.due is Due.TILE and move.seat == state.turn:
        return
    if state.due is Due.MEEPLE and move.seat == state.next_seat:
        return
    if state.due is Due.MEEPLE and move.seat == state.turn:
        refuse(move, Reason.TILE_LAID, name=state.name(move.seat))
    else:
        out_of_turn(state, move)


def check_spot(land: Land, move: LayTile | CorrectTile, one: Tile) -> None:
    spot = (move.x, move.y)
    if spot in land.at:
        raise IllegalMove(Reason.SPOT_TAKEN, n=land.at[spot])
    if spot not in land.free:
        corners = ((move.x + dx, move.y + dy) for dx in (-1, 1) for dy in (-1, 1))
        refuse(move, Reason.CORNER_ONLY if any(corner in land.at for corner in corners) else Reason.NOT_ADJACENT)
    check_edges(land.asks(spot), move, one)


def check_edges(asks: str, move: LayTile | CorrectTile, one: Tile) -> None:
    """Each touching edge goes on with the same terrain."""
    for edge, asked, shown in zip(EDGES, asks, one.edges, strict=True):
        if asked not in (UNASKED, shown):
            refuse(move, Reason.EDGE_DIFFERS, edge=edge, ours=LETTERS[shown].value, theirs=LETTERS[asked].value)


def fitting(land: Land, one: Tile) -> Spot | None:
    """A spot that takes this tile, however it is turned; None where it fits nowhere."""
    edges = {turned(one, quarters).edges for quarters in TURNS}
    return next(
        (
            spot
            for spot, asks in land.free.items()
            if any(all(ask in (UNASKED, edge) for ask, edge in zip(asks, four, strict=True)) for four in edges)
        ),
        None,
    )


def set_aside(state: State, move: SetAside) -> State:
    check_drawer(state, move)
    check_tiles(state, move)
    text = None if move.tile is None else read_tile(move.tile).text
    if text is not None and state.land is not None:
        spot = fitting(state.land, tile(text))
        if spot is not None:
            refuse(move, Reason.TILE_FITS, spot=spot_name(spot))
    # Insisted on after one's own tile: that turn goes on.
    own = state.due is Due.MEEPLE and move.seat == state.turn != state.next_seat
    due = Due.MEEPLE if own else Due.TILE
    state = state.replace(gone=(*state.gone, text), turn=move.seat, due=due, acted=None)
    return state if text is None else state.replace(box=learned(state, kind(tile(text))))


def neighbours(land: Land, spot: Spot) -> int:
    """How many tiles lie along the edges of a spot."""
    return sum(near in land.at for near in around(spot))
