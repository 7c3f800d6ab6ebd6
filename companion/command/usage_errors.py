"""What argparse complains about, as phrases of ours: it hands over whole English sentences, and nothing else."""

from __future__ import annotations

import re
from typing import Final

from companion.command.console import shown
from rules.kernel import Phrase, phrase

KINDS: Final = {
    "argument_missing": r"the following arguments are required: (?P<what>.+)",
    "argument_unknown": r"unrecognized arguments: (?P<what>.+)",
    "value_missing": r"argument (?P<what>\S+): expected .*arguments?",
    "value_unknown": r"argument (?P<what>\S+): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)",
    "value_needless": r"argument (?P<what>\S+): ignored explicit argument (?P<value>.+)",
    "argument_wrong": r"argument (?P<what>\S+): (?P<why>.+)",
}
"""The last is what our own checks say of a value."""
QUOTES: Final = "'\""


def complaint(message: str) -> Phrase | str:
    """The same in the reader's words; a sentence nobody has foreseen stays as it is."""
    for kind, sentence in KINDS.items():
        if found := re.fullmatch(sentence, message, re.DOTALL):
            return phrase(f"launch.{kind}", **{name: shown(_bare(said)) for name, said in found.groupdict().items()})
    return shown(message)


def _bare(said: str) -> str:
    """Python's quotation marks are left to the phrase."""
    return ", ".join(part.strip(QUOTES) for part in said.split(", "))
