"""The score: a line for every meeple, with what was counted."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.new_lands.components.box import Box
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.land import Land
from rules.new_lands.land.worth import is_small, points
from rules.new_lands.ledger import LARGE
from rules.new_lands.score.sheet import Group, Player, Sheet, Stood, counted
from rules.new_lands.tell.naming import cities_name, tiles_name
from rules.scores import Line, Score


def score_sheet(sheet: Sheet, box: Box) -> tuple[Score, ...]:
    """One score per player, in the sheet's order. What the box tells changes no points."""
    del box
    land = sheet.land
    return tuple(score_player(player, sheet, land) for player in sheet.players)


def score_player(player: Player, sheet: Sheet, land: Land | None) -> Score:
    lines = tuple(_lines(player, sheet, land))
    # Ruling: tie; the book has no tie-break, so nothing but the total counts.
    return Score(player=player.name, lines=tuple(line for group in Group for line in lines if line.group == group))


def _lines(player: Player, sheet: Sheet, land: Land | None) -> Iterator[Line]:
    if player.points:
        parts = " + ".join(map(str, player.points))
        why = phrase("new_lands_score.points", n=len(player.points), parts=parts)
        yield Line(group=Group.PLAY, why=why, points=sum(player.points))
    for by in player.corrections:
        yield Line(group=Group.CORRECTION, why=phrase("new_lands_score.corrected"), points=by)
    for meeple in player.taken:
        yield from taken_line(meeple, land, sheet.one_tile)
    for meeple in player.meeples:
        yield from (_end_line if sheet.final else taken_line)(meeple, land, sheet.one_tile)


def taken_line(meeple: Stood, land: Land | None, one_tile: bool) -> Iterator[Line]:
    found = counted(meeple, land, one_tile)
    if found is not None and found.on is not None:
        worth = points(found.on, _size(found), found.cities or 0, found.closed, one_tile=one_tile)
        yield Line(group=Group(found.on.value), why=taken_why(found, one_tile), points=worth)


def _end_line(meeple: Stood, land: Land | None, one_tile: bool) -> Iterator[Line]:
    found = counted(meeple, land, one_tile)
    if found is not None and found.on is not None:
        worth = points(found.on, found.tiles or 0, found.cities or 0, final=True)
        yield Line(group=Group.END, why=end_why(found), points=worth)


def _size(meeple: Stood) -> int:
    """A closed mountain whose tiles nobody counted has three or more."""
    if meeple.tiles is None:
        return LARGE if meeple.on is Terrain.MOUNTAIN else 0
    return meeple.tiles


def taken_why(meeple: Stood, one_tile: bool) -> Phrase:
    """`closed sea: 3 cities + 4 tiles`."""
    state = "open" if not meeple.closed else "small" if is_small(_size(meeple), one_tile) else "closed"
    return _why("taken", meeple, state)


def end_why(meeple: Stood) -> Phrase:
    """`closed, counts as open: 3 cities`."""
    return _why("end", meeple, "closed" if meeple.closed else "open")


def _why(key: str, meeple: Stood, state: str) -> Phrase:
    tiles, cities = tiles_name(meeple.tiles or 0), cities_name(meeple.cities or 0)
    match meeple.on:
        case Terrain.PLAIN:
            return phrase(f"new_lands_score.{key}_plain", state=state, tiles=tiles)
        case Terrain.SEA if key == "taken":
            return phrase(f"new_lands_score.{key}_sea", state=state, cities=cities, tiles=tiles)
        case _:
            return phrase(f"new_lands_score.{key}_{meeple.on}", state=state, cities=cities)
