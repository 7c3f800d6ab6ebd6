"""One window at a table: which question it shows, and how often the rules are asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from companion.backend import Backend
from companion.match.table import Table
from rules.farshore.components.places import DOCKS, SHORES
from rules.farshore.game import GAME
from rules.farshore.moves import PlaceWorker, Sail
from rules.farshore.state import State
from tests.companion.views.at_table import seated, setup

FIRST, SECOND = PlaceWorker(seat=0, place=DOCKS), PlaceWorker(seat=1, place=SHORES[0])


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a question was worked out, by whom it was for."""
    counts: Counter[str] = Counter()

    def question(state: State) -> Any:
        found = GAME.question(state)
        counts[found.who if found else ""] += 1
        return found

    counting = replace(GAME, question=question)
    monkeypatch.setattr("companion.match.table.game", lambda _: counting)
    return counts


async def test_a_question_is_worked_out_once_for_every_window_and_for_the_disk(
    backend: Backend, asked: Counter[str]
) -> None:
    async with seated(backend, setup("Ola", "Jan", krabita=None)) as (window, table):
        await window.tap("Docks")
        await table.saved()
    assert asked == {"Ola": 1, "Jan": 1}


async def test_a_step_that_is_asked_again_is_worked_out_once(backend: Backend, asked: Counter[str]) -> None:
    chosen = setup("Ola", "Jan", krabita=None)
    async with seated(backend, chosen, FIRST, SECOND, screen="/log") as (window, _):
        asked.clear()
        await window.tap("Step 2")
        await window.tap("Change step 2")
        await window.tap("Dunes")
        await window.tap("Back")
    assert asked == {"Jan": 1}


async def test_another_move_is_another_question_and_a_number_set_right_is_not(table: Table[State]) -> None:
    before = table.questions
    assert table.play(FIRST) is None
    assert table.questions == before + 1
    table.undo()
    assert table.questions == before + 2
    assert table.play(Sail(seat=0, spaces=1), adjusts=True) is None
    assert table.questions == before + 2
