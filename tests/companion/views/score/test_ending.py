"""The receipt of a match that goes on: so far, without a winner; and what happens when somebody finishes it."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from companion.disk.saves import Status
from companion.score.opening import open_sheet
from rules.farshore.moves import PlayCard, Shells
from tests.companion.score.test_open_sheet import entered
from tests.companion.views.at_table import play_until, seated
from tests.harness.window import Window, spoken_name

DIVER = PlayCard(seat=0, card="diver")


def main_buttons(window: Window) -> list[str | None]:
    return [spoken_name(control) for control in window.all(ft.FilledButton)]


async def test_a_receipt_in_the_middle_of_a_match_names_no_winner_and_does_not_push_to_finish(
    backend: Backend,
) -> None:
    async with seated(backend, None, DIVER, screen="/score") as (window, _):
        await window.tap("Receipt")
        assert window.reads("So far")
        assert window.reads("Ola: 3 · Krabita: 0")
        assert not window.reads("wins")
        assert not window.reads("1st")
        assert "Finish the score" not in main_buttons(window)


async def test_finishing_in_the_middle_asks_whether_the_match_is_over(backend: Backend) -> None:
    async with seated(backend, None, DIVER, screen="/score") as (window, table):
        sheet = await open_sheet(backend, table.id)
        assert sheet is not None
        await window.tap("Receipt")
        await window.tap("Finish the score")
        await window.tap("Play on")
        assert not sheet.finished
        await window.tap("Finish the score")
        await window.tap("It is over at our table")
        assert window.reads("Ola wins with 3 points.")
        await sheet.saved()
    assert [kept.status for kept in await backend.look_at_shelf()] == [Status.FINISHED]


async def test_a_match_that_was_stopped_is_set_aside_without_a_winner(backend: Backend) -> None:
    async with seated(backend, None, DIVER, screen="/score") as (window, table):
        await window.tap("Receipt")
        await window.tap("Finish the score")
        await window.tap("We stopped: set it aside unfinished")
        assert window.reads("So far")
        assert not window.reads("wins")
        await table.saved()
    assert [kept.status for kept in await backend.look_at_shelf()] == [Status.ABANDONED]


async def test_a_receipt_that_lies_open_follows_what_is_played_in_another_window(backend: Backend) -> None:
    async with seated(backend, None, DIVER, screen="/score") as (window, table):
        await window.tap("Receipt")
        assert table.play(Shells(seat=0, n=5)) is None
        await window.settle()
        assert window.reads("Ola: 8 · Krabita: 0")


async def test_sheet_and_table_both_say_where_they_differ_and_a_tap_takes_over_the_record(backend: Backend) -> None:
    async with seated(backend, None, DIVER) as (window, table):
        play_until(table, lambda state: state.over)
        sheet = await open_sheet(backend, table.id)
        assert sheet is not None
        sheet.change(entered(sheet.sheet, shells=9))
        sheet.finish()
        assert table.play(Shells(seat=0, n=2)) is None
        await window.settle()
        ours, hers = (score.total for score in sheet.scored.scores)
        assert window.reads(f"The score sheet says: Ola: {ours} · Krabita: {hers}.")
        await window.tap("Count the points")
        assert window.reads("Ola, shells: 9, before 2")
        await window.tap("Fill in again from the record")
        assert not window.reads("otherwise than the match was recorded")
        recorded = [score.total for score in table.game.score(table.state)]
        assert [score.total for score in sheet.scored.scores] == recorded


async def test_one_tap_at_the_table_of_a_match_that_is_over_takes_over_the_record(backend: Backend) -> None:
    async with seated(backend, None, DIVER) as (window, table):
        play_until(table, lambda state: state.over)
        sheet = await open_sheet(backend, table.id)
        assert sheet is not None
        sheet.change(entered(sheet.sheet, shells=9))
        await window.settle()
        assert window.reads("The score sheet says")
        await window.tap("Fill in again from the record")
        assert not window.reads("The score sheet says")
        assert [score.total for score in sheet.scored.scores] == [
            score.total for score in table.game.score(table.state)
        ]
