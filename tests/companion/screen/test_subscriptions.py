"""A window that is gone is told of nothing more."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from companion.match.table import Table
from companion.screen.app import app
from companion.screen.subscriptions import Subscriptions
from tests.harness.window import Window


def test_what_is_held_is_stopped_once() -> None:
    subscriptions, stopped = Subscriptions(), list[str]()
    early = subscriptions.hold(lambda: stopped.append("early"))
    subscriptions.hold(lambda: stopped.append("late"))
    early()
    early()
    subscriptions.leave()
    subscriptions.leave()
    assert stopped == ["early", "late"]


@pytest.mark.parametrize("page", ["", "/log", "/score"])
async def test_a_window_whose_session_has_ended_listens_no_more(backend: Backend, table: Table, page: str) -> None:
    async with Window(app(backend, "en"), route=f"/match/{table.id}{page}") as window:
        await window.settle()
        shared = [*backend.open_matches.values()]
        assert sum(len(kept._listeners) for kept in shared) == 1
        await window.fire(window.page, "close")
        assert sum(len(kept._listeners) for kept in shared) == 0
