"""What the toy game does on the command line."""

from __future__ import annotations

import argparse

from companion.command.console import Console
from companion.command.game_command import GameCommand
from companion.command.parser import Parser


def _arguments(parser: Parser) -> None:
    parser.option("numbers", about="toy.numbers", nargs="+", type=int, metavar="N")


def _run(console: Console, options: argparse.Namespace) -> int:
    print(f"{console.text('toy.sum')}: {sum(options.numbers)}")
    return 0


COUNT = GameCommand(arguments=_arguments, run=_run)
