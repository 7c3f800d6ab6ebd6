"""Back leaves a sub-step, a panel, a sheet or Share first, and the match last; what was begun is not lost."""

from __future__ import annotations

from companion.backend import Backend
from companion.screen.app import app
from rules.farshore.components.places import DOCKS
from rules.farshore.moves import PlaceWorker
from tests.companion.views.at_table import seated, setup
from tests.companion.views.score.at_sheet import at_sheet, people, position
from tests.harness.window import Window

TWO = setup("Ola", "Jan", krabita=None)
FIRST = PlaceWorker(seat=0, place=DOCKS)


async def test_back_leaves_a_move_that_was_begun_then_a_panel_and_the_match_last(backend: Backend) -> None:
    async with seated(backend, TWO) as (window, table):
        await window.tap("Brown cards")
        await window.back("/")
        assert window.reads("Place a worker")
        await window.tap("Players")
        await window.back("/")
        assert window.reads("Place a worker")
        assert window.page.route == f"/match/{table.id}", "the address is that of the screen again"
        await window.back("/")
        assert not window.reads("Place a worker")


async def test_back_puts_a_refusal_away(backend: Backend) -> None:
    async with seated(backend, TWO, PlaceWorker(seat=0, place=DOCKS)) as (window, table):
        await window.tap("Prepare for spring")
        await window.back("/")
        assert window.page.route == f"/match/{table.id}"
        assert window.reads("Place a worker")


async def test_a_begun_correction_is_not_lost_by_back(backend: Backend) -> None:
    async with seated(backend, TWO) as (window, table):
        await window.tap("Players")
        await window.tap("Ola")
        await window.tap("Correct a value")
        await window.tap("summer")
        await window.back("/")
        assert len(table.journal.moves) == 1


async def test_a_number_that_waits_to_be_asked_about_is_not_lost_by_back(backend: Backend) -> None:
    async with seated(backend, TWO) as (window, _):
        await window.tap("Ola")
        await window.tap("Correct a value")
        await window.enter("Ship at", "3")
        await window.back("/")
        assert window.reads("would be lost")


async def test_back_from_a_step_that_is_asked_again_leads_to_the_log(backend: Backend) -> None:
    async with seated(backend, TWO, FIRST, screen="/log") as (window, table):
        await window.tap("Step 1")
        await window.tap("Change step 1")
        await window.back("/")
        assert window.reads("What happened")
        assert window.page.route == f"/match/{table.id}/log"


async def test_back_leaves_share_then_the_receipt(backend: Backend) -> None:
    async with at_sheet(backend, position("two_people"), finished=True) as (window, sheet):
        await window.tap("Share")
        await window.back("/")
        assert window.page.route == f"/match/{sheet.id}/score"
        assert window.reads("Ola wins with")
        await window.tap("Correct")
        await window.back("/")
        assert window.reads("Ola wins with")
        await window.back("/")
        assert window.page.route == "/"


async def test_back_from_the_receipt_of_a_sheet_that_is_entered_leads_to_its_entry(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Jan")) as (window, sheet):
        await window.tap("Receipt")
        await window.back("/")
        assert window.reads("of 15 spaces taken")
        assert window.page.route == f"/match/{sheet.id}/score"


async def test_from_a_receipt_opened_on_the_shelf_the_arrow_leads_to_the_shelf(lived_in: Backend) -> None:
    async with Window(app(lived_in, "en"), route="/shelf") as window:
        await window.settle()
        await window.tap(next(str(name) for name in window.names() if "Krabita" in str(name) and "Ola" in str(name)))
        await window.settle()
        assert window.reads("Krabita wins with")
        await window.tap("Back")
        assert window.page.route == "/shelf"


async def test_from_a_rule_opened_at_the_table_one_comes_back_also_after_browsing_the_list(
    backend: Backend, every_page: None
) -> None:
    async with seated(backend, TWO, width=1280) as (window, table):
        await window.navigate(2)
        assert window.page.route == "/rules"
        await window.tap("To the table")
        assert window.page.route == f"/match/{table.id}"


async def test_from_a_page_far_from_the_table_one_tap_leads_back_to_it(backend: Backend, every_page: None) -> None:
    async with seated(backend, TWO) as (window, table):
        await window.tap("Rules for this moment")
        await window.tap("Search all rules")
        await window.enter("Search the rules", "hand limit")
        await window.tap("How many cards may I hold?")
        await window.tap("To the table")
        assert window.page.route == f"/match/{table.id}"


async def test_back_goes_one_step_of_a_set_up_back(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/farshore/solo") as window:
        await window.tap("Next")
        assert window.reads("Step 2 of")
        await window.back("/")
        assert window.reads("Step 1 of")
        await window.back("/")
        assert not window.reads("Step 1 of")
