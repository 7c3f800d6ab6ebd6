"""The command line's parser: explains itself in the reader's language, and says in one line what it did not grasp."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from companion.command.console import Console


class Parser(argparse.ArgumentParser):
    """Every option is explained by a phrase."""

    def __init__(self, console: Console, **looks: Any) -> None:
        from companion.languages import LANGUAGES

        super().__init__(add_help=False, allow_abbrev=False, **looks)
        self._console = console
        self._group = self.add_argument_group(console.text("launch.options"))
        self.option("--lang", choices=LANGUAGES)
        self.option("-h", "--help", action="help")

    def option(self, *names: str, about: str = "", **looks: Any) -> None:
        """One more; `about` is the phrase that explains it, else the app's own for its last name."""
        key = about or f"launch.{names[-1].strip('-').replace('-', '_')}"
        self._group.add_argument(*names, help=self._console.text(key), **looks)

    def format_help(self) -> str:
        return super().format_help().replace("usage:", self._console.text("launch.usage"), 1)

    def error(self, message: str) -> NoReturn:
        from companion.command.usage_errors import complaint

        raise SystemExit(self._console.fail("launch.not_understood", what=complaint(message)))
