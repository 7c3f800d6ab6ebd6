"""What cannot be, or hardly can, on the sheet of a finished table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.kernel import IllegalMove, Phrase, phrase
from rules.letters import alike
from rules.new_lands.components.box import Box
from rules.new_lands.components.numbers import MEEPLES, NUMBERS, TILES
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.land.land import Land
from rules.new_lands.land.map_text import cell_name, flaws
from rules.new_lands.land.worth import points
from rules.new_lands.ledger import check_count, check_counts
from rules.new_lands.reasons import Reason
from rules.new_lands.score.sheet import Player, Sheet, Stood, counted
from rules.sheet import Remark, final, refusal, warning


def check(sheet: Sheet, box: Box) -> tuple[Remark, ...]:
    """Every remark about the sheet, the whole table's first."""
    land = sheet.land
    remarks = [*_table(sheet, box), *_map(sheet, land), *_names(sheet)]
    for at, player in enumerate(sheet.players):
        remarks += (*_points(at, player), *_meeples(at, player, sheet, land))
    return tuple(remark.replace(insisted=remark.reason in sheet.insist) for remark in remarks)


def _table(sheet: Sheet, box: Box) -> Iterator[Remark]:
    if len(sheet.players) > NUMBERS.players.most:
        yield final(phrase(Reason.TOO_MANY_PEOPLE, n=len(sheet.players)))
    if any(not ruling.option for ruling in sheet.rulings):
        yield final(phrase(Reason.RULING_FIXED), field="rulings")
    if box.over:
        yield warning(phrase(Reason.BOX_OVER, n=box.known, limit=TILES, kinds=", ".join(box.over)))


def _map(sheet: Sheet, land: Land | None) -> Iterator[Remark]:
    if land is None or sheet.map is None:
        return
    for flaw in flaws(sheet.map):
        why = phrase(Reason.NOT_A_MAP, what=flaw.what, one=cell_name(flaw.one), other=cell_name(flaw.other))
        yield final(why, field="map")
    if len(land.tiles) > TILES:
        yield refusal(phrase(Reason.TILES_OVER, n=len(land.tiles), limit=TILES), field="map")


def _names(sheet: Sheet) -> Iterator[Remark]:
    names = Counter(alike(player.name) for player in sheet.players)
    for at, player in enumerate(sheet.players):
        if not player.name:
            yield final(phrase(Reason.NAME_EMPTY, n=at + 1), at, "name")
        elif names[alike(player.name)] > 1:
            yield final(phrase(Reason.NAME_TWICE), at, "name")


def _points(at: int, player: Player) -> Iterator[Remark]:
    for n in player.points:
        if (why := _wrong_count(n)) is not None:
            yield final(why, at, "points")
    for n in player.corrections:
        if (why := _wrong_count(abs(n))) is not None:
            yield final(why, at, "corrections")


def _wrong_count(n: int) -> Phrase | None:
    try:
        check_count(n)
    except IllegalMove as illegal:
        return illegal.phrase
    return None


def _meeples(at: int, player: Player, sheet: Sheet, land: Land | None) -> Iterator[Remark]:
    if (n := len(player.meeples)) > MEEPLES:
        yield refusal(phrase(Reason.MEEPLES_OVER, name=player.name, n=n, limit=MEEPLES), at, "meeples")
    for meeple in player.taken:
        yield from _meeple(at, meeple, "taken", land, sheet, taken=True)
    for meeple in player.meeples:
        yield from _meeple(at, meeple, "meeples", land, sheet, taken=not sheet.final)


def _meeple(at: int, meeple: Stood, field: str, land: Land | None, sheet: Sheet, taken: bool) -> Iterator[Remark]:
    found = counted(meeple, land, sheet.one_tile)
    if found is None or found.on is None:
        yield final(phrase(Reason.PLACE_EMPTY, place=meeple.at or ""), at, field)
        return
    try:
        check_counts(found.on, found.tiles, found.cities, found.closed and taken)
    except IllegalMove as illegal:
        yield final(illegal.phrase, at, field)
        return
    if (found.tiles or 0) > TILES:
        yield refusal(phrase(Reason.TILES_OVER, n=found.tiles or 0, limit=TILES), at, field)
    yield from _doubts(at, found, found.on, field, taken, by_hand=meeple.at is None)


def _doubts(at: int, meeple: Stood, on: Terrain, field: str, taken: bool, by_hand: bool) -> Iterator[Remark]:
    if meeple.closed and meeple.tiles == 1 and taken:
        yield warning(phrase(Reason.ONE_TILE), at, field)
    if meeple.closed and not taken and _lost(on, meeple):
        yield warning(phrase(Reason.CLOSED_AT_END), at, field)
    if on is Terrain.PLAIN and meeple.cities and by_hand:
        yield warning(phrase(Reason.CITIES_ON_PLAIN), at, field)


def _lost(on: Terrain, meeple: Stood) -> bool:
    """Whether the closed area would have brought more during play."""
    tiles, cities = meeple.tiles or 0, meeple.cities or 0
    return points(on, tiles, cities, closed=True) > points(on, tiles, cities, final=True)
