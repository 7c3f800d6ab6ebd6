"""A sheet and the record of its match: they go along together, and never tell two results in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.backend import Backend
from companion.disk.saves import Saves, Status
from companion.match.shelving import abandon
from companion.match.table import Table
from companion.score.open_sheet import OpenSheet
from companion.score.opening import open_sheet
from companion.screen.words import translator
from rules.farshore.moves import PlayCard, Shells, ShipAt
from tests.companion.score.test_open_sheet import entered, on_disk
from tests.companion.views.at_table import krabita_only, play_until, setup


@pytest.fixture
async def table(backend: Backend) -> Table:
    table = backend.start("farshore", setup())
    for move in (PlayCard(seat=0, card="diver"), Shells(seat=0, n=4)):
        assert table.play(move) is None
    await table.saved()
    return table


@pytest.fixture
async def finished_early(backend: Backend, table: Table) -> OpenSheet:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.finish()
    await sheet.saved()
    return sheet


def totals(table: Table) -> list[int]:
    return [score.total for score in table.game.score(table.state)]


def points(sheet: OpenSheet) -> list[int]:
    return [score.total for score in sheet.scored.scores]


async def test_a_match_played_on_after_its_score_was_finished_takes_its_sheet_along(
    backend: Backend, table: Table, finished_early: OpenSheet
) -> None:
    play_until(table, lambda state: state.over)
    match = await on_disk(backend, table)
    assert points(finished_early) == totals(table) == [total.points for total in match.totals]
    assert (match.status, match.sheet_finished) == (Status.RUNNING, False), "nobody has counted the end yet"
    finished_early.finish()
    assert (await on_disk(backend, table)).status is Status.FINISHED


async def test_the_same_where_the_sheet_was_finished_before_the_last_start(
    tmp_path: Path, backend: Backend, table: Table, finished_early: OpenSheet
) -> None:
    assert finished_early.finished
    again = Backend(Saves(tmp_path))
    found = await again.table(table.id)
    assert found is not None
    play_until(found, lambda state: state.over)
    match = await on_disk(again, found)
    assert [total.points for total in match.totals] == totals(found)
    again.close()


async def test_an_earlier_step_changed_after_the_end_changes_the_finished_sheet_and_is_logged(
    backend: Backend, table: Table
) -> None:
    play_until(table, lambda state: state.over)
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.finish()
    before = points(sheet)
    table.amend({1: Shells(seat=0, n=7)})
    assert points(sheet) == totals(table) != before
    assert sheet.finished
    assert [translator("en")(made.what) for made in sheet.corrections] == ["Ola, shells: 7, before 4"]
    await table.saved()


async def test_what_somebody_entered_stays_and_is_told_with_one_tap_to_take_over_the_record(
    backend: Backend, table: Table
) -> None:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.change(entered(sheet.sheet, ship=10, resources=4))
    assert table.play(ShipAt(seat=0, value=12)) is None
    assert sheet.sheet.players[0].ship == 10
    assert [translator("en")(what) for what in sheet.differences] == ["Ola, ship: 10, before 12"]
    sheet.finish()
    assert sheet.differences, "also when it is finished"
    sheet.fill_again()
    assert sheet.differences == ()
    assert (sheet.sheet.players[0].ship, sheet.sheet.players[0].resources) == (12, 4), "what no record knows stays"
    await sheet.saved()


async def test_points_counted_by_hand_differ_from_a_record_that_knows_the_row(backend: Backend, table: Table) -> None:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    ola = sheet.sheet.players[0]
    sheet.change(entered(sheet.sheet, totals=ola.totals.replace(ship=30)))
    assert len(sheet.differences) == 1
    sheet.fill_again()
    assert points(sheet) == totals(table)
    await sheet.saved()


async def test_what_the_record_does_not_know_is_no_difference(backend: Backend) -> None:
    table = backend.start("farshore", krabita_only())
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.change(entered(sheet.sheet, ship=30, cards=("diver",)))
    assert sheet.differences == ()
    await sheet.saved()


async def test_undo_at_the_sheet_keeps_what_was_played_meanwhile(backend: Backend, table: Table) -> None:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.change(entered(sheet.sheet, shells=3))
    assert table.play(ShipAt(seat=0, value=12)) is None
    sheet.undo()
    assert (sheet.sheet.players[0].shells, sheet.sheet.players[0].ship) == (4, 12)
    await sheet.saved()


async def test_looking_back_from_the_end_and_forward_again_costs_no_result(backend: Backend, table: Table) -> None:
    play_until(table, lambda state: state.over)
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.finish()
    table.undo()
    assert (sheet.finished, sheet.so_far) == (False, True)
    table.redo()
    assert sheet.finished
    assert (await on_disk(backend, table)).status is Status.FINISHED


async def test_a_match_that_stops_before_its_end_is_set_aside_with_its_score(backend: Backend, table: Table) -> None:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    assert (sheet.going_on, sheet.so_far) == (True, True)
    sheet.finish(abandoned=True)
    match = await on_disk(backend, table)
    assert (match.status, match.sheet_finished) == (Status.ABANDONED, True)
    assert sheet.so_far, "nobody has won it"
    (entry,) = await backend.look_at_shelf()
    await abandon(backend, entry, False)
    match = await on_disk(backend, table)
    assert (match.status, match.sheet_finished) == (Status.RUNNING, False)


async def test_a_sheet_that_lies_open_follows_every_move(backend: Backend, table: Table) -> None:
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    assert table.play(ShipAt(seat=0, value=12)) is None
    assert points(sheet) == totals(table)
    assert not sheet.entered
    await table.saved()
