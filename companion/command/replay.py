"""`companion replay`: a match file told move by move, and its score; for people or for programs."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.command.console import BAD_INPUT, print_json, print_line, shown
from companion.command.outcome import outcome
from companion.disk.match_files import BadMatch, read_match
from companion.games import AnyGame
from companion.match.naming import player_name
from companion.screen.words import Translate, translator
from rules.kernel import IllegalMove, Journal, Phrase, phrase
from rules.scores import Score


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
        rules, journal = read_match(path)
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
