"""Building, the last production and the goal by the screen alone; whose seat a device shows."""

from __future__ import annotations

from typing import Any

import pytest

from companion.backend import Backend
from companion.match.table import Table
from rules.newdale.components.box import Box
from rules.newdale.moves import (
    AnyMove,
    Build,
    ChooseGoal,
    Draw,
    FinalProduction,
    NotDone,
    Pay,
    PlaceMarker,
    TurnEvent,
)
from rules.newdale.players import UNFOLLOWED, Built, Player
from rules.newdale.setup import Midway, Setup
from rules.newdale.state import Phase, State
from tests.companion.views.newdale.at_newdale import at_newdale, begins
from tests.harness.window import Window
from tests.rules.newdale.tables import a_setup, at, figures, row, space

EXAMPLE_38 = Player(
    built=(
        Built(card="coal_mine", area=1, goods=6),
        at("spinning_mill", 2, 3),
        at("weaving_mill", 3, 1),
        at("cooperage", 4, 2),
    ),
    houses=7,
)
"""Coal 6 at 1, yarn 3 at 2, cloth 1 at 5, barrels 2 at 3."""


def midway(round_: int, player: Player = EXAMPLE_38, **more: Any) -> Setup:
    others = (UNFOLLOWED.replace(score=9),)
    return a_setup(2, points=(1,), midway=Midway(round=round_, starter=0, players=(player, *others)), **more)


def play(table: Table[State], *moves: AnyMove) -> None:
    for move in moves:
        assert table.play(move) is None, move


def up_to_building(table: Table[State], marker: str = "unlock") -> None:
    """Marker 1 lay on the Cooperage, marker 2 lies on a space of the action board; round 7 has its event by itself."""
    if table.state.phase is Phase.EVENT:
        play(table, TurnEvent(event=100, figures=figures("1Y 1R")))
    play(
        table,
        PlaceMarker(seat=0, marker=1, space=row(4, 1)),
        PlaceMarker(seat=0, marker=2, space=space(marker)),
        Draw(figures=figures("1Y 1G 1R 1B")),
        NotDone(seat=0, marker=1),
    )


async def tap_all(window: Window, *names: str) -> int:
    for name in names:
        await window.tap(name)
    return len(names)


async def test_a_known_building_is_built_in_at_most_seven_taps(backend: Backend) -> None:
    async with at_newdale(backend, midway(3)) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2))
        await window.settle()
        # The Mill costs 4: two yarn, one yarn and two coal, or four coal.
        taps = await tap_all(window, begins(window, "Mill"), "Steps: 1", "2 wood", "Build, paying 4 × coal")
        assert taps <= 7
        move = table.journal.moves[-1]
        assert isinstance(move, Build)
        assert (move.card, move.steps, move.token) == ("mill", 1, "wood_coal")
        assert sum(each.n * (table.state.price(0, each.built) or 0) for each in move.paid) == 4
        assert table.state.players[0].tokens == ("wood_coal",)
        assert [built.card for built in table.state.players[0].built][-1] == "mill"


async def test_the_good_of_a_token_is_laid_on_any_building_that_makes_goods(backend: Backend) -> None:
    holder = EXAMPLE_38.replace(tokens=("any_good",))
    async with at_newdale(backend, midway(3, holder)) as (window, table):
        await window.tap("Players")
        await window.tap("Ola: goods, tokens, corrections")
        await window.tap("Any good: Cooperage")
        assert [built.goods for built in table.state.players[0].built] == [6, 3, 1, 3]
        assert table.state.players[0].tokens == ()


async def test_everything_about_a_building_takes_seven_taps(backend: Backend) -> None:
    """Card, steps, the same sign, first here, the folded token kinds and one of them, the payment."""
    async with at_newdale(backend, midway(3)) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2))
        await window.settle()
        taps = await tap_all(
            window, begins(window, "Fishing Hut"), "Steps: 1", "Same sign: −3", "Points for being first: one more"
        )
        unfolding = 1
        taps += unfolding + await tap_all(window, "2 wood", "Build")
        assert taps == 7
        move = table.journal.moves[-1]
        assert isinstance(move, Build)
        assert (move.discount, move.first, move.token, move.paid) == (True, 1, "wood_coal", ())


