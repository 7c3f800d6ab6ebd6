"""Why a file cannot be brought in: one exception, and what it says of positions and of tables."""

from __future__ import annotations

from pathlib import Path

from companion.command.console import shown
from rules.kernel import Phrase, phrase


class BadFile(Exception):
    """`phrase` says what is wrong, and with which file."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.key)
        self.phrase = why


class BadPosition(BadFile):
    """Why a position file cannot be scored."""

    def __init__(self, path: Path, key: str, **params: int | str | Phrase) -> None:
        super().__init__(phrase(f"misreading.{key}", file=shown(path), **params))


class BadTable(BadFile):
    """What is wrong with a table, in which line of it and, unless it is the line as a whole, in which field."""

    def __init__(self, line: int, field: str, what: Phrase) -> None:
        named = phrase("share.csv_wrong", line=line, field=field, what=what)
        super().__init__(named if field else phrase("share.csv_line", line=line, what=what))
        self.line, self.field = line, field
