"""The statistics over the matches of a folder, in milliseconds, reading the index included.

Run as a script, as the app runs: in a process of its own that has loaded the screens and put them out of the way of the
garbage collector. A process that has loaded much else looks through all of that too: there it took twice as long.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from companion.command.opening import get_ready
from companion.disk.saves import Saves
from companion.match.statistics import against_opponent, averages, counted, over_time, records

TIMES = 5


def taken(folder: Path) -> float:
    began = time.perf_counter()
    summaries = counted(Saves(folder).shelf(), "farshore")
    against_opponent(summaries)
    averages(summaries)
    over_time(summaries, "ship")
    records(summaries)
    return (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    get_ready("en")
    print(*(taken(Path(sys.argv[1])) for _ in range(TIMES)))
