"""A score as CSV: one row per player, for spreadsheets, and readable again."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pydantic import ValidationError

from companion.farshore.misreading import field_name, what_was_expected
from companion.farshore.share.result import Result
from companion.languages import NO, YES
from companion.sums import total
from rules.farshore.components.box import Box, facts
from rules.farshore.components.traits import Counts
from rules.farshore.score.sheet import LIMIT, NUMBERS, Group, Krabita, Person, Sheet
from rules.kernel import Phrase, phrase, rank

ENTERED: Final = tuple(f"entered_{group}" for group in Group)
"""Points somebody counted themselves; empty where the sheet counts."""
COUNTED: Final = (*(f"points_{group}" for group in Group), "total", "rank")
"""For the reader of the table: they follow from the rest, so they are not read back."""
COLUMNS: Final = ("name", "krabita", "cards", "maps", *NUMBERS, *ENTERED, "insist", *COUNTED)
NEEDED: Final = ("name",)
MOST_ROWS: Final = 20


class BadTable(Exception):
    """What is wrong with a table, in which line of it and, unless it is the line as a whole, in which field."""

    def __init__(self, line: int, field: str, what: Phrase) -> None:
        super().__init__(f"line {line}, {field}")
        self.line, self.field = line, field
        named = phrase("share.csv_wrong", line=line, field=field, what=what)
        self.phrase = named if field else phrase("share.csv_line", line=line, what=what)


# Writing


def as_csv(result: Result) -> str:
    written = io.StringIO()
    table = csv.DictWriter(written, COLUMNS, lineterminator="\r\n")
    table.writeheader()
    for at in range(len(result.scores)):
        table.writerow({key: _safe(value) for key, value in _row(result, at).items()})
    return written.getvalue()


def _row(result: Result, at: int) -> dict[str, str]:
    player, score = result.sheet.players[at], result.scores[at]
    return {
        "name": player.name,
        "krabita": "yes" if isinstance(player, Krabita) else "no",
        "cards": _cards(player),
        "maps": "; ".join(f"{tile.kind}:{tile.value}" if tile.kind else str(tile.value) for tile in player.maps),
        **{field: str(getattr(player, field)) for field in NUMBERS},
        **{f"entered_{group}": _shown(player.totals[group]) for group in Group},
        "insist": "; ".join(reason.partition(".")[2] for reason in result.sheet.insist),
        **{f"points_{group}": str(result.points(at, group)) for group in Group},
        "total": str(score.total),
        "rank": str(rank(score, result.scores)),
    }


def _cards(player: Person | Krabita) -> str:
    counts = Counter(dict(player.cards)) if isinstance(player.cards, Counts) else Counter(player.cards)
    return "; ".join(f"{n} {card}" if n != 1 else card for card, n in counts.items() if n)


def _shown(points: int | None) -> str:
    return "" if points is None else str(points)


def _safe(text: str) -> str:
    """A spreadsheet would run a name that starts like a formula; reading takes the mark off again."""
    return f"'{text}" if text[:1] in ("=", "+", "@", "'") or (text[:1] == "-" and total(text) is None) else text


# Reading


def read_csv(text: str, box: Box) -> Sheet:
    """The sheet in a table; `BadTable` names the line and the field that cannot be read."""
    rows = list(_rows(text))
    insist = dict.fromkeys(reason for line, row in rows for reason in _split(line, row, "insist"))
    players = [_read_player(line, row, box) for line, row in rows]
    for (line, _), player in zip(rows, players, strict=True):
        _check({"players": [player]}, line, box)
    return _check({"players": players, "insist": list(insist)}, rows[0][0], box)


def _rows(text: str) -> Iterator[tuple[int, Mapping[str, str]]]:
    text = text.removeprefix("\ufeff")
    heading = text.partition("\n")[0]
    delimiter = max(",;\t", key=heading.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        columns = [column.strip().lower() for column in next(reader, [])]
        _check_columns(columns)
        found = 0
        for cells in reader:
            if any(cell.strip() for cell in cells):
                found += 1
                if found > MOST_ROWS:
                    break
                yield reader.line_num, _named_cells(reader.line_num, columns, cells)
    except csv.Error:
        raise BadTable(reader.line_num, "", phrase("share.csv_broken")) from None
    if not 1 <= found <= MOST_ROWS:
        raise BadTable(reader.line_num + (found == 0), "name", phrase("share.csv_rows", n=MOST_ROWS))


def _check_columns(columns: Sequence[str]) -> None:
    for column in NEEDED:
        if column not in columns:
            raise BadTable(1, column, phrase("share.csv_no_column"))
    for column in columns:
        if column not in COLUMNS:
            raise BadTable(1, column[:60], phrase("share.csv_unknown_column"))
        if columns.count(column) > 1:
            raise BadTable(1, column, phrase("share.csv_column_twice"))


def _named_cells(line: int, columns: Sequence[str], cells: Sequence[str]) -> Mapping[str, str]:
    if len(cells) > len(columns):
        raise BadTable(line, "", phrase("share.csv_cells", n=len(cells), columns=len(columns)))
    return {column: cell.strip().removeprefix("'") for column, cell in zip(columns, cells, strict=False)}


def _read_player(line: int, row: Mapping[str, str], box: Box) -> dict[str, Any]:
    krabita = _yes(line, row.get("krabita", ""))
    player: dict[str, Any] = {"name": row["name"], "krabita": krabita}
    player["cards"] = _read_cards(line, _split(line, row, "cards"), krabita, box)
    player["maps"] = [_read_tile(line, tile) for tile in _split(line, row, "maps")]
    for field in NUMBERS:
        if row.get(field):
            player[field] = _number(line, field, row[field])
    entered = {column.removeprefix("entered_"): column for column in ENTERED if row.get(column)}
    player["totals"] = {group: _number(line, column, row[column]) for group, column in entered.items()}
    return player


def _read_cards(line: int, parts: Sequence[str], krabita: bool, box: Box) -> Any:
    """Cards by name, several of one as "2 diver"; Krabita's may be counted by colour."""
    cards: Counter[str] = Counter()
    for part in parts:
        first, _, rest = part.partition(" ")
        many = rest and first.isascii() and first.isdigit()
        cards[rest.strip() if many else part] += min(int(first[:4]), 999) if many else 1
    if krabita and all(card in Counts.model_fields for card in cards):
        return dict(cards)
    for card in cards:
        if facts(box).find_card(card) is None:
            _check({"players": [{"name": "?", "cards": [card]}]}, line, box)
    # Before they are laid out one by one: a short cell can claim to hold more than any memory does.
    _check_many(line, "cards", cards.total())
    return list(cards.elements())


