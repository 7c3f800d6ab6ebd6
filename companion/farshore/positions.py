"""Position files: the sheet of a finished table, as a person or another program writes it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from companion.command.console import shown
from companion.command.text_files import NoText, text_of
from companion.farshore.misreading import field_name, what_was_expected
from rules.farshore.components.box import Box
from rules.farshore.score.sheet import Sheet
from rules.kernel import Phrase, phrase

MEGABYTES: Final = 2
HUGE: Final = 10**6
"""Stands for any number too long to be read; no field allows it."""


class BadPosition(Exception):
    """Why a file cannot be scored."""

    def __init__(self, path: Path, key: str, **params: int | str | Phrase) -> None:
        super().__init__(key)
        self.phrase = phrase(f"farshore_score.{key}", file=shown(path), **params)


class Position(Sheet):
    """A sheet as a file holds it: with what the players' components show, so that it counts the same anywhere."""

    box: Box = Box()

    @property
    def sheet(self) -> Sheet:
        return Sheet(players=self.players, insist=self.insist)


def position_text(sheet: Sheet, box: Box) -> str:
    written = Position.model_validate({**dict(sheet), "box": box})
    fields = {"game": written.game, **written.model_dump(mode="json", exclude_defaults=True)}
    return json.dumps(fields, ensure_ascii=False, indent=2) + "\n"


def read_position(path: Path, box: Box) -> Position:
    """The file's sheet, with `box` where it brings none; `BadPosition` says what is wrong."""
    return parse_position(path, _text(path), box)


def parse_position(path: Path, text: str, box: Box) -> Position:
    """The sheet in `text`, which came from a file of this name."""
    raw = _parse(path, text)
    if not isinstance(raw, dict):
        raise BadPosition(path, "field_wrong", field=_say("whole"), what=_say("expected_object"))
    try:
        # The cards and maps of the sheet are called as its box calls them, so the box is read first.
        box = Box.model_validate(raw["box"]) if "box" in raw else box
    except ValidationError as error:
        raise _wrong_field(path, error, "box") from None
    try:
        return Position.read({**raw, "box": box}, box)
    except ValidationError as error:
        raise _wrong_field(path, error) from None


def _text(path: Path) -> str:
    try:
        return text_of(path, MEGABYTES)
    except NoText as none:
        raise BadPosition(path, f"file_{none.why}", n=MEGABYTES) from None


def _parse(path: Path, text: str) -> Any:
    try:
        return json.loads(text, parse_int=_number)
    except json.JSONDecodeError as error:
        raise BadPosition(path, "file_json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadPosition(path, "file_nested") from None


def _number(digits: str) -> int:
    if len(digits) < len(str(HUGE)):
        return int(digits)
    return -HUGE if digits.startswith("-") else HUGE


def _wrong_field(path: Path, error: ValidationError, *outer: str) -> BadPosition:
    first = error.errors(include_url=False)[0]
    where = field_name((*outer, *first["loc"])) or _say("whole")
    return BadPosition(path, "field_wrong", field=where, what=what_was_expected(first))


def _say(key: str) -> Phrase:
    return phrase(f"farshore_score.{key}")
