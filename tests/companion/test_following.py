"""A window that is gone is told of nothing more."""

from __future__ import annotations

import pytest

from companion.app import app
from companion.desk import Desk
from companion.following import Following
from companion.table import Table
from tests.harness.window import Window


def test_what_is_held_is_stopped_once() -> None:
    following, stopped = Following(), list[str]()
    early = following.hold(lambda: stopped.append("early"))
    following.hold(lambda: stopped.append("late"))
    early()
    early()
    following.leave()
    following.leave()
    assert stopped == ["early", "late"]


@pytest.mark.parametrize("page", ["", "/log", "/score"])
async def test_a_window_whose_session_has_ended_listens_no_more(desk: Desk, table: Table, page: str) -> None:
    async with Window(app(desk, "en"), route=f"/match/{table.id}{page}") as window:
        await window.settle()
        shared = [*desk.tables.values(), *desk.papers.values()]
        assert sum(len(kept._listeners) for kept in shared) == 1
        await window.fire(window.page, "close")
        assert sum(len(kept._listeners) for kept in shared) == 0
