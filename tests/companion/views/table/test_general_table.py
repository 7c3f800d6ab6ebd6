"""A game that brings nothing but its rules has a table that can be played from the first day."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace

import flet as ft
import pytest

from companion.backend import Backend
from companion.match.table import Table
from companion.screen import theme
from companion.screen.app import app
from rules.kernel import Entry, Game, Option, Question, phrase
from tests.harness.toy_game import introduced
from tests.harness.window import Window
from tests.rules import toy
from tests.rules.toy import Add, Setup, State

LIMIT = 12


def question(state: State) -> Question[Add] | None:
    """One, or three if that is not too much; or any number."""
    if state.sum >= state.limit:
        return None
    three = Add(n=3)
    return Question[Add](
        who="Ola",
        ask=phrase("toy.how_much"),
        do=(phrase("toy.do"),),
        why=(phrase("toy.why"),),
        options=(
            Option[Add](label=phrase("toy.one"), move=Add(n=1)),
            Option[Add](label=phrase("toy.three"), move=three, refusal=toy.GAME.why_not(state, three)),
        ),
        entries=(Entry[Add](label=phrase("toy.number"), samples=(Add(n=1),), field="n", least=1, most=20),),
    )


GAME: Game[Setup, State, Add] = replace(toy.GAME, question=question)


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with introduced(GAME):
        yield


@asynccontextmanager
async def at_toy(
    backend: Backend, *numbers: int, width: int = 390, screen: str = ""
) -> AsyncIterator[tuple[Window, Table[State]]]:
    table: Table[State] = backend.start("toy", Setup(limit=LIMIT))
    for n in numbers:
        assert table.play(Add(n=n)) is None
    await table.saved()
    async with Window(app(backend, "en"), route=f"/match/{table.id}{screen}", width=width) as window:
        await window.settle()
        yield window, table
        await table.saved()


async def test_the_question_is_asked_with_what_to_do_and_why(backend: Backend) -> None:
    async with at_toy(backend) as (window, _):
        asked = ["toy.how_much", "toy.do", "toy.why", "toy.one", "toy.three"]
        assert [text for text in window.texts() if text in asked] == asked
        assert window.reads("Ola")


async def test_an_answer_is_a_tap_and_can_be_taken_back(backend: Backend) -> None:
    async with at_toy(backend) as (window, table):
        await window.tap("toy.one")
        assert table.state.sum == 1
        await window.tap("Undo")
        assert table.state.sum == 0


async def test_a_refused_answer_is_grey_with_its_reason_and_the_table_may_insist(backend: Backend) -> None:
    async with at_toy(backend, 9, 1) as (window, table):
        (grey,) = [button for button in window.all(ft.Button) if button.opacity == theme.GREY]
        assert grey is not None
        assert "toy.too_much" in window.texts()
        await window.tap("toy.three · toy.too_much")
        assert window.reads("Rulebook, p. 1")
        await window.tap("Our table says so")
        assert table.state.sum == LIMIT + 1


async def test_the_digits_choose_the_answers_in_their_order_and_enter_the_number(backend: Backend) -> None:
    async with at_toy(backend, width=1280) as (window, table):
        await window.press("2")
        assert table.state.sum == 3
        await window.press("3")
        assert table.state.sum == 4


async def test_a_number_is_entered_by_steps_or_typed(backend: Backend) -> None:
    async with at_toy(backend) as (window, table):
        await window.tap("toy.number: one more")
        await window.tap("toy.number: 2")
        assert table.state.sum == 2
        await window.enter("toy.number", "5")
        await window.tap("toy.number: 5")
        assert table.state.sum == 7


async def test_a_number_that_does_not_fit_is_refused_with_its_source(backend: Backend) -> None:
    async with at_toy(backend) as (window, table):
        await window.enter("toy.number", "0")
        await window.tap("toy.number: 0")
        assert table.state.sum == 0
        assert window.reads("Rulebook, section S")
        assert "Our table says so" not in window.names()


async def test_the_players_are_one_tap_away(backend: Backend) -> None:
    async with at_toy(backend, 4) as (window, _):
        await window.tap("Players")
        assert window.reads("4 points")
        assert not window.reads("toy.how_much")
        await window.tap("Close")
        assert window.reads("toy.how_much")


async def test_the_end_shows_where_everybody_stands(backend: Backend) -> None:
    async with at_toy(backend, 9, 3) as (window, _):
        assert window.reads("The match is over")
        assert window.reads("12 points")
        assert "Count the points" not in window.names()


async def test_a_step_of_the_log_is_asked_again(backend: Backend) -> None:
    async with at_toy(backend, 1, 1, screen="/log") as (window, table):
        await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.tap("toy.three")
        assert [move.n for move in table.journal.moves] == [3, 1]
