"""After an earlier step was changed: a later one that no longer fits is answered again, or cut off."""

from __future__ import annotations

from companion.backend import Backend
from rules.farshore.components.places import DOCKS, SHORES
from rules.farshore.components.route_cards import DocksSpot, ShoreSpot
from rules.farshore.components.traits import Resource, Season
from rules.farshore.krabita.moves import FollowRoute
from rules.farshore.moves import LoseCard, Pass, PlaceWorker, PlayCard
from rules.farshore.players import Person
from rules.farshore.setup import Midway
from tests.companion.views.at_table import seated
from tests.rules.farshore.tables import a_setup

TO_DRIFTWOOD = PlaceWorker(seat=0, place=SHORES[0])
HER_DOCKS = FollowRoute(spot=DocksSpot(spaces=1))
HER_SEAWEED = FollowRoute(spot=ShoreSpot(resource=Resource.SEAWEED))


async def test_what_a_misfit_cuts_off_is_counted(backend: Backend) -> None:
    to_docks = PlaceWorker(seat=0, place=DOCKS)
    async with seated(backend, None, TO_DRIFTWOOD, HER_SEAWEED, to_docks, HER_DOCKS, screen="/log") as (window, _):
        await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.tap("Seaweed")
        assert "Keep the change and drop step 2 and all after it: 3 steps" in window.names()


async def test_a_later_step_that_no_longer_fits_is_answered_again(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD, HER_SEAWEED, screen="/log") as (window, table):
        await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.tap("Seaweed")
        assert window.reads("step 2 no longer fits")
        assert window.reads("there is room for one only")
        assert table.journal.moves == (TO_DRIFTWOOD, HER_SEAWEED)
        await window.tap("Answer step 2 again")
        await window.tap("Docks + 1")
        assert table.state.people[0].placed == (SHORES[1],)
        assert table.state.her.placed == (DOCKS,)


async def test_what_answered_no_question_is_not_answered_again(backend: Backend) -> None:
    """The card that leaves Ola's city would be lost to the move of whoever has the turn by then."""
    moves = (PlayCard(seat=0, card="harbor"), LoseCard(seat=0, card="harbor"), HER_DOCKS)
    async with seated(backend, None, *moves, screen="/log") as (window, table):
        await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.tap("Driftwood")
        assert window.reads("step 2 no longer fits")
        assert "Answer step 2 again" not in window.names()
        await window.tap("Keep the change and drop step 2 and all after it: 2 steps")
        assert table.journal.moves == (TO_DRIFTWOOD,)


async def test_after_the_end_no_step_is_answered_again(backend: Backend) -> None:
    autumn = Person(season=Season.AUTUMN)
    going_on = a_setup(2, None, midway=Midway(people=(autumn, autumn)))
    moves = (Pass(seat=0), PlaceWorker(seat=1, place=DOCKS), Pass(seat=1))
    async with seated(backend, going_on, *moves, screen="/log") as (window, table):
        await window.tap("Step 2")
        await window.tap("Change step 2")
        await window.tap("Pass")
        assert window.reads("step 3 no longer fits")
        assert "Answer step 3 again" not in window.names()
        await window.tap("Keep the change and drop step 3, the last one")
        assert table.question is None


async def test_a_misfit_may_be_cut_off_or_the_change_left(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD, HER_SEAWEED, screen="/log") as (window, table):
        for answer in ("Leave it as it was", "Keep the change and drop step 2, the last one"):
            if "Change step 1" not in window.names():
                await window.tap("Step 1")
            await window.tap("Change step 1")
            await window.tap("Seaweed")
            assert table.journal.moves == (TO_DRIFTWOOD, HER_SEAWEED)
            await window.tap(answer)
        assert [move.place for move in table.journal.moves] == [SHORES[1]]
        table.undo()
        assert table.journal.moves == (TO_DRIFTWOOD, HER_SEAWEED)
