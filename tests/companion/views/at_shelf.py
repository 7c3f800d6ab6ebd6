"""A window at the shelf, and matches to stand on it."""

from __future__ import annotations

from companion.backend import Backend
from companion.disk.saves import Match, Status, Total
from companion.match.summary import Part, Summary
from companion.screen.app import app
from tests.companion.saved import a_match
from tests.harness.window import Window


def shelved_match(match_id: str, minutes: int, *names: str, **fields: object) -> Match:
    """Of a table that was scored, not followed."""
    parts = tuple(
        Part(name=name, opponent=name == "Krabita", points={"cards": 40 + n}, standing=(40 + n,), reached={"ship": 20})
        for n, name in enumerate(names)
    )
    totals = tuple(Total(player=part.name, points=part.total) for part in parts)
    given = {"game": "farshore", "status": Status.FINISHED, "totals": totals, "summary": Summary(parts=parts)}
    return a_match(match_id, minutes, journal=None, **(given | fields))


def at(backend: Backend, route: str = "/shelf", language: str = "en", width: int = 390) -> Window:
    return Window(app(backend, language), route=route, width=width)


def lines(window: Window) -> list[str]:
    """The matches in sight, by their players."""
    return [name.removeprefix("More: ") for name in window.names() if name and name.startswith("More: ")]


def called(backend: Backend, match_id: str) -> str:
    entry = next(entry for entry in backend.shelf if entry.id == match_id)
    return " · ".join(f"{total.player}: {total.points}" for total in entry.totals)
