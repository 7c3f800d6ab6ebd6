"""The largest words on a phone: the answers come first, in few letters; what else is to be told stands below them."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.settings import Settings
from companion.screen.app import app
from rules.lil_everdell.components.places import die
from rules.lil_everdell.components.traits import Colour, Kind, Royal
from rules.lil_everdell.moves import BeginRound, NoCard, OpponentCard, PlaceFriend, PlayCard
from rules.lil_everdell.players import Laid
from rules.lil_everdell.setup import Depth, RoyalSeat
from tests.companion.views.lil_everdell.at_table import seated, setup
from tests.harness.window import Window, spoken_name

BLUE = Laid(colour=Colour.BLUE, kind=Kind.PLACE)
RED = Laid(colour=Colour.RED, kind=Kind.PLACE)
QUEEN = RoyalSeat(who=Royal.QUEEN)
A_ROUND = (BeginRound(), *(move for _ in range(3) for move in (PlayCard(seat=0, laid=BLUE), OpponentCard(laid=BLUE))))
A_GAME = tuple(move for n in range(4) for move in (BeginRound(), *(NoCard(seat=(turn + n) % 2) for turn in range(6))))
EVERYTHING = setup(2, tracking=Depth.EVERYTHING)
FRIENDS = (
    BeginRound(),
    PlaceFriend(seat=0, place=die(1)),
    PlayCard(seat=0, laid=RED),
    PlaceFriend(seat=1, place=die(2)),
    NoCard(seat=1),
)


@pytest.fixture
def large(backend: Backend) -> Backend:
    backend.settings = Settings(text_size=200)
    return backend


def written(window: Window, start: str) -> ft.Text:
    return next(text for text in window.all(ft.Text) if str(text.value).startswith(start))


async def test_a_long_report_is_folded_until_somebody_asks(large: Backend) -> None:
    async with seated(large, setup(1, opponent=QUEEN), *A_ROUND) as (window, _):
        report = written(window, "The Queen: ")
        assert report.max_lines == 3
        assert report.semantics_label == report.value
        await window.tap("Show it all")
        assert written(window, "The Queen: ").max_lines is None
        await window.tap("Show less")
        assert written(window, "The Queen: ").max_lines == 3


async def test_the_next_report_is_folded_again(large: Backend) -> None:
    async with seated(large, setup(1, opponent=QUEEN), *A_ROUND) as (window, table):
        await window.tap("Show it all")
        await window.tap("Ready")
        await window.tap("Undo")
        assert table.length == len(A_ROUND)
        assert "Show less" in window.names()
        await window.tap("Undo")
        assert "Show less" not in window.names()


async def test_in_a_low_window_it_is_one_line(large: Backend) -> None:
    async with seated(large, setup(1, opponent=QUEEN), *A_ROUND, width=360, height=600) as (window, _):
        assert written(window, "The Queen: ").max_lines == 1
        await window.tap("Show it all")
        assert written(window, "The Queen: ").max_lines is None


async def test_in_a_low_window_teaching_and_later_stand_side_by_side(large: Backend) -> None:
    async with seated(large, setup(2), BeginRound(), width=360, height=600) as (window, _):
        await window.tap("blue place")
        rows = [[one.content for one in row.controls if isinstance(one, ft.Container)] for row in window.all(ft.Row)]
        named = [[str(spoken_name(one)) for one in row if isinstance(one, ft.OutlinedButton)] for row in rows]
        assert ["Teach it", "Later"] in named


async def test_the_names_of_an_area_have_half_the_width_each(large: Backend) -> None:
    """Three beside each other on a short phone were broken apart within a word."""
    async with seated(large, setup(1, opponent=QUEEN), *A_ROUND, width=360, height=600) as (window, _):
        await window.tap("Players")
        await window.tap("The area of Ola, cards: 3")
        rows = [[str(spoken_name(one)) for one in row.controls] for row in window.all(ft.Row)]
        cards = [[name for name in row if name.startswith("blue place, number")] for row in rows]
        assert [len(row) for row in cards if row] == [2, 1]


async def test_the_signs_of_a_card_stand_above_how_many_there_are(large: Backend) -> None:
    """Beside the buttons they were broken apart within a word."""
    async with Window(app(large, "en"), route="/new/lil_everdell/table", width=360, height=600) as window:
        for name in ("Next", "In the middle", "Next"):
            await window.tap(name)
        more = "Mouse: purple creature: one more"
        counted = next(row for row in window.all(ft.Row) if more in [spoken_name(one) for one in row.controls])
        assert [one.value for one in counted.controls if isinstance(one, ft.Text)] == ["P", "0"]
        assert written(window, "purple creature")


async def test_usual_words_are_not_folded(backend: Backend) -> None:
    async with seated(backend, setup(1, opponent=QUEEN), *A_ROUND) as (window, _):
        assert "Show it all" not in window.names()


async def test_between_rounds_what_to_do_stands_below_the_answer(large: Backend) -> None:
    async with seated(large, setup(1, opponent=QUEEN), *A_ROUND) as (window, _):
        texts = window.texts()
        to_do = next(at for at, text in enumerate(texts) if "All friends" in text)
        assert texts.index("Ready") < to_do


async def test_places_for_a_friend_are_few_letters_and_spoken_whole(large: Backend) -> None:
    async with seated(large, EVERYTHING, *FRIENDS) as (window, _):
        assert {"Resin", "Twigs", "Berries", "red place", "1"} <= set(window.texts())
        assert {"Resin space", "Die 1", "Own card: red place, number 1"} <= set(window.names())
        rows = [[str(spoken_name(one)) for one in row.controls if spoken_name(one)] for row in window.all(ft.Row)]
        assert ["Resin space", "Twig space", "Berry space"] in rows


async def test_the_way_to_the_count_comes_before_the_points(large: Backend) -> None:
    async with seated(large, setup(2), *A_GAME) as (window, table):
        assert table.question is None
        texts = window.texts()
        assert texts.index("Count the points") < texts.index("Jan")
