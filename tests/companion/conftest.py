"""A backend in a folder of its own, a match on it, a second game, for every test that needs one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.backend import Backend
from companion.disk import storage
from companion.disk.saves import Saves
from companion.games import GameEntry, game_entries, only_registered, registered
from companion.match.table import Table
from companion.screen.reading_time import ReadingTime
from tests.companion.views.at_table import setup
from tests.harness.bridge import Bridge, stand_in_browser
from tests.harness.clock import Clock
from tests.toy import TOY


@pytest.fixture
def backend(tmp_path: Path) -> Iterator[Backend]:
    backend = Backend(Saves(tmp_path))
    yield backend
    backend.close()


@pytest.fixture
async def table(backend: Backend) -> Table:
    """A match of one against Krabita, laid out and on disk."""
    table = backend.start("farshore", setup())
    await table.saved()
    return table


@pytest.fixture
def bridge(monkeypatch: pytest.MonkeyPatch) -> Bridge:
    """The place is a browser alone, for the time of a test."""
    return stand_in_browser(monkeypatch)


@pytest.fixture
def no_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system knows no home of whoever runs this, as in a container with a number for a user."""
    pwd = pytest.importorskip("pwd", reason="this system knows every home")

    def nobody(_: object) -> None:
        raise KeyError

    for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "FLET_APP_STORAGE_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))


@pytest.fixture
def at_every_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each write makes a back-up, however young the last one is."""
    monkeypatch.setattr(storage, "GENERATION_AGE", 0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """How long a picture has stood is up to the test."""
    clock = Clock()
    monkeypatch.setattr(ReadingTime, "clock", staticmethod(clock))
    return clock


@pytest.fixture
def toy() -> Iterator[GameEntry]:
    """A second game, known for the time of a test."""
    with registered(TOY):
        yield TOY


@pytest.fixture
def one_game() -> Iterator[None]:
    """Only the oldest game is known for a while: what a house of one game does."""
    with only_registered(*(entry for entry in game_entries() if entry.oldest)):
        yield