async def test_where_the_city_is_known_a_building_takes_three_taps(backend: Backend) -> None:
    async with at_newdale(backend, midway(3)) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2))
        await window.settle()
        taps = await tap_all(window, begins(window, "Mill"), "City: Brook", "Build, paying 4 × coal")
        assert taps <= 5
        assert table.state.players[0].built[-1].city == "Brook"


async def test_a_round_with_two_buildings_takes_at_most_24_taps(
    backend: Backend, capsys: pytest.CaptureFixture[str]
) -> None:
    async with at_newdale(backend, midway(3)) as (window, table):
        taps = await tap_all(window, begins(window, "Event 100"))
        taps += await tap_all(window, "Build")
        taps += await tap_all(window, begins(window, "Cooperage, lazily"))
        taps += await tap_all(window, "yellow, 6 left", "green, 5 left", "red, 4 left", "blue, 3 left")
        taps += await tap_all(window, begins(window, "Fishing Hut"), "Steps: 1", "Same sign: −3")
        taps += await tap_all(window, "Points for being first: one more", "2 wood", "Build") + 1
        taps += await tap_all(window, "1 good")
        taps += await tap_all(window, begins(window, "Mill"), "Steps: 1", "Build, paying 4 × coal")
        assert table.state.round == 4
        assert [built.card for built in table.state.players[0].built][-2:] == ["fishing_hut", "mill"]
    with capsys.disabled():
        print(f"\n  taps, a round with two buildings in it: {taps}", end="")
    assert taps <= 24


async def test_nothing_built_is_two_cards_in_one_tap(backend: Backend) -> None:
    async with at_newdale(backend, midway(3)) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2))
        await window.settle()
        await window.tap("Nothing, draw 2 cards")
        assert table.journal.moves[-1].kind == "two_cards"


async def test_a_marker_builds_and_any_other_payment_may_be_tapped(backend: Backend) -> None:
    async with at_newdale(backend, midway(3)) as (window, table):
        up_to_building(table, "build")
        await window.settle()
        await tap_all(window, begins(window, "Mill"), "Steps: 2")
        for _ in range(2):
            await window.tap("Pay otherwise: Cooperage: one more")
        await window.tap("Build, paying 2 × barrel; wasted: 2")
        move = table.journal.moves[-1]
        assert isinstance(move, Build)
        assert (move.marker, move.paid) == (2, (Pay(built=3, n=2),))


async def test_a_building_nobody_told_of_is_taught_on_the_way(backend: Backend) -> None:
    """Its name, then its cost when it is paid, then what it needs when the odds want it."""
    player = Player(built=(Built(card="coal_mine", area=1, goods=5),))
    async with at_newdale(backend, midway(3, player, box=Box())) as (window, table):
        play(
            table,
            TurnEvent(event=100, figures=figures("1Y 1R")),
            PlaceMarker(seat=0, marker=1, space=space("exchange")),
            PlaceMarker(seat=0, marker=2, space=space("unlock")),
            Draw(figures=figures("1Y 1G 1R 1B")),
            NotDone(seat=0, marker=1),
            NotDone(seat=0, marker=2),
        )
        await window.settle()
        await window.enter("Which building?", "Garbarnia")
        await window.tap("New card: Garbarnia")
        await window.enter("Cost of Garbarnia", "3")
        await window.tap("Build, paying 3 × coal")
        built = table.state.players[0].built[-1]
        assert (built.card, built.area) == ("garbarnia", 2)
        assert table.state.players[0].built[0].goods == 2
        assert table.state.facts.building("garbarnia").cost == 3
        kept = await backend.work(lambda saves: saves.box("newdale", Box))
        assert kept is not None
        assert [(fact.printed, fact.cost) for fact in kept.buildings if fact.id == "garbarnia"] == [("Garbarnia", 3)]