def _read_tile(line: int, text: str) -> Any:
    kind, colon, value = text.rpartition(":")
    number = _number(line, "maps", value)
    return {"kind": kind.strip(), "value": number} if colon else number


def _number(line: int, field: str, text: str) -> int:
    number = total(text)
    if number is None:
        raise BadTable(line, field, phrase("farshore_score.expected_integer"))
    return number


def _yes(line: int, text: str) -> bool:
    if text.casefold() not in (*YES, *NO):
        raise BadTable(line, "krabita", phrase("share.csv_yes_or_no"))
    return text.casefold() in YES


def _split(line: int, row: Mapping[str, str], field: str) -> list[str]:
    parts = [part.strip() for part in row.get(field, "").split(";") if part.strip()]
    _check_many(line, field, len(parts))
    return parts


def _check_many(line: int, field: str, n: int) -> None:
    if n > LIMIT:
        raise BadTable(line, field, phrase("farshore_score.expected_short_list", n=LIMIT))


def _check(raw: Mapping[str, Any], line: int, box: Box) -> Sheet:
    try:
        return Sheet.read(raw, box)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = field_name(first["loc"]).removeprefix("players[0].") or "insist"
        field = where.partition("[")[0].partition(".")[0]
        raise BadTable(line, field, what_was_expected(first)) from None
