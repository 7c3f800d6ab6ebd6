"""The table put right, and what was left for later told: in the panels of the round and of the market."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from rules.newdale.components.figures import Figure
from rules.newdale.moves import Build, CorrectTable, Draw, PlaceMarker, Points, TurnEvent
from rules.newdale.setup import Depth, Held, Where
from tests.companion.views.newdale.at_newdale import at_newdale, begins
from tests.companion.views.newdale.test_build_and_end import midway, play, tap_all
from tests.rules.newdale.tables import WHOLE_BOX, a_setup, figures, space

LAID = (
    PlaceMarker(seat=0, marker=1, space=space("exchange")),
    PlaceMarker(seat=0, marker=2, space=space("unlock")),
)


async def test_an_event_left_for_later_is_told_in_the_match(backend: Backend) -> None:
    box = WHOLE_BOX.replace(events=())
    async with at_newdale(backend, a_setup(1, box=box)) as (window, table):
        play(table, TurnEvent(event=100))
        await window.settle()
        await window.tap(begins(window, "Labour market"))
        await tap_all(window, "Enter the figures of event 100")
        rows = [row for row in window.all(ft.Row) if row.wrap]
        assert any(isinstance(each, ft.Chip) for row in rows for each in row.controls), "the switch, at the left"
        await tap_all(window, "Printed on the event: yellow", "Printed on the event: red", "Keep: Event 100")
        assert table.state.printed == figures("1Y 1R")
        assert window.reads("Ola, marker 1: where?")


async def test_hooded_figures_left_for_later_are_told_in_the_match(backend: Backend) -> None:
    box = WHOLE_BOX.replace(hooded=())
    async with at_newdale(backend, a_setup(1, "V", box=box)) as (window, table):
        assert table.state.hooded is None
        await window.tap(begins(window, "Labour market"))
        await tap_all(window, "Enter how many Hooded figures there are", "Hooded figures: 3")
        assert table.state.hooded == 3


async def test_bag_and_round_are_put_right(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2, points=(1,))) as (window, table):
        await window.tap(begins(window, "Round 1"))
        await window.tap("The bag is with: Jan")
        assert table.journal.moves[-1] == CorrectTable(starter=1)
        await window.tap("Round, from its beginning: 3")
        assert (table.state.round, table.state.starter) == (3, 1)


async def test_market_and_bag_are_put_right(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(1, "V")) as (window, table):
        play(table, TurnEvent(event=100, figures=figures("1Y 1R")), *LAID, Draw(figures=figures("1Y 1G 1R 1B")))
        await window.settle()
        await window.tap(begins(window, "Labour market"))
        await tap_all(window, "Printed on the event: red: one less", "Drawn from the bag: blue: one more")
        await tap_all(window, "Hooded figures in the game: one more", "Hooded figures out of the game: one more")
        state = table.state
        assert (state.printed, state.drawn) == (figures("1Y"), figures("1Y 1G 1R 2B"))
        assert (state.hooded, state.removed) == (3, 1)
        await tap_all(window, "Onyx", "Kept out of the bag: green")
        assert table.state.held == (Held(where=Where.ONYX, seat=0, figure=Figure.GREEN),)
        await window.tap("Ola holds: green")
        assert not table.state.held


async def test_only_what_answered_a_question_is_asked_again(backend: Backend) -> None:
    """A point more is told beside the questions: asked again, the one of that moment would take its place."""
    async with at_newdale(backend, midway(3), screen="/log") as (window, table):
        play(table, TurnEvent(event=100, figures=figures("1Y 1R")), Points(seat=0, n=1))
        await window.settle()
        await window.tap(begins(window, "Step 2"))
        assert "Undo step 2 and all after it" in window.names()
        assert "Change step 2" not in window.names()
        await window.tap(begins(window, "Step 1"))
        assert "Change step 1" in window.names()


async def test_a_building_of_a_desk_is_not_asked_again(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(1, depth=Depth.DESK), screen="/log") as (window, table):
        play(table, Build(seat=0, card="mill", area=2))
        await window.settle()
        await window.tap(begins(window, "Step 1"))
        assert "Change step 1" not in window.names()
