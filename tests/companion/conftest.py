"""A desk in a folder of its own, and a match on it, for every test that needs one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import storage
from companion.desk import Desk
from companion.saves import Saves
from companion.table import Table
from tests.companion.views.at_table import setup


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(Saves(tmp_path))
    yield desk
    desk.close()


@pytest.fixture
async def table(desk: Desk) -> Table:
    """A match of one against Krabita, laid out and on disk."""
    table = desk.start("farshore", setup())
    await table.saved()
    return table


@pytest.fixture
def at_every_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each write makes a back-up, however young the last one is."""
    monkeypatch.setattr(storage, "GENERATION_AGE", 0)
