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
from companion.games import oldest_game
from companion.screen.words import translator
from tests.harness.every_game import GAMES
from tests.proof import originals, readers
from tests.proof.mutations import in_bytes, mutated

Reader = Callable[[Path, Random], bool]
MANY = [1, pytest.param(6, marks=pytest.mark.long)]
"""How often each number below: over all games 1,840 files in the usual run, 11,040 in the long one."""
ENOUGH = 50
"""So many files say something of the mutations: of four, all may chance to be harmless."""
OLDEST = oldest_game()


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
        if refused + opened >= ENOUGH:
            assert refused > opened / 4, "nothing much was wrong with these files"


def bad_files(folder: Path, kind: str, so_many: int, chance: Random, game_id: str = OLDEST) -> Iterator[Path]:
    for n in range(so_many):
        path = folder / f"{kind}{n}.{'csv' if kind == 'csv' else 'json'}"
        path.write_bytes(_content(kind, n, chance) if game_id == OLDEST else _of_game(game_id, kind, n, chance))
        yield path


def _of_game(game_id: str, kind: str, n: int, chance: Random) -> bytes:
    match kind:
        case "match" | "begun":
            return mutated(originals.match_of(game_id, n % 8), chance)
        case "position":
            return mutated(originals.position_of(game_id, n % 4), chance)
        case "box":
            return mutated(originals.box_of(game_id), chance)
        case "settings":
            return mutated(originals.settings_file(), chance)
    return _bad_table(originals.csv_of(game_id, n % 4), chance)


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


Way = tuple[str, int, Callable[[str], Reader]]
WAYS: dict[str, Way] = {
    "score": ("position", 200, lambda _: readers.scored),
    "replay": ("match", 150, lambda _: readers.replayed),
    "a position brought on the screen": ("position", 100, lambda _: readers.brought),
    "a match brought on the screen": ("match", 100, lambda _: readers.brought),
    "a table brought on the screen": ("csv", 150, lambda _: readers.brought),
    "a box brought on the screen": ("box", 100, lambda game_id: partial(readers.boxed, game_id=game_id)),
    "a box in the data folder": (
        "box",
        60,
        lambda game_id: partial(readers.kept, name=f"box-{game_id}.json", game_id=game_id),
    ),
    "settings in the data folder": (
        "settings",
        60,
        lambda game_id: partial(readers.kept, name="settings.json", game_id=game_id),
    ),
    "a match on every screen": ("begun", 20, lambda _: readers.looked_at),
    "a copy of everything": ("match", 60, lambda game_id: partial(readers.copied, game_id=game_id)),
}
"""By its name, each way in: what kind of file, how many of them, and who reads it."""
FEWER = 5
"""How many times fewer files a further game brings: the ways in are the same."""


@pytest.mark.parametrize("times", MANY)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_bad_file_is_told_of_and_nothing_worse(tmp_path: Path, game_id: str, way: str, times: int) -> None:
    kind, so_many, reader = WAYS[way]
    tried = Tried(random.randrange(10**6))
    chance = Random(tried.seed)
    so_many = so_many * times // (1 if game_id == OLDEST else FEWER)
    for path in bad_files(tmp_path, kind, so_many, chance, game_id):
        tried.one(path, reader(game_id), chance)
    tried.tell(f"{game_id}: {way}")


@pytest.mark.parametrize("times", MANY)
@pytest.mark.parametrize("game_id", GAMES)
async def test_a_shelf_of_bad_matches_opens_and_each_of_them_is_kept_as_it_was(
    tmp_path: Path, game_id: str, times: int
) -> None:
    tried = Tried(random.randrange(10**6))
    chance = Random(tried.seed)
    shelf = tmp_path / "data" / "matches"
    shelf.mkdir(parents=True)
    so_many = 150 * times // (1 if game_id == OLDEST else FEWER)
    contents = {path.stem: path.read_bytes() for path in bad_files(shelf, "match", so_many, chance, game_id)}
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
    tried.tell(f"{game_id}: matches on a shelf")


@pytest.mark.parametrize(
    "way", ["score", "replay", "a match brought on the screen", "a box brought on the screen", "a copy of everything"]
)
def test_fifty_megabytes_are_told_of_and_nothing_worse(tmp_path: Path, way: str) -> None:
    path = tmp_path / "huge.json"
    path.write_bytes(b'{"game": ' + b"[" * 50_000_000)
    assert WAYS[way][2](OLDEST)(path, Random(1)) is readers.REFUSED
