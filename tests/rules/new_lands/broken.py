"""Refusals, each on a table of its own: those a table may overrule, and those it may not."""

from __future__ import annotations

from typing import NamedTuple

from rules.moves import Leave
from rules.new_lands.components.box import Box, KindOf, StartTile
from rules.new_lands.moves import (
    AnyMove,
    CorrectMeeple,
    CorrectPlayer,
    CorrectTable,
    CorrectTile,
    CountLeft,
    Done,
    Finish,
    PlaceMeeple,
    PutMapAway,
    SetAside,
    TakeBack,
)
from rules.new_lands.play import apply
from rules.new_lands.reasons import Reason
from rules.new_lands.state import State
from tests.rules.new_lands.tables import (
    PLAIN,
    SEA,
    START,
    a_ledger,
    a_map,
    laid,
    lay,
    nothing,
    place,
    placed,
    play,
    taken,
)


class Case(NamedTuple):
    reason: Reason
    state: State
    move: AnyMove


MAP = a_map("Sn.Ps.Mew*1 -")
LAID = play(MAP, lay("b1", "Mw.Pnes"))
ACTED = play(LAID, PlaceMeeple(seat=0, edge="n"))
LEDGER = a_ledger()
OUT = play(LEDGER, placed(0, SEA), nothing(1))
NO_HOME = OUT.with_player(0, OUT.players[0].replace(home=0))
LAST = a_map("Sn.Ps.Mew*1 -", left=1)
LAST_LAID = play(LAST, lay("b1", "Mw.Pnes"))
OVER = play(LAST_LAID, Done(seat=0))
COUNTING = play(OUT, Finish(insist=(Reason.TILES_LEFT,)))
GONE = apply(a_ledger(3), Leave(seat=1))
ONLY_PLAINS = Box(start=StartTile(tile="Pnesw"), kinds=(KindOf(tile="Pnesw", copies=83),))
STANDING = laid(a_map("Pe.Snsw Sn.Ss.Pew", on={0: ("a1e",), 1: ("b1n",)}))

OVERRULED = (
    # The table
    Case(Reason.OUT_OF_TURN, MAP, lay("b1", "Mw.Pnes", seat=1)),
    Case(Reason.OUT_OF_TURN, a_map("Sn.Ps.Mew*1", 3).replace(due=LAID.due), lay("b1", "Mw.Pnes", seat=2)),
    Case(Reason.OUT_OF_TURN, LAID, PlaceMeeple(seat=1, edge="n")),
    Case(Reason.OUT_OF_TURN, LAID, Done(seat=1)),
    Case(Reason.OUT_OF_TURN, MAP, SetAside(seat=1)),
    Case(Reason.OUT_OF_TURN, GONE, nothing(1)),
    Case(Reason.NO_TILES_LEFT, LAST_LAID, lay("c1", "Pnesw", seat=1)),
    Case(Reason.NO_TILES_LEFT, apply(LEDGER, CorrectTable(left=1)), nothing(1)),
    Case(Reason.NO_TILES_LEFT, LAST_LAID, SetAside(seat=1)),
    Case(Reason.TILES_LEFT, MAP, Finish()),
    Case(Reason.TILES_LEFT, LEDGER, Finish()),
    # Tiles
    Case(Reason.CORNER_ONLY, MAP, lay("b2", "Pnesw")),
    Case(Reason.NOT_ADJACENT, MAP, lay("c1", "Pnesw")),
    Case(Reason.EDGE_DIFFERS, MAP, lay("b1", "Pnesw")),
    Case(Reason.EDGE_DIFFERS, LAID, CorrectTile(x=0, y=0, tile="Snesw")),
    Case(Reason.TILE_LAID, LAID, lay("c1", "Pnesw")),
    Case(Reason.TILE_LAID, LAID, SetAside(seat=0)),
    Case(Reason.NO_COPY_LEFT, a_map(START, box=ONLY_PLAINS), lay("b1", "Mw.Pnes")),
    Case(Reason.TILE_FITS, MAP, SetAside(seat=0, tile="Mn.Pesw")),
    # Meeples
    Case(Reason.TILE_FIRST, MAP, PlaceMeeple(seat=0, edge="e")),
    Case(Reason.TILE_FIRST, MAP, Done(seat=0)),
    Case(Reason.ONE_ACTION, ACTED, PlaceMeeple(seat=0, edge="w")),
    Case(Reason.ONE_ACTION, ACTED, TakeBack(seat=0, x=1, y=0, edge="n")),
    Case(Reason.ONE_ACTION, play(LEDGER, placed(0, SEA)), placed(0, PLAIN)),
    Case(Reason.NO_MEEPLE_HOME, NO_HOME, placed(0, PLAIN)),
    Case(
        Reason.NO_MEEPLE_HOME,
        LAID.with_player(0, LAID.players[0].replace(home=0)),
        PlaceMeeple(seat=0, edge="n"),
    ),
    Case(Reason.AREA_OCCUPIED, STANDING, PlaceMeeple(seat=0, edge="e")),
    Case(Reason.NOT_THIS_TILE, LAID, PlaceMeeple(seat=0, edge="n", x=0, y=0)),
    Case(Reason.NOT_YOUR_MEEPLE, STANDING, TakeBack(seat=0, x=1, y=0, edge="n")),
    Case(Reason.NO_SUCH_MEEPLE, LEDGER, taken(0, SEA, cities=1)),
    Case(Reason.NO_SUCH_MEEPLE, COUNTING, CountLeft(seat=1, on=SEA, n=1)),
    # Numbers
    Case(Reason.TILES_OVER, play(LEDGER, placed(0, PLAIN), nothing(1)), taken(0, PLAIN, tiles=5)),
    Case(
        Reason.TILES_OVER,
        play(LEDGER, placed(0, PLAIN), Finish(insist=(Reason.TILES_LEFT,))),
        CountLeft(seat=0, on=PLAIN, n=3),
    ),
    Case(Reason.MEEPLES_OVER, LEDGER, CorrectPlayer(seat=0, home=5)),
    Case(Reason.MEEPLES_OVER, NO_HOME, CorrectMeeple(seat=0, add=PLAIN)),
)

