"""What is said in a terminal: one line at a time, in one language."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO

from companion.screen.words import say

if TYPE_CHECKING:
    from rules.kernel import Phrase

BAD_INPUT: Final = 2
"""The exit code when something about the input is wrong."""
LONGEST: Final = 300
"""Characters of a path that are shown, the last of it: of a longer text a sentence would show the first."""


class Console:
    def __init__(self, language: str) -> None:
        self.language = language

    def text(self, key: str, **params: int | str | Phrase) -> str:
        return say(self.language, key, params)

    def say(self, key: str, **params: int | str | Phrase) -> None:
        print(self.text(key, **params), flush=True)

    def fail(self, key: str, **params: int | str | Phrase) -> int:
        """Say what is wrong; the exit code that goes with it."""
        _put(" ".join(self.text(key, **params).split()), sys.stderr)
        return BAD_INPUT


def replace_unwritable_letters() -> None:
    """A terminal that cannot write a letter shows a question mark instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        # Programs without a terminal have neither stream.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def print_line(text: str, stream: TextIO | None) -> None:
    """What a file holds may be anything: a terminal gets printable characters on one line."""
    _put("".join(letter if letter.isprintable() else " " for letter in text), stream)


def print_json(answer: Mapping[str, Any] | Sequence[Any]) -> None:
    """For programs: whatever it holds stays as it is, also where the stream cannot write every letter."""
    text = json.dumps(answer, ensure_ascii=False, indent=2)
    try:
        text.encode(_encoding(sys.stdout))
    except UnicodeError:
        text = json.dumps(answer, indent=2)
    _put(text, sys.stdout)


def shown(path: str | Path) -> str:
    return str(path) if len(str(path)) <= LONGEST else f"…{str(path)[-LONGEST:]}"


def _put(text: str, stream: TextIO | None) -> None:
    """Where there is nothing to write to, nowhere: Python would write it to the other stream."""
    if stream is not None:
        encoding = _encoding(stream)
        print(text.encode(encoding, "replace").decode(encoding), file=stream)


def _encoding(stream: TextIO | None) -> str:
    return getattr(stream, "encoding", None) or "utf-8"
