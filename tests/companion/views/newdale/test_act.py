"""Spaces of the action board: paid otherwise, several tokens, told in words; chains told where they may work."""

from __future__ import annotations

from companion.backend import Backend
from rules.newdale.components.buildings import Chain
from rules.newdale.moves import (
    Develop,
    Draw,
    FinalProduction,
    NotDone,
    OtherAction,
    Pay,
    PlaceMarker,
    Run,
    TurnEvent,
    TwoCards,
    Unlock,
)
from rules.newdale.players import Built, Lock, Player
from tests.companion.views.newdale.at_newdale import at_newdale, begins
from tests.companion.views.newdale.test_build_and_end import EXAMPLE_38, midway, play, tap_all, up_to_building
from tests.rules.newdale.tables import at, figures, row, space


async def test_unlocking_may_be_paid_otherwise(backend: Backend) -> None:
    """4 coins: two barrels at 3 are two wasted, and nobody proposes it."""
    async with at_newdale(backend, midway(3)) as (window, table):
        up_to_building(table)
        await window.settle()
        await tap_all(window, *["Pay otherwise: Cooperage: one more"] * 2)
        await window.tap("Unlock reach, pay 2 × barrel")
        assert table.journal.moves[-1] == Unlock(seat=0, marker=2, lock=Lock.REACH, paid=(Pay(built=3, n=2),))


async def test_development_may_use_two_tokens_and_another_payment(backend: Backend) -> None:
    """7 coins for marker 3: two tokens leave nothing to be paid; 13 for marker 4 leave 5."""
    holder = EXAMPLE_38.replace(tokens=("development_less", "development_less"))
    async with at_newdale(backend, midway(3, holder)) as (window, table):
        up_to_building(table, "develop")
        await window.settle()
        begins(window, "Marker 3, tokens 2, pay")
        await tap_all(window, *["Pay otherwise: Cooperage: one more"] * 2)
        await window.tap("Marker 4, tokens 2, pay 2 × barrel")
        move = table.journal.moves[-1]
        assert isinstance(move, Develop)
        assert (move.which, move.tokens, move.paid) == (4, 2, (Pay(built=3, n=2),))


async def test_a_space_of_the_chapter_is_told_in_words(backend: Backend) -> None:
    async with at_newdale(backend, midway(3)) as (window, table):
        up_to_building(table, "other")
        await window.settle()
        await window.enter("What was done there", "Crossed the bridge")
        await window.tap("Done as the chapter says")
        assert table.journal.moves[-1] == OtherAction(seat=0, marker=2, text="Crossed the bridge")
        assert window.reads("Ola, marker 2: Crossed the bridge")


HUT = Player(built=(Built(card="coal_mine", area=1, goods=5), at("fishing_hut", 2, 1)))
"""Nobody has told what its chain eats."""


async def test_a_chain_nobody_told_is_told_by_its_marker(backend: Backend) -> None:
    async with at_newdale(backend, midway(3, HUT)) as (window, table):
        play(
            table,
            TurnEvent(event=100, figures=figures("1Y 1R")),
            PlaceMarker(seat=0, marker=1, space=row(2, 1)),
            PlaceMarker(seat=0, marker=2, space=space("unlock")),
            Draw(figures=figures("1Y 1G 1R 1B")),
        )
        await window.settle()
        await tap_all(window, "Enter the chain of Fishing Hut", "What its chain eats: coal", "Keep: Fishing Hut")
        assert table.state.facts.building("fishing_hut").chain == Chain(goods=("coal",))
        await window.tap("Goods: 2 and the chain: 5")
        assert [built.goods for built in table.state.players[0].built] == [0, 1 + 2 + 5 + 1]


async def test_a_chain_nobody_told_is_used_at_the_end(backend: Backend) -> None:
    async with at_newdale(backend, midway(7, HUT)) as (window, table):
        play(
            table,
            PlaceMarker(seat=0, marker=1, space=space("exchange")),
            PlaceMarker(seat=0, marker=2, space=space("unlock")),
            Draw(figures=figures("1Y 1G 1R 1B")),
            NotDone(seat=0, marker=1),
            NotDone(seat=0, marker=2),
            TwoCards(seat=0),
        )
        await window.settle()
        assert "Enter the chain of Fishing Hut" in window.names()
        await tap_all(window, "Fishing Hut: one more", "Run these chains")
        assert table.journal.moves[-1] == FinalProduction(seat=0, chains=(Run(built=1, n=1),))