FINAL = (
    # The table
    Case(Reason.NOT_NOW, OVER, lay("c1", "Pnesw", seat=1)),
    Case(Reason.NOT_NOW, MAP, nothing(0)),
    Case(Reason.NOT_NOW, LEDGER, CountLeft(seat=0, on=SEA, n=1)),
    Case(Reason.NOT_NOW, COUNTING, nothing(0)),
    Case(Reason.NOT_NOW, LAID, CorrectTile(x=1, y=0, tile="Mw.Snes")),
    Case(Reason.NO_SUCH_PLAYER, MAP, lay("b1", "Mw.Pnes", seat=2)),
    Case(Reason.NO_SUCH_PLAYER, LEDGER, nothing(2)),
    Case(Reason.NO_SUCH_PLAYER, LAID, PlaceMeeple(seat=7, edge="n")),
    Case(Reason.NO_SUCH_PLAYER, LEDGER, CorrectPlayer(seat=2, points=1)),
    Case(Reason.NO_SUCH_PLAYER, LEDGER, CorrectMeeple(seat=2, add=SEA)),
    Case(Reason.NO_SUCH_PLAYER, LEDGER, CorrectTable(turn=2)),
    Case(Reason.NO_SUCH_PLAYER, GONE, CorrectTable(turn=1)),
    Case(Reason.NO_SUCH_PLAYER, GONE, Leave(seat=1)),
    Case(Reason.NO_SUCH_PLAYER, COUNTING, CountLeft(seat=2, on=SEA, n=1)),
    Case(Reason.LAST_PERSON, apply(LEDGER, Leave(seat=0)), Leave(seat=1)),
    Case(Reason.NOT_TRACKED, LEDGER, lay("b1", "Mw.Pnes")),
    Case(Reason.NOT_TRACKED, LEDGER, PutMapAway()),
    Case(Reason.NOT_TRACKED, LEDGER, CorrectMeeple(seat=0, add=place("a1n"))),
    Case(Reason.NOT_TRACKED, LEDGER, CorrectTile(x=0, y=0, tile="Pnesw")),
    # Tiles
    Case(Reason.SPOT_TAKEN, MAP, lay("a1", "Pnesw")),
    Case(Reason.BAD_TILE, MAP, lay("b1", "Pnes")),
    Case(Reason.BAD_TILE, MAP, SetAside(seat=0, tile="Pne.Psw")),
    Case(Reason.BAD_TILE, MAP, CorrectTile(x=0, y=0, tile="Mne.Psw*1")),
    Case(Reason.PLACE_EMPTY, MAP, CorrectTile(x=5, y=5, tile="Pnesw")),
    # Meeples
    Case(Reason.NO_SUCH_PART, LAID, PlaceMeeple(seat=0, edge="i1")),
    Case(Reason.NO_SUCH_PART, LAID, PlaceMeeple(seat=0, edge="n", x=9, y=9)),
    Case(Reason.NO_SUCH_PART, LAID, TakeBack(seat=0, x=9, y=9, edge="n")),
    Case(Reason.NO_SUCH_PART, LAID, CorrectMeeple(seat=0, add=SEA)),
    Case(Reason.NO_SUCH_MEEPLE, LAID, TakeBack(seat=0, x=0, y=0, edge="n")),
    Case(Reason.NO_SUCH_MEEPLE, LEDGER, CorrectMeeple(seat=0, lift=SEA)),
    # Numbers
    Case(Reason.TILES_MISSING, play(LEDGER, placed(0, PLAIN), nothing(1)), taken(0, PLAIN)),
    Case(Reason.TILES_MISSING, OUT, taken(0, SEA, cities=1, closed=True)),
    Case(Reason.TILES_NONE, play(LEDGER, placed(0, PLAIN), nothing(1)), taken(0, PLAIN, tiles=0)),
    Case(
        Reason.TILES_NONE,
        play(LEDGER, placed(0, PLAIN), Finish(insist=(Reason.TILES_LEFT,))),
        CountLeft(seat=0, on=PLAIN, n=0),
    ),
    Case(Reason.NEGATIVE_COUNT, OUT, taken(0, SEA, cities=-1)),
    Case(Reason.NEGATIVE_COUNT, LEDGER, CorrectPlayer(seat=0, points=-1)),
    Case(Reason.NEGATIVE_COUNT, LEDGER, CorrectPlayer(seat=0, home=-1)),
    Case(Reason.NEGATIVE_COUNT, LEDGER, CorrectTable(left=-1)),
    Case(Reason.COUNT_OVER, OUT, taken(0, SEA, cities=1000)),
    Case(Reason.COUNT_OVER, COUNTING, CountLeft(seat=0, on=SEA, n=1000)),
    Case(Reason.COUNT_OVER, LEDGER, CorrectTable(left=84)),
)
