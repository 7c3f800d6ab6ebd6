"""What somebody has begun waits while something is looked up, and goes on where it was."""

from __future__ import annotations

from companion.backend import Backend
from companion.match.panel_stack import PanelStack
from rules.farshore.components.places import DOCKS
from rules.farshore.components.traits import Season
from rules.farshore.moves import PlaceWorker, PlayCard
from tests.companion.views.at_table import seated, setup

TO_DOCKS = PlaceWorker(seat=0, place=DOCKS)


async def test_whoever_looks_at_the_map_stacks_still_chooses_a_map(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await window.tap("Dunes")
        await window.tap("Map stacks")
        await window.tap("Islands and tide")
        await window.tap("Close")
        assert window.reads("Which map")
        await window.tap("Back")
        assert window.reads("Place a worker")


async def test_a_map_that_is_told_while_one_is_chosen_leads_back_to_the_choice(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Dunes")
        await window.tap("Enter what map kind 5 asks for")
        await window.tap("red: one more")
        await window.tap("Wind rose, stack A: red")
        await window.tap("Close")
        await window.tap("The tile asks for this")
        assert table.state.facts.map_kinds["fifth"].needs is not None
        assert window.reads("Which map")


async def test_a_correction_waits_while_the_islands_are_looked_at_and_put_right(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Ola")
        await window.tap("Correct a value")
        await window.enter("Ship at", "12")
        await window.tap("Shells: one more")
        await window.tap("Islands and tide")
        await window.tap("Put right: island 1 is face down")
        await window.tap("Close")
        await window.tap("Anchors used: one more")
        await window.tap("Done")
        ola = table.state.people[0]
        assert (ola.ship, ola.shells, ola.anchors) == (12, 1, 1)
        await window.tap("Close")
        assert window.reads("Place a worker")


async def test_a_correction_that_is_closed_is_kept(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Ola")
        await window.tap("Correct a value")
        await window.tap("Shells: one more")
        await window.tap("Close")
        assert table.state.people[0].shells == 1


async def test_a_card_waits_while_the_tile_it_was_asked_about_is_told(backend: Backend) -> None:
    async with seated(backend, setup(tile_b=None)) as (window, table):
        await window.tap("Blue cards")
        await window.tap("from the bay")
        await window.tap(next(name for name in window.names() if name and "left" in name))
        assert window.reads("Does the card match")
        await window.tap("Wind rose, stack A: red")
        await window.tap("Enter what tile B shows")
        await window.tap("blue")
        await window.tap("The tile shows this")
        await window.tap("Close")
        await window.tap("Play it now")
        played = table.journal.moves[-1]
        assert isinstance(played, PlayCard)
        assert (played.source, table.state.people[0].ship) == ("bay", 2)
        assert window.reads("route card")


async def test_what_is_half_searched_is_there_after_a_look(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await window.tap("Search")
        await window.enter("Search: two letters of the name", "gard")
        await window.tap("Ship track")
        await window.tap("Close")
        assert window.reads("Gardens")


async def test_what_was_begun_waits_while_a_rule_is_read(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Ola")
        await window.tap("Correct a value")
        await window.tap("Shells: one more")
        await window.tap("Read the rule")
        window.page.navigate(f"/match/{table.id}")
        await window.settle()
        await window.tap("Done")
        assert table.state.people[0].shells == 1


async def test_what_was_begun_is_gone_when_the_match_went_on_while_a_rule_was_read(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Dunes")
        await window.tap("Map stacks")
        await window.tap("Read the rule")
        assert table.play(TO_DOCKS) is None
        window.page.navigate(f"/match/{table.id}")
        await window.settle()
        await window.tap("Close")
        assert not window.reads("Which map")
        assert window.reads("route card")


async def test_whoever_comes_from_elsewhere_finds_the_question_and_nothing_over_it(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Map stacks")
        for address in ("/", f"/match/{table.id}"):
            window.page.navigate(address)
            await window.settle()
        assert window.reads("Place a worker")


async def test_krabitas_lookout_waits_while_something_is_looked_at(backend: Backend) -> None:
    async with seated(backend, None, TO_DOCKS) as (window, _):
        await window.tap("Lookout")
        await window.tap("Map stacks")
        await window.tap("Close")
        assert "Discard green cards" in window.names()


async def test_a_begun_move_is_gone_when_another_window_plays_on(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Dunes")
        await window.tap("Map stacks")
        assert table.play(TO_DOCKS) is None
        await window.settle()
        await window.tap("Close")
        assert not window.reads("Which map")


async def test_a_begun_move_is_gone_when_the_turn_is_given_to_somebody_else(backend: Backend) -> None:
    async with seated(backend, setup("Ola", "Jan")) as (window, table):
        await window.tap("Dunes")
        await window.tap("Players")
        await window.tap("Whose turn, tiles, islands")
        await window.tap("Jan")
        await window.tap("Close")
        assert table.state.turn == 1
        assert window.reads("Place a worker")


async def test_whoever_was_about_to_prepare_and_is_put_into_autumn_is_not_asked_for_a_season_after_it(
    backend: Backend,
) -> None:
    docks = [PlaceWorker(seat=seat, place=DOCKS) for seat in (0, 1, 0, 1)]
    async with seated(backend, setup("Ola", "Jan", krabita=None), *docks) as (window, table):
        await window.tap("Prepare for spring")
        await window.tap("Players")
        await window.tap("Ola")
        await window.tap("Correct a value")
        await window.tap("autumn")
        await window.tap("Done")
        await window.tap("Close")
        assert table.state.people[0].season is Season.AUTUMN
        assert not window.reads("That did not work")
        assert "Pass" in window.names()


def test_a_panel_opened_twice_lies_there_once() -> None:
    panels = PanelStack()
    for panel in ("correct:0", "players", "player:0", "correct:0"):
        panels.open(panel)
    assert (panels.top, panels.below) == ("correct:0", ())
    panels.close()
    assert panels.top == ""
