"""Setting up a match, in memory: a game that is already going."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import flet as ft
import pytest

from companion.backend import Backend
from companion.views.farshore.new.middle import krabita
from rules.farshore.components.places import OTHER
from rules.farshore.components.plan import plan
from rules.farshore.components.traits import Colour, Season
from rules.farshore.players import WORKERS, Krabita, Person
from rules.farshore.setup import Midway
from tests.harness.setting_up import GREEN_A, MIXED_B, At, know, setting_up
from tests.harness.window import spoken_name


@asynccontextmanager
async def in_the_middle(backend: Backend, kind: str = "table") -> AsyncIterator[At]:
    async with setting_up(backend, kind) as window:
        await window.next()
        await window.tap("In the middle of a game")
        await window.next()
        yield window


def ships(window: At) -> list[ft.TextField]:
    return [field for field in window.all(ft.TextField) if (spoken_name(field) or "").endswith("Ship stands at")]


async def times(window: At, name: str, n: int) -> None:
    for _ in range(n):
        await window.tap(name)


async def test_a_game_goes_on_from_where_it_stands(backend: Backend) -> None:
    await know(backend, GREEN_A, MIXED_B)
    async with in_the_middle(backend) as window:
        await window.tap("Player 2")
        await window.tap("Player 1: summer")
        await times(window, "Player 1: Workers at home: one less", 3)
        await window.enter("Player 1: Ship stands at", "18")
        await times(window, "Player 1: Treasures: one more", 2)
        await window.tap("Player 1: Shells: one more")
        await window.tap("Player 1: Anchors used: one more")
        await window.tap("Player 1, 3 blue cards: 2")
        await window.tap("Player 2: spring")
        await window.tap("Island 2")
        await window.tap("Stack A: green")
        await window.next()
        made = await window.started()
    middle = made.midway
    assert middle is not None
    first, second = middle.people
    assert (first.season, first.ready, first.placed) == (Season.SUMMER, 1, (OTHER,) * 3)
    assert (first.ship, first.treasures, first.shells, first.anchors) == (18, 2, 1, 1)
    assert [tile.value for tile in first.maps or ()] == [2]
    assert not first.city.complete
    assert (second.season, second.ready) == (Season.SPRING, 3)
    assert (middle.turn, middle.flooded, middle.seen) == (1, (2,), (GREEN_A,))


async def test_krabita_in_the_middle_of_a_game(backend: Backend) -> None:
    async with in_the_middle(backend, "solo") as window:
        await window.tap("Player 1: autumn")
        await window.tap("Krabita: autumn")
        await window.tap("Krabita: Has passed")
        await window.tap("Krabita: Cards in hand: one more")
        await times(window, "Purple cards: one more", 2)
        await times(window, "The purple marker: one row up", 2)
        await window.next()
        for colour in ("brown", "purple", "green", "blue"):
            await window.tap(f"The {colour} marker")
        made = await window.started()
    assert made.midway is not None
    her = made.midway.krabita
    assert her is not None
    assert (her.season, her.passed, her.hand, her.counts.purple) == (Season.AUTUMN, True, 3, 2)
    assert [marker.colour for marker in her.plan.markers][:2] == [Colour.BROWN, Colour.PURPLE]
    assert her.plan.row(Colour.PURPLE) == 0


async def test_krabita_is_never_seasons_behind_or_ahead_of_a_solo_player(backend: Backend) -> None:
    """She follows the last person into a season, solo at once."""
    async with in_the_middle(backend, "solo") as window:
        await window.tap("Player 1: autumn")
        await window.tap("Krabita: winter")
        assert window.reads("She follows the last person into a season")
        await window.next()
        for colour in ("brown", "purple", "green", "blue"):
            await window.tap(f"The {colour} marker")
        made = await window.started()
    assert made.midway is not None
    her = made.midway.krabita
    assert her is not None
    assert (her.season, her.ready) == (Season.AUTUMN, WORKERS[Season.AUTUMN])


async def test_a_ship_beyond_the_track_is_refused_where_it_was_entered(backend: Backend) -> None:
    async with in_the_middle(backend) as window:
        await window.enter("Player 1: Ship stands at", "61")
        await window.next()
        assert window.reads("Where does the game stand?")
        assert window.reads("60")
        await window.enter("Player 1: Ship stands at", "")
        await window.next()
        assert window.reads("What does the table show?")


async def test_a_ship_stands_at_a_number_whatever_else_is_typed(backend: Backend) -> None:
    async with in_the_middle(backend) as window:
        await window.enter("Player 1: Ship stands at", "12")
        await window.enter("Player 1: Ship stands at", "twelve")
        assert all(field.input_filter for field in ships(window))
        await window.next()
        made = await window.started()
    assert made.midway is not None
    assert made.midway.people[0].ship == 12


async def test_cards_of_a_city_are_found_by_a_few_letters(backend: Backend) -> None:
    async with in_the_middle(backend) as window:
        await window.enter("Find a card", "gall")
        await window.tap("Galleon")
        await window.enter("Find a card", "div")
        await window.tap("Diver")
        await window.tap("Galleon")
        await window.next()
        made = await window.started()
    assert made.midway is not None
    assert made.midway.people[0].city.cards == ("diver",)


async def test_in_the_middle_krabita_only_asks_for_seasons_of_people(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.next()
        await window.tap("Krabita only")
        await window.tap("In the middle of a game")
        await window.next()
        await window.tap("Player 1: spring")
        assert not any(name and name.startswith("Player 1: Shells") for name in window.names())
        await window.next()
        await window.tap("Shuffle for me")
        made = await window.started()
    assert made.midway is not None
    assert (made.midway.people[0].season, made.midway.people[0].ship) == (Season.SPRING, None)


async def test_what_hardly_fits_the_rules_is_said_and_stops_nobody(backend: Backend) -> None:
    async with in_the_middle(backend) as window:
        assert not window.reads("38")
        await window.enter("Player 1: Ship stands at", "39")
        assert window.reads("38")
        await window.next()
        made = await window.started()
    assert made.midway is not None
    assert made.midway.people[0].ship == 39


@pytest.mark.parametrize("kind", ["table", "solo"])
async def test_a_doubt_is_said_beside_what_it_is_about_and_again_before_the_start(backend: Backend, kind: str) -> None:
    async with in_the_middle(backend, kind) as window:
        await window.tap("Island 1")
        await window.enter("Player 1: Ship stands at", "13")
        for told in ("the nearest are 12 and 14", "not before"):
            assert window.reads(told)
        await window.next()
        for told in ("Does this fit?", "the nearest are 12 and 14", "not before"):
            assert window.reads(told)


async def test_who_is_set_back_to_an_earlier_season_has_not_passed(backend: Backend) -> None:
    async with in_the_middle(backend) as window:
        await window.tap("Player 1: autumn")
        await window.tap("Player 1: Has passed")
        await window.tap("Player 1: summer")
        await window.next()
        made = await window.started()
    assert made.midway is not None
    assert not made.midway.people[0].passed


@pytest.mark.parametrize(
    ("hers", "becomes"),
    [("winter", Season.SUMMER), ("spring", Season.SPRING), ("summer", Season.SUMMER), ("autumn", Season.SUMMER)],
)
def test_beside_two_people_she_is_where_the_last_one_is_or_about_to_follow(hers: str, becomes: Season) -> None:
    """Somebody who is two seasons behind has missed a turn of hers; nobody can be ahead of the last one."""
    people = (Person(season=Season.AUTUMN), Person(season=Season.SUMMER))
    her = Krabita(plan=plan(tuple(Colour)), season=Season(hers))
    assert krabita(Midway(people=people, krabita=her)).season is becomes
