"""Who played at a table that was not followed, in memory."""

from __future__ import annotations

from companion.backend import Backend
from companion.disk.settings import Acquaintance
from companion.screen.app import app
from tests.harness.window import Window


async def test_who_played_here_before_is_offered_while_there_is_a_place(backend: Backend) -> None:
    known = tuple(Acquaintance(name=name) for name in ("Ala", "Bartek", "Celina", "Darek", "Ewa"))
    backend.settings = backend.settings.replace(people=known)
    async with Window(app(backend, "en"), route="/score/farshore") as window:
        for name in ("Ala", "Bartek", "Celina"):
            await window.tap(name)
        assert {"Darek", "Ewa"} <= set(window.names())
        await window.tap("Darek")
        assert "Ewa" not in window.names(), "a tap would do nothing"
        await window.enter("Player 2", "")
        await window.tap("Ewa")
        assert "Bartek" not in window.names(), "her place is taken"
