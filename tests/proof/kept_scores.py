"""`companion score` over a folder, in a process of its own that takes the models as they are kept.

One line of JSON for each file: its name, the exit code, what was printed and what was complained of.
"""

from __future__ import annotations

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from companion.command.launch import main

WAYS = {"pl": ("--lang", "pl"), "as JSON": ("--json", "--lang", "en")}


def scored(path: Path) -> dict[str, tuple[int, str, str]]:
    """Of each way: as the command line has it."""
    return {way: _said("score", str(path), *asked) for way, asked in WAYS.items()}


def _said(*arguments: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(arguments)
    return code, out.getvalue(), err.getvalue()


if __name__ == "__main__":
    for file in sorted(Path(sys.argv[1]).iterdir()):
        print(json.dumps([file.name, scored(file)]))
