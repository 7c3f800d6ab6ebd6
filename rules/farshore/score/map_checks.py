"""Map tiles that cannot be, or hardly can, on the sheet of a finished table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.farshore.components.box import Facts
from rules.farshore.components.maps import KIND_IDS, MAPS, MapKindId, stack
from rules.farshore.reasons import Reason
from rules.farshore.score.sheet import Krabita, Person, Sheet, colours
from rules.kernel import phrase
from rules.sheet import Remark, refusal, warning


def check_maps(sheet: Sheet, known: Facts) -> Iterator[Remark]:
    values = stack_of(sheet)
    yield from _all_tiles(sheet, values)
    for kind in KIND_IDS:
        yield from _one_stack(kind, sheet, values, known)
    for at, player in enumerate(sheet.players):
        yield from _tiles(at, player, values)
        yield from _kinds(at, player, known)


def stack_of(sheet: Sheet) -> tuple[int, ...]:
    """Each kind's tiles at this table; someone who counts one city alone does not say how many played."""
    sizes = [each.players for each in MAPS.stacks]
    return stack(len(sheet.players) if len(sheet.players) in sizes else max(sizes))


def _all_tiles(sheet: Sheet, values: tuple[int, ...]) -> Iterator[Remark]:
    for value, n in Counter(tile.value for player in sheet.players for tile in player.maps).items():
        if value in values and n > (limit := values.count(value) * len(KIND_IDS)):
            yield refusal(phrase(Reason.SHEET_VALUE_TAKEN, value=value, n=n, limit=limit))


def _one_stack(kind: MapKindId, sheet: Sheet, values: tuple[int, ...], known: Facts) -> Iterator[Remark]:
    taken = Counter(tile.value for player in sheet.players for tile in player.maps if tile.kind == kind)
    name = known.map_kinds[kind].name
    for value, n in taken.items():
        if value in values and n > (limit := values.count(value)):
            yield refusal(phrase(Reason.SHEET_MAP_TAKEN, kind=name, value=value, n=n, limit=limit))
    told = len(sheet.players) > 1 and all(player.maps for player in sheet.players)
    all_told = told and all(tile.kind for player in sheet.players for tile in player.maps)
    # Tiles are taken from the top and never given back (p. 6), so the table holds the top of each stack; who has none
    # on the sheet may not have been asked.
    if all_told and not taken - Counter(values) and taken != Counter(values[: taken.total()]):
        yield warning(phrase(Reason.SHEET_MAP_SKIPPED, kind=name))


def _tiles(at: int, player: Person | Krabita, values: tuple[int, ...]) -> Iterator[Remark]:
    printed = ", ".join(str(value) for value in sorted(set(values), reverse=True))
    for value in dict.fromkeys(tile.value for tile in player.maps if tile.value not in values):
        yield refusal(phrase(Reason.SHEET_MAP_VALUE, name=player.name, value=value, values=printed), at, "maps")
    if (n := len(player.maps)) > len(KIND_IDS):
        yield refusal(phrase(Reason.SHEET_MAPS_OVER, name=player.name, n=n, limit=len(KIND_IDS)), at, "maps")


def _kinds(at: int, player: Person | Krabita, known: Facts) -> Iterator[Remark]:
    held = Counter(tile.kind for tile in player.maps if tile.kind is not None)
    for kind, n in held.items():
        name = known.map_kinds[kind].name
        if n > 1:
            yield refusal(phrase(Reason.SHEET_MAP_TWICE, name=player.name, kind=name, n=n), at, "maps")
        # Cards may have left a city since the tile was taken; a city counted by hand is not known at all.
        if player.totals.cards is None and known.map_kinds[kind].met_by(colours(player, known)) is False:
            yield warning(phrase(Reason.SHEET_MAP_UNMET, name=player.name, kind=name), at, "maps")
