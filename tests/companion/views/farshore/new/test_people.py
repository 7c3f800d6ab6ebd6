"""Setting up a match, in memory: who plays."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from companion.disk.settings import Acquaintance, LastTable
from rules.farshore.components.traits import Level
from tests.harness.setting_up import setting_up
from tests.harness.window import Window, spoken_name


async def test_without_a_name_one_is_called_by_the_seat(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        await window.enter("Name of player 2", "Jan")
        await window.next(3)
        made = await window.started()
    assert [seat.name for seat in made.people] == ["Player 1", "Jan"]
    assert made.krabita is None
    assert [person.name for person in backend.settings.people] == ["Jan"]


async def test_names_are_remembered_with_their_animals(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ola")
        await window.tap("Ola: Puffin")
        await window.next()
        await window.tap("4. Terror of the Oceans")
        await window.next(2)
        await window.tap("Shuffle for me")
        await window.started()
    async with setting_up(backend) as window:
        assert [field.value for field in window.all(ft.TextField)] == ["Ola"]
        await window.next(3)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert (made.people[0].name, made.people[0].piece) == ("Ola", "puffin")
    assert made.krabita is not None
    assert made.krabita.level is Level.TERROR


async def test_a_remembered_name_takes_the_first_empty_chair_and_then_a_new_one(backend: Backend) -> None:
    names = ("Ola", "Jan", "Ira")
    backend.settings = backend.settings.replace(
        people=tuple(Acquaintance(name=name, pieces={"farshore": "beaver"}) for name in names)
    )
    async with setting_up(backend, "table") as window:
        for name in names:
            await window.tap(name)
        assert [field.value for field in window.all(ft.TextField)] == list(names)
        assert "Ira" not in window.names()


async def test_people_come_in_the_order_of_their_turns(backend: Backend) -> None:
    table = LastTable(game="farshore", kind="table", people=("Ola", "Jan", "Ira"))
    backend.settings = backend.settings.replace(last=(table,))
    async with setting_up(backend, "table") as window:
        await window.tap("Ira: one place earlier")
        await window.tap("Ira: one place earlier")
        await window.tap("Jan: take away")
        await window.next(3)
        made = await window.started()
    assert [seat.name for seat in made.people] == ["Ira", "Ola"]


async def test_an_animal_belongs_to_one_person_and_is_exchanged(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        before = [(await animals(window, n)) for n in (1, 2)]
        await window.tap(f"Player 1: {before[1]}")
        assert [(await animals(window, n)) for n in (1, 2)] == before[::-1]


async def animals(window: Window, player: int) -> str:
    """Which of the four buttons has the thicker edge."""
    for control in window.tappable():
        name = spoken_name(control) or ""
        if name.startswith(f"Player {player}: ") and isinstance(control, ft.OutlinedButton) and control.style:
            side = control.style.side
            side = side.get(ft.ControlState.DEFAULT) if isinstance(side, dict) else side
            if isinstance(side, ft.BorderSide) and side.width == 2:
                return name.partition(": ")[2]
    raise AssertionError("nobody has an animal")


async def test_four_people_fill_the_table(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        await window.tap("Add a person")
        await window.tap("Add a person")
        assert window.reads("nobody else fits")
        assert "Add a person" not in window.names()


async def test_two_people_of_the_same_name_are_refused_where_names_are(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        await window.enter("Name of player 1", "Ola")
        await window.enter("Name of player 2", " ola ")
        await window.next()
        assert window.reads("Who plays?")
        assert window.reads("Two players have the same name")
        await window.enter("Name of player 2", "Jan")
        assert not window.reads("Two players have the same name")
        await window.next()
        assert window.reads("How do you play?")


async def test_nobody_else_is_called_krabita_and_the_start_leads_back_to_the_name(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        await window.enter("Name of player 1", "Krabita")
        await window.next()
        await window.tap("With Krabita")
        await window.next()
        assert window.reads("Who plays?")
        assert window.reads("Two players have the same name")


async def test_a_refusal_leads_to_its_rule(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
        await window.enter("Name of player 1", "Ola")
        await window.enter("Name of player 2", "ola")
        await window.next()
        await window.tap("Read the rule")
        assert window.page.route.startswith("/rules/")
