"""Match files: what is read of one that anybody may have written, and why it cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from companion.disk.documents import Newer
from companion.disk.json_text import NoJson, json_of
from companion.disk.matches import MATCH
from companion.disk.storage import Unreadable
from companion.disk.text_files import MEGABYTES, NoText, text_of
from companion.games import AnyGame, game
from rules.kernel import Journal, Phrase, phrase

LONGEST: Final = 300


class BadMatch(Exception):
    """Why a file cannot be replayed."""

    def __init__(self, key: str, **params: int | str | Phrase) -> None:
        super().__init__(key)
        self.phrase = phrase(f"replay.{key}", **params)


def read_match(path: str | Path) -> tuple[AnyGame, Journal[Any, Any]]:
    """The journal in a match file; `BadMatch` names the field that is wrong."""
    match = unwrapped(_parsed(_text(Path(path))))
    rules = rules_of(match)
    if match.get("journal") is None and match.get("sheet") is not None:
        raise BadMatch("only_scored")
    return rules, journal_of(rules, match)


def rules_of(match: dict[str, Any]) -> AnyGame:
    """Whose match it is; `BadMatch` for a later version's, of the app or of the rules."""
    try:
        MATCH.version({"format": MATCH.format, **match})
    except Newer:
        raise BadMatch("newer") from None
    except Unreadable:
        raise BadMatch("field", field="format") from None
    name = match.get("game")
    rules = game(name) if isinstance(name, str) else None
    if rules is None:
        raise BadMatch("field", field="game")
    version = match.get("rules_version", rules.rules_version)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadMatch("field", field="rules_version")
    if version > rules.rules_version:
        raise BadMatch("newer")
    if not isinstance(match.get("sheet"), dict | None):
        raise BadMatch("field", field="sheet")
    return rules


def journal_of(rules: AnyGame, match: dict[str, Any]) -> Journal[Any, Any]:
    if "journal" not in match:
        raise BadMatch("field", field="journal")
    try:
        return rules.journal.model_validate(match["journal"])
    except ValidationError as error:
        loc = error.errors(include_url=False, include_context=False, include_input=False)[0]["loc"]
        raise BadMatch("field", field=_field(match["journal"], loc)) from None


def _text(path: Path) -> str:
    try:
        return text_of(path)
    except NoText as none:
        raise BadMatch("not_json" if none.why == "encoding" else none.why, n=MEGABYTES) from None


def _parsed(text: str) -> dict[str, Any]:
    try:
        parsed = json_of(text)
    except NoJson as none:
        raise BadMatch("twice" if none.why == "twice" else "not_json", **none.where) from None
    if not isinstance(parsed, dict):
        raise BadMatch("not_match")
    return parsed


def unwrapped(parsed: dict[str, Any]) -> dict[str, Any]:
    """A match that the app wrote lies in a table of one document; one written by hand may stand alone."""
    table = parsed.get(MATCH.name)
    if not isinstance(table, dict):
        return parsed
    document = next(iter(table.values()), None)
    if not isinstance(document, dict):
        raise BadMatch("not_match")
    return document


def _field(value: object, loc: tuple[int | str, ...]) -> str:
    """The way to a field as the file has it: pydantic also names the branches of unions."""
    path = "journal"
    for at, step in enumerate(loc):
        if isinstance(value, list) and isinstance(step, int):
            path, value = f"{path}[{step}]", value[step] if step < len(value) else None
        elif isinstance(value, dict) and (step in value or at == len(loc) - 1):
            path, value = f"{path}.{step}", value.get(step)
    return path if len(path) <= LONGEST else f"{path[:LONGEST]}…"
