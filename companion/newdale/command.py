"""`companion odds`: the odds of productions, from a file, for people or for programs."""

from __future__ import annotations

import argparse
import json
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from companion.command.console import BAD_INPUT, Console, print_json, print_line
from companion.command.game_command import GameCommand
from companion.command.parser import Parser
from companion.command.text_files import MEGABYTES, NoText, text_of
from companion.newdale.score.misreadings import MISREADINGS
from companion.score.bad_files import BadPosition
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
    try:
        raw = json.loads(text_of(path))
    except NoText as none:
        raise BadPosition(path, f"file_{none.why}", n=MEGABYTES) from None
    except json.JSONDecodeError as error:
        raise BadPosition(path, "file_json", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        raise BadPosition(path, "file_nested") from None
    try:
        return OddsFile.model_validate(raw)
    except ValidationError as error:
        first: Any = error.errors(include_url=False)[0]
        field = MISREADINGS.field_name(first["loc"]) or phrase("misreading.whole")
        raise BadPosition(path, "field_wrong", field=field, what=MISREADINGS.what_was_expected(first)) from None


ODDS: Final = GameCommand(arguments=_arguments, run=_run)
