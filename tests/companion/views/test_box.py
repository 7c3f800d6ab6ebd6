"""My box, in memory: every part, every message, every way back."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.app import app
from companion.desk import Desk
from companion.farshore.boxes import learn
from companion.saves import Saves
from companion.store import Store
from companion.views.farshore.box.files import NotABox, added, box_text, read_box
from companion.views.farshore.box.screen import PARTS
from companion.views.farshore.box.track import read_track
from companion.words import LANGUAGES
from rules.farshore.components.box import (
    Box,
    CardFix,
    IslandText,
    MapNeeds,
    RouteCard,
    ShoreText,
    TrackFix,
    WeatherText,
    WindTile,
)
from rules.farshore.components.route_cards import DocksSpot, IslandSpot
from rules.farshore.components.ship import Track
from rules.farshore.components.traits import Colour, Counts, Kind, Rarity, Resource
from tests.harness.window import Window, spoken_name

FULL = Box(
    edition="pl",
    wind_tiles=(
        WindTile(stack="A", traits=(Colour.GREEN,)),
        WindTile(stack="B", traits=(Kind.CREATURE, Rarity.UNIQUE)),
    ),
    map_needs=(MapNeeds(kind="fifth", needs=Counts(red=3)),),
    cards=(CardFix(id="galleon", printed="Galeon", points=4),),
    routes=(RouteCard(top=IslandSpot(), middle=IslandSpot(), bottom=DocksSpot(spaces=1)),),
    shores=(ShoreText(space=Resource.MUSHROOM, text="2 grzybki"),),
    islands=(IslandText(text="3 karty"),),
    weather=(WeatherText(top="Mgła", bottom="Sztorm"),),
    track=Track(values=(0, 2, 4), chests=(4,)),
)


def kept(desk: Desk) -> Box:
    return Saves(desk.folder).box("farshore", Box) or Box()


@asynccontextmanager
async def at(desk: Desk, part: str = "", language: str = "en", width: int = 390) -> AsyncIterator[Window]:
    async with Window(app(desk, language), route=f"/box/{part}".rstrip("/"), width=width) as window:
        await rest(window)
        yield window


async def rest(window: Window) -> None:
    for _ in range(6):
        await window.settle()


async def tap(window: Window, name: str) -> None:
    await window.tap(name)
    await rest(window)


async def undo(window: Window) -> None:
    notice = window.all(ft.SnackBar)[-1]
    assert isinstance(notice.action, ft.SnackBarAction)
    await window.fire(notice.action, "click")
    await rest(window)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["", *PARTS])
@pytest.mark.parametrize("box", [Box(), FULL], ids=["empty", "full"])
async def test_everything_in_the_box_has_words_and_a_spoken_name(
    tmp_path: Path, language: str, part: str, box: Box
) -> None:
    saves = Saves(tmp_path)
    saves.keep_box("farshore", box)
    async with at(Desk(saves), part, language) as window:
        assert [control for control in window.tappable() if not spoken_name(control)] == []
        assert window.texts()
        assert [text for text in window.texts() if text.startswith(("farshore", "controls."))] == []


async def test_a_part_that_does_not_exist_says_so(desk: Desk) -> None:
    async with at(desk, "nowhere") as window:
        assert window.reads("Nothing here")


async def test_a_tile_is_told_with_one_tap_is_kept_and_can_be_taken_back(desk: Desk) -> None:
    async with at(desk, "tiles") as window:
        await tap(window, "Stack A: green")
        assert kept(desk).wind_tiles == (WindTile(stack="A", traits=(Colour.GREEN,)),)
        assert window.reads("Tile 2 of 4 shows:")
        await undo(window)
        assert kept(desk).wind_tiles == ()
        assert not window.reads("Tile 2 of 4 shows:")


async def test_a_tile_may_show_several_things(desk: Desk) -> None:
    async with at(desk, "tiles") as window:
        await tap(window, "Stack B: a tile with several things")
        await tap(window, "Stack B: keep this tile")
        assert window.reads("A wind rose tile shows at least one thing.")
        for trait in ("unique", "creature"):
            await tap(window, f"Stack B: {trait}")
        await tap(window, "Stack B: keep this tile")
        assert kept(desk).wind_tiles == (WindTile(stack="B", traits=(Kind.CREATURE, Rarity.UNIQUE)),)


async def test_a_wrong_tile_is_corrected_or_removed(desk: Desk) -> None:
    async with at(desk, "tiles") as window:
        await tap(window, "Stack A: green")
        await tap(window, "Correct: Stack A: green")
        await tap(window, "Never mind")
        await tap(window, "Correct: Stack A: green")
        await tap(window, "Stack A: green")
        await tap(window, "Stack A: blue")
        await tap(window, "Keep")
        assert kept(desk).wind_tiles == (WindTile(stack="A", traits=(Colour.BLUE,)),)
        await tap(window, "Correct: Stack A: blue")
        await tap(window, "Remove: Stack A: blue")
        assert kept(desk).wind_tiles == ()
        assert not window.reads("This tile really shows:")


async def test_the_same_tile_is_not_listed_twice(desk: Desk) -> None:
    async with at(desk, "tiles") as window:
        await tap(window, "Stack A: green")
        await tap(window, "Stack A: green")
        assert window.reads("Your box already says exactly that.")
        assert len(kept(desk).wind_tiles) == 1


async def test_a_stack_of_four_is_complete(desk: Desk) -> None:
    async with at(desk, "tiles") as window:
        for colour in ("green", "blue", "brown", "red"):
            await tap(window, f"Stack A: {colour}")
        assert window.reads("All four tiles of this stack are known.")
        assert "Stack A: purple" not in window.names()


async def test_what_another_window_told_meanwhile_is_not_undone_with_ones_own(desk: Desk) -> None:
    async with at(desk, "tiles") as window:
        await tap(window, "Stack A: green")
        later = kept(desk).learn(WindTile(stack="B", traits=(Rarity.COMMON,)))
        await desk.work(lambda saves: saves.keep_box("farshore", later))
        await undo(window)
        assert kept(desk) == later
        assert window.reads("Your box has been changed since")


async def test_a_box_that_cannot_be_written_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async with at(desk, "tiles") as window:
        monkeypatch.setattr(Saves, "keep_box", full)
        await tap(window, "Stack A: green")
        assert window.reads("could not be written to disk")
        assert window.reads("Tile 1 of 4 shows:")


async def test_a_map_kind_is_told_corrected_and_forgotten(desk: Desk) -> None:
    async with at(desk, "maps") as window:
        await tap(window, "Tell: Map kind 5")
        await tap(window, "Keep")
        assert window.reads("A map tile asks for at least one card.")
        for _ in range(3):
            await tap(window, "Map kind 5: red: one more")
        await tap(window, "Map kind 5: red: one less")
        await tap(window, "Keep")
        assert kept(desk).map_needs == (MapNeeds(kind="fifth", needs=Counts(red=2)),)
        assert window.reads("2 red")
        await tap(window, "Correct: Map kind 5")
        await tap(window, "Never mind")
        await tap(window, "Remove: Map kind 5")
        assert kept(desk).map_needs == ()


async def test_what_the_rulebook_says_is_marked_with_its_page(desk: Desk) -> None:
    async with at(desk, "maps") as window:
        marks = [text for text in window.texts() if "rulebook" in text or text in ("reported", "not known yet")]
        assert marks == ["from the rulebook, p. 6"] * 2 + ["reported"] * 2 + ["not known yet"] * 2


async def test_a_card_is_found_in_any_language_and_corrected(desk: Desk) -> None:
    async with at(desk, "cards") as window:
        await window.enter("Search for a card", "abtei")
        await tap(window, "Abbey")
        await window.enter("Printed name", "  Opactwo   na wzgórzu ")
        await tap(window, "Printed points: one more")
        await tap(window, "Copies in the deck: one less")
        await tap(window, "unique")
        await tap(window, "Keep")
        fix = CardFix(id="abbey", printed="Opactwo na wzgórzu", points=3, copies=2, rarity=Rarity.UNIQUE)
        assert kept(desk).cards == (fix,)
        assert window.reads("3 points · unique · 2 copies · yours")
        await tap(window, "Opactwo na wzgórzu")
        await tap(window, "Back to what we ship")
        assert kept(desk).cards == ()


async def test_a_card_set_back_by_hand_is_no_correction(desk: Desk) -> None:
    async with at(desk, "cards") as window:
        await window.enter("Search for a card", "abbey")
        for step in ("more", "less"):
            await tap(window, "Abbey")
            await tap(window, f"Printed points: one {step}")
            await tap(window, "Keep")
        await tap(window, "Abbey")
        await tap(window, "Keep")
        assert kept(desk).cards == ()


async def test_a_search_that_finds_nothing_says_so(desk: Desk) -> None:
    async with at(desk, "cards") as window:
        await window.enter("Search for a card", "zeppelin")
        assert window.reads("No card is called “zeppelin”.")


async def test_a_shore_space_is_described_and_the_description_removed(desk: Desk) -> None:
    async with at(desk, "shores") as window:
        field = next(field for field in window.all(ft.TextField) if field.label == "What it gives")
        await _write(window, field, "3 wood")
        await tap(window, "Keep: Shore (driftwood)")
        assert kept(desk).shores == (ShoreText(space=Resource.DRIFTWOOD, text="3 wood"),)
        field = next(field for field in window.all(ft.TextField) if field.value == "3 wood")
        await _write(window, field, " ")
        await tap(window, "Keep: Shore (driftwood)")
        assert kept(desk).shores == ()


async def test_islands_and_weather_are_noted_in_ones_own_words(desk: Desk) -> None:
    async with at(desk, "islands") as window:
        await tap(window, "Add the island")
        assert window.reads("Write down what the tile shows first.")
        await window.enter("What the island gives", "2 cards")
        await tap(window, "Add the island")
        assert kept(desk).islands == (IslandText(text="2 cards"),)
        await tap(window, "Remove: 2 cards")
        assert kept(desk).islands == ()
    async with at(desk, "weather") as window:
        await tap(window, "Add the weather card")
        assert window.reads("Write down the upper effect first.")
        await window.enter("Upper effect", "Fog")
        await window.enter("Lower effect", "Storm")
        await tap(window, "Add the weather card")
        assert kept(desk).weather == (WeatherText(top="Fog", bottom="Storm"),)


async def test_the_track_is_corrected_and_put_back(desk: Desk) -> None:
    async with at(desk, "track") as window:
        await window.enter("Values with a chest", "4, 7")
        await tap(window, "Keep")
        assert window.reads("That is no track")
        await window.enter("Printed values", "0 2 4 6 – 8")
        await tap(window, "Keep")
        assert kept(desk).track == Track(values=(0, 2, 4, 6, 7, 8), chests=(4, 7))
        await tap(window, "Back to the reported track")
        assert kept(desk).track is None
        assert window.reads("40 steps, up to 60")


@pytest.mark.parametrize("values", ["", "0", "1, 2", "0, 2, 2", "0, two", "0, 1234"])
def test_what_is_no_track_is_refused(values: str) -> None:
    assert read_track(values, "") is None


async def test_a_route_card_needs_all_three_sections(desk: Desk) -> None:
    async with at(desk, "routes") as window:
        await tap(window, "Upper section: Island")
        await tap(window, "Middle section: Another place")
        await tap(window, "Add the route card")
        assert window.reads("A route card has three sections")
        await tap(window, "Lower section: Docks, ship +2")
        await tap(window, "Add the route card")
        assert [card.bottom for card in kept(desk).routes] == [DocksSpot(spaces=2)]
        await tap(window, "Remove: Route card 1")
        assert kept(desk).routes == ()


async def test_the_overview_leads_to_every_part_and_back(desk: Desk) -> None:
    async with at(desk) as window:
        await tap(window, "Tell the wind rose tiles")
        assert window.page.route == "/box/tiles"
        await tap(window, "The whole box")
        assert window.page.route == "/box"
        await tap(window, "Map tiles")
        assert window.page.route == "/box/maps"


async def test_the_edition_is_kept_and_can_be_taken_back(desk: Desk) -> None:
    async with at(desk) as window:
        await tap(window, "German")
        assert kept(desk).edition == "de"
        await undo(window)
        assert kept(desk).edition is None


# Files


async def test_the_box_is_exported_and_the_file_reads_back_the_same(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep_box("farshore", FULL)
    async with at(Desk(saves)) as window:
        await tap(window, "Save as a file")
        call = next(args for name, args in window.wire.invoked if name == "save_file")
        assert read_box("x.json", call["src_bytes"]) == FULL


def test_a_box_file_of_the_data_folder_can_be_read_too(tmp_path: Path) -> None:
    Saves(tmp_path).keep_box("farshore", FULL)
    assert read_box("box.json", (tmp_path / "box-farshore.json").read_bytes()) == FULL


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"no json", "file_not_json"),
        (b"\xff\xfe\x00", "file_not_json"),
        (b"[" * 100_000, "file_not_json"),
        (b"[]", "file_other"),
        (b'{"game": "chess", "box": {}}', "file_other"),
        (b" " * 3_000_000, "file_huge"),
        (b'{"game": "farshore", "box": {"tiles": 3}}', "file_field"),
        (b'{"game": "farshore", "box": {"map_needs": [{"kind": "fifth", "needs": {}}]}}', "file_field"),
    ],
)
def test_a_file_that_is_no_box_is_refused_with_a_reason(content: bytes, key: str) -> None:
    with pytest.raises(NotABox) as refused:
        read_box("x.json", content)
    assert refused.value.phrase.key == f"farshore_box.{key}"


def picked(window: Window, content: bytes) -> None:
    window.wire.replies["pick_files"] = [{"id": 0, "name": "friend.json", "size": len(content), "bytes": content}]


async def test_a_file_is_shown_before_it_counts(desk: Desk) -> None:
    async with at(desk) as window:
        picked(window, box_text(FULL).encode())
        await tap(window, "Read a file")
        assert window.reads("friend.json")
        assert window.reads("Wind rose tiles: 2")
        assert kept(desk) == Box()
        await tap(window, "Never mind")
        assert window.reads("What your own tiles and cards show.")


async def test_a_file_replaces_the_box_and_that_can_be_undone(desk: Desk) -> None:
    mine = Box(islands=(IslandText(text="mine"),))
    await desk.work(lambda saves: saves.keep_box("farshore", mine))
    async with at(desk) as window:
        picked(window, box_text(FULL).encode())
        await tap(window, "Read a file")
        await tap(window, "Replace my box")
        assert kept(desk) == FULL
        await undo(window)
        assert kept(desk) == mine


async def test_a_file_adds_to_the_box(desk: Desk) -> None:
    mine = Box(islands=(IslandText(text="mine"),))
    await desk.work(lambda saves: saves.keep_box("farshore", mine))
    async with at(desk) as window:
        picked(window, box_text(FULL).encode())
        await tap(window, "Read a file")
        await tap(window, "Add to my box")
        assert kept(desk) == FULL.replace(islands=(IslandText(text="mine"), IslandText(text="3 karty")))


async def test_a_wrong_file_changes_nothing(desk: Desk) -> None:
    async with at(desk) as window:
        picked(window, json.dumps({"game": "farshore", "box": {"islands": 7}}).encode())
        await tap(window, "Read a file")
        assert window.reads("islands: expected a list. Nothing was changed.")
        window.wire.replies["pick_files"] = []
        await tap(window, "Read a file")
        assert kept(desk) == Box()


def test_where_both_speak_of_the_same_the_file_is_right_and_a_full_stack_stays() -> None:
    four = tuple(WindTile(stack="A", traits=(colour,)) for colour in list(Colour)[:4])
    mine = Box(wind_tiles=four, cards=(CardFix(id="galleon", points=1),))
    theirs = Box(wind_tiles=(WindTile(stack="A", traits=(Colour.PURPLE,)),), cards=(CardFix(id="galleon", points=2),))
    assert added(mine, theirs) == mine.replace(cards=theirs.cards)


# The table


async def test_the_table_teaches_the_box_unless_there_is_no_room(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    stores: list[Store] = []
    async with Window(_window(desk, stores)) as _:
        store = stores[0]
        for colour in Colour:
            await learn(store, WindTile(stack="A", traits=(colour,)))
        assert [tile.traits for tile in kept(desk).wind_tiles] == [(colour,) for colour in list(Colour)[:4]]
        await learn(store, TrackFix(track=Track(values=(0, 1), chests=())))
        assert kept(desk).track == Track(values=(0, 1), chests=())

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(Saves, "keep_box", full)
        await learn(store, IslandText(text="lost"))
        assert store.trouble is not None


def _window(desk: Desk, stores: list[Store]) -> Callable[[ft.Page], None]:
    def main(page: ft.Page) -> None:
        stores.append(Store(desk, page, "en", desk.settings))

    return main


async def _write(window: Window, field: Any, text: str) -> None:
    window.session.apply_patch(field._i, {"value": text})
    await window.fire(field, "change", text)
