"""A score that somebody brings: a match, a position or a table, told apart by what is in the file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from companion.disk.documents import Newer, document
from companion.disk.saves import MATCH, Match
from companion.disk.storage import Unreadable
from companion.farshore.positions import BadPosition, parse_position
from companion.farshore.share.table import BadTable, read_csv
from companion.farshore.sheets import Counted, counted_json
from rules.farshore import GAME
from rules.farshore.components.box import Box
from rules.farshore.score.standing import filled_sheet
from rules.kernel import IllegalMove, Misfit, Phrase, phrase

LARGEST: Final = 8 * 2**20


class NotBrought(Exception):
    """Why a file cannot be brought in."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.key)
        self.phrase = why


@dataclass(frozen=True)
class ImportedScore:
    """What a file holds; nothing of it is kept yet."""

    kind: str
    """`match`, `position` or `table`."""
    counted: Counted
    match: Match | None = None
    when: datetime | None = None


def match_text(match: Match) -> str:
    """A match as a file of its own: the same that lies in the data folder."""
    return json.dumps(MATCH.tables(match), ensure_ascii=False, indent=1) + "\n"


def read(name: str, content: bytes, box: Box) -> ImportedScore:
    """What is in a file called `name`; `box` counts where it brings none. `NotBrought` says what is wrong."""
    if len(content) > LARGEST:
        raise NotBrought(phrase("share.too_large", file=name, n=LARGEST // 2**20))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotBrought(phrase("share.not_text", file=name)) from None
    if not text.lstrip().startswith(("{", "[")):
        return _table(name, text, box)
    tables = _json(text)
    if isinstance(tables, dict) and MATCH.name in tables:
        return _match(name, tables)
    return _position(name, text, box)


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None  # the reader of positions says what is wrong, and where


def _table(name: str, text: str, box: Box) -> ImportedScore:
    try:
        return ImportedScore("table", Counted(read_csv(text, box), box))
    except BadTable as bad:
        raise NotBrought(phrase("share.in_file", file=name, what=bad.phrase)) from None


def _position(name: str, text: str, box: Box) -> ImportedScore:
    try:
        position = parse_position(Path(name), text, box)
    except BadPosition as bad:
        raise NotBrought(bad.phrase) from None
    return ImportedScore("position", Counted(position.sheet, position.box))


def _match(name: str, tables: Any) -> ImportedScore:
    try:
        match = MATCH.parse(document(tables, MATCH.name))
        if match.game != GAME.id:
            raise NotBrought(phrase("share.other_game", file=name))
        return ImportedScore("match", _of_match(match), match, match.started)
    except Newer:
        raise NotBrought(phrase("share.newer", file=name)) from None
    except (Unreadable, ValidationError, IllegalMove):
        raise NotBrought(phrase("share.broken_match", file=name)) from None
    except Misfit as misfit:
        raise NotBrought(phrase("share.misfit", file=name, n=misfit.at + 1, why=misfit.why)) from None


def _of_match(match: Match) -> Counted:
    if match.sheet is not None:
        return counted_json(match.sheet)
    state = GAME.replay(GAME.journal.model_validate(match.journal))
    return Counted(filled_sheet(state), state.box)
