"""Nobody wins on what is not known: the headline asks for it, and leads to where it is entered."""

from __future__ import annotations

from companion.backend import Backend
from companion.score.scored_sheet import ScoredSheet
from rules.farshore.components.box import Box
from rules.farshore.score.sheet import Sheet
from tests.companion.views.score.at_sheet import at_sheet, people

TIED = Sheet.model_validate(
    {
        "players": [
            {"name": "Ola", "maps": [1, 2], "ship": 10, "resources": 1},
            {"name": "Marek", "totals": {"maps": 6}, "ship": 10},
        ]
    }
)


async def test_a_tie_that_hangs_on_tiles_entered_as_points_names_no_winner_and_leads_to_the_tiles(
    backend: Backend,
) -> None:
    async with at_sheet(backend, TIED) as (window, sheet):
        await window.tap("Receipt")
        assert window.reads("Tied with 16 points: Ola, Marek.")
        assert not window.reads("wins")
        assert not window.reads("1st")
        await window.tap("Marek: maps")
        assert window.reads("No map tiles"), "not to the points, which are entered already"
        await window.tap("Add a 2")
        assert len(sheet.sheet.players[1].maps) == 1
        await window.tap("Receipt")
        assert window.reads("Ola wins with 16 points.")


async def test_such_a_tie_is_no_result_when_it_is_finished_either(backend: Backend) -> None:
    async with at_sheet(backend, TIED, finished=True) as (window, sheet):
        assert window.reads("Tied with 16 points: Ola, Marek.")
        await sheet.saved()
    (entry,) = await backend.look_at_shelf()
    assert entry.summary is not None
    assert [part.complete for part in entry.summary.parts] == [True, False]
    assert ScoredSheet(TIED, Box()).verdict[0].key == "result.tied"


async def test_leftover_resources_are_asked_for_where_they_decide(backend: Backend) -> None:
    sheet = Sheet.model_validate({"players": [{"name": "Ola", "ship": 10}, {"name": "Marek", "ship": 10}]})
    async with at_sheet(backend, sheet) as (window, _):
        await window.tap("Receipt")
        assert window.reads("Shared victory")
        await window.tap("Ola: resources")
        await window.enter("Resources left", "2")
        await window.tap("Receipt")
        assert window.reads("Ola wins with 10 points.")


async def test_a_player_with_nothing_entered_is_named_and_nobody_has_won_yet(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Diver")
        await window.tap("Receipt")
        assert window.reads("So far")
        assert not window.reads("wins")
        await window.tap("Marek: nothing entered yet")
        await window.tap("Diver")
        assert sheet.sheet.players[1].cards == ("diver",)
