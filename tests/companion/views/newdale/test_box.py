"""My box of Newdale: what is typed into its drawers is kept as far as a card can say it."""

from __future__ import annotations

import flet as ft

from companion.backend import Backend
from companion.screen.app import app
from rules.newdale.components.box import Box
from rules.newdale.components.told import AreaFact, BackFact
from tests.harness.window import Window, spoken_name
from tests.rules.newdale.tables import DILIGENT, ROWS


async def kept(backend: Backend) -> Box:
    return await backend.work(lambda saves: saves.box("newdale", Box)) or Box()


async def test_a_number_below_zero_is_none_on_a_chapter_card(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/chapters") as window:
        await window.tap("Alone")
        await window.enter("Goal 1: coins", "-5")
        await window.enter("Goal 1: points", "-5")
        await window.enter("Points to reach", "-5")
        await window.tap("Goal 1: flour")
        await window.tap("Keep: Chapter I")
    (goal,) = (await kept(backend)).chapters[0].goal
    assert (goal.coins, goal.points) == (0, 0)


async def test_points_to_reach_alone_are_no_chapter_card_of_several(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/chapters") as window:
        await window.tap("Alone")
        await window.enter("Points to reach", "40")
        await window.tap("Two to four people")
        await window.tap("Keep: Chapter I")
        assert "Tap the goods of a goal first." in window.texts()
        assert (await kept(backend)).chapters == ()
        await window.tap("Alone")
        await window.tap("Keep: Chapter I")
        await window.tap("Keep: Chapter I")
    assert [each.targets for each in (await kept(backend)).chapters] == [(40,)]


async def test_a_good_that_was_typed_but_not_added_waits_for_its_place(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/chapters") as window:
        await window.tap("Goal 1: flour")
        await window.enter("Another good, by its name", "Leather")
        await window.tap("Keep: Chapter I")
        assert "Added: Leather. Tap it where it belongs, then keep." in window.texts()
        assert (await kept(backend)).chapters == ()
        await window.tap("Goal 1: Leather")
        await window.tap("Keep: Chapter I")
    (goal,) = (await kept(backend)).chapters[0].goal
    assert goal.goods == ("flour", "Leather")


async def test_a_number_below_zero_is_none_in_a_city_and_of_an_event(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/cities") as window:
        await window.enter("Name of the city", "Brook")
        await window.enter("Points for the first house", "-5")
        await window.tap("Keep: Brook")
    async with Window(app(backend, "en"), route="/box/newdale/events") as window:
        await window.enter("Figures drawn in its round", "-5")
        await window.tap("Keep: Event 1")
    told = await kept(backend)
    assert told.cities[0].first == 0
    assert told.events[0].draws == 0


async def test_a_very_long_name_is_cut_where_a_card_ends(backend: Backend) -> None:
    long = "Coal " * 20
    async with Window(app(backend, "en"), route="/box/newdale/buildings") as window:
        await window.enter("Find a building", long)
        await window.tap(f"New card: {long.strip()}")
        await window.tap(f"Keep: {long[:60].strip()}")
    assert (await kept(backend)).buildings[0].printed == long[:60].strip()


async def test_a_name_half_typed_keeps_its_space(backend: Backend) -> None:
    """However often the form is drawn again meanwhile."""
    async with Window(app(backend, "en"), route="/box/newdale/buildings") as window:
        await window.enter("Find a building", "saw")
        await window.tap("Sawmill")
        await window.enter("Name printed on the card", "Coal ")
        await window.tap("Sawmill: green: one more")
        typed = [field.value for field in window.all(ft.TextField) if spoken_name(field) == "Name printed on the card"]
        assert typed == ["Coal "]
        await window.enter("Name printed on the card", "Coal Mine")
        await window.tap("Keep: Sawmill")
    assert (await kept(backend)).buildings[0].printed == "Coal Mine"


async def test_the_front_of_the_board_has_no_area_of_the_back(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/areas") as window:
        await window.tap("Back")
        await window.tap("12")
        await window.tap("Front")
        await window.tap("Keep: Area 1")
    assert [(fact.area, fact.back) for fact in (await kept(backend)).areas] == [(1, False)]


async def test_the_areas_of_the_back_are_counted_once_the_number_is_whole(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/areas") as window:
        await window.tap("Back")
        for typed in ("1", "10"):
            await window.enter("Areas on the back", typed)
            assert (await kept(backend)).back == ()
        await window.tap("Keep: Areas on the back")
        assert (await kept(backend)).back == (BackFact(areas=10),)


async def test_an_area_that_was_told_is_shown_with_its_own_rows(backend: Backend) -> None:
    """Area 3 makes four goods diligently; area 2 is entered meanwhile, and area 3 kept again as it was."""
    rows = (*ROWS[:DILIGENT], ROWS[DILIGENT].replace(goods=4))
    box = Box(areas=(AreaFact(area=3, rows=rows),))
    await backend.work(lambda saves: saves.keep_box("newdale", box))
    async with Window(app(backend, "en"), route="/box/newdale/areas") as window:
        await window.tap("Keep: Area 1")
        await window.tap("3")
        await window.tap("Keep: Area 3")
    assert {fact.area: fact.rows for fact in (await kept(backend)).areas} == {1: ROWS, 3: rows}


async def test_a_city_is_told_with_its_sign_and_roads_and_the_next_begins_without_them(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/cities") as window:
        await window.tap("D")
        await window.enter("Name of the city", "Brook")
        await window.tap("Shape 2")
        await window.tap("Neighbours one step away: Creekside")
        await window.tap("Neighbours one step away: Thickthorn")
        await window.tap("Neighbours one step away: Creekside")
        await window.turn("All its roads are told", True)
        await window.tap("Keep: Brook")
        await window.enter("Name of the city", "Hill")
        await window.tap("Keep: Hill")
    brook, hill = (await kept(backend)).cities
    assert (brook.board, brook.roads, brook.all_roads, bool(brook.symbol)) == ("D", ("Thickthorn",), True, True)
    assert (hill.board, hill.roads, hill.first) == ("D", (), None)


async def test_a_city_is_asked_for_its_own_sign(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/cities") as window:
        assert window.reads("The sign of the city")
        assert not window.reads("beside the cost")
