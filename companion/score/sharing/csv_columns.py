"""The columns a game has in a CSV table of scores, and the cells that it reads them from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.languages import NO, YES
from companion.score.bad_files import BadTable
from companion.sums import total
from rules.kernel import phrase

MOST_PARTS: Final = 999
"""In one cell."""


@dataclass(frozen=True)
class CsvRow:
    """One player's line of a table."""

    line: int
    cells: Mapping[str, str]
    check: Callable[[Mapping[str, Any], int], object]
    """Raises `BadTable` for a raw sheet that cannot be read, naming this line."""

    def text(self, column: str) -> str:
        return self.cells.get(column, "")

    def parts(self, column: str) -> list[str]:
        """What is separated by semicolons."""
        parts = [part.strip() for part in self.text(column).split(";") if part.strip()]
        self.check_many(column, len(parts))
        return parts

    def check_many(self, column: str, n: int) -> None:
        if n > MOST_PARTS:
            raise BadTable(self.line, column, phrase("misreading.expected_short_list", n=MOST_PARTS))

    def number(self, column: str, text: str | None = None) -> int:
        """What a cell, or a part of it, adds up to."""
        number = total(self.text(column) if text is None else text)
        if number is None:
            raise BadTable(self.line, column, phrase("misreading.expected_integer"))
        return number

    def yes(self, column: str) -> bool:
        text = self.text(column).casefold()
        if text not in (*YES, *NO):
            raise BadTable(self.line, column, phrase("share.csv_yes_or_no"))
        return text in YES

    def check_player(self, player: Mapping[str, Any]) -> None:
        self.check({"players": [player]}, self.line)


@dataclass(frozen=True)
class CsvColumns:
    """What a game writes of a player, and how it reads that again."""

    columns: tuple[str, ...]
    write: Callable[[Any], Mapping[str, str]]
    read: Callable[[CsvRow, Mapping[str, int], Any], dict[str, Any]]
    """The raw player of a row, from it, the points entered by hand, and the box; the name is added."""
