"""The chapter goal where nobody told the chapter card."""

from __future__ import annotations

from companion.backend import Backend
from companion.match.table import Table
from rules.newdale.components.told import BuildingFact, ChapterFact, GoalOption
from rules.newdale.moves import ChooseGoal, FinalProduction, NotDone, Pay, TwoCards
from rules.newdale.state import State
from tests.companion.views.newdale.at_newdale import at_newdale, begins, spoken
from tests.companion.views.newdale.test_build_and_end import EXAMPLE_38, midway, play, tap_all, up_to_building
from tests.companion.views.newdale.test_new_card import open_seat
from tests.rules.newdale.tables import WHOLE_BOX, at


async def test_goods_handed_in_for_an_untold_goal_are_taken_off(backend: Backend) -> None:
    """Two barrels: they must not be counted again as other goods."""
    untold = WHOLE_BOX.replace(chapters=())
    async with at_newdale(backend, midway(7, box=untold)) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2), TwoCards(seat=0), FinalProduction(seat=0))
        await window.settle()
        await tap_all(window, *["Goods handed in: Cooperage: one more"] * 2)
        await window.enter("Points of the goal", "9")
        await window.tap(begins(window, "Points of the goal: 9"))
        move = table.journal.moves[-1]
        assert isinstance(move, ChooseGoal)
        assert (move.points, move.paid) == (9, (Pay(built=3, n=2),))
        assert table.state.players[0].built[3].goods == 0


def to_the_count(table: Table[State]) -> None:
    up_to_building(table)
    play(table, NotDone(seat=0, marker=2), TwoCards(seat=0))


async def test_the_chapter_card_is_told_before_the_last_production_is_planned(backend: Backend) -> None:
    """6 coal at 1, 3 yarn at 2, 1 cloth at 5, 2 barrels at 3: 23 coins; two barrels pay a goal of 6."""
    async with at_newdale(backend, midway(7, box=WHOLE_BOX.replace(chapters=()))) as (window, table):
        to_the_count(table)
        await window.settle()
        assert window.reads("The chapter card is not told: this plan leaves its goal out.")
        await tap_all(window, "Enter the chapter card", "Goal 1: barrel")
        await window.enter("Goal 1: coins", "6")
        await window.enter("Goal 1: points", "9")
        await window.tap("Keep: Chapter I")
        assert table.state.goal == (GoalOption(goods=("barrel",), coins=6, points=9),)
        assert not window.reads("The chapter card is not told: this plan leaves its goal out.")
        assert "Goal: 9, paid with 2 × barrel" in spoken(window)
        play(table, FinalProduction(seat=0))
        await window.settle()
        await window.tap(begins(window, "9 points for 6 coins of barrel: 2 × barrel"))
        assert table.state.players[0].goal == 9


async def test_the_other_half_of_a_chapter_card_is_told_at_the_goal(backend: Backend) -> None:
    """And a number told wrongly is told anew; what was told stands in its fields."""
    half = ChapterFact(chapter="I", goal=(GoalOption(goods=("barrel",), coins=60, points=9),))
    async with at_newdale(backend, midway(7, box=WHOLE_BOX.replace(chapters=(half,)))) as (window, table):
        to_the_count(table)
        play(table, FinalProduction(seat=0))
        await window.settle()
        await tap_all(window, "Enter the chapter card", "Goal 2: cloth")
        await window.enter("Goal 1: coins", "6")
        await window.enter("Goal 2: points", "4")
        await window.tap("Keep: Chapter I")
        assert table.state.goal == (
            GoalOption(goods=("barrel",), coins=6, points=9),
            GoalOption(goods=("cloth",), coins=0, points=4),
        )
        assert "Enter the chapter card" not in window.names()
        await window.tap(begins(window, "9 points for 6 coins of barrel: 2 × barrel"))
        assert table.state.players[0].goal == 9


async def test_a_chapter_card_told_wrongly_is_told_anew_at_any_time(backend: Backend) -> None:
    async with at_newdale(backend, midway(7)) as (window, table):
        before = table.state.goal
        await open_seat(window)
        await window.tap("Chapter I: what is printed")
        await window.enter("Goal 1: points", "3")
        await window.tap("Keep: Chapter I")
        assert table.state.goal == (before[0].replace(points=3), *before[1:])


async def test_a_chapter_card_without_goods_is_not_kept(backend: Backend) -> None:
    async with at_newdale(backend, midway(7, box=WHOLE_BOX.replace(chapters=()))) as (window, table):
        to_the_count(table)
        play(table, FinalProduction(seat=0))
        await window.settle()
        await tap_all(window, "Enter the chapter card", "Keep: Chapter I")
        assert not table.state.goal
        assert "Keep: Chapter I" in window.names()


async def test_a_good_we_have_no_word_for_pays_the_goal(backend: Backend) -> None:
    saddler = BuildingFact(id="saddler", printed="Saddler", good="leather", price=4)
    untold = WHOLE_BOX.replace(chapters=(), buildings=(*WHOLE_BOX.buildings, saddler))
    owner = EXAMPLE_38.replace(built=(*EXAMPLE_38.built, at("saddler", 5, 3)))
    async with at_newdale(backend, midway(7, owner, box=untold)) as (window, table):
        to_the_count(table)
        await window.settle()
        await tap_all(window, "Enter the chapter card", "Goal 1: leather")
        await window.enter("Another good, by its name", "Shoes: brown")
        await tap_all(window, "Add: Shoes brown", "Goal 2: Shoes brown", "Keep: Chapter I")
        assert [option.goods for option in table.state.goal] == [("leather",), ("Shoes brown",)]
