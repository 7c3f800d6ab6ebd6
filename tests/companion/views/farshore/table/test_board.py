"""What is always in reach: every player's values, corrections, the parts of the strip."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from rules.farshore.components.box import Box
from rules.farshore.components.places import SHORES
from rules.farshore.components.told import CardFix, WeatherText
from rules.farshore.components.traits import Colour, Counts, Level, Season
from rules.farshore.moves import CorrectPerson, CorrectTable, Learn, PlaceWorker, PlayCard, Shells
from rules.farshore.state import Phase
from tests.companion.views.at_table import KRABITA, krabita_only, seated, setup

TO_DRIFTWOOD = PlaceWorker(seat=0, place=SHORES[0])


async def test_ship_treasures_and_shells_change_at_any_time_also_in_krabitas_turn(backend: Backend) -> None:
    async with seated(backend, None, TO_DRIFTWOOD) as (window, table):
        assert table.state.phase is Phase.ROUTE
        await window.tap("Players")
        await window.tap("Ola")
        await window.tap("Ola: ship one space on")
        await window.tap("Ola: one treasure more")
        await window.tap("Ola: one shell more")
        ola = table.state.people[0]
        assert (ola.ship, ola.treasures, ola.shells) == (2, 1, 1)
        await window.tap("Ola: one shell less")
        await window.tap("Ola: one shell less")
        assert window.reads("less than nothing")
        await window.tap("Got it")
        await window.tap("Close")
        assert table.state.phase is Phase.ROUTE


async def test_a_ship_goes_back_only_when_the_table_says_so(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Ola")
        await window.tap("Ola: ship one space on")
        await window.tap("Ola: ship one space back")
        await window.tap("Our table says so")
        assert table.state.people[0].ship == 0


async def test_a_card_renamed_while_it_lies_in_a_city_is_called_so_at_once(backend: Backend) -> None:
    async with seated(backend, None, PlayCard(seat=0, card="gardens", extra=True)) as (window, table):
        await window.tap("Ola")
        assert "Gardens" in window.texts()
        assert table.play(Learn(fact=CardFix(id="gardens", printed="Ogrody"))) is None
        await window.settle()
        assert "Ogrody" in window.texts()
        assert "Gardens" not in window.texts()


async def test_a_card_leaves_the_city(backend: Backend) -> None:
    async with seated(backend, None, PlayCard(seat=0, card="gardens", extra=True)) as (window, table):
        await window.tap("Ola")
        await window.tap("A card leaves the city")
        await window.tap("Gardens leaves")
        assert table.state.people[0].city.cards == ()


async def test_a_person_leaves_the_table_and_the_last_one_is_not_offered_to(backend: Backend) -> None:
    async with seated(backend, setup("Ola", "Jan")) as (window, table):
        await window.tap("Ola")
        await window.tap("Ola leaves the table")
        assert table.state.people[0].left
        await window.tap("Close")
        await window.tap("Jan")
        assert "Correct a value" in window.names()
        assert "Jan leaves the table" not in window.names()


async def test_who_plays_alone_is_not_offered_to_leave_the_table(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await window.tap("Ola")
        assert "Correct a value" in window.names()
        assert not any("leaves the table" in str(name) for name in window.names())


async def test_every_value_of_a_person_can_be_corrected_in_one_go(backend: Backend) -> None:
    async with seated(backend, None, PlayCard(seat=0, card="gardens", extra=True)) as (window, table):
        await window.tap("Ola")
        await window.tap("Correct a value")
        await window.tap("summer")
        await window.enter("Ship at", "12")
        await window.tap("Shells: one more")
        await window.tap("Anchors used: one more")
        await window.tap("Gardens: one more")
        await window.tap("Done")
        ola = table.state.people[0]
        assert (ola.season, ola.ship, ola.shells, ola.anchors) == (Season.SUMMER, 12, 1, 1)
        assert ola.city.cards == ("gardens", "gardens")
        assert len(table.journal.moves) == 2


async def test_a_card_is_added_to_a_city_by_its_colour_or_by_letters_of_its_name(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Ola")
        await window.tap("Correct a value")
        assert "Merchant" not in window.names()
        await window.tap("Green cards")
        await window.tap("Merchant")
        await window.enter("Search: two letters of the name", "div")
        await window.tap("Diver")
        await window.tap("Done")
        assert table.state.people[0].city.cards == ("merchant", "diver")


async def test_a_ship_between_two_spaces_is_questioned_and_kept_when_the_table_insists(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Ola")
        await window.tap("Correct a value")
        await window.enter("Ship at", "x")
        assert window.reads("Done")
        await window.enter("Ship at", "3")
        await window.tap("Done")
        assert window.reads("next to it are 2 and 4")
        await window.tap("Our table says so")
        assert table.state.people[0].ship == 3
        assert "Done" in window.names()
        await window.tap("Done")
        assert "Done" not in window.names()
        assert len(table.journal.moves) == 1


async def test_back_leaves_a_correction_whose_number_is_kept(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await window.tap("Ola")
        await window.tap("Correct a value")
        await window.enter("Ship at", "3")
        await window.enter("Ship at", "4")
        await window.back("/")
        assert "Done" not in window.names()


async def test_krabitas_board_shows_her_score_and_takes_corrections(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Players")
        await window.tap("Krabita")
        assert window.reads("Score now")
        await window.tap("Correct a value")
        await window.tap("Cards in hand: one more")
        await window.tap("Purple cards: one more")
        await window.tap("The green marker: one row up")
        await window.tap("Done")
        her = table.state.her
        assert (her.hand, her.counts.purple, her.plan.row(Colour.GREEN)) == (3, 1, 3)


async def test_krabitas_panel_says_what_she_holds_and_who_is_at_home(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await window.tap("Players")
        await window.tap("Krabita")
        assert window.reads("2 cards in hand")
        assert window.reads("2 workers at home")


async def test_whoever_has_passed_is_said_to_have(backend: Backend) -> None:
    passed = CorrectPerson(seat=0, season=Season.AUTUMN, passed=True)
    async with seated(backend, setup("Ola", "Jan", krabita=None), passed) as (window, _):
        await window.tap("Players")
        assert "autumn, passed" in [text.semantics_label for text in window.all(ft.Text)]


async def test_a_flooded_island_is_said_to_lie_face_down(backend: Backend) -> None:
    async with seated(backend, setup("Ola", "Jan"), CorrectTable(flooded=(2,))) as (window, _):
        assert "Island 2, face down" in window.names()
        assert "Island 1" in window.names()


@pytest.mark.parametrize(
    ("part", "sign"),
    [
        ("Seasons of all players", "Ola is in winter"),
        ("Wind rose, stack A: red", "each tile matched moves the ship"),
        ("Islands and tide", "Put right: island 1 is face down"),
        ("Map stacks", "4 green cards: 2, 1 left"),
        ("Ship track", "Krabita: 0"),
    ],
)
async def test_each_part_of_the_strip_opens_large_and_leads_to_its_rule(backend: Backend, part: str, sign: str) -> None:
    async with seated(backend) as (window, _):
        await window.tap(part)
        assert window.reads(sign) or sign in window.names()
        await window.tap("Close")
        await window.tap(part)
        await window.tap("Read the rule")
        assert window.page.route.startswith("/rules/")


async def test_the_strip_calls_a_stack_by_its_letter_in_the_language_of_the_window(backend: Backend) -> None:
    async with seated(backend, language="ru", width=1280) as (window, _):
        assert "«Б» · существо" in window.texts()


async def test_a_tile_is_told_later_or_put_right(backend: Backend) -> None:
    async with seated(backend, setup(tile_b=None)) as (window, table):
        await window.tap("Wind rose, stack A: red")
        await window.tap("Enter what tile B shows")
        await window.tap("blue")
        await window.tap("The tile shows this")
        assert table.state.rose.b is not None
        await window.tap("Tile A shows something else")
        await window.tap("purple")
        await window.tap("The tile shows this")
        assert table.state.rose.a is not None
        assert table.state.rose.a.traits == ("purple",)


async def test_whose_turn_it_is_and_the_islands_can_be_put_right(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Players")
        await window.tap("Whose turn, tiles, islands")
        await window.tap("Krabita")
        assert table.state.phase is Phase.ROUTE
        await window.tap("Close")
        await window.tap("Islands and tide")
        await window.tap("Put right: island 1 is face down")
        assert table.state.flooded == (1,)
        await window.tap("Put right: island 1 is face up")
        assert table.state.flooded == ()


async def test_nothing_unknown_is_shown_where_only_krabita_is_tracked(backend: Backend) -> None:
    async with seated(backend, krabita_only()) as (window, _):
        await window.tap("Players")
        await window.tap("Ola")
        assert "Ola: one shell more" not in window.names()


async def test_weather_nobody_wrote_down_can_be_told_later_and_put_right(backend: Backend) -> None:
    async with seated(backend, setup(krabita=KRABITA.replace(level=Level.TERROR))) as (window, table):
        await window.tap("Weather")
        assert window.reads("not written down yet")
        await window.tap("This card is face up")
        assert table.journal.moves == ()
        await window.enter("Top effect", "No ship moves")
        await window.enter("Bottom effect", "No worker swims")
        await window.tap("This card is face up")
        assert table.state.weather == (WeatherText(top="No ship moves", bottom="No worker swims"),)
        assert window.reads("Does the card say something else?")
        await window.enter("Top effect", "No ship moves today")
        await window.tap("This card is face up")
        assert table.state.weather == (WeatherText(top="No ship moves today", bottom="No worker swims"),)
        assert len(table.state.box.weather) == 1


async def test_a_weather_card_of_the_box_is_one_tap(backend: Backend) -> None:
    known = Box(weather=(WeatherText(top="Storm"),))
    async with seated(backend, setup(krabita=KRABITA.replace(level=Level.TERROR), box=known)) as (window, table):
        await window.tap("Weather")
        await window.tap("Storm")
        assert table.state.weather == (WeatherText(top="Storm"),)


async def test_what_a_map_asks_for_can_be_told_from_the_stacks(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Map stacks")
        await window.tap("Enter what map kind 5 asks for")
        assert window.reads("This is one of the others")
        await window.tap("The tile asks for this")
        assert table.journal.moves == ()
        await window.tap("red: one more")
        await window.tap("red: one more")
        await window.tap("purple: one more")
        await window.tap("red: one less")
        await window.tap("The tile asks for this")
        assert table.state.facts.map_kinds["fifth"].needs == Counts(red=1, purple=1)
        assert window.reads("Place a worker")


async def test_another_question_starts_at_its_top_and_the_same_one_stays_where_it_is(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        calls = window.wire.invoked
        table.play(Shells(seat=0, n=1))
        await window.settle()
        assert "scroll_to" not in [name for name, _ in calls]
        await window.tap("Driftwood")
        assert table.state.phase is Phase.ROUTE
        assert [args["offset"] for name, args in calls if name == "scroll_to"] == [0]


async def test_a_correction_of_nothing_is_none(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Players")
        await window.tap("Ola")
        await window.tap("Correct a value")
        await window.tap("Done")
        assert table.journal.moves == ()
