"""The app whose notices stay, started as `python -m tests.harness.lasting_notices`; whoever plays need not read either.

A busy machine needs some of the six seconds in which a person takes something back.
"""

from __future__ import annotations

import sys

from companion.command.launch import main
from companion.screen import theme
from companion.screen.reading_time import ReadingTime
from tests.harness.quick_reader import passing

PROGRAM = (sys.executable, "-m", "tests.harness.lasting_notices")

if __name__ == "__main__":
    ReadingTime.clock = staticmethod(passing())
    vars(theme)["NOTICE"] = 60_000
    raise SystemExit(main())
