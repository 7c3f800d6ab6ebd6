"""A game that brings no steps of its own is set up by one small form: who plays, house rulings, the start."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import flet as ft
import pytest

from companion.backend import Backend
from companion.screen.app import app
from companion.screen.store import Store
from companion.views.new.general_setup import GeneralSetup, Seated
from companion.views.new.screen import NewMatch
from rules import reasons
from rules.kernel import Game, IllegalMove, Journal, Model, Move, Option, Question, phrase
from tests.harness.toy_game import introduced
from tests.harness.window import Window


class Reason(reasons.Reason):
    TWICE = "toy.twice", 2, "names"


class Setup(Model):
    people: tuple[str, ...]
    rulings: tuple[str, ...] = ()


class State(Model):
    setup: Setup
    turns: int = 0


def start(setup: Setup) -> State:
    if len(set(setup.people)) < len(setup.people):
        raise IllegalMove(Reason.TWICE)
    return State(setup=setup)


def question(state: State) -> Question[Move]:
    who = state.setup.people[state.turns % len(state.setup.people)]
    return Question[Move](who=who, ask=phrase("toy.ask"), options=(Option[Move](label=phrase("toy.go"), move=Move()),))


GAME: Game[Setup, State, Move] = Game(
    id="toy",
    rules_version=1,
    journal=Journal[Setup, Move],
    start=start,
    apply=lambda state, _: state.replace(turns=state.turns + 1),
    question=question,
    score=lambda _: (),
    tell=lambda _, __: (phrase("toy.went"),),
    reasons=Reason,
)


def build(seated: Seated) -> Setup:
    return Setup(people=tuple(guest.name for guest in seated.people), rulings=seated.rulings)


SETUP = GeneralSetup(
    game="toy", build=build, people_of=lambda setup: setup.people, start=start, fewest=2, most=3, rulings=("odd",)
)


def new(store: Store) -> ft.Control:
    return NewMatch(store, SETUP)


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with introduced(GAME, new=new):
        yield


@asynccontextmanager
async def setting_up(backend: Backend, kind: str = "table") -> AsyncIterator[Window]:
    async with Window(app(backend, "en"), route=f"/new/toy/{kind}") as window:
        await window.settle()
        yield window


async def begun(backend: Backend, window: Window) -> Any:
    await window.tap("Start")
    table = await backend.table(window.page.route.removeprefix("/match/"))
    assert table is not None, window.texts()
    await table.saved()
    return table


async def test_names_and_a_ruling_then_the_first_turn(backend: Backend) -> None:
    async with setting_up(backend) as window:
        assert not window.reads("Step 1")
        await window.enter("Name of player 1", "Ola")
        await window.tap("toy.ruling_odd_other")
        table = await begun(backend, window)
        assert table.journal.setup == Setup(people=("Ola", "Player 2"), rulings=("odd",))
        assert window.reads("toy.ask")


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
        assert window.reads("toy.twice")
        assert "Read the rule" in window.names()
        await window.enter("Name of player 2", "Jan")
        assert not window.reads("toy.twice")
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


async def test_a_draft_waits_while_people_are_elsewhere(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ola")
        await window.navigate(1)
        await window.page.push_route("/new/toy/table")
        await window.settle()
        assert window.all(ft.TextField)[0].value == "Ola"
