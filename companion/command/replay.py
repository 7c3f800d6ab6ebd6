"""`companion replay`: a match file told move by move, and its score; for people or for programs."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from companion.command.console import BAD_INPUT, print_json, print_line, shown
from companion.command.outcome import outcome
from companion.command.text_files import MEGABYTES, NoText, text_of
from companion.disk.documents import Newer
from companion.disk.matches import MATCH
from companion.disk.storage import Unreadable
from companion.games import AnyGame, game
from companion.match.naming import player_name
from companion.screen.words import Translate, translator
from rules.kernel import IllegalMove, Journal, Phrase, phrase
from rules.scores import Score

LONGEST: Final = 300


class BadMatch(Exception):
    """Why a file cannot be replayed."""

    def __init__(self, key: str, **params: int | str | Phrase) -> None:
        super().__init__(key)
        self.phrase = phrase(f"replay.{key}", **params)


@dataclass
class Record:
    """A match as far as its moves fit."""

    steps: list[tuple[Phrase, ...]] = field(default_factory=list)
    scores: tuple[Score, ...] = ()
    misfit: Phrase | None = None
    """Why the first move that does not fit is refused; it is the one after the last step."""


def replay_file(path: str | Path, as_json: bool, lang: str) -> int:
    """Print the log and the score of a match file. The exit code."""
    translate = translator(lang)
    try:
        rules, journal = read_match(Path(path))
        record = follow(rules, journal)
    except BadMatch as bad:
        print_line(f"{shown(path)}: {translate(bad.phrase)}", sys.stderr)
        return BAD_INPUT
    if as_json:
        print_json(_answer(record, translate))
    else:
        _tell(record, rules.id, translate)
    if record.misfit is None:
        return 0
    why = phrase("replay.misfit", n=len(record.steps) + 1, why=record.misfit)
    print_line(f"{shown(path)}: {translate(why)}", sys.stderr)
    return BAD_INPUT


def follow(rules: AnyGame, journal: Journal[Any, Any]) -> Record:
    """Play the moves one by one, up to the first that does not fit."""
    record = Record()
    try:
        state = rules.start(journal.setup)
    except IllegalMove as illegal:
        raise BadMatch("setup", why=illegal.phrase) from None
    for move in journal.moves:
        try:
            told, state = rules.tell(state, move), rules.apply(state, move)
        except IllegalMove as illegal:
            record.misfit = illegal.phrase
            break
        record.steps.append(told)
    record.scores = rules.score(state)
    return record


# Reading


def read_match(path: Path) -> tuple[AnyGame, Journal[Any, Any]]:
    """The journal in a match file; `BadMatch` names the field that is wrong."""
    match = _unwrapped(_parsed(_text(path)))
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
    if match.get("journal") is None and match.get("sheet") is not None:
        raise BadMatch("only_scored")
    if "journal" not in match:
        raise BadMatch("field", field="journal")
    try:
        return rules, rules.journal.model_validate(match["journal"])
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
        parsed = json.loads(text)
    except (ValueError, RecursionError):
        raise BadMatch("not_json") from None
    if not isinstance(parsed, dict):
        raise BadMatch("not_match")
    return parsed


def _unwrapped(parsed: dict[str, Any]) -> dict[str, Any]:
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


# Printing


def _tell(record: Record, game_id: str, translate: Translate) -> None:
    for n, lines in enumerate(record.steps, start=1):
        for at, line in enumerate(lines or (phrase("replay.silent"),)):
            print_line(f"{n:>4}. {translate(line)}" if at == 0 else f"      {translate(line)}", sys.stdout)
    for score in record.scores:
        print_line("", sys.stdout)
        name = player_name(game_id, score.player, None)
        print_line(translate(phrase("replay.total", name=name, n=score.total)), sys.stdout)
        for counted in score.lines:
            print_line(f"{counted.points:>5}  {translate(counted.why)}", sys.stdout)


def _answer(record: Record, translate: Translate) -> dict[str, Any]:
    misfit = None
    if record.misfit is not None:
        misfit = {"step": len(record.steps) + 1, "why": translate(record.misfit)}
    steps = [[translate(line) for line in lines] for lines in record.steps]
    return {"steps": steps, **outcome(record.scores, translate), "misfit": misfit}
