"""What the odds want to know, told at the table."""

from __future__ import annotations

from companion.backend import Backend
from rules.newdale.components.box import Box
from rules.newdale.components.buildings import Chain
from rules.newdale.components.told import BackFact
from rules.newdale.moves import NotDone
from tests.companion.views.newdale.at_newdale import at_newdale, begins
from tests.companion.views.newdale.test_build_and_end import midway, play, tap_all, up_to_building
from tests.companion.views.newdale.test_new_card import open_seat
from tests.harness.clock import Clock
from tests.rules.newdale.tables import WHOLE_BOX, a_setup

AREAS_UNTOLD = WHOLE_BOX.replace(areas=())


async def test_a_keep_that_came_too_early_leaves_what_was_entered(backend: Backend, clock: Clock) -> None:
    async with at_newdale(backend, a_setup(1, box=AREAS_UNTOLD)) as (window, table):
        clock.pass_by(1)
        await window.tap(begins(window, "Event 100"))
        clock.pass_by(1)
        await window.tap("Enter the rows of area 1")
        await window.tap("Keep: Area 1")
        assert not table.state.box.areas
        clock.pass_by(1)
        await window.tap("Keep: Area 1")
        assert [fact.area for fact in table.state.box.areas] == [1]
        assert "Keep: Area 1" not in window.names()


async def test_all_areas_are_those_that_the_back_of_the_board_has(backend: Backend, clock: Clock) -> None:
    box = AREAS_UNTOLD.replace(back=(BackFact(areas=10),))
    async with at_newdale(backend, a_setup(1, "VIII", box=box)) as (window, table):
        clock.pass_by(1)
        await window.tap(begins(window, "Event 100"))
        clock.pass_by(1)
        await window.tap("Enter the rows of area 1")
        clock.pass_by(1)
        await window.tap("All areas are like this")
        assert [(fact.area, fact.back) for fact in table.state.box.areas] == [(n, True) for n in range(1, 11)]
        kept = await backend.work(lambda saves: saves.box("newdale", Box))
        assert kept is not None
        assert len(kept.areas) == 10


UNPRICED = WHOLE_BOX.replace(
    buildings=tuple(each.replace(price=None) if each.id == "spinning_mill" else each for each in WHOLE_BOX.buildings)
)
"""Everything but what yarn is worth."""


async def test_a_price_nobody_told_is_told_where_one_pays(backend: Backend) -> None:
    """The Mill costs 4; yarn at 4 pays it alone."""
    async with at_newdale(backend, midway(3, box=UNPRICED)) as (window, table):
        up_to_building(table)
        await window.settle()
        assert "Enter the price of a good: Spinning Mill" in window.names()
        play(table, NotDone(seat=0, marker=2))
        await window.settle()
        await tap_all(window, begins(window, "Mill"), "Enter the price of a good: Spinning Mill")
        await window.enter("Price of its good", "4")
        await window.tap("Keep: Spinning Mill")
        assert table.state.coins(0) == 6 + 3 * 4 + 5 + 2 * 3
        assert "Build, paying 1 × yarn" in window.names()
        assert "Enter the price of a good: Spinning Mill" not in window.names()


async def test_what_was_told_wrongly_is_told_anew_during_a_chapter(backend: Backend) -> None:
    async with at_newdale(backend, midway(3)) as (window, table):
        await open_seat(window)
        await window.tap("Cooperage: what is printed")
        await window.enter("Price of its good", "2")
        await window.tap("Keep: Cooperage")
        assert table.state.price(0, 3) == 2


async def test_a_good_we_have_no_word_for_is_called_by_its_owner(backend: Backend) -> None:
    async with at_newdale(backend, midway(3)) as (window, table):
        await open_seat(window)
        await window.tap("Cooperage: what is printed")
        await window.enter("Another good, by its name", "Leather")
        await tap_all(window, "Add: Leather", "The good it makes: Leather", "What its chain eats: Leather")
        await window.enter("Another good, by its name", "COAL ")
        await tap_all(window, "Add: COAL", "What its chain eats: coal", "Keep: Cooperage")
        card = table.state.facts.building("cooperage")
        assert (card.good, card.chain) == ("Leather", Chain(goods=("Leather", "coal")))


async def test_rows_are_told_by_chips_of_different_names(backend: Backend) -> None:
    """Three rows offer the same goods."""
    async with at_newdale(backend, a_setup(1, box=AREAS_UNTOLD)) as (window, _):
        await tap_all(window, begins(window, "Event 100"), "Enter the rows of area 1")
        names = [name for name in window.names() if name and name.startswith("Area 1")]
        assert len(names) == len(set(names)) == 2 * 2 + 3 * 4
        assert "Area 1: diligently: makes 4" in names


async def test_a_good_that_was_typed_but_not_added_waits_for_its_place(backend: Backend, clock: Clock) -> None:
    """The first *Keep* adds it and keeps the form open; a hasty second one does nothing."""
    async with at_newdale(backend, midway(3)) as (window, table):
        clock.pass_by(1)
        await open_seat(window)
        clock.pass_by(1)
        await window.tap("Cooperage: what is printed")
        await window.enter("Another good, by its name", "Leather")
        clock.pass_by(1)
        await tap_all(window, "Keep: Cooperage", "Keep: Cooperage")
        assert "Added: Leather. Tap it where it belongs, then keep." in window.texts()
        assert table.state.facts.building("cooperage").good == "barrel"
        await window.tap("The good it makes: Leather")
        clock.pass_by(1)
        await window.tap("Keep: Cooperage")
        assert table.state.facts.building("cooperage").good == "Leather"
        assert "Keep: Cooperage" not in window.names()


async def test_a_good_of_the_chapter_card_waits_for_its_place(backend: Backend, clock: Clock) -> None:
    async with at_newdale(backend, midway(3)) as (window, table):
        clock.pass_by(1)
        await open_seat(window)
        clock.pass_by(1)
        await window.tap("Chapter I: what is printed")
        await window.enter("Another good, by its name", "Leather")
        clock.pass_by(1)
        await window.tap("Keep: Chapter I")
        await window.tap("Goal 1: Leather")
        clock.pass_by(1)
        await window.tap("Keep: Chapter I")
        assert "Leather" in table.state.goal[0].goods
