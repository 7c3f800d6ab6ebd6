"""What only a Farshore sheet has: the ship on its track, and map tiles, in memory."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from companion.screen.palette import LIGHT
from rules.farshore.components.box import Box
from rules.farshore.components.maps import MapTile
from rules.farshore.components.ship import Track
from tests.companion.views.at_table import seated, setup
from tests.companion.views.score.at_sheet import at_sheet, people
from tests.harness.window import Window


def token(colour: str) -> str:
    """The rim of a ship in this colour."""
    return f'fill="{LIGHT.foam}" stroke="{colour}"'


def ship_on(window: Window) -> str:
    """The track as it is drawn, with the ship on it."""
    return next(str(image.src) for image in window.all(ft.Image) if 'viewBox="0 0 358 220"' in str(image.src))


async def test_a_step_of_the_ship_leads_to_the_next_printed_value_of_this_box(backend: Backend) -> None:
    track = Box(track=Track(values=(0, 7, 9, 40), chests=()))
    for box, start, more, less in ((Box(), 38, 40, 38), (Box(), 39, 40, 38), (Box(), 60, 60, 59), (track, 7, 9, 7)):
        sheet = people("Ola").replace(players=(people("Ola").players[0].replace(ship=start),))
        async with at_sheet(backend, sheet, box=box) as (window, paper):
            await window.tap("Ship and supply")
            await window.tap("Ship, printed value: one more")
            assert paper.sheet.players[0].ship == more
            await window.tap("Ship, printed value: one less")
            assert paper.sheet.players[0].ship == less


async def test_the_ship_is_entered_by_value_or_on_the_track(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Ship and supply")
        await window.tap("Ship at 41")
        assert sheet.sheet.people[0].ship == 41
        await window.fire(window.all(ft.GestureDetector)[0], "tap_down", {"l": {"x": 0, "y": 0}, "g": {"x": 0, "y": 0}})
        assert sheet.sheet.people[0].ship not in (0, 41), "the nearest space to where it was tapped"
        await window.enter("Ship, printed value", "39")
        assert sheet.sheet.people[0].ship == 39
        assert window.reads("the nearest are 38 and 40")
        await window.enter("Ship, printed value", "75")
        assert window.reads("the track ends at 60")


async def test_a_ship_has_the_colour_of_its_players_piece_and_coral_is_krabitas(backend: Backend) -> None:
    async with seated(backend, setup("Ola", "Marek"), screen="/score") as (window, _):
        await window.tap("Ship and supply")
        assert token(LIGHT.gold) in ship_on(window)
        await window.tap("Marek, 0 points")
        assert token(LIGHT.blue) in ship_on(window)
        await window.tap("Krabita, 0 points")
        assert token(LIGHT.coral) in ship_on(window)
    async with at_sheet(backend, people("Ola", krabita=True)) as (window, _):
        await window.tap("Ship and supply")
        assert token(LIGHT.ink_soft) in ship_on(window), "nobody has said which piece was hers"
        await window.tap("Krabita, 0 points")
        assert token(LIGHT.coral) in ship_on(window)


async def test_maps_are_one_of_each_kind_by_value_or_values_alone(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Maps")
        await window.tap("4 green cards: worth 2")
        await window.tap("3 blue cards: worth 1")
        await window.tap("3 blue cards: worth 2")
        assert sheet.sheet.people[0].maps == (MapTile(kind="green", value=2), MapTile(kind="blue", value=2))
        assert window.reads("2 map tiles, 8 points")
        await window.tap("4 green cards: none")
        await window.tap("3 blue cards: worth 1")
        assert window.reads("1 map tile, 1 point")
        assert not window.reads("1 points")
        await window.tap("3 blue cards: worth 2")
        await window.tap("Add a 1")
        assert window.reads("A tile worth 1")
        await window.tap("Take away tile 1, worth 1")
        assert list(sheet.sheet.people[0].maps) == [MapTile(kind="blue", value=2)]


async def test_a_tile_that_is_already_taken_is_refused(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Maps")
        await window.tap("4 green cards: worth 2")
        await window.tap("Marek, 0 points")
        await window.tap("4 green cards: worth 2")
        assert window.reads("That cannot be")
        assert sheet.sheet.people[1].maps == ()
