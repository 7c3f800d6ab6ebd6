"""A process that keeps writing until it is killed, again and again: `python -m tests.harness.keeper FOLDER KILLS SEED`.

For each kill one line: how many writes were confirmed, and what was found on disk afterwards. The children are forked
from a process that has everything loaded, so that a kill costs milliseconds and falls into a write, not into a start.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from companion.disk import storage
from companion.disk.saves import Match, Saves
from companion.disk.settings import Settings
from tests.companion.saved import a_match

PAUSES = (0.002, 0.06)
"""Seconds a child lives, at least and at most: from before its first write to dozens of them."""
FILLER = 40_000
"""Characters that a journal may hold: enough for a write to take more than one breath."""


def keep_writing(folder: Path, out: int, seed: int) -> None:
    """Keep ever higher numbers; each is reported once it is confirmed."""
    storage.GENERATION_AGE = 0  # type: ignore[misc]
    chance = random.Random(seed)
    saves = Saves(folder)
    n = number(saves.match("a1"))
    while True:
        n += 1
        saves.keep_match(numbered(n, chance.randrange(FILLER)))
        saves.keep_settings(Settings(text_size=100 + n % 100))
        saves.shelf()
        os.write(out, b"%d\n" % n)


def numbered(n: int, filler: int) -> Match:
    return a_match(changed=datetime.now(UTC), journal={"n": n, "filler": "ż" * filler})


def number(match: Match | None) -> int:
    return int(str(match.journal["n"])) if match and match.journal else 0


def kill_one(folder: Path, chance: random.Random) -> str:
    """What one more child confirmed before it was killed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        keep_writing(folder, writing, chance.randrange(10**6))
    os.close(writing)
    time.sleep(chance.uniform(*PAUSES))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(reading) as told:
        return told.read()


def main(folder: Path, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    confirmed = 0
    for _ in range(kills):
        for line in kill_one(folder, chance).splitlines():
            confirmed = int(line)
        saves = Saves(folder)
        found = number(saves.match("a1"))
        saves.settings(), saves.shelf()
        print(confirmed, found, len(saves.notices), flush=True)
        confirmed = found


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
