"""A game that brings no steps of its own is set up by one small form: who plays, the opponent, house rulings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.games import Screens, registered
from companion.screen.app import app
from companion.views.new.screen import NewMatch
from tests.harness.window import Window
from tests.toy import TOY
from tests.toy.box import BellFact, Box
from tests.toy.rules import Setup
from tests.toy.screens import SETUP

pytestmark = pytest.mark.usefixtures("toy")


@asynccontextmanager
async def setting_up(backend: Backend, kind: str = "table", language: str = "en") -> AsyncIterator[Window]:
    async with Window(app(backend, language), route=f"/new/toy/{kind}") as window:
        await window.settle()
        yield window


async def begun(backend: Backend, window: Window, start: str = "Start") -> Any:
    await window.tap(start)
    table = await backend.table(window.page.route.removeprefix("/match/"))
    assert table is not None, window.texts()
    await table.saved()
    return table


async def test_names_and_a_ruling_then_the_first_turn(backend: Backend) -> None:
    async with setting_up(backend) as window:
        assert not window.reads("Step 1")
        await window.enter("Name of player 1", "Ola")
        await window.tap("Yes, whatever fits")
        table = await begun(backend, window)
        assert table.journal.setup == Setup(people=("Ola", "Player 2"), rulings=("zeppelin",))
        assert window.reads("How much is added?")


async def test_as_many_as_the_game_allows_and_no_fewer(backend: Backend) -> None:
    async with setting_up(backend) as window:
        assert "Player 2: take away" not in window.names()
        await window.tap("Add a person")
        assert "Player 3: take away" in window.names()
        assert "Add a person" not in window.names()
        assert window.reads("3 people are at the table")


async def test_what_nobody_can_sit_down_to_is_said_until_it_is_set_right(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ola")
        await window.enter("Name of player 2", "Ola")
        await window.tap("Start")
        assert window.reads("Two players have the same name.")
        assert "Read the rule" in window.names()
        await window.enter("Name of player 2", "Jan")
        assert not window.reads("Two players have the same name.")
        await begun(backend, window)


async def test_people_are_remembered_for_the_next_table(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ola")
        await window.enter("Name of player 2", "Jan")
        await begun(backend, window)
    async with setting_up(backend) as window:
        assert [field.value for field in window.all(ft.TextField)] == ["Ola", "Jan"]


async def test_a_rematch_has_the_same_people_and_the_next_one_starts(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ola")
        await window.enter("Name of player 2", "Jan")
        table = await begun(backend, window)
    async with setting_up(backend, f"again/{table.id}") as window:
        once_more = await begun(backend, window)
    assert once_more.journal.setup.people == ("Jan", "Ola")


async def test_whoever_gave_no_name_is_not_remembered_by_a_rematch(backend: Backend) -> None:
    """Nobody is called Player 2: the word goes with the chair, and is no name to be offered ever after."""
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ola")
        table = await begun(backend, window)
    async with setting_up(backend, f"again/{table.id}", language="ru") as window:
        assert [field.value for field in window.all(ft.TextField)] == ["", "Ola"]
        once_more = await begun(backend, window, "Начать")
    assert once_more.journal.setup.people == ("Игрок 1", "Ola")
    assert [person.name for person in backend.settings.people] == ["Ola"]


async def test_a_draft_waits_while_people_are_elsewhere(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ola")
        await window.navigate(1)
        await window.page.push_route("/new/toy/table")
        await window.settle()
        assert window.all(ft.TextField)[0].value == "Ola"


# The opponent and the box


async def test_the_opponent_is_one_switch_away_and_stays_for_the_rematch(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.turn("The robot plays too", True)
        table = await begun(backend, window)
        assert table.journal.setup.robot
    async with setting_up(backend, f"again/{table.id}") as window:
        once_more = await begun(backend, window)
    assert once_more.journal.setup.robot


async def test_a_game_without_an_opponent_has_no_such_switch(backend: Backend) -> None:
    alone = replace(SETUP, opponent=None)
    screens = Screens((), new=lambda store: NewMatch(store, alone))
    with registered(replace(TOY, screens=lambda: screens)):
        async with setting_up(backend) as window:
            assert window.all(ft.Switch) == []
            assert not (await begun(backend, window)).journal.setup.robot


async def test_a_match_begins_with_what_the_owner_told_of_the_box(backend: Backend) -> None:
    box = Box(bell=BellFact(points=8))
    await backend.work(partial(Saves.keep_box, game="toy", box=box))
    async with setting_up(backend) as window:
        assert (await begun(backend, window)).journal.setup.box == box