async def test_the_last_production_and_the_goal_are_planned_and_done(backend: Backend) -> None:
    """Worked example 38: 2 yarn and 5 cloth are made; 4 cloth and 2 barrels pay the goal, 11 coins are left."""
    async with at_newdale(backend, midway(7)) as (window, table):
        up_to_building(table)
        play(table, NotDone(seat=0, marker=2))
        await window.settle()
        await window.tap("Nothing, draw 2 cards")
        assert window.reads("Ola: the last production")
        await tap_all(window, *["cards with cotton: one more"] * 2)
        await window.settle()
        taps = 2 + await tap_all(window, "As planned: 11 in points")
        final = table.journal.moves[-1]
        assert isinstance(final, FinalProduction)
        # Coal 6 - 5, yarn 3 + 2 - 5, cloth 1 + 5, barrels 2.
        assert [built.goods for built in table.state.players[0].built] == [1, 0, 6, 2]
        taps += await tap_all(window, begins(window, "9 points"))
        goal = table.journal.moves[-1]
        assert isinstance(goal, ChooseGoal)
        assert table.state.players[0].goal == 9
        assert table.state.coins(0) == 11
        assert table.state.phase is Phase.OVER
        assert taps <= 5


async def test_a_device_may_choose_its_own_seat(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2)) as (window, table):
        play(table, TurnEvent(event=100, figures=figures("1Y 1R")))
        await window.settle()
        assert window.reads("Ola, marker 1: where?")
        await window.tap("Players")
        await window.tap("My seat, on this device: Jan")
        await window.tap("Close")
        assert window.reads("Jan, marker 1: where?")
        await window.tap("Unlock progress")
        move = table.journal.moves[-1]
        assert isinstance(move, PlaceMarker)
        assert move.seat == 1


async def test_four_figures_are_drawn_as_fast_as_they_come(backend: Backend) -> None:
    """The last one is the answer, and no tap of the four is lost."""
    async with at_newdale(backend, a_setup(1)) as (window, table):
        play(
            table,
            TurnEvent(event=100, figures=figures("1Y 1R")),
            PlaceMarker(seat=0, marker=1, space=space("exchange")),
            PlaceMarker(seat=0, marker=2, space=space("unlock")),
        )
        await window.settle()
        for left in (6, 5, 4, 3):
            await window.tap(f"yellow, {left} left")
        assert table.state.drawn == figures("4Y")


async def test_an_earlier_step_is_changed_and_what_follows_stands(backend: Backend) -> None:
    """The draw was entered wrong: with the right one the Cooperage, marked before, works."""
    async with at_newdale(backend, midway(3)) as (window, table):
        play(
            table,
            TurnEvent(event=100, figures=figures("1Y 1R")),
            PlaceMarker(seat=0, marker=1, space=row(4, 1)),
            PlaceMarker(seat=0, marker=2, space=space("unlock")),
            Draw(figures=figures("4Y")),
        )
        await window.settle()
        assert window.reads("Missing: 1")
        await window.tap("What happened")
        await window.tap("Step 4")
        await window.tap("Change step 4")
        for name in ("green, 5 left", "green, 4 left", "red, 4 left", "blue, 3 left"):
            await window.tap(name)
        assert table.state.drawn == figures("2G 1R 1B")
        assert len(table.journal.moves) == 4
        await window.tap("To the table")
        assert window.reads("Everybody needed is there.")


async def test_a_marker_is_laid_elsewhere_by_changing_its_step(backend: Backend) -> None:
    async with at_newdale(backend, midway(3)) as (window, table):
        play(
            table,
            TurnEvent(event=100, figures=figures("1Y 1R")),
            PlaceMarker(seat=0, marker=1, space=row(4, 1)),
            PlaceMarker(seat=0, marker=2, space=space("unlock")),
        )
        await window.settle()
        await window.tap("What happened")
        await window.tap("Step 2")
        await window.tap("Change step 2")
        await window.tap("Black market")
        placed = table.state.players[0].placed(1)
        assert placed == space("black_market")
        assert table.state.phase is Phase.DRAW
