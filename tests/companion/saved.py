"""Matches and a box to keep, small and always the same."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from companion.disk.saves import Match, Saves
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


def ids(saves: Saves) -> list[str]:
    return [entry.id for entry in saves.shelf()]
