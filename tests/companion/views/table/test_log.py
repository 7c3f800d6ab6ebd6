"""The log: every step in words, undo to any of them, any of them changed."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import flet as ft
import pytest

from companion.backend import Backend
from companion.match.table import Table
from companion.screen.app import app
from companion.views.table.log import PAGE
from rules.farshore.components.places import DOCKS, SHORES
from rules.farshore.components.route_cards import DocksSpot, LookoutSpot, ShoreSpot
from rules.farshore.components.traits import Colour, Resource, Season
from rules.farshore.krabita.moves import FollowRoute, LookForPurple
from rules.farshore.moves import PlaceWorker, Prepare, Treasures
from rules.farshore.reasons import Reason
from tests.companion.saved import at_table
from tests.companion.views.at_table import seated, setup
from tests.harness.window import Window

TO_DRIFTWOOD = PlaceWorker(seat=0, place=SHORES[0])
HER_DOCKS = FollowRoute(spot=DocksSpot(spaces=1))
HER_SEAWEED = FollowRoute(spot=ShoreSpot(resource=Resource.SEAWEED))


async def test_an_empty_log_says_so_and_leads_back(backend: Backend) -> None:
    async with seated(backend, screen="/log") as (window, table):
        assert window.reads("Nothing has happened yet")
        await window.tap("To the table")
        assert window.page.route == f"/match/{table.id}"


async def test_the_newest_step_stands_first(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD, HER_DOCKS, screen="/log") as (window, _):
        assert [text for text in window.texts() if text.startswith("Step")] == ["Step 2", "Step 1"]


async def test_a_step_the_table_insisted_on_is_marked(backend: Backend) -> None:
    again = TO_DRIFTWOOD.replace(insist=(Reason.PLACE_OCCUPIED,))
    async with seated(backend, None, TO_DRIFTWOOD, HER_DOCKS, again, screen="/log") as (window, _):
        marks = [icon for icon in window.all(ft.Icon) if icon.semantics_label == "The table decides otherwise"]
        assert len(marks) == 1


async def test_undo_to_a_step_and_redo(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD, HER_DOCKS, screen="/log") as (window, table):
        await window.tap("Step 1")
        await window.tap("Undo step 1 and all after it")
        assert table.journal.moves == ()
        await window.tap("Redo")
        await window.tap("Redo")
        assert len(table.journal.moves) == 2
        await window.tap("Undo")
        assert len(table.journal.moves) == 1


async def test_a_step_is_asked_again_and_the_rest_replayed(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD, HER_DOCKS, screen="/log") as (window, table):
        await window.tap("Step 1")
        await window.tap("Change step 1")
        assert window.reads("Step 1 again")
        assert window.reads("Until now: Ola")
        await window.tap("Mushroom")
        assert table.state.people[0].placed == (SHORES[3],)
        assert table.state.her.placed == (DOCKS,)
        assert not window.reads("Step 1 again")


async def test_after_a_step_was_changed_no_key_plays_until_the_table_is_back(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD, HER_DOCKS, screen="/log") as (window, table):
        await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.press("4")
        assert table.state.people[0].placed == (SHORES[3],)
        await window.press("2")
        if "Change step 1" not in window.names():
            await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.press("H")
        await window.settle()
        assert window.page.route == "/"
        await window.press("2")
        assert len(table.journal.moves) == 2


async def test_on_the_way_back_from_the_log_the_keys_are_the_tables_again(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD, HER_DOCKS, screen="/log") as (window, table):
        await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.press("4")
        await window.tap("To the table")
        await window.settle()
        await window.press("2")
        assert len(table.journal.moves) == 3


async def test_a_refused_change_can_be_insisted_on_or_left(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD, HER_SEAWEED, screen="/log") as (window, table):
        await window.tap("Step 2")
        await window.tap("Change step 2")
        await window.tap("Driftwood, taken by Ola")
        assert window.reads("there is room for one only")
        await window.tap("Got it")
        await window.tap("Leave it as it was")
        assert table.journal.moves == (TO_DRIFTWOOD, HER_SEAWEED)


async def test_a_step_before_the_end_of_what_can_be_followed_is_changed(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD) as (_, table):
        found: Any = await backend.work(lambda saves: saves.match(table.id))
    entry = found.journal["entries"][0]
    broken = at_table(found.replace(journal={**found.journal, "entries": [entry, entry], "cursor": 2}), backend)
    backend.open_matches[table.id] = broken.match
    async with Window(app(backend, "en"), route=f"/match/{table.id}/log") as window:
        await window.settle()
        await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.tap("Mushroom")
        assert window.reads("After this change, step 2 no longer fits")
        await window.tap("Keep the change and drop step 2, the last one")
        assert broken.misfit is None
        assert [move.place for move in broken.journal.moves] == [SHORES[3]]
        await broken.saved()


async def test_beyond_what_can_be_followed_no_table_may_insist(backend: Backend) -> None:
    """It is not the move of now that does not fit."""
    two, first = setup("Ola", "Jan", krabita=None), PlaceWorker(seat=0, place=DOCKS)
    async with seated(backend, two, first) as (_, table):
        found: Any = await backend.work(lambda saves: saves.match(table.id))
    entry = found.journal["entries"][0]
    broken = at_table(found.replace(journal={**found.journal, "entries": [entry, entry], "cursor": 2}), backend)
    backend.open_matches[table.id] = broken.match
    async with Window(app(backend, "en"), route=f"/match/{table.id}") as window:
        await window.settle()
        await window.tap("Docks")
        assert "Got it" in window.names()
        assert "Our table says so" not in window.names()
        assert broken.journal.moves == (first, first)


async def test_two_windows_see_each_others_moves(backend: Backend) -> None:
    table = backend.start("farshore", setup())
    here = f"/match/{table.id}"
    async with (
        Window(app(backend, "en"), route=here) as first,
        Window(app(backend, "pl"), route=here, hub=first.wire.pubsubhub) as second,
    ):
        await first.settle()
        assert second.reads("Zagraj robotnika")
        table.play(TO_DRIFTWOOD)
        await second.settle()
        assert second.reads("Które miejsce na karcie szlaku jest pierwszym wolnym?")
        assert not second.reads("Zagraj robotnika")
        await table.saved()


async def test_another_address_is_another_match(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        for page, sign in (("", "Place a worker"), ("/log", "What happened"), ("/score", "Score sheet")):
            window.page.navigate(f"/match/nowhere{page}")
            await window.settle()
            assert not window.reads(sign)
            window.page.navigate(f"/match/{table.id}{page}")
            await window.settle()
            assert window.reads(sign), page


async def test_a_long_log_is_read_in_pages(backend: Backend) -> None:
    """Drawing all of it would keep every other window waiting."""
    steps = [Treasures(seat=0, n=1 - n % 2 * 2) for n in range(2 * PAGE + 30)]
    async with seated(backend, None, *steps, screen="/log") as (window, _):

        def shown() -> list[str]:
            return [text for text in window.texts() if text.startswith("Step")]

        assert shown() == [f"Step {n}" for n in range(230, 130, -1)]
        await window.tap("100 earlier steps")
        assert shown() == [f"Step {n}" for n in range(130, 30, -1)]
        await window.tap("30 earlier steps")
        assert shown() == [f"Step {n}" for n in range(30, 0, -1)]
        assert not window.reads("earlier")
        await window.tap("100 later steps")
        assert shown()[0] == "Step 130"
        await window.tap("100 later steps")
        assert shown()[0] == "Step 230"
        assert not window.reads("later")


async def test_a_log_that_became_shorter_shows_the_page_that_is_left(backend: Backend) -> None:
    steps = [Treasures(seat=0, n=1 - n % 2 * 2) for n in range(PAGE + 30)]
    async with seated(backend, None, *steps, screen="/log") as (window, table):
        await window.tap("30 earlier steps")
        table.undo_to(40)
        await window.settle()
        assert next(text for text in window.texts() if text.startswith("Step")) == "Step 40"


async def test_a_long_match_is_followed_beside_the_windows(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    table = backend.start("farshore", setup())
    for n in range(4):
        assert table.play(Treasures(seat=0, n=1 - n % 2 * 2)) is None
    await table.saved()
    backend.open_matches.clear()
    monkeypatch.setattr("companion.place.Place.long_record", 3)
    followed: list[str] = []

    def refolding(_: Table[Any]) -> Iterator[None]:
        followed.append(threading.current_thread().name)
        yield

    monkeypatch.setattr(Table, "_refolding", refolding)
    await backend.table(table.id)
    assert followed[0] != threading.main_thread().name


async def test_the_three_answers_of_a_lookout_are_shown_as_one_step(backend: Backend) -> None:
    lookout = FollowRoute(spot=LookoutSpot(colour=Colour.GREEN))
    moves = (TO_DRIFTWOOD, lookout, LookForPurple(found=False))
    async with seated(backend, None, *moves, screen="/log") as (window, _):
        assert [text for text in window.texts() if text.startswith("Step")] == ["Steps 2–3", "Step 1"]
        await window.tap("Steps 2–3")
        assert {"Undo step 2 and all after it", "Change step 2", "Change step 3"} <= set(window.names())


async def test_steps_stand_below_the_season_they_were_made_in(backend: Backend) -> None:
    spring = Prepare(seat=0, season=Season.SPRING)
    async with seated(backend, setup("Ola", "Jan", krabita=None), TO_DRIFTWOOD, screen="/log") as (window, table):
        assert "winter" in window.texts()
        assert table.play(PlaceWorker(seat=1, place=DOCKS)) is None
        assert table.play(table.game.insist(table.state, spring)) is None
        assert table.play(PlaceWorker(seat=1, place=DOCKS)) is None
        await window.settle()
        shown = [text for text in window.texts() if text in ("winter", "spring") or text.startswith("Step")]
        assert shown == ["spring", "Step 4", "winter", "Step 3", "Step 2", "Step 1"]


async def test_each_step_carries_the_sign_and_the_colour_of_its_player(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD, HER_DOCKS, screen="/log") as (window, _):
        tiles = window.all(ft.ListTile)
        assert len({tile.leading.src for tile in tiles if isinstance(tile.leading, ft.Image)}) == len(tiles)
        edges = [box.border.left.color for box in window.all(ft.Container) if isinstance(box.border, ft.Border)]
        assert len(set(edges)) == len(edges) == len(tiles)
