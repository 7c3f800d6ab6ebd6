"""Setting up a match, in memory: every step, every refusal, a rematch, a start in the middle."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import flet as ft
import pytest

from companion import dice
from companion.app import app
from companion.desk import Desk
from companion.saves import Match
from companion.settings import Acquaintance, LastTable
from companion.words import LANGUAGES
from rules.farshore.box import Box
from rules.farshore.places import OTHER
from rules.farshore.rulings import Ruling
from rules.farshore.setup import Depth, Setup, Weather
from rules.farshore.told import WeatherText, WindTile
from rules.farshore.traits import Colour, Kind, Level, Rarity, Season
from tests.harness.demo import played, setup
from tests.harness.window import Window, spoken_name

COLOURS = tuple(Colour)
GREEN_A = WindTile(stack="A", traits=(Colour.GREEN,))
MIXED_B = WindTile(stack="B", traits=(Colour.RED, Kind.CREATURE))


class At(Window):
    """A window in the middle of setting up."""

    desk: Desk
    taps = 0

    async def tap(self, name: str) -> None:
        self.taps += 1
        await super().tap(name)

    async def next(self, steps: int = 1) -> None:
        for _ in range(steps):
            await self.tap("Next")

    async def started(self) -> Setup:
        """What is on the table after *Start*."""
        await self.tap("Start")
        match_id = self.page.route.removeprefix("/match/")
        table = await self.desk.table(match_id)
        assert table is not None, self.texts()
        await table.saved()
        setup: Setup = table.journal.setup
        return setup


@asynccontextmanager
async def setting_up(desk: Desk, kind: str = "solo", language: str = "en", **size: Any) -> AsyncIterator[At]:
    async with At(app(desk, language), route=f"/new/farshore/{kind}", **size) as window:
        window.desk = desk
        for _ in range(5):
            await window.settle()
        yield window


async def know(desk: Desk, *tiles: WindTile) -> None:
    await desk.work(lambda saves: saves.keep_box("farshore", Box(wind_tiles=tiles)))


async def keep(desk: Desk, match: Match) -> None:
    await desk.work(lambda saves: saves.keep_match(match))
    await desk.look_at_shelf()


# The shortest way


async def test_alone_against_krabita_needs_a_level_and_a_plan(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.enter("Name of player 1", "Ola")
        await window.next()
        await window.tap("2. Bold")
        await window.next(2)
        await window.tap("Stack A: green")
        await window.tap("Stack B: creature")
        await window.tap("Stack B: unique")
        for colour in ("red", "purple", "green", "blue"):
            await window.tap(f"The {colour} marker")
        made = await window.started()
    assert made.people[0].name == "Ola"
    assert made.krabita is not None
    assert made.krabita.level is Level.BOLD
    assert made.krabita.columns == (Colour.RED, Colour.PURPLE, Colour.GREEN, Colour.BLUE, Colour.BROWN)
    assert (made.tile_a, made.tile_b) == (GREEN_A, WindTile(stack="B", traits=(Kind.CREATURE, Rarity.UNIQUE)))
    assert made.tracking is Depth.FULL


async def test_a_rematch_is_eight_taps_at_most_plan_included(desk: Desk) -> None:
    await know(desk, GREEN_A, MIXED_B)
    before = setup("Ola", level=Level.MAGNIFICENT).replace(rulings=(Ruling.SUMMER_BAY_MARKER,))
    await keep(desk, played("done", before, seed=1, days=0))
    async with At(app(desk, "en")) as window:
        window.desk = desk
        await window.settle()
        await window.tap("Again with Ola, Krabita")
        for _ in range(5):
            await window.settle()
        await window.tap("Stack A: green")
        await window.tap("Stack B: red or creature")
        for colour in ("red", "purple", "green", "blue"):
            await window.tap(f"The {colour} marker")
        made = await window.started()
        print(f"rematch: {window.taps} taps")
    assert window.taps <= 8
    assert made.people == before.people
    assert made.rulings == before.rulings
    assert made.krabita is not None
    assert made.krabita.level is Level.MAGNIFICENT
    assert (made.tile_a, made.tile_b) == (GREEN_A, MIXED_B)


async def test_a_rematch_shows_the_laying_out_list_and_leads_back_to_every_choice(desk: Desk) -> None:
    await keep(desk, played("done", setup("Ola", "Jan"), seed=1, days=0))
    async with setting_up(desk, "again/done") as window:
        assert window.reads("Ola: 5 cards from the deck.")
        assert window.reads("Jan: 6 cards from the deck.")
        for _ in range(3):
            await window.tap("Back")
        assert window.reads("Who plays?")


async def test_a_rematch_of_a_match_that_is_gone_starts_from_nothing(desk: Desk) -> None:
    async with setting_up(desk, "again/nowhere") as window:
        assert window.reads("Who plays?")


# People


async def test_without_a_name_one_is_called_by_the_seat(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        await window.enter("Name of player 2", "Jan")
        await window.next(3)
        made = await window.started()
    assert [seat.name for seat in made.people] == ["Player 1", "Jan"]
    assert made.krabita is None
    assert [person.name for person in desk.settings.people] == ["Jan"]


async def test_names_are_remembered_with_their_animals(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.enter("Name of player 1", "Ola")
        await window.tap("Ola: Puffin")
        await window.next()
        await window.tap("4. Terror of the Oceans")
        await window.next(2)
        await window.tap("Shuffle for me")
        await window.started()
    async with setting_up(desk) as window:
        assert [field.value for field in window.all(ft.TextField)] == ["Ola"]
        await window.next(3)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert (made.people[0].name, made.people[0].piece) == ("Ola", "puffin")
    assert made.krabita is not None
    assert made.krabita.level is Level.TERROR


async def test_a_remembered_name_takes_the_first_empty_chair_and_then_a_new_one(desk: Desk) -> None:
    names = ("Ola", "Jan", "Ira")
    desk.settings = desk.settings.replace(people=tuple(Acquaintance(name=name, piece="beaver") for name in names))
    async with setting_up(desk, "table") as window:
        for name in names:
            await window.tap(name)
        assert [field.value for field in window.all(ft.TextField)] == list(names)
        assert "Ira" not in window.names()


async def test_people_come_in_the_order_of_their_turns(desk: Desk) -> None:
    table = LastTable(game="farshore", kind="table", people=("Ola", "Jan", "Ira"))
    desk.settings = desk.settings.replace(last=(table,))
    async with setting_up(desk, "table") as window:
        await window.tap("Ira: one place earlier")
        await window.tap("Ira: one place earlier")
        await window.tap("Jan: take away")
        await window.next(3)
        made = await window.started()
    assert [seat.name for seat in made.people] == ["Ira", "Ola"]


async def test_an_animal_belongs_to_one_person_and_is_exchanged(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        before = [(await animals(window, n)) for n in (1, 2)]
        await window.tap(f"Player 1: {before[1]}")
        assert [(await animals(window, n)) for n in (1, 2)] == before[::-1]


async def animals(window: Window, player: int) -> str:
    """Which of the four buttons has the thicker edge."""
    for control in window.tappable():
        name = spoken_name(control) or ""
        if name.startswith(f"Player {player}: ") and isinstance(control, ft.Button) and control.style:
            side = control.style.side
            if isinstance(side, ft.BorderSide) and side.width == 2:
                return name.partition(": ")[2]
    raise AssertionError("nobody has an animal")


async def test_four_people_fill_the_table(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        await window.tap("Add a person")
        await window.tap("Add a person")
        assert window.reads("nobody else fits")
        assert "Add a person" not in window.names()


async def test_two_people_of_the_same_name_are_refused_where_names_are(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        await window.enter("Name of player 1", "Ola")
        await window.enter("Name of player 2", " ola ")
        await window.next()
        assert window.reads("Who plays?")
        assert window.reads("Two players have the same name")
        await window.enter("Name of player 2", "Jan")
        assert not window.reads("Two players have the same name")
        await window.next()
        assert window.reads("How do you play?")


async def test_nobody_else_is_called_krabita_and_the_start_leads_back_to_the_name(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        await window.enter("Name of player 1", "Krabita")
        await window.next()
        await window.tap("With Krabita")
        await window.next()
        assert window.reads("Who plays?")
        assert window.reads("Two players have the same name")


# The game


async def test_krabita_has_no_seat_beside_four_people(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        await window.tap("Add a person")
        await window.tap("Add a person")
        await window.next()
        await window.tap("With Krabita")
        await window.next()
        assert window.reads("with four there is no seat left for her")
        await window.tap("People only")
        assert not window.reads("no seat left for her")
        await window.next()
        assert window.reads("Lay out the box")


async def test_one_person_alone_needs_krabita(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.next()
        await window.tap("People only")
        await window.next()
        assert window.reads("One person alone needs Krabita")


async def test_every_level_says_what_it_means(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.next()
        means = [text for text in window.texts() if text.startswith("Each matching wind rose tile")]
    assert [("1 space." in text, "2 spaces." in text) for text in means] == [(True, False)] + [(False, True)] * 3
    assert [("No weather" in text, "top effect" in text, "Both effects" in text) for text in means] == [
        (True, False, False),
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ]


async def test_weather_is_a_choice_only_without_krabita(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        await window.next()
        await window.tap("Both effects")
        await window.next(2)
        await window.enter("Top effect", "Pay one more.")
        await window.enter("Bottom effect", "No anchors.")
        made = await window.started()
    assert made.weather is Weather.BOTH
    assert made.weather_card == WeatherText(top="Pay one more.", bottom="No anchors.")
    async with setting_up(desk) as window:
        await window.next()
        assert "Both effects" not in window.names()


async def test_a_level_with_weather_asks_for_the_card_and_knows_it_next_time(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.next()
        await window.tap("3. Magnificent")
        await window.next(2)
        await window.enter("Top effect", "Calm sea.")
        assert "Bottom effect" not in [field.label for field in window.all(ft.TextField)]
        await window.tap("Shuffle for me")
        made = await window.started()
        await window.settle()
    assert made.weather is Weather.NONE
    assert made.weather_card == WeatherText(top="Calm sea.")
    async with setting_up(desk) as window:
        await window.next(3)
        await window.tap("Weather: Calm sea.")
        await window.tap("Shuffle for me")
        assert (await window.started()).weather_card == WeatherText(top="Calm sea.")


async def test_only_the_lower_half_of_a_weather_card_is_kept_too(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        await window.next()
        await window.tap("Both effects")
        await window.next(2)
        await window.enter("Bottom effect", "No anchors.")
        assert (await window.started()).weather_card == WeatherText(top="…", bottom="No anchors.")


async def test_krabita_only_and_house_rulings_are_part_of_the_match(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.next()
        await window.tap("Krabita only")
        await window.tap("At once, and her turn still follows.")
        await window.tap("Yes, as in winter and spring.")
        await window.tap("No, only the cards she draws for summer do.")
        await window.next(2)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert made.tracking is Depth.KRABITA_ONLY
    assert made.rulings == (Ruling.KRABITA_SEASON_TURN,)


async def test_without_her_nothing_is_left_of_what_was_chosen_about_krabita(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        await window.next()
        await window.tap("With Krabita")
        await window.tap("Krabita only")
        await window.tap("Yes, as in winter and spring.")
        await window.tap("People only")
        await window.next(2)
        made = await window.started()
    assert (made.krabita, made.tracking, made.rulings) == (None, Depth.FULL, ())


async def test_a_ruling_is_looked_up_and_nothing_chosen_is_lost(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.enter("Name of player 1", "Ola")
        await window.next()
        await window.tap("4. Terror of the Oceans")
        await window.tap("Look up: When does Krabita change her season?")
        assert window.page.route == "/rules/krabita_season_turn"
        await window.fire(window.page, "route_change", {"route": "/new/farshore/solo"})
        await window.settle()
        assert window.reads("How do you play?")
        await window.next(2)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert made.people[0].name == "Ola"
    assert made.krabita is not None
    assert made.krabita.level is Level.TERROR


async def test_in_russian_krabita_is_said_to_come_in_another_edition(desk: Desk) -> None:
    async with setting_up(desk, language="ru") as window:
        await window.tap("Дальше")
        assert window.reads("они есть в другом издании")
    async with setting_up(desk, language="pl") as window:
        await window.tap("Dalej")
        assert not window.reads("w innym wydaniu")


# Laying out


async def test_the_list_is_for_exactly_this_table_and_can_be_ticked_off(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        await window.tap("Add a person")
        await window.next(2)
        assert window.reads("3 islands")
        assert not window.reads("Krabita: 2 workers")
        step = next(name for name in window.names() if name and name.startswith("3 islands"))
        await window.tap(step)
        ticked = [semantics for semantics in window.all(ft.Semantics) if semantics.checked]
        assert len(ticked) == 1
        await window.tap(step)
        assert not any(semantics.checked for semantics in window.all(ft.Semantics))


# The table


async def test_tiles_may_be_told_later(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.next(3)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert (made.tile_a, made.tile_b) == (None, None)


async def test_a_tile_told_once_is_one_tap_the_next_time(desk: Desk) -> None:
    async with setting_up(desk, "table") as window:
        await window.next(3)
        await window.tap("Stack B: red")
        await window.tap("Stack B: creature")
        await window.started()
        await window.settle()
    async with setting_up(desk, "table") as window:
        await window.next(3)
        await window.tap("Stack B: red or creature")
        made = await window.started()
    assert made.tile_b == MIXED_B
    assert made.box.wind_tiles == (MIXED_B,)


async def test_a_tile_the_box_does_not_know_is_spelled_out_and_taken_back(desk: Desk) -> None:
    await know(desk, GREEN_A)
    async with setting_up(desk, "table") as window:
        await window.next(3)
        assert "Stack A: unique" not in window.names()
        await window.tap("Stack A: Something else")
        await window.tap("Stack A: unique")
        await window.tap("Stack A: common")
        await window.tap("Stack A: unique")
        made = await window.started()
    assert made.tile_a == WindTile(stack="A", traits=(Rarity.COMMON,))


async def test_a_known_tile_tapped_twice_is_not_the_one(desk: Desk) -> None:
    await know(desk, GREEN_A)
    async with setting_up(desk, "table") as window:
        await window.next(3)
        await window.tap("Stack A: green")
        await window.tap("Stack A: green")
        assert (await window.started()).tile_a is None


async def test_a_full_stack_keeps_its_four_tiles_and_the_table_is_still_right(desk: Desk) -> None:
    await know(desk, *(WindTile(stack="A", traits=(colour,)) for colour in COLOURS[:4]))
    async with setting_up(desk, "table") as window:
        await window.next(3)
        await window.tap("Stack A: Something else")
        await window.tap("Stack A: unique")
        made = await window.started()
        await window.settle()
    assert made.tile_a == WindTile(stack="A", traits=(Rarity.UNIQUE,))
    kept = await desk.work(lambda saves: saves.box("farshore", Box))
    assert kept is not None
    assert len(kept.wind_tiles) == 4


async def test_chance_fills_the_plan(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "CHANCE", Random(3))
    expected = tuple(Random(3).sample(COLOURS, 5))
    async with setting_up(desk) as window:
        await window.next(3)
        await window.tap("Shuffle for me")
        made = await window.started()
    assert made.krabita is not None
    assert made.krabita.columns == expected


async def test_a_marker_comes_off_again_and_all_can_be_cleared(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.next(3)
        await window.tap("The red marker")
        await window.tap("The blue marker")
        await window.tap("The red marker, column 1")
        assert "The blue marker, column 1" in window.names()
        await window.tap("Start over")
        assert "The blue marker" in window.names()


async def test_without_a_whole_plan_there_is_no_start(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.next(3)
        await window.tap("The red marker")
        await window.tap("Start")
        assert window.reads("five columns, one of each colour")
        assert window.page.route == "/new/farshore/solo"
        await window.tap("Shuffle for me")
        assert not window.reads("five columns, one of each colour")


async def test_back_from_the_first_step_leads_home_and_between_steps_loses_nothing(desk: Desk) -> None:
    async with setting_up(desk) as window:
        await window.enter("Name of player 1", "Ola")
        await window.next()
        await window.tap("2. Bold")
        await window.tap("Back")
        assert [field.value for field in window.all(ft.TextField)] == ["Ola"]
        await window.tap("Back")
        assert window.page.route == "/"


# In the middle


@asynccontextmanager
async def in_the_middle(desk: Desk, kind: str = "table") -> AsyncIterator[At]:
    async with setting_up(desk, kind) as window:
        await window.next()
        await window.tap("In the middle of a game")
        await window.next()
        yield window


async def times(window: At, name: str, n: int) -> None:
    for _ in range(n):
        await window.tap(name)


async def test_a_game_goes_on_from_where_it_stands(desk: Desk) -> None:
    await know(desk, GREEN_A, MIXED_B)
    async with in_the_middle(desk) as window:
        await window.tap("Player 2")
        await window.tap("Player 1: summer")
        await times(window, "Player 1: Workers at home: one less", 3)
        await window.enter("Player 1: Ship stands at", "18")
        await times(window, "Player 1: Treasures: one more", 2)
        await window.tap("Player 1: Shells: one more")
        await window.tap("Player 1: Anchors used: one more")
        await window.tap("Player 1, 3 blue: 2")
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


async def test_krabita_in_the_middle_of_a_game(desk: Desk) -> None:
    async with in_the_middle(desk, "solo") as window:
        await window.tap("Krabita: autumn")
        await window.tap("Krabita: Has passed")
        await window.tap("Krabita: Cards in hand: one more")
        await times(window, "Purple cards: one more", 2)
        await times(window, "Purple marker: row: one less", 2)
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


async def test_a_ship_beyond_the_track_is_refused_where_it_was_entered(desk: Desk) -> None:
    async with in_the_middle(desk) as window:
        await window.enter("Player 1: Ship stands at", "61")
        await window.next()
        assert window.reads("Where does the game stand?")
        assert window.reads("60")
        await window.enter("Player 1: Ship stands at", "sixty")
        await window.next()
        assert window.reads("What does the table show?")


async def test_cards_of_a_city_are_found_by_a_few_letters(desk: Desk) -> None:
    async with in_the_middle(desk) as window:
        await window.enter("Find a card", "gall")
        await window.tap("Galleon")
        await window.enter("Find a card", "div")
        await window.tap("Diver")
        await window.tap("Galleon")
        await window.next()
        made = await window.started()
    assert made.midway is not None
    assert made.midway.people[0].city.cards == ("diver",)


async def test_in_the_middle_krabita_only_asks_for_seasons_of_people(desk: Desk) -> None:
    async with setting_up(desk) as window:
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


# All of it


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_step_has_names_and_words_in_every_language(desk: Desk, language: str) -> None:
    await know(desk, GREEN_A, MIXED_B)
    desk.settings = desk.settings.replace(text_size=200)
    async with setting_up(desk, "solo", language) as window:
        for last in (False, False, False, True):
            assert [control for control in window.tappable() if not spoken_name(control)] == []
            assert [text for text in window.texts() if text.startswith("farshore")] == []
            if not last:
                await window.tap({"en": "Next", "pl": "Dalej", "ru": "Дальше"}[language])
