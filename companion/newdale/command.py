"""`companion odds`: the odds of productions, from a file, for people or for programs."""

from __future__ import annotations

import argparse
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from companion.command.console import BAD_INPUT, Console, print_json, print_line
from companion.command.game_command import GameCommand
from companion.command.parser import Parser
from companion.newdale.score.misreadings import MISREADINGS
from companion.score.bad_files import BadPosition
from companion.score.positions import read_raw
from companion.screen.words import translator
from rules.kernel import phrase
from rules.newdale.odds_file import OddsFile, answer
from rules.newdale.work.percent import percent


def _arguments(parser: Parser) -> None:
    parser.option("file", metavar="FILE")
    parser.option("--json", action="store_true")


def _run(console: Console, options: argparse.Namespace) -> int:
    say = translator(console.language)
    try:
        asked = read_odds(Path(options.file))
    except BadPosition as bad:
        print_line(say(bad.phrase), sys.stderr)
        return BAD_INPUT
    if options.json:
        print_json(answer(asked))
        return 0
    for building in answer(asked)["buildings"]:
        print_line(str(building["name"]), sys.stdout)
        rows: Any = building["rows"]
        for kind, row in rows.items():
            print_line(f"  {say(phrase('newdale.row', row=kind))}: {_told(console, row)}", sys.stdout)
    return 0


def _told(console: Console, row: dict[str, Any]) -> str:
    if "success" not in row:
        return console.text("newdale.odds_after", n=row["short"], cards=row["cards"])
    short = [
        console.text("newdale.odds_short", n=int(missing), chance=percent(Fraction(chance)))
        for missing, chance in row["short"].items()
    ]
    return "; ".join(
        (console.text("newdale.odds_success", chance=percent(Fraction(row["success"])), exact=row["success"]), *short)
    )


def read_odds(path: Path) -> OddsFile:
    """What a file asks; `BadPosition` says what is wrong with it."""
    raw = read_raw(path)
    try:
        return OddsFile.model_validate(raw)
    except ValidationError as error:
        first: Any = error.errors(include_url=False)[0]
        field = MISREADINGS.field_name(first["loc"]) or phrase("misreading.whole")
        raise BadPosition(path, "field_wrong", field=field, what=MISREADINGS.what_was_expected(first)) from None


ODDS: Final = GameCommand(arguments=_arguments, run=_run)
