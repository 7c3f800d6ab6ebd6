"""What is said in a terminal: one line at a time, in one language."""

from __future__ import annotations

import sys
from typing import Final

from companion.words import translator
from rules.kernel import Phrase, phrase

BAD_INPUT: Final = 2
"""The exit code when something about the input is wrong."""


class Console:
    def __init__(self, language: str) -> None:
        self.language = language

    def text(self, key: str, **params: int | str | Phrase) -> str:
        return translator(self.language)(phrase(key, **params))

    def say(self, key: str, **params: int | str | Phrase) -> None:
        print(self.text(key, **params), flush=True)

    def fail(self, key: str, **params: int | str | Phrase) -> int:
        """Say what is wrong; the exit code that goes with it."""
        print(" ".join(self.text(key, **params).split()), file=sys.stderr)
        return BAD_INPUT


def print_whatever_fits() -> None:
    """A terminal that cannot write a letter shows a question mark instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        # Programs without a terminal have neither stream.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
