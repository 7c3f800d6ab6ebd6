"""Matches and a box to keep, small and always the same."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from companion.backend import Backend
from companion.disk import copies
from companion.disk.saves import Match, Saves
from companion.match.open_match import OpenMatch
from companion.match.table import Table
from rules.kernel import Model

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


class Box(Model):
    told: tuple[str, ...] = ()


def a_match(id_: str = "a1", minutes: int = 0, **fields: Any) -> Match:
    then = NOON + timedelta(minutes=minutes)
    journal = {"setup": {"people": ["Ола", "Żaneta"]}, "entries": [], "cursor": 0}
    return Match(
        **{"id": id_, "game": "toy", "rules_version": 1, "started": then, "changed": then, "journal": journal} | fields
    )


def at_table(match: Match, backend: Backend) -> Table:
    """The table of a match that lies in no folder of this backend, or in one that it has not looked into."""
    return Table.of(OpenMatch(match, backend.work))


def pack(saves: Saves, unkept: Mapping[str, Match] = MappingProxyType({})) -> bytes:
    """A copy that has room in one file."""
    copy = copies.pack(saves, unkept)
    assert not copy.last
    return copy.packed


def ids(saves: Saves) -> list[str]:
    return [entry.id for entry in saves.shelf()]


def out_of_reach(patch: pytest.MonkeyPatch, file: Path) -> None:
    """A disk that fails where this file lies."""
    read = Path.read_bytes

    def read_bytes(path: Path) -> bytes:
        if path == file:
            raise OSError(errno.EIO, "Input/output error")
        return read(path)

    patch.setattr(Path, "read_bytes", read_bytes)
