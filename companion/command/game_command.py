"""A command that a game adds to the command line. The registry knows its name and how to load it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.command.console import Console
    from companion.command.parser import Parser


@dataclass(frozen=True)
class GameCommand:
    """What it does is said by the phrase `<game>.command_<name>`."""

    arguments: Callable[[Parser], None]
    """Adds what the command takes."""
    run: Callable[[Console, argparse.Namespace], int]
    """Returns the exit code."""
