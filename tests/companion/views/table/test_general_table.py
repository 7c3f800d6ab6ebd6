"""A game that brings nothing but its rules and its words has a table that can be played from the first day."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace

import flet as ft
import pytest

from companion.backend import Backend
from companion.games import Screens, registered
from companion.match.table import Table
from companion.screen import theme
from companion.screen.app import app
from companion.views.table.game_table import GameTable, Ground
from tests.harness.client_mirror import ClientMirror, messages
from tests.harness.window import Window, _visible
from tests.toy import TOY
from tests.toy.game import GAME
from tests.toy.rules import Add, Setup, State

LIMIT = 12
BARE = replace(TOY, rules=lambda: replace(GAME, sheet=None), screens=lambda: Screens(()), handbook=None)
"""Neither a screen of its own nor a score sheet nor a look-up."""


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with registered(BARE):
        yield


@asynccontextmanager
async def at_toy(
    backend: Backend, *numbers: int, width: int = 390, screen: str = "", language: str = "en", robot: bool = False
) -> AsyncIterator[tuple[Window, Table[State]]]:
    table: Table[State] = backend.start("toy", Setup(people=("Ola", "Jan"), limit=LIMIT, robot=robot))
    for n in numbers:
        assert table.play(Add(n=n)) is None
    await table.saved()
    async with Window(app(backend, language), route=f"/match/{table.id}{screen}", width=width) as window:
        await window.settle()
        yield window, table
        await table.saved()


async def test_the_question_is_asked_with_what_to_do_and_why(backend: Backend) -> None:
    async with at_toy(backend) as (window, _):
        asked = ["How much is added?", "Say the number aloud.", "12 to the limit.", "Add 1", "Add 3"]
        assert [text for text in window.texts() if text in asked] == asked
        assert window.reads("Ola")


async def test_an_answer_builds_the_question_anew_and_nothing_around_it(backend: Backend) -> None:
    mirror = ClientMirror()
    with messages() as sent:
        async with at_toy(backend) as (window, _):
            mirror.receive(sent)
            around = [each for each in mirror.built() if each.kind == "ListView" or each.label == "To the start"]
            before = len(sent)
            await window.tap("Add 1")
            mirror.receive(sent[before:])
    built = mirror.built()
    assert len(around) == 2
    assert not set(around) & set(built)
    assert "OutlinedButton" in {each.kind for each in built}


async def test_an_answer_is_a_tap_and_can_be_taken_back(backend: Backend) -> None:
    async with at_toy(backend) as (window, table):
        await window.tap("Add 1")
        assert table.state.sum == 1
        await window.tap("Undo")
        assert table.state.sum == 0


async def test_a_refused_answer_is_grey_with_its_reason_and_the_table_may_insist(backend: Backend) -> None:
    async with at_toy(backend, 9, 1) as (window, table):
        (grey,) = [button for button in window.all(ft.OutlinedButton) if button.opacity == theme.GREY]
        assert grey is not None
        assert "More than 12 in all." in window.texts()
        await window.tap("Add 3 · More than 12 in all.")
        assert window.reads("Rulebook, p. 1")
        await window.tap("Our table says so")
        assert table.state.sum == LIMIT + 1


async def test_a_refusal_goes_with_the_question_it_was_about(backend: Backend) -> None:
    """Somebody else answered meanwhile: what the table insisted on would be an answer to another question."""
    async with at_toy(backend, 9, 1) as (window, table):
        await window.tap("Add 3 · More than 12 in all.")
        assert window.reads("Rulebook, p. 1")
        assert table.play(Add(n=1)) is None
        await window.settle()
        assert not window.reads("Rulebook, p. 1")
        assert "Our table says so" not in window.names()
        assert table.state.sum == 11


async def test_the_digits_choose_the_answers_in_their_order_and_enter_the_number(backend: Backend) -> None:
    async with at_toy(backend, width=1280) as (window, table):
        await window.press("2")
        assert table.state.sum == 3
        await window.press("3")
        assert table.state.sum == 4


async def test_a_number_is_entered_by_steps_or_typed(backend: Backend) -> None:
    async with at_toy(backend) as (window, table):
        await window.tap("A number: one more")
        await window.tap("A number: 2")
        assert table.state.sum == 2
        await window.enter("A number", "5")
        await window.tap("A number: 5")
        assert table.state.sum == 7


async def test_a_number_that_does_not_fit_is_refused_with_its_source(backend: Backend) -> None:
    async with at_toy(backend) as (window, table):
        await window.enter("A number", "0")
        await window.tap("A number: 0")
        assert table.state.sum == 0
        assert window.reads("Rulebook, section S")
        assert "Our table says so" not in window.names()


async def test_the_players_are_one_tap_away(backend: Backend) -> None:
    async with at_toy(backend, 4) as (window, _):
        await window.tap("Players")
        assert window.reads("4 points")
        assert not window.reads("How much is added?")
        await window.tap("Close")
        assert window.reads("How much is added?")


async def test_the_end_shows_where_everybody_stands(backend: Backend) -> None:
    async with at_toy(backend, 9, 3) as (window, _):
        assert window.reads("The match is over")
        assert window.reads("9 points")
        assert window.reads("8 points")  # 3, and 5 for the bell
        assert "Count the points" not in window.names()


async def test_a_step_of_the_log_is_asked_again(backend: Backend) -> None:
    async with at_toy(backend, 1, 1, screen="/log") as (window, table):
        await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.tap("Add 3")
        assert [move.n for move in table.journal.moves] == [3, 1]


async def test_an_opponent_is_called_as_the_reader_calls_it(backend: Backend) -> None:
    with registered(TOY):
        async with at_toy(backend, 1, 1, language="ru", robot=True) as (window, _):
            assert window.reads("Робот")
            await window.tap("Игроки")
            assert window.reads("Робот")
            assert not window.reads("Robot")


async def test_the_field_for_a_number_is_heard_by_its_own_name(backend: Backend) -> None:
    """Else a screen reader takes all that stands above it for its name."""
    async with at_toy(backend) as (window, _):
        nodes = [node for node in window.all(ft.Semantics) if node.container and not node.heading_level]
        held = [node for node in nodes if any(isinstance(part, ft.TextField) for part in _visible(node, set()))]
        assert held


async def test_beside_the_question_whose_turn_it_is_stands_out(backend: Backend) -> None:
    async with at_toy(backend, 1, width=1280) as (window, _):
        lit = [box for box in window.all(ft.Container) if box.bgcolor == ft.Colors.PRIMARY_CONTAINER]
        assert [text.value for box in lit for text in _visible(box, set()) if isinstance(text, ft.Text)][:1] == ["Jan"]


async def test_a_question_lies_over_whatever_of_a_board_it_does_not_leave_in_sight(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    ground = Ground(ft.Text("the board"), 120, ft.Text("its ways"))
    monkeypatch.setattr(GameTable, "ground", lambda *_: ground)
    async with at_toy(backend) as (window, _):
        assert window.reads("the board")
        assert window.reads("its ways")
        (over,) = [column for column in window.all(ft.Column) if column.top is not None]
        assert (over.top, over.bottom) == (120, 0)
        await window.tap("Add 1")
    async with at_toy(backend, width=1200) as (window, _):
        assert not window.reads("the board")
