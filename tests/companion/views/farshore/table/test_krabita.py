"""Krabita's turn on the screen: one question at a time, few taps, greys that explain themselves."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from rules.farshore.components.box import Box
from rules.farshore.components.places import DOCKS, SHORES
from rules.farshore.components.route_cards import DocksSpot, IslandSpot, OtherSpot, RedAction, RouteCard, ShoreSpot
from rules.farshore.components.told import WeatherText, WindTile
from rules.farshore.components.traits import Colour, Kind, Level, Rarity, Resource, Season
from rules.farshore.krabita.moves import FollowRoute, KrabitaDraws, KrabitaPlays
from rules.farshore.moves import CorrectKrabita, PlaceWorker, PlayCard
from rules.farshore.state import Phase, Source, State
from tests.companion.views.at_table import KRABITA, krabita_only, play_until, seated, setup
from tests.harness.window import Window

TO_DRIFTWOOD = PlaceWorker(seat=0, place=SHORES[0])
HER_DOCKS = FollowRoute(spot=DocksSpot(spaces=1))
CARD = PlayCard(seat=0, card="gardens")


@pytest.mark.parametrize(
    ("name", "spot"), [("Seaweed", "shore"), ("Island", "island"), ("Another place", "other"), ("Docks + 2", "docks")]
)
async def test_a_route_card_is_one_tap(backend: Backend, name: str, spot: str) -> None:
    async with seated(backend, None, TO_DRIFTWOOD) as (window, table):
        assert window.reads("Which place on the route card")
        await window.tap(name)
        assert table.journal.moves[-1].spot.spot == spot
        assert table.state.phase is Phase.PERSON


async def test_a_place_known_to_be_taken_explains_itself(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD) as (window, table):
        await window.tap("Driftwood, taken by Ola")
        assert window.reads("there is room for one only")
        assert len(table.journal.moves) == 1


async def test_without_a_red_card_that_section_is_not_possible(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD) as (window, _):
        await window.tap("Own red card: 1 treasure")
        assert window.reads("no red card without a worker")


async def test_the_lookout_is_two_taps_and_then_asks_for_purple(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD) as (window, table):
        await window.tap("Lookout")
        await window.tap("Discard blue cards")
        assert table.state.phase is Phase.LOOKOUT
        await window.tap("No purple card")
        assert table.state.her.treasures == 1


async def test_where_few_answers_leave_room_the_ships_are_in_sight_above_them(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD) as (window, _):
        assert not _ships(window)
        await window.tap("Lookout")
        await window.tap("Discard blue cards")
        assert "No purple card" in window.names()
        assert _ships(window)
        await window.tap("Map stacks")
        assert not _ships(window)


def _ships(window: Window) -> list[ft.Semantics]:
    return [drawn for drawn in window.all(ft.Semantics) if (drawn.label or "").startswith("Ship track")]


async def test_a_red_card_offers_one_of_each_and_more_on_demand(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        play_until(table, lambda state: state.phase is Phase.ROUTE and _reds(state) > 0)
        await window.settle()
        await window.tap("Beside the red card: 2 or 3")
        await window.tap("Own red card: 2 treasures")
        spot = table.journal.moves[-1].spot
        assert (spot.action, spot.n) == (RedAction.TREASURE, 2)


ROUTE = RouteCard(top=OtherSpot(), middle=OtherSpot(), bottom=DocksSpot(spaces=2))
SHORE = ROUTE.replace(top=ShoreSpot(resource=Resource.DRIFTWOOD), middle=IslandSpot())
DRAW = "Let the app draw a route card of my box"


async def test_without_route_cards_in_the_box_none_is_drawn(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD) as (window, _):
        assert DRAW not in window.names()


async def test_a_route_card_the_app_draws_is_followed_at_once_where_it_knows_what_is_free(backend: Backend) -> None:
    async with seated(backend, setup(box=Box(routes=(SHORE,))), TO_DRIFTWOOD) as (window, table):
        await window.tap(DRAW)
        assert table.journal.moves[-1] == FollowRoute(spot=IslandSpot(), route=0)


async def test_a_drawn_card_asks_where_only_the_table_sees_what_is_free(backend: Backend) -> None:
    async with seated(backend, setup(box=Box(routes=(ROUTE,))), TO_DRIFTWOOD) as (window, table):
        await window.tap(DRAW)
        assert window.reads("Route card 1 of the box")
        await window.tap("Back")
        await window.tap(DRAW)
        await window.tap("Docks: ship 2 spaces")
        assert table.journal.moves[-1] == FollowRoute(spot=DocksSpot(spaces=2), route=0)


async def test_her_card_is_one_tap_where_the_colour_settles_it_and_two_where_a_tile_asks_more(backend: Backend) -> None:
    moves = (TO_DRIFTWOOD, HER_DOCKS, PlaceWorker(seat=0, place=DOCKS), HER_DOCKS, CARD)
    async with seated(backend, None, *moves) as (window, table):
        assert window.reads("Which colour is the card from her hand?")
        await window.tap("green")
        assert window.reads("What else does the card show?")
        await window.tap("green, creature")
        assert table.journal.moves[-1] == KrabitaPlays(colour=Colour.GREEN, sort=Kind.CREATURE)
        assert table.state.her.ship == table.state.facts.track.sail(4, 2)


async def test_her_card_may_be_named(backend: Backend) -> None:
    moves = (TO_DRIFTWOOD, HER_DOCKS, PlaceWorker(seat=0, place=DOCKS), HER_DOCKS, CARD)
    async with seated(backend, None, *moves) as (window, table):
        await window.tap("Name the card (optional)")
        await window.enter("Search: two letters of the name", "abbey")
        await window.tap(next(name for name in window.names() if name and name.startswith("Abbey")))
        assert table.state.her.cards[-1].card == "abbey"


async def test_the_bay_is_searched_in_the_order_of_the_plan(backend: Backend) -> None:
    idle = CorrectKrabita(hand=0, ready=0, placed=(DOCKS, DOCKS))
    async with seated(backend, None, TO_DRIFTWOOD, idle) as (window, table):
        colours = [colour.value for colour in table.state.her.plan.order]
        assert [name for name in window.names() if name in tuple(Colour)] == colours
        await window.tap("None of these: top of the deck")
        assert table.state.source is Source.DECK


async def test_the_summer_draw_is_one_screen_with_a_running_list(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        play_until(table, lambda state: state.phase is Phase.PLAN_DRAW and state.her.season is Season.SUMMER)
        await window.settle()
        taps = 0
        drawn: list[str] = []
        while table.state.phase is Phase.PLAN_DRAW:
            colour = next(name for name in window.names() if name in tuple(Colour))
            await window.tap(colour or "")
            drawn.append(colour or "")
            taps += 1
            if table.state.phase is Phase.PLAN_DRAW:
                assert window.reads(f"Drawn so far: {', '.join(drawn)}")
        assert taps == 6
        assert sum(isinstance(move, KrabitaDraws) for move in table.journal.moves) == 6


async def test_a_season_corrected_while_she_draws_leaves_the_question_on_the_screen(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        play_until(table, lambda state: state.phase is Phase.PLAN_DRAW and state.her.season is Season.SUMMER)
        table.play(CorrectKrabita(season=Season.WINTER))
        await window.settle()
        assert table.state.phase is Phase.PLAN_DRAW
        assert not window.reads("could not be shown")


async def test_an_unknown_map_told_in_her_season_is_not_asked_again(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        play_until(table, lambda state: state.phase is Phase.CLAIM)
        await window.settle()
        for kind in (5, 6):
            await window.tap(f"Enter what map kind {kind} asks for")
            for _ in range(9):
                await window.tap("purple: one more")
            await window.tap("The tile asks for this")
        assert table.state.phase is Phase.DECK_DRAW
        assert table.state.her.maps == ()


async def test_that_the_deck_runs_out_is_folded_away(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        play_until(table, lambda state: state.phase is Phase.DECK_DRAW)
        await window.settle()
        before = table.state.her.hand
        assert not window.reads("Only 3 cards")
        await window.tap("The deck runs out")
        await window.tap(next(name for name in window.names() if name and name.startswith("Only 3 cards")))
        assert table.state.her.hand == before + 3


async def test_the_winds_of_change_ask_for_both_tiles(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        play_until(table, lambda state: state.phase is Phase.TILE)
        await window.settle()
        await window.tap("unique")
        assert window.reads("new tile on stack B")
        await window.tap("It shows several things")
        await window.tap("green")
        await window.tap("common")
        await window.tap("The tile shows this")
        assert table.state.rose.b is not None
        assert table.state.rose.b.traits == ("green", "common")


async def test_what_a_match_teaches_is_remembered_in_my_box(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        play_until(table, lambda state: state.phase is Phase.TILE)
        await window.settle()
        await window.tap("unique")
        await window.settle()
        box = await backend.work(lambda saves: saves.box("farshore", Box))
        assert box is not None
        assert WindTile(stack="A", traits=(Rarity.UNIQUE,)) in box.wind_tiles


async def test_the_weather_is_written_down_once(backend: Backend) -> None:
    known = Box(weather=(WeatherText(top="Storm"),))
    async with seated(backend, setup(krabita=KRABITA.replace(level=Level.TERROR), box=known)) as (window, table):
        play_until(table, lambda state: state.phase is Phase.WEATHER)
        await window.settle()
        await window.enter("Top effect", "All ships stay in port")
        await window.tap("This card is face up")
        assert table.state.weather[-1] is not None
        assert table.state.weather[-1].top == "All ships stay in port"
        await window.tap("Weather")
        assert window.reads("All ships stay in port")


async def test_three_people_choose_which_islands_go_under(backend: Backend) -> None:
    async with seated(backend, setup("Ola", "Jan", "Ewa")) as (window, table):
        play_until(table, lambda state: state.phase is Phase.TIDE)
        await window.settle()
        assert window.reads("Which 2 islands go under?")
        await window.tap(next(name for name in window.names() if name and name.startswith("Islands 1")))
        assert len(table.state.flooded) == 2


async def test_where_only_she_is_tracked_people_say_when_they_prepare(backend: Backend) -> None:
    async with seated(backend, krabita_only()) as (window, table):
        await window.tap("Docks + 1")
        await window.tap("Ola: prepare for spring")
        assert table.state.people[0].season is Season.SPRING


async def test_every_question_of_a_whole_game_can_be_answered_on_its_screen(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        seen = set()
        for phase in Phase:
            if phase in (Phase.WAITING, Phase.OVER, Phase.WEATHER, Phase.TIDE, Phase.VALUE):
                continue
            table.undo_to(0)
            play_until(table, lambda state, phase=phase: state.phase is phase)  # type: ignore[misc]
            await window.settle()
            assert not window.reads("could not be shown")
            seen.add(phase)
        assert len(seen) == 9


def _reds(state: State) -> int:
    return sum(card.colour is Colour.RED for card in state.her.cards)


async def test_at_the_end_she_is_called_as_the_reader_calls_her(backend: Backend) -> None:
    async with seated(backend, language="ru") as (window, table):
        play_until(table, lambda state: state.phase is Phase.OVER)
        await window.settle()
        assert "Крабита" in window.texts()
        assert "Krabita" not in window.texts()
