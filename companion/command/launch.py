"""The command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from companion import __version__
from companion.games import game_commands, game_ids
from companion.garbage import left_alone
from companion.place import here

if TYPE_CHECKING:
    import argparse

    from companion.command.console import Console
    from companion.command.parser import Parser

HIGHEST_PORT: Final = 65_535


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code: 0 done, 1 nothing found, 2 something about the input is wrong."""
    if here().packaged:
        from companion.command.opening import open_packaged

        return open_packaged()
    from companion.command.console import replace_unwritable_letters

    replace_unwritable_letters()
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        options = _parser(_console(arguments), arguments).parse_args(arguments)
        return int(options.run(options))
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:
        # Whoever read us, `head` perhaps, has had enough; Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        # A disk that takes no more of what is printed; what concerns the data folder has been said before.
        return _console(arguments).fail("launch.no_output", why=error.strerror or str(error))


def _console(arguments: list[str]) -> Console:
    """Speaks the language asked for, even where the rest of the line makes no sense."""
    from companion.command.console import Console
    from companion.languages import LANGUAGES
    from companion.screen.words import system_language

    words = [part for argument in arguments for part in argument.split("=", 1)]
    asked = [after for before, after in pairwise(words) if before == "--lang"]
    return Console(next((language for language in asked if language in LANGUAGES), system_language()))


def _parser(console: Console, arguments: Sequence[str]) -> Parser:
    from companion.command.parser import Parser

    parser = Parser(console, prog="companion", description=console.text("launch.about"))
    parser.option("--port", type=partial(_port, console))
    parser.option("--data", metavar="DIR")
    parser.option("--lan", nargs="?", const="", metavar="ADDRESS")
    parser.option("--private", action="store_true")
    parser.option("--window", action="store_true")
    parser.option("--no-browser", action="store_true")
    parser.option("--version", action="version", version=f"Tidekeeper {__version__}")
    parser.set_defaults(run=partial(_open, console))
    commands = parser.add_subparsers(
        title=console.text("launch.commands"),
        metavar="COMMAND",
        parser_class=cast("type[Parser]", partial(Parser, console)),
    )
    for name, takes, run in (("score", "file", _score), ("replay", "file", _replay), ("rules", "words", _rules)):
        about = console.text(f"launch.{name}")
        command = commands.add_parser(name, help=about, description=about)
        command.option(takes, metavar=takes.upper(), **({"nargs": "+"} if takes == "words" else {}))
        command.option("--json", action="store_true")
        command.set_defaults(run=partial(run, console))
        if name == "rules":
            command.option("--game", choices=game_ids(), metavar="ID")
    _add_game_commands(commands, console, arguments)
    return parser


def _add_game_commands(
    commands: argparse._SubParsersAction[Parser], console: Console, arguments: Sequence[str]
) -> None:
    """What the games bring; one is loaded only when it is called."""
    for name, (game_id, load) in game_commands().items():
        about = console.text(f"{game_id}.command_{name}")
        command = commands.add_parser(name, help=about, description=about)
        if name in arguments:
            brought = load()
            brought.arguments(command)
            command.set_defaults(run=partial(brought.run, console))


def _port(console: Console, text: str) -> int:
    from argparse import ArgumentTypeError

    if not (text.isdecimal() and len(text) <= len(str(HIGHEST_PORT)) and int(text) <= HIGHEST_PORT):
        raise ArgumentTypeError(console.text("launch.port_number"))
    return int(text)


# Each command loads what it needs and no more: none of these waits for Flet.


def _open(console: Console, options: argparse.Namespace) -> int:
    from companion.command.opening import LaunchOptions, open_app

    given = (options.port, options.data, options.lang, options.lan, options.private, options.window)
    return open_app(LaunchOptions(*given, browser=not options.no_browser), console)


def _score(console: Console, options: argparse.Namespace) -> int:
    from companion.disk.file_kinds import may_be_match

    with left_alone():
        if not may_be_match(Path(options.file)):
            from companion.built_models.keeping import take_kept_models

            take_kept_models()
        from companion.score.report import score_file

        return score_file(options.file, options.json, console.language)


def _replay(console: Console, options: argparse.Namespace) -> int:
    from companion.command.replay import replay_file

    return replay_file(options.file, options.json, console.language)


def _rules(console: Console, options: argparse.Namespace) -> int:
    with left_alone():
        from companion.lookup.command import rules_command

        return rules_command(options.words, options.json, console.language, options.game)
