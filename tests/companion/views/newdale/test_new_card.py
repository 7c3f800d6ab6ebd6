"""A card outside of one's turn: sailors, Aaron's Vineyard, the buildings of a desk; the ship."""

from __future__ import annotations

import pytest

from companion.backend import Backend
from rules.newdale.moves import Build, Draw, NotDone, PlaceMarker, Ship, TurnEvent, UseCharacter
from rules.newdale.setup import Depth
from tests.companion.views.newdale.at_newdale import at_newdale, begins
from tests.companion.views.newdale.test_build_and_end import EXAMPLE_38, midway, play, tap_all, up_to_building
from tests.harness.window import Window
from tests.rules.newdale.tables import a_setup, figures, row, space


async def open_seat(window: Window) -> None:
    await tap_all(window, "Players", "Ola: goods, tokens, corrections")


async def test_a_sailor_is_hired_in_chapter_eight(backend: Backend) -> None:
    """The Cook's own area, a space of the ship, no house."""
    async with at_newdale(backend, a_setup(2, "VIII", points=(1,))) as (window, table):
        houses = table.state.players[0].houses
        await open_seat(window)
        await window.tap("One more building or sailor, by an effect")
        await window.tap(begins(window, "Cook"))
        await window.enter("Cost of Cook", "0")
        await window.tap("Build")
        move = table.journal.moves[-1]
        assert isinstance(move, Build)
        assert (move.card, move.extra) == ("cook", True)
        player = table.state.players[0]
        assert (player.built[-1].card, player.ship, player.houses) == ("cook", 1, houses)
        assert "Build" not in window.names()


async def test_no_sailor_is_offered_before_chapter_eight(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2, "VII", points=(1,))) as (window, _):
        await open_seat(window)
        await window.tap("One more building or sailor, by an effect")
        assert not any(name and name.startswith("Cook") for name in window.names())


async def test_a_ship_is_moved_where_there_are_ships(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2, "VII", points=(1,))) as (window, table):
        await open_seat(window)
        await tap_all(window, *["Ship: spaces moved: one more"] * 3, "Ship: spaces moved: one less")
        assert table.journal.moves[-1] == Ship(seat=0, spaces=-1)
        assert table.state.players[0].ship == 2


async def test_aarons_vineyard_is_built_at_once(backend: Backend) -> None:
    aaron = EXAMPLE_38.replace(character="P06")
    async with at_newdale(backend, midway(3, aaron, chapter="VII")) as (window, table):
        await open_seat(window)
        await window.tap(begins(window, "Use Aaron Reitzke"))
        assert isinstance(table.journal.moves[-1], UseCharacter)
        assert window.reads("Ola uses Aaron Reitzke.")
        await tap_all(window, begins(window, "Vineyard"), "green", "Steps: 1", "Build, paying 2 × coal")
        move = table.journal.moves[-1]
        assert isinstance(move, Build)
        assert (move.card, move.extra, move.colour) == ("vineyard", True, "green")
        assert table.state.phase == "event"


@pytest.mark.parametrize(("card", "more"), [("Mill", ()), ("Post Office", ("red",))])
async def test_a_new_building_of_a_desk_takes_two_taps_and_one_for_a_colour(
    card: str, more: tuple[str, ...], backend: Backend
) -> None:
    async with at_newdale(backend, a_setup(1, "II", depth=Depth.DESK)) as (window, table):
        await tap_all(window, begins(window, "Event 101"))
        await tap_all(window, "yellow, 6 left", "green, 5 left", "red, 4 left", "blue, 3 left")
        await window.tap("A new building")
        await tap_all(window, begins(window, card), *more)
        built = table.state.players[0].built[-1]
        assert (built.card, built.area, built.colour) == (("post_office", None, "red") if more else ("mill", 2, None))
        await window.settle()
        assert window.reads("Round 1")


async def test_a_building_of_a_desk_may_lie_on_another_area(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(1, "II", depth=Depth.DESK)) as (window, table):
        await tap_all(window, begins(window, "Event 101"))
        await tap_all(window, "yellow, 6 left", "green, 5 left", "red, 4 left", "blue, 3 left")
        await tap_all(window, "A new building", "Area 5")
        await window.tap(begins(window, "Mill"))
        assert table.state.players[0].built[-1].area == 5


async def test_a_building_goes_where_an_own_marker_waits(backend: Backend) -> None:
    """The book's own example: marker 2 lies on an empty area while marker 1 builds."""
    async with at_newdale(backend, midway(3)) as (window, table):
        play(
            table,
            TurnEvent(event=100, figures=figures("1Y 1R")),
            PlaceMarker(seat=0, marker=1, space=space("build")),
            PlaceMarker(seat=0, marker=2, space=row(7, 1)),
            Draw(figures=figures("1Y 1G 1R 1B")),
        )
        await window.settle()
        await tap_all(window, begins(window, "Mill"), "Steps: 2", "Build, paying 4 × coal")
        assert table.state.players[0].built[-1].area == 7


async def test_a_told_city_brings_points_discount_and_a_token(backend: Backend) -> None:
    """Brook is one step away, 2 points for the first; the Cooperage and Cove have the same symbol."""
    async with at_newdale(backend, midway(3)) as (window, table):
        up_to_building(table, "build")
        await window.settle()
        await tap_all(window, begins(window, "Mill"), "City: Brook")
        await tap_all(window, "2 wood", "Build, paying 4 × coal")
        move = table.journal.moves[-1]
        assert isinstance(move, Build)
        assert (move.city, move.steps, move.first, move.token) == ("Brook", None, 2, "wood_coal")
        await window.enter("Which building?", "Cooperage")
        await tap_all(window, begins(window, "Cooperage"), "City: Dale")
        assert "2 wood" not in window.names()
        await window.tap("City: Cove")
        await window.tap("Build, paying 1 × barrel")
        move = table.journal.moves[-1]
        assert isinstance(move, Build)
        assert (move.city, move.first, move.discount) == ("Cove", 0, True)


async def test_cards_of_later_chapters_are_not_offered_before_anything_is_typed(backend: Backend) -> None:
    """Barracks come with chapter II (p. 15); whoever looks for them in chapter I still finds them."""
    async with at_newdale(backend, midway(3)) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2))
        await window.settle()
        offered = [name or "" for name in window.names()]
        assert not any(name.startswith("Barracks") for name in offered)
        assert any(name.startswith("Coal Merchant") for name in offered)
        await window.enter("Which building?", "Barr")
        begins(window, "Barracks")
