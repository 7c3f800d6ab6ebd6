"""What a table of New Lands scores has of a player: sums in numbers, meeples as short texts (`sea 3c 4t closed`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from companion.score.bad_files import BadTable
from companion.score.sharing.csv_columns import CsvColumns, CsvRow
from rules.kernel import phrase
from rules.new_lands.components.box import Box
from rules.new_lands.components.terrain import Terrain
from rules.new_lands.score.sheet import Player, Stood

MEEPLE: Final = re.compile(rf"({'|'.join(Terrain)})(?: (-?\d{{1,7}})c)?(?: (-?\d{{1,7}})t)?( closed)?")
PLACE: Final = re.compile(r"[a-z]{1,2}\d{1,2}[nesw]|[a-z]{1,2}\d{1,2}i\d?")


def write(player: Player) -> Mapping[str, str]:
    return {
        "points": "; ".join(map(str, player.points)),
        "taken": _meeples(player.taken),
        "corrections": "; ".join(map(str, player.corrections)),
        "meeples": _meeples(player.meeples),
    }


def _meeples(meeples: Iterable[Stood]) -> str:
    return "; ".join(_meeple(meeple) for meeple in meeples)


def _meeple(meeple: Stood) -> str:
    if meeple.at is not None or meeple.on is None:
        return meeple.at or ""
    cities = "" if meeple.cities is None else f" {meeple.cities}c"
    tiles = "" if meeple.tiles is None else f" {meeple.tiles}t"
    return f"{meeple.on}{cities}{tiles}{' closed' if meeple.closed else ''}"


def read(row: CsvRow, _entered: Mapping[str, int], _box: Box) -> dict[str, Any]:
    return {
        "points": [row.number("points", part) for part in row.parts("points")],
        "taken": [_read_meeple(row, "taken", part) for part in row.parts("taken")],
        "corrections": [row.number("corrections", part) for part in row.parts("corrections")],
        "meeples": [_read_meeple(row, "meeples", part) for part in row.parts("meeples")],
    }


def _read_meeple(row: CsvRow, column: str, text: str) -> Any:
    found = MEEPLE.fullmatch(text)
    if found is None:
        if PLACE.fullmatch(text):
            return text
        raise BadTable(row.line, column, phrase("new_lands_sheet.expected_meeple"))
    on, cities, tiles, closed = found.groups()
    raw: dict[str, Any] = {"on": on, "closed": bool(closed)}
    if cities is not None:
        raw["cities"] = int(cities)
    return raw | ({"tiles": int(tiles)} if tiles is not None else {})


COLUMNS: Final = CsvColumns(columns=("points", "taken", "corrections", "meeples"), write=write, read=read)
