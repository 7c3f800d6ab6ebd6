"""The desk below the question: whose it is, where several boards are written down."""

from __future__ import annotations

from companion.backend import Backend
from rules.newdale.moves import AnyMove, Draw, Goods, PlaceMarker, Produce, TurnEvent
from tests.companion.views.newdale.at_newdale import at_newdale
from tests.companion.views.newdale.test_build_and_end import play
from tests.harness.window import Window
from tests.rules.newdale.tables import a_setup, figures, row, space

BOTH_MINE: tuple[AnyMove, ...] = (
    TurnEvent(event=100, figures=figures("1Y 1R")),
    *(
        PlaceMarker(seat=seat, marker=marker, space=where)
        for seat in (0, 1)
        for marker, where in ((1, row(1, 1)), (2, space("exchange")))
    ),
    Goods(seat=0, built=0, n=2),
)
"""Both lay marker 1 on their Coal Mine; Ola has found 2 coal more."""


async def test_who_acts_sees_their_own_desk(backend: Backend) -> None:
    """Ola has 5 + 2 coal and makes 2, Jan has 5."""
    async with at_newdale(backend, a_setup(2)) as (window, table):
        play(table, *BOTH_MINE, Draw(figures=figures("1Y 1G 1R 1B")))
        await window.settle()
        assert coal(window) == ["goods 7 · price 1"]
        play(table, Produce(seat=0, marker=1, goods=2))
        await window.settle()
        assert coal(window) == ["goods 5 · price 1"]


async def test_on_a_device_of_nobody_the_starter_lays_first(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2, start=1)) as (window, table):
        play(table, TurnEvent(event=100, figures=figures("1Y 1R")))
        await window.settle()
        assert window.reads("Jan, marker 1: where?")


async def test_a_device_that_belongs_to_somebody_keeps_to_their_desk(backend: Backend) -> None:
    async with at_newdale(backend, a_setup(2)) as (window, table):
        await window.tap("Players")
        await window.tap("My seat, on this device: Ola")
        await window.tap("Close")
        play(table, *BOTH_MINE, Draw(figures=figures("1Y 1G 1R 1B")), Produce(seat=0, marker=1, goods=2))
        await window.settle()
        assert coal(window) == ["goods 9 · price 1"]


async def test_a_desk_says_whose_it_is_where_several_are_written_down(backend: Backend) -> None:
    """While markers are laid the question says it."""
    async with at_newdale(backend, a_setup(2)) as (window, table):
        play(table, *BOTH_MINE[:-1])
        await window.settle()
        assert above_the_mine(window) == "Ola"
    async with at_newdale(backend, a_setup(2, points=(1,))) as (window, table):
        play(table, BOTH_MINE[0])
        await window.settle()
        assert above_the_mine(window) == "Ola, marker 1: where?"


def coal(window: Window) -> list[str]:
    return [words.partition(" · ")[2] for words in window.texts() if words.startswith("Coal Mine · goods")]


def above_the_mine(window: Window) -> str:
    texts = window.texts()
    return texts[texts.index("Coal Mine · goods 5 · price 1") - 1]
