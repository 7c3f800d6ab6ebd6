"""The correction form: everything is kept at once, nothing is lost by closing it, the way out is under the thumb."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from rules.farshore.components.places import SHORES
from rules.farshore.components.traits import Season
from rules.farshore.moves import CorrectPerson, PlaceWorker, Treasures
from tests.companion.views.at_table import seated
from tests.harness.window import Window, _visible


async def correcting(window: Window) -> None:
    await window.tap("Ola")
    await window.tap("Correct a value")


async def test_a_change_is_kept_as_it_is_made_and_taken_back_by_undo(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await correcting(window)
        await window.tap("Shells: one more")
        assert table.state.people[0].shells == 1
        await window.tap("Undo")
        assert table.state.people[0].shells == 0
        assert "Shells: one more" in window.names()


async def test_changes_that_follow_each_other_are_one_step_and_undone_one_by_one(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await correcting(window)
        for name in ("summer", "Shells: one more", "Shells: one more", "Treasures: one more"):
            await window.tap(name)
        assert table.journal.moves == (
            CorrectPerson(seat=0, season=Season.SUMMER, shells=2, treasures=1, insist=table.journal.moves[0].insist),
        )
        await window.tap("Undo")
        ola = table.state.people[0]
        assert (ola.season, ola.shells, ola.treasures) == (Season.SUMMER, 2, 0)


async def test_nothing_is_thrown_away_by_closing(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await correcting(window)
        await window.tap("Shells: one more")
        await window.enter("Ship at", "12")
        await window.tap("Close")
        ola = table.state.people[0]
        assert (ola.shells, ola.ship) == (1, 12)


async def test_a_value_that_is_not_on_the_track_is_asked_about_before_it_is_closed(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await correcting(window)
        await window.tap("Shells: one more")
        await window.enter("Ship at", "3")
        await window.tap("Close")
        assert window.reads("next to it are 2 and 4")
        await window.tap("Our table says so")
        assert table.state.people[0].ship == 3
        assert table.state.people[0].shells == 1


async def test_the_way_out_stays_below_the_form(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await correcting(window)
        scrolled = [control for pane in window.all(ft.ListView) for control in _buttons(pane)]
        (done,) = (button for button in window.all(ft.OutlinedButton) if _says(button, "Done"))
        assert done not in scrolled


def _buttons(pane: ft.ListView) -> list[ft.OutlinedButton]:
    return [part for part in _visible(pane, set()) if isinstance(part, ft.OutlinedButton)]


def _says(button: ft.OutlinedButton, words: str) -> bool:
    return isinstance(button.content, ft.Text) and button.content.value == words


async def test_what_was_written_down_beside_the_questions_is_not_asked_again(backend: Backend) -> None:
    """The question of that moment would take its place."""
    moves = PlaceWorker(seat=0, place=SHORES[0]), Treasures(seat=0, n=1)
    async with seated(backend, None, *moves, screen="/log") as (window, _):
        await window.tap("Step 2")
        assert "Undo step 2 and all after it" in window.names()
        assert "Change step 2" not in window.names()
        await window.tap("Step 1")
        assert "Change step 1" in window.names()
