"""Files that somebody brings: a match, a position or a table, of whatever game; what is in the file says which."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from companion.disk.documents import Newer, document
from companion.disk.file_facts import LARGEST
from companion.disk.file_kinds import is_match
from companion.disk.match_files import BadMatch, rules_of
from companion.disk.matches import begun
from companion.disk.saves import MATCH, Match
from companion.disk.storage import Unreadable
from companion.disk.text_files import MEGABYTES
from companion.games import game
from companion.score.bad_files import BadFile, BadTable
from companion.score.positions import Position, parsed
from companion.score.scored_sheet import ScoredSheet, Unscored, read_stored, sheet_rules
from companion.score.sharing.csv_table import csv_game, read_csv
from rules.kernel import IllegalMove, Misfit, Model, phrase


@dataclass(frozen=True)
class ImportedScore:
    """What a file holds; nothing of it is kept yet."""

    kind: str
    """`match`, `position` or `table`."""
    scored: ScoredSheet
    match: Match | None = None
    when: datetime | None = None


class BroughtFile(ABC):
    """A file of ours, not looked into any further than to know what it is and of which game."""

    def __init__(self, name: str, game_id: str) -> None:
        self.name, self.game = name, game_id

    @abstractmethod
    def read(self, box: Model) -> ImportedScore:
        """What is in it; `box` counts where it brings none. `BadFile` says what is wrong."""


def recognise(name: str, content: bytes) -> BroughtFile:
    """What a file called `name` is; `BadFile` when it is none of ours."""
    if len(content) > LARGEST:
        raise BadFile(phrase("share.too_large", file=name, n=MEGABYTES))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(phrase("share.not_text", file=name)) from None
    if not text.lstrip().startswith(("{", "[")):
        return _TableFile(name, text)
    raw = parsed(Path(name), text)
    return _MatchFile(name, raw) if is_match(raw) else _PositionFile(name, raw)


class _TableFile(BroughtFile):
    def __init__(self, name: str, text: str) -> None:
        self._text = text
        try:
            super().__init__(name, csv_game(text))
        except BadTable as bad:
            raise _in_file(name, bad) from None

    def read(self, box: Model) -> ImportedScore:
        try:
            return ImportedScore("table", read_csv(self._text, box))
        except BadTable as bad:
            raise _in_file(self.name, bad) from None


class _PositionFile(BroughtFile):
    def __init__(self, name: str, raw: object) -> None:
        self._position = Position(Path(name), raw)
        super().__init__(name, self._position.game)

    def read(self, box: Model) -> ImportedScore:
        return ImportedScore("position", self._position.read(box))


class _MatchFile(BroughtFile):
    def __init__(self, name: str, raw: dict[str, Any]) -> None:
        try:
            self._match = MATCH.parse(_written(raw))
            sheet_rules(self._match.game)
            if self._match.by_later_rules:
                raise Newer(MATCH.name)
        except Newer:
            raise BadFile(phrase("share.newer", file=name)) from None
        except Unreadable:
            raise BadFile(phrase("share.broken_match", file=name)) from None
        except Unscored:
            raise BadFile(phrase("share.other_game", file=name)) from None
        except BadMatch as bad:
            raise _in_file(name, bad) from None
        super().__init__(name, self._match.game)

    def read(self, box: Model) -> ImportedScore:  # noqa: ARG002 - a match has a box of its own
        try:
            return ImportedScore("match", _of_match(self._match), self._match, self._match.started)
        except (ValidationError, IllegalMove):
            raise BadFile(phrase("share.broken_match", file=self.name)) from None
        except Misfit as misfit:
            why = phrase("share.misfit", file=self.name, n=misfit.at + 1, why=misfit.why)
            raise BadFile(why) from None


def _written(raw: dict[str, Any]) -> Mapping[str, Any]:
    """As the app writes it. Of one that stands alone no more is taken than `companion score` takes; it begins now."""
    if MATCH.name in raw:
        return document(raw, MATCH.name)
    rules = rules_of(raw)
    now = begun(rules.id, raw.get("rules_version", rules.rules_version))
    return {**MATCH.dump(now), **{face: raw[face] for face in ("journal", "sheet") if face in raw}}


def _of_match(match: Match) -> ScoredSheet:
    """As it was entered, or as its record fills it in."""
    if match.sheet is not None:
        return read_stored(match.game, match.sheet)
    rules = game(match.game)
    assert rules is not None
    assert rules.record is not None
    state = rules.replay(rules.journal.model_validate(match.journal))
    return ScoredSheet(rules.record.filled(state), rules.record.box(state))


def _in_file(name: str, bad: BadMatch | BadTable) -> BadFile:
    return BadFile(phrase("share.in_file", file=name, what=bad.phrase))
