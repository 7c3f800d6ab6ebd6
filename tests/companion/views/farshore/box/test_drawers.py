"""My box, in memory: every part, every message, every way back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.farshore.drawers import DRAWERS
from companion.languages import LANGUAGES
from companion.views.farshore.box.track import read_track
from rules.farshore.components.box import Box, IslandText, MapNeeds, ShoreText, WeatherText, WindTile
from rules.farshore.components.route_cards import DocksSpot
from rules.farshore.components.ship import Track
from rules.farshore.components.traits import Colour, Counts, Kind, Rarity, Resource
from tests.companion.views.at_box import FULL, at, kept
from tests.harness.window import Window, spoken_name

PARTS = tuple(drawer.name for drawer in DRAWERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["", *PARTS])
@pytest.mark.parametrize("box", [Box(), FULL], ids=["empty", "full"])
async def test_everything_in_the_box_has_words_and_a_spoken_name(
    tmp_path: Path, language: str, part: str, box: Box
) -> None:
    saves = Saves(tmp_path)
    saves.keep_box("farshore", box)
    async with at(Backend(saves), part, language) as window:
        assert [control for control in window.tappable() if not spoken_name(control)] == []
        assert window.texts()
        assert [text for text in window.texts() if text.startswith(("farshore", "controls."))] == []


async def test_a_part_that_does_not_exist_says_so(backend: Backend) -> None:
    async with at(backend, "nowhere") as window:
        assert window.reads("Nothing here")


async def test_a_tile_is_told_with_one_tap_is_kept_and_can_be_taken_back(backend: Backend) -> None:
    async with at(backend, "tiles") as window:
        await window.tap("Stack A: green")
        assert kept(backend).wind_tiles == (WindTile(stack="A", traits=(Colour.GREEN,)),)
        assert window.reads("Tile 2 of 4 shows:")
        await window.undo()
        assert kept(backend).wind_tiles == ()
        assert not window.reads("Tile 2 of 4 shows:")


async def test_a_tile_may_show_several_things(backend: Backend) -> None:
    async with at(backend, "tiles") as window:
        await window.tap("Stack B: a tile with several things")
        await window.tap("Stack B: keep this tile")
        assert window.reads("A wind rose tile shows at least one thing.")
        for trait in ("unique", "creature"):
            await window.tap(f"Stack B: {trait}")
        await window.tap("Stack B: keep this tile")
        assert kept(backend).wind_tiles == (WindTile(stack="B", traits=(Kind.CREATURE, Rarity.UNIQUE)),)


async def test_a_wrong_tile_is_corrected_or_removed(backend: Backend) -> None:
    async with at(backend, "tiles") as window:
        await window.tap("Stack A: green")
        await window.tap("Correct: Stack A: green")
        await window.tap("Never mind")
        await window.tap("Correct: Stack A: green")
        await window.tap("Stack A: green")
        await window.tap("Stack A: blue")
        await window.tap("Keep")
        assert kept(backend).wind_tiles == (WindTile(stack="A", traits=(Colour.BLUE,)),)
        await window.tap("Correct: Stack A: blue")
        await window.tap("Remove: Stack A: blue")
        assert kept(backend).wind_tiles == ()
        assert not window.reads("This tile really shows:")


async def test_the_same_tile_is_not_listed_twice(backend: Backend) -> None:
    async with at(backend, "tiles") as window:
        await window.tap("Stack A: green")
        await window.tap("Stack A: green")
        assert window.reads("Your box already says exactly that.")
        assert len(kept(backend).wind_tiles) == 1


async def test_a_stack_of_four_is_complete(backend: Backend) -> None:
    async with at(backend, "tiles") as window:
        for colour in ("green", "blue", "brown", "red"):
            await window.tap(f"Stack A: {colour}")
        assert window.reads("All four tiles of this stack are known.")
        assert "Stack A: purple" not in window.names()


async def test_what_another_window_told_meanwhile_is_not_undone_with_ones_own(backend: Backend) -> None:
    async with at(backend, "tiles") as window:
        await window.tap("Stack A: green")
        later = kept(backend).learn(WindTile(stack="B", traits=(Rarity.COMMON,)))
        await backend.work(lambda saves: saves.keep_box("farshore", later))
        await window.undo()
        assert kept(backend) == later
        assert window.reads("Your box has been changed since")


async def test_a_box_that_cannot_be_written_says_so(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async with at(backend, "tiles") as window:
        monkeypatch.setattr(Saves, "keep_box", full)
        await window.tap("Stack A: green")
        assert window.reads("could not be written to disk")
        assert window.reads("Tile 1 of 4 shows:")


async def test_what_cannot_be_taken_back_on_disk_stays_and_says_so(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async with at(backend, "tiles") as window:
        await window.tap("Stack A: green")
        monkeypatch.setattr(Saves, "keep_box", full)
        await window.undo()
        assert window.reads("could not be written to disk")
        assert window.reads("Tile 2 of 4 shows:")


async def test_a_map_kind_is_told_corrected_and_forgotten(backend: Backend) -> None:
    async with at(backend, "maps") as window:
        await window.tap("Enter: Map kind 5")
        await window.tap("Keep")
        assert window.reads("A map tile asks for at least one card.")
        for _ in range(3):
            await window.tap("Map kind 5: red: one more")
        await window.tap("Map kind 5: red: one less")
        await window.tap("Keep")
        assert kept(backend).map_needs == (MapNeeds(kind="fifth", needs=Counts(red=2)),)
        assert window.reads("2 red")
        await window.tap("Correct: Map kind 5")
        await window.tap("Never mind")
        await window.tap("Remove: Map kind 5")
        assert kept(backend).map_needs == ()


async def test_what_the_rulebook_says_is_marked_with_its_page(backend: Backend) -> None:
    async with at(backend, "maps") as window:
        marks = [text for text in window.texts() if "rulebook" in text or text in ("reported", "not known yet")]
        assert marks == ["from the rulebook, p. 6"] * 2 + ["reported"] * 2 + ["not known yet"] * 2


async def test_a_shore_space_is_described_and_the_description_removed(backend: Backend) -> None:
    async with at(backend, "shores") as window:
        field = next(field for field in window.all(ft.TextField) if field.label == "What it gives")
        await _write(window, field, "3 wood")
        await window.tap("Keep: Shore (driftwood)")
        assert kept(backend).shores == (ShoreText(space=Resource.DRIFTWOOD, text="3 wood"),)
        field = next(field for field in window.all(ft.TextField) if field.value == "3 wood")
        await _write(window, field, " ")
        await window.tap("Keep: Shore (driftwood)")
        assert kept(backend).shores == ()


async def test_islands_and_weather_are_noted_in_ones_own_words(backend: Backend) -> None:
    async with at(backend, "islands") as window:
        await window.tap("Add the island")
        assert window.reads("Write down what the tile shows first.")
        await window.enter("What the island gives", "2 cards")
        await window.tap("Add the island")
        assert kept(backend).islands == (IslandText(text="2 cards"),)
        await window.tap("Remove: 2 cards")
        assert kept(backend).islands == ()
    async with at(backend, "weather") as window:
        await window.tap("Add the weather card")
        assert window.reads("Write down the upper effect first.")
        await window.enter("Upper effect", "Fog")
        await window.enter("Lower effect", "Storm")
        await window.tap("Add the weather card")
        assert kept(backend).weather == (WeatherText(top="Fog", bottom="Storm"),)


async def test_the_track_is_corrected_and_put_back(backend: Backend) -> None:
    async with at(backend, "track") as window:
        await window.enter("Values with a chest", "4, 7")
        await window.tap("Keep")
        assert window.reads("That is no track")
        await window.enter("Printed values", "0 2 4 6 – 8")
        await window.tap("Keep")
        assert kept(backend).track == Track(values=(0, 2, 4, 6, 7, 8), chests=(4, 7))
        await window.tap("Back to the reported track")
        assert kept(backend).track is None
        assert window.reads("40 steps, up to 60")


@pytest.mark.parametrize("values", ["", "0", "1, 2", "0, 2, 2", "0, two", "0, 1234"])
def test_what_is_no_track_is_refused(values: str) -> None:
    assert read_track(values, "") is None


async def test_a_route_card_needs_all_three_sections(backend: Backend) -> None:
    async with at(backend, "routes") as window:
        await window.tap("Upper section: Island")
        await window.tap("Middle section: Another place")
        await window.tap("Add the route card")
        assert window.reads("A route card has three sections")
        await window.tap("Lower section: Docks, ship +2")
        await window.tap("Add the route card")
        assert [card.bottom for card in kept(backend).routes] == [DocksSpot(spaces=2)]
        await window.tap("Remove: Route card 1")
        assert kept(backend).routes == ()


async def test_the_overview_leads_to_every_part_and_back(backend: Backend) -> None:
    async with at(backend) as window:
        await window.tap("Enter the wind rose tiles")
        assert window.page.route == "/box/farshore/tiles"
        await window.tap("The whole box")
        assert window.page.route == "/box/farshore"
        await window.tap("Map tiles")
        assert window.page.route == "/box/farshore/maps"


async def test_the_edition_is_kept_and_can_be_taken_back(backend: Backend) -> None:
    async with at(backend) as window:
        await window.tap("German")
        assert kept(backend).edition == "de"
        await window.undo()
        assert kept(backend).edition is None


async def _write(window: Window, field: Any, text: str) -> None:
    window.session.apply_patch(field._i, {"value": text})
    await window.fire(field, "change", text)
