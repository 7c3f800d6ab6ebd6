"""The app on a computer whose address on the local network is another one of its own.

Started as `python -m tests.harness.second_address`; whoever plays need not read either.
"""

from __future__ import annotations

import sys

from companion.command.launch import main
from companion.screen.reading_time import ReadingTime
from companion.server import doorway
from tests.harness.quick_reader import passing

ADDRESS = "127.0.0.2"
PROGRAM = (sys.executable, "-m", "tests.harness.second_address")

if __name__ == "__main__":
    ReadingTime.clock = staticmethod(passing())
    vars(doorway)["network_address"] = lambda _: ADDRESS
    raise SystemExit(main())
