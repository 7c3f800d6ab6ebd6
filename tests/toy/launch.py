"""`python -m tests.toy.launch …`: the app as it is started everywhere, with the toy game registered before."""

from __future__ import annotations

from companion.command.launch import main
from companion.games import register
from companion.screen.reading_time import ReadingTime
from tests.harness.quick_reader import passing
from tests.toy import TOY

if __name__ == "__main__":
    ReadingTime.clock = staticmethod(passing())
    register(TOY)
    raise SystemExit(main())
