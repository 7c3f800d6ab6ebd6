"""A score as CSV: one row per player, for spreadsheets, and readable again."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from pydantic import ValidationError

from companion.games import oldest_game
from companion.score.bad_files import BadTable
from companion.score.positions import expected_game
from companion.score.scored_sheet import ScoredSheet, Unscored, parts_of, sheet_rules
from companion.score.sharing.csv_columns import CsvRow
from companion.score.sharing.result import Result
from companion.sums import total
from rules.kernel import Model, phrase

GAME: Final = "game"
"""The column that says of which game the table is; one without it is of the oldest."""
NEEDED: Final = ("name",)
MOST_ROWS: Final = 20


def columns(game_id: str) -> tuple[str, ...]:
    """Entered by hand: empty where the sheet counts. What follows from the rest comes last and is not read back."""
    groups = sheet_rules(game_id).groups
    entered, counted = (f"entered_{group}" for group in groups), (f"points_{group}" for group in groups)
    return (GAME, "name", *parts_of(game_id).csv.columns, *entered, "insist", *counted, "total", "rank")


# Writing


def as_csv(result: Result) -> str:
    written = io.StringIO()
    table = csv.DictWriter(written, columns(result.game), lineterminator="\r\n")
    table.writeheader()
    for at in range(len(result.scores)):
        table.writerow({key: _safe(value) for key, value in _row(result, at).items()})
    return written.getvalue()


def _row(result: Result, at: int) -> dict[str, str]:
    player, score = result.sheet.players[at], result.scores[at]
    return {
        GAME: result.game,
        "name": player.name,
        **parts_of(result.game).csv.write(player),
        **{f"entered_{group}": _shown(player.entered(group)) for group in result.groups},
        "insist": "; ".join(reason.partition(".")[2] for reason in result.sheet.insist),
        **{f"points_{group}": str(result.points(at, group)) for group in result.groups},
        "total": str(score.total),
        "rank": str(result.rank(at)),
    }


def _shown(points: int | None) -> str:
    return "" if points is None else str(points)


def _safe(text: str) -> str:
    """A spreadsheet would run a name that starts like a formula; reading takes the mark off again."""
    return f"'{text}" if text[:1] in ("=", "+", "@", "'") or (text[:1] == "-" and total(text) is None) else text


# Reading


def csv_game(text: str) -> str:
    """The game that a table is of; `BadTable` for one that we do not know."""
    reader = _reader(text, strict=False)
    try:
        named = _headings(next(reader, []))
        first: list[str] = next((cells for cells in reader if any(cell.strip() for cell in cells)), [])
    except csv.Error:
        raise BadTable(reader.line_num, "", phrase("share.csv_broken")) from None
    game_id = dict(zip(named, first, strict=False)).get(GAME, "").strip().lower() or oldest_game()
    try:
        sheet_rules(game_id)
    except Unscored:
        raise BadTable(reader.line_num, GAME, expected_game()) from None
    return game_id


def read_csv(text: str, box: Model) -> ScoredSheet:
    """The sheet in a table; `BadTable` names the line and the field that cannot be read."""
    game_id = csv_game(text)
    check = partial(_check, game_id, box)
    rows = [CsvRow(line, cells, check) for line, cells in _rows(text, game_id)]
    for row in rows:
        if row.text(GAME).lower() not in ("", game_id):
            raise BadTable(row.line, GAME, phrase("share.csv_other_game"))
    insist = dict.fromkeys(reason for row in rows for reason in row.parts("insist"))
    players = [_player(row, game_id, box) for row in rows]
    for row, player in zip(rows, players, strict=True):
        row.check_player(player)
    return ScoredSheet(check({"players": players, "insist": list(insist)}, rows[0].line), box)


def _player(row: CsvRow, game_id: str, box: Model) -> dict[str, Any]:
    by_hand = {group: f"entered_{group}" for group in sheet_rules(game_id).groups}
    entered = {group: row.number(column) for group, column in by_hand.items() if row.text(column)}
    return {"name": row.text("name"), **parts_of(game_id).csv.read(row, entered, box)}


def _reader(text: str, strict: bool = True) -> Any:
    text = text.removeprefix("\ufeff")
    delimiter = max(",;\t", key=text.partition("\n")[0].count)
    return csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=strict)


def _headings(cells: Sequence[str]) -> list[str]:
    return [cell.strip().lower() for cell in cells]


def _rows(text: str, game_id: str) -> Iterator[tuple[int, Mapping[str, str]]]:
    reader = _reader(text)
    try:
        named = _headings(next(reader, []))
        _check_columns(named, columns(game_id))
        found = 0
        for cells in reader:
            if any(cell.strip() for cell in cells):
                found += 1
                if found > MOST_ROWS:
                    break
                yield reader.line_num, _named_cells(reader.line_num, named, cells)
    except csv.Error:
        raise BadTable(reader.line_num, "", phrase("share.csv_broken")) from None
    if not 1 <= found <= MOST_ROWS:
        raise BadTable(reader.line_num + (found == 0), "name", phrase("share.csv_rows", n=MOST_ROWS))


def _check_columns(named: Sequence[str], known: Sequence[str]) -> None:
    for column in NEEDED:
        if column not in named:
            raise BadTable(1, column, phrase("share.csv_no_column"))
    for column in named:
        if column not in known:
            raise BadTable(1, column[:60], phrase("share.csv_unknown_column"))
        if named.count(column) > 1:
            raise BadTable(1, column, phrase("share.csv_column_twice"))


def _named_cells(line: int, named: Sequence[str], cells: Sequence[str]) -> Mapping[str, str]:
    if len(cells) > len(named):
        raise BadTable(line, "", phrase("share.csv_cells", n=len(cells), columns=len(named)))
    return {column: cell.strip().removeprefix("'") for column, cell in zip(named, cells, strict=False)}


def _check(game_id: str, box: Model, raw: Mapping[str, Any], line: int) -> Any:
    rules, misreadings = sheet_rules(game_id), parts_of(game_id).misreadings
    try:
        return rules.read(raw, box)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = misreadings.field_name(first["loc"]).removeprefix("players[0].") or "insist"
        field = where.partition("[")[0].partition(".")[0]
        raise BadTable(line, field, misreadings.what_was_expected(first)) from None
