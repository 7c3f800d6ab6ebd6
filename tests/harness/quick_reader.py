"""The app for players that read every picture at once, started as `python -m tests.harness.quick_reader`.

Whoever plays a seeded game need not wait for what a person needs to read.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count

from companion.command.launch import main
from companion.screen.reading_time import ReadingTime


def passing() -> Callable[[], float]:
    """A clock on which a second passes whenever somebody looks at it."""
    return partial(next, count(0.0))


if __name__ == "__main__":
    ReadingTime.clock = staticmethod(passing())
    raise SystemExit(main())
