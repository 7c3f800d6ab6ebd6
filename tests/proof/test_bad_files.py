"""Files that went wrong, by the thousand, through every way in: told of, never fatal, never changed."""

from __future__ import annotations

import random
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.screen.words import translator
from tests.proof import originals, readers
from tests.proof.mutations import in_bytes, mutated

Reader = Callable[[Path, Random], bool]
MANY = [1, pytest.param(10, marks=pytest.mark.long)]
"""How often each number below: in the usual run a thousand files, in the long one ten thousand."""


class Tried:
    """How many files were tried, and what came of them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.came: Counter[bool] = Counter()
        self.failures: list[str] = []

    def one(self, path: Path, reader: Reader, chance: Random) -> None:
        try:
            self.came[reader(path, chance)] += 1
        except Exception:
            self.failures.append(f"{path}\n{traceback.format_exc()}")

    def tell(self, what: str) -> None:
        refused, opened = self.came[readers.REFUSED], self.came[readers.OPENED]
        print(f"\n{what}: {refused + opened} bad files, {refused} refused, {opened} harmless (seed {self.seed})")
        assert not self.failures, f"{len(self.failures)} failed, seed {self.seed}; the first: {self.failures[0]}"
        assert refused > opened / 4, "nothing much was wrong with these files"


def bad_files(folder: Path, kind: str, so_many: int, chance: Random) -> Iterator[Path]:
    for n in range(so_many):
        path = folder / f"{kind}{n}.{'csv' if kind == 'csv' else 'json'}"
        path.write_bytes(_content(kind, n, chance))
        yield path


def _content(kind: str, n: int, chance: Random) -> bytes:
    match kind:
        case "match":
            return mutated(originals.match_file(n % 6, sheet=n % 3 == 0, midway=n % 4 == 1), chance)
        case "begun":
            # Without a long record to go wrong in, what is said about the match does so more often.
            return mutated(originals.match_file(n % 6, moves=2, sheet=n % 3 > 0), chance)
        case "position":
            return mutated(originals.position_file(n % 6), chance)
        case "box":
            return mutated(originals.box_file(), chance)
        case "settings":
            return mutated(originals.settings_file(), chance)
    return _bad_table(originals.csv_file(n % 6), chance)


def _bad_table(text: str, chance: Random) -> bytes:
    """Cells with something else in them, columns gone, rows too many."""
    rows = [row.split(",") for row in text.splitlines()]
    for _ in range(chance.choice((1, 2, 3))):
        row = chance.choice(rows)
        odd = chance.choice(
            ("-1", "x", "1e9", "9" * 5_000, '"', "=1+1", "\x00", "\u202e", "; ;", "2 2 2", ":", "99999")
        )
        row[chance.randrange(len(row))] = odd
    if chance.random() < 0.3:
        rows = rows * chance.choice((2, 30))
    content = "\r\n".join(",".join(row) for row in rows).encode()
    return in_bytes(content, chance) if chance.random() < 0.4 else content


WAYS: dict[str, tuple[str, int, Reader]] = {
    "score": ("position", 200, readers.scored),
    "replay": ("match", 150, readers.replayed),
    "a position brought on the screen": ("position", 100, readers.brought),
    "a match brought on the screen": ("match", 100, readers.brought),
    "a table brought on the screen": ("csv", 150, readers.brought),
    "a box brought on the screen": ("box", 100, readers.boxed),
    "a box in the data folder": ("box", 60, partial(readers.kept, name="box-farshore.json")),
    "settings in the data folder": ("settings", 60, partial(readers.kept, name="settings.json")),
    "a match on every screen": ("begun", 20, readers.looked_at),
    "a copy of everything": ("match", 60, readers.copied),
}


@pytest.mark.parametrize("times", MANY)
@pytest.mark.parametrize("way", WAYS)
def test_a_bad_file_is_told_of_and_nothing_worse(tmp_path: Path, way: str, times: int) -> None:
    kind, so_many, reader = WAYS[way]
    tried = Tried(random.randrange(10**6))
    chance = Random(tried.seed)
    for path in bad_files(tmp_path, kind, so_many * times, chance):
        tried.one(path, reader, chance)
    tried.tell(way)


@pytest.mark.parametrize("times", MANY)
async def test_a_shelf_of_bad_matches_opens_and_each_of_them_is_kept_as_it_was(tmp_path: Path, times: int) -> None:
    tried = Tried(random.randrange(10**6))
    chance = Random(tried.seed)
    shelf = tmp_path / "data" / "matches"
    shelf.mkdir(parents=True)
    contents = {path.stem: path.read_bytes() for path in bad_files(shelf, "match", 150 * times, chance)}
    backend = Backend(Saves(tmp_path / "data"))
    try:
        for notice in backend.notices:
            assert translator("pl")(notice)
        for match_id in contents:
            try:
                tried.came[await readers.sat_down_to(backend, match_id)] += 1
            except Exception:
                tried.failures.append(f"{match_id}\n{traceback.format_exc()}")
    finally:
        backend.close()
    found = {path.read_bytes() for part in ("matches", "set-aside") for path in (tmp_path / "data" / part).iterdir()}
    assert found == set(contents.values())
    tried.tell("matches on a shelf")


@pytest.mark.parametrize(
    "way", ["score", "replay", "a match brought on the screen", "a box brought on the screen", "a copy of everything"]
)
def test_fifty_megabytes_are_told_of_and_nothing_worse(tmp_path: Path, way: str) -> None:
    path = tmp_path / "huge.json"
    path.write_bytes(b'{"game": ' + b"[" * 50_000_000)
    assert WAYS[way][2](path, Random(1)) is readers.REFUSED
