"""A match in the process: playing, refusing, taking back, changing what was, keeping it on disk."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from companion.backend import Backend
from companion.disk.saves import Saves, Status, Total
from companion.match.table import Table, Unplayable
from companion.score.opening import open_sheet
from rules.farshore.components.places import DOCKS, SHORES
from rules.farshore.components.route_cards import DocksSpot, ShoreSpot
from rules.farshore.components.traits import Resource, Season
from rules.farshore.krabita.moves import FollowRoute
from rules.farshore.moves import CorrectPerson, PlaceWorker, Treasures
from rules.farshore.reasons import Reason
from rules.kernel import IllegalMove, Misfit, phrase
from tests.companion.saved import at_table
from tests.companion.views.at_table import setup

TO_DRIFTWOOD = PlaceWorker(seat=0, place=SHORES[0])
TO_SEAWEED = PlaceWorker(seat=0, place=SHORES[1])
TIDE = {"kind": "played", "move": {"insist": [], "kind": "high_tide", "islands": [1]}}
"""What no table can insist on now."""
HER_DOCKS = FollowRoute(spot=DocksSpot(spaces=1))
HER_SEAWEED = FollowRoute(spot=ShoreSpot(resource=Resource.SEAWEED))


async def on_disk(backend: Backend, table: Table) -> Any:
    found = await backend.work(lambda saves: saves.match(table.id))
    assert found is not None
    return found


def line(table: Table) -> tuple[Any, ...]:
    return tuple(table.journal.moves)


async def test_a_move_is_in_force_at_once_and_soon_on_disk(backend: Backend, table: Table) -> None:
    assert table.play(TO_DRIFTWOOD) is None
    assert table.state.people[0].placed == (SHORES[0],)
    assert not table.is_saved
    await table.saved()
    assert table.is_saved
    found = await on_disk(backend, table)
    assert [entry["move"]["kind"] for entry in found.journal["entries"]] == ["place_worker"]
    assert found.status is Status.RUNNING


async def test_a_refused_move_changes_nothing_and_says_why(table: Table) -> None:
    table.play(TO_DRIFTWOOD)
    version = table.version
    why = table.play(TO_SEAWEED)
    assert why is not None
    assert why.key in (Reason.OUT_OF_TURN, Reason.NOT_NOW)
    assert (table.version, len(table.journal.moves)) == (version, 1)


async def test_undo_and_redo_walk_the_same_line(table: Table) -> None:
    table.play(TO_DRIFTWOOD)
    played = table.state
    table.play(HER_DOCKS)
    table.undo()
    assert table.state == played
    table.redo()
    assert table.state.her.placed == (DOCKS,)


async def test_undo_and_redo_at_the_ends_change_nothing(table: Table) -> None:
    version = table.version
    table.undo()
    table.redo()
    assert table.version == version


async def test_going_back_to_a_step_can_be_redone_step_by_step(table: Table) -> None:
    for move in (TO_DRIFTWOOD, HER_DOCKS, TO_SEAWEED):
        table.play(move)
    table.undo_to(1)
    assert line(table) == (TO_DRIFTWOOD,)
    table.redo()
    table.redo()
    assert line(table) == (TO_DRIFTWOOD, HER_DOCKS, TO_SEAWEED)


async def test_an_earlier_step_is_changed_and_the_rest_replayed(table: Table) -> None:
    table.play(TO_DRIFTWOOD)
    table.play(HER_DOCKS)
    table.amend({0: TO_SEAWEED})
    assert table.state.people[0].placed == (SHORES[1],)
    assert table.state.her.placed == (DOCKS,)
    table.undo()
    assert table.state.people[0].placed == (SHORES[0],)


async def test_a_change_that_a_later_step_does_not_survive_names_it_and_changes_nothing(table: Table) -> None:
    table.play(TO_DRIFTWOOD)
    table.play(HER_SEAWEED)
    before = table.journal
    with pytest.raises(Misfit) as misfit:
        table.amend({0: TO_SEAWEED})
    assert (misfit.value.at, misfit.value.why.key) == (1, Reason.PLACE_OCCUPIED)
    assert table.journal is before
    table.amend({0: TO_SEAWEED}, keep=1)
    assert line(table) == (TO_SEAWEED,)


async def test_the_state_before_a_step_follows_changes_made_before_it(table: Table) -> None:
    table.play(TO_DRIFTWOOD)
    table.play(HER_DOCKS)
    assert table.state_before(1).people[0].placed == (SHORES[0],)
    assert table.state_before(1, {0: TO_SEAWEED}).people[0].placed == (SHORES[1],)


async def test_the_log_tells_every_step_and_the_last_one_alone(table: Table) -> None:
    assert (table.log(), table.last) == ((), ())
    table.play(TO_DRIFTWOOD)
    table.play(Treasures(seat=0, n=1))
    keys = [[line.key for line in step] for step in table.log()]
    assert keys == [["farshore.log_worker"], ["farshore.log_treasures"]]
    assert table.last == table.log()[-1]
    table.undo()
    table.play(HER_DOCKS)
    assert table.last[0].key == "farshore.log_route_docks"


async def test_what_is_written_last_is_what_was_played_last(backend: Backend, table: Table) -> None:
    table.play(TO_DRIFTWOOD)
    await asyncio.sleep(0)
    table.play(HER_DOCKS)
    table.undo()
    while not table.is_saved:
        await table.saved()
    found = await on_disk(backend, table)
    assert (len(found.journal["entries"]), found.journal["cursor"]) == (2, 1)


async def test_the_points_of_a_state_are_counted_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    count, counted = table.game.score, list[int]()

    def counting(state: Any) -> Any:
        counted.append(len(state.people[0].placed))
        return count(state)

    monkeypatch.setattr(table, "game", replace(table.game, score=counting))
    assert table.play(TO_DRIFTWOOD) is None
    assert table.scores_of(table.state) == table.scores_of(table.state) == count(table.state)
    await table.saved()
    assert counted == [1]


async def test_two_who_sit_down_share_one_table_also_after_a_restart(backend: Backend, table: Table) -> None:
    table.play(TO_DRIFTWOOD)
    await table.saved()
    assert await backend.table(table.id) is table
    again = Backend(Saves(backend.folder))
    one, other = await asyncio.gather(again.table(table.id), again.table(table.id))
    assert one is other
    assert one is not None
    assert one.state == table.state
    again.close()


async def test_nobody_sits_down_to_a_match_that_is_not_there_or_not_ours(backend: Backend, table: Table) -> None:
    await table.saved()
    assert await backend.table("nowhere") is None
    found = await on_disk(backend, table)
    with pytest.raises(Unplayable):
        at_table(found.replace(game="chess"), backend)
    with pytest.raises(Unplayable):
        at_table(found.replace(journal={"setup": 3}), backend)


async def test_a_record_that_the_rules_no_longer_follow_is_shown_up_to_there(backend: Backend, table: Table) -> None:
    table.play(TO_DRIFTWOOD)
    await table.saved()
    found = await on_disk(backend, table)
    entry = found.journal["entries"][0]
    twice = {**found.journal, "entries": [entry, entry], "cursor": 2}
    opened = at_table(found.replace(journal=twice), backend)
    assert opened.misfit is not None
    assert opened.misfit.at == 1
    assert opened.state.people[0].placed == (SHORES[0],)
    assert len(opened.log()) == 1
    assert opened.play(HER_DOCKS) is opened.misfit.why
    opened.undo()
    assert opened.misfit is None
    await opened.saved()


async def test_a_record_that_the_rules_no_longer_follow_keeps_its_totals_whatever_becomes_of_the_match(
    backend: Backend, table: Table
) -> None:
    table.play(TO_DRIFTWOOD)
    await table.saved()
    found = await on_disk(backend, table)
    entry = found.journal["entries"][0]
    as_it_stood = found.replace(
        id="older",
        rules_version=found.rules_version - 1,
        totals=(Total(player="Ola", points=61),),
        caption=phrase("table.misfit_title"),
        journal={**found.journal, "entries": [entry, TIDE], "cursor": 2},
    )
    await backend.work(lambda saves: saves.keep_match(as_it_stood))
    opened = at_table(as_it_stood, backend)
    for abandoned, status in ((True, Status.ABANDONED), (False, Status.RUNNING)):
        opened.abandon(abandoned)
        await opened.saved()
        kept = await on_disk(backend, opened)
        assert kept == as_it_stood.replace(status=status, changed=kept.changed)


async def test_a_table_nobody_can_sit_at_is_refused(backend: Backend) -> None:
    with pytest.raises(IllegalMove):
        backend.start("farshore", setup("Ola", krabita=None))


async def test_a_match_can_be_abandoned_and_taken_up_again(table: Table) -> None:
    statuses = []
    for abandoned in (True, False):
        table.abandon(abandoned)
        statuses.append(table.status)
    assert statuses == [Status.ABANDONED, Status.RUNNING]
    await table.saved()


async def test_going_back_leaves_an_earlier_step_as_it_was_changed(backend: Backend) -> None:
    table = backend.start("farshore", setup("Ola", "Jan", krabita=None))
    first, other = (PlaceWorker(seat=0, place=place) for place in (SHORES[0], SHORES[3]))
    for move in (first, PlaceWorker(seat=1, place=DOCKS), PlaceWorker(seat=0, place=DOCKS)):
        assert table.play(move) is None
    table.amend({0: other})
    table.undo_to(2)
    assert table.journal.moves == (other, PlaceWorker(seat=1, place=DOCKS))
    table.undo()
    assert len(table.journal.moves) == 3
    await table.saved()


async def test_a_match_that_is_played_on_is_no_longer_abandoned(backend: Backend) -> None:
    table = backend.start("farshore", setup())
    table.abandon()
    assert table.play(PlaceWorker(seat=0, place=DOCKS)) is None
    assert table.status is Status.RUNNING
    await table.saved()


async def test_a_match_with_a_sheet_that_nobody_finished_is_no_result(backend: Backend) -> None:
    table = backend.start("farshore", setup("Ola", "Jan", krabita=None))
    await table.saved()
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.change(sheet.sheet.replace(players=(sheet.sheet.players[0].replace(shells=3), *sheet.sheet.players[1:])))
    await sheet.saved()
    for seat in (0, 1):
        assert table.play(CorrectPerson(seat=seat, season=Season.AUTUMN, passed=True)) is None
    await table.saved()
    match = await backend.work(lambda saves: saves.match(table.id))
    assert match is not None
    assert (table.status, match.status) == (Status.FINISHED, Status.RUNNING)
    sheet.finish()
    await sheet.saved()
    match = await backend.work(lambda saves: saves.match(table.id))
    assert match is not None
    assert match.status is Status.FINISHED
