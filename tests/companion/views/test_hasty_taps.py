"""Two taps where one was meant: an answer counts once its picture has stood, and counting taps all count."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from companion.screen.app import app
from rules.farshore.components.places import DOCKS, SHORES
from rules.farshore.moves import PlaceWorker, Treasures
from tests.companion.views.at_table import seated, setup
from tests.companion.views.score.at_sheet import at_sheet, people
from tests.harness.clock import Clock
from tests.harness.window import Window

TWO = setup("Ola", "Jan", krabita=None)
FIRST, SECOND = PlaceWorker(seat=0, place=DOCKS), PlaceWorker(seat=1, place=DOCKS)


@pytest.mark.parametrize("pause", [0.0, 0.12, 0.2])
@pytest.mark.parametrize("by", ["finger", "key"])
async def test_a_double_tap_does_not_play_the_next_ones_worker(
    backend: Backend, clock: Clock, pause: float, by: str
) -> None:
    async def answer() -> None:
        await (window.tap("Docks") if by == "finger" else window.press("7"))

    async with seated(backend, TWO, width=1280) as (window, table):
        clock.pass_by(1)
        await answer()
        first = table.journal.moves
        assert len(first) == 1
        clock.pass_by(pause)
        await answer()
        assert table.journal.moves == first
        clock.pass_by(0.31 - pause)
        await answer()
        assert len(table.journal.moves) == 2, "deliberate play is not slowed down"


async def test_a_second_tap_on_a_colour_plays_no_card_of_it(backend: Backend, clock: Clock) -> None:
    async with seated(backend, TWO) as (window, table):
        clock.pass_by(1)
        await window.tap("Brown cards")
        await window.tap("Castaway · 3 left")
        assert table.journal.moves == ()
        clock.pass_by(1)
        await window.tap("Castaway · 3 left")
        assert len(table.journal.moves) == 1


async def test_steps_of_a_number_all_count(backend: Backend, clock: Clock) -> None:
    async with seated(backend, TWO) as (window, table):
        clock.pass_by(1)
        await window.tap("Players")
        clock.pass_by(1)
        await window.tap("Ola")
        clock.pass_by(1)
        for _ in range(3):
            clock.pass_by(0.05)
            await window.tap("Ola: one treasure more")
        assert table.journal.moves == (Treasures(seat=0, n=1),) * 3


async def test_steps_back_all_count_and_a_stray_one_after_an_answer_does_not(backend: Backend, clock: Clock) -> None:
    async with seated(backend, TWO, FIRST, SECOND) as (window, table):
        clock.pass_by(1)
        await window.tap("Docks")
        await window.tap("Undo")
        assert len(table.journal.moves) == 3
        clock.pass_by(1)
        for _ in range(3):
            await window.tap("Undo")
        assert not table.journal.moves


async def test_a_second_tap_on_a_grey_answer_does_not_insist(backend: Backend, clock: Clock) -> None:
    driftwood = PlaceWorker(seat=0, place=SHORES[0])
    async with seated(backend, TWO, driftwood) as (window, table):
        clock.pass_by(1)
        await window.tap("Driftwood, taken by Ola")
        await window.tap("Our table says so")
        assert table.journal.moves == (driftwood,)
        clock.pass_by(1)
        await window.tap("Our table says so")
        assert len(table.journal.moves) == 2


async def test_a_tap_on_continue_answers_nothing_at_the_table(backend: Backend, clock: Clock) -> None:
    table = backend.start("farshore", TWO)
    await table.saved()
    await backend.look_at_shelf()
    async with Window(app(backend, "en"), route="/") as window:
        clock.pass_by(1)
        await window.tap(next(str(name) for name in window.names() if str(name).startswith("Continue")))
        await window.tap("Docks")
        assert table.journal.moves == ()


async def test_a_second_tap_on_the_way_to_the_receipt_finishes_nothing(backend: Backend, clock: Clock) -> None:
    async with at_sheet(backend, people("Ola", "Jan")) as (window, sheet):
        clock.pass_by(1)
        await window.tap("Receipt")
        await window.tap("Finish the score")
        assert not sheet.finished
        clock.pass_by(1)
        await window.tap("Finish the score")
        assert sheet.finished


async def test_cards_on_a_sheet_all_count_and_a_refusal_has_to_be_read(backend: Backend, clock: Clock) -> None:
    async with at_sheet(backend, people("Ola")) as (window, sheet):
        clock.pass_by(1)
        for _ in range(3):
            await window.tap("Diver")
        assert sheet.sheet.people[0].cards == ("diver",) * 3
        await window.tap("Galleon")
        await window.tap("Galleon")
        await window.tap("Our table says so")
        assert sheet.sheet.people[0].cards.count("galleon") == 1


async def test_a_second_tap_on_next_skips_no_step_of_a_set_up(backend: Backend, clock: Clock) -> None:
    async with Window(app(backend, "en"), route="/new/farshore/solo") as window:
        clock.pass_by(1)
        assert window.reads("Step 1 of")
        await window.tap("Next")
        await window.tap("Next")
        assert window.reads("Step 2 of")
