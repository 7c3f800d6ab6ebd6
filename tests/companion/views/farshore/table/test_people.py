"""A person's turn on the screen: one tap for a worker, two for a card, and what is always in reach."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.languages import LANGUAGES
from companion.screen.words import translator
from rules.farshore.components.cards import CARDS
from rules.farshore.components.places import DOCKS, DUNES, LOOKOUT, SHORES, island
from rules.farshore.components.route_cards import DocksSpot
from rules.farshore.components.traits import Season
from rules.farshore.krabita.moves import FollowRoute
from rules.farshore.moves import CorrectPerson, PlaceWorker, PlayCard
from rules.farshore.players import City
from rules.farshore.state import Phase
from rules.kernel import phrase
from tests.companion.views.at_table import play_until, seated, setup
from tests.harness.window import spoken_name

HER_DOCKS = FollowRoute(spot=DocksSpot(spaces=1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1280])
async def test_everything_on_the_table_that_can_be_tapped_has_a_spoken_name(
    backend: Backend, language: str, width: int
) -> None:
    async with seated(backend, language=language, width=width) as (window, _):
        assert window.texts()
        assert [control for control in window.tappable() if not spoken_name(control)] == []


async def test_a_worker_is_placed_with_one_tap(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Driftwood")
        assert table.state.people[0].placed == (SHORES[0],)
        assert window.reads("Ola: worker")


@pytest.mark.parametrize(("name", "place"), [("Island", island(1)), ("Docks", DOCKS), ("Lookout", LOOKOUT)])
async def test_every_place_takes_a_worker(backend: Backend, name: str, place: object) -> None:
    async with seated(backend) as (window, table):
        await window.tap(name)
        assert table.state.people[0].placed == (place,)


async def test_an_occupied_place_explains_itself_and_lets_the_table_insist(backend: Backend) -> None:
    async with seated(backend, None, PlaceWorker(seat=0, place=SHORES[0]), HER_DOCKS) as (window, table):
        await window.tap("Driftwood, taken by Ola")
        assert window.reads("there is room for one only")
        assert window.reads("Rulebook, p. 6")
        await window.tap("Got it")
        assert not window.reads("Rulebook, p. 6")
        assert len(table.journal.moves) == 2
        await window.tap("Driftwood, taken by Ola")
        await window.tap("Our table says so")
        assert table.state.people[0].placed == (SHORES[0], SHORES[0])
        assert window.reads("The table decides otherwise")


async def test_the_rule_behind_a_refusal_is_one_tap_away(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await window.tap("Prepare for spring")
        assert window.reads("all must be placed first")
        await window.tap("Read the rule")
        assert window.page.route == "/rules/farshore/prepare"


async def test_a_card_is_two_taps_and_says_what_it_did(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Red cards")
        names = [name for name in window.names() if name and "left" in name]
        assert len(names) > 5
        await window.tap(names[0] or "")
        assert len(table.state.people[0].city.cards) == 1
        assert window.reads("1 of 15 city spaces")
        # Tile A asks for red: the ship has moved.
        assert window.reads("ship to 2")


@pytest.mark.parametrize("words", ["gar", "GARD", "ogro", "Сад"])
async def test_a_card_is_found_by_letters_of_its_name_in_any_language(backend: Backend, words: str) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Search")
        await window.enter("Search: two letters of the name", words)
        found = next(name for name in window.names() if name and name.startswith("Gardens"))
        await window.tap(found)
        assert table.state.people[0].city.cards == ("gardens",)


async def test_a_search_that_finds_nothing_says_so_and_the_way_back_loses_nothing(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Search")
        await window.enter("Search: two letters of the name", "xyzxyz")
        assert window.reads("No card is called that")
        await window.tap("Back")
        assert "Driftwood" in window.names()
        assert table.journal.moves == ()


async def test_a_card_may_come_from_the_bay_or_by_another_cards_effect(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Green cards")
        await window.tap("from the bay")
        await window.tap("by another card’s effect")
        await window.tap(next(name for name in window.names() if name and "left" in name))
        move = table.journal.moves[0]
        assert (move.source, move.extra) == ("bay", True)
        assert table.state.phase is Phase.PERSON


async def test_the_anchor_goes_where_it_may_and_is_asked_for_when_there_is_a_choice(backend: Backend) -> None:
    green = _cards("green", "construction")[:2]
    creature = _cards("green", "creature")[0]
    plays = [PlayCard(seat=0, card=card, extra=True) for card in green]
    async with seated(backend, None, *plays) as (window, table):
        await window.tap("Green cards")
        await window.tap("with an anchor")
        name = next(n for n in window.names() if n and n.startswith(_name(creature)))
        await window.tap(name)
        assert window.reads("On which construction")
        await window.tap(f"Anchor on {_name(green[0])}")
        assert table.state.people[0].city.anchored == (green[0],)


async def test_an_anchor_the_table_insists_on_lies_on_the_construction_and_not_on_the_creature(
    backend: Backend,
) -> None:
    construction, creature = _cards("green", "construction")[0], _cards("green", "creature")[0]
    plays = [PlayCard(seat=0, card=construction, extra=True), CorrectPerson(seat=0, anchors=3)]
    async with seated(backend, None, *plays) as (window, table):
        await window.tap("Green cards")
        await window.tap("with an anchor")
        await window.tap(next(n for n in window.names() if n and n.startswith(_name(creature))))
        await window.tap("Our table says so")
        assert table.state.people[0].city.anchored == (construction,)


async def test_an_untold_tile_is_asked_about_only_when_a_card_is_played(backend: Backend) -> None:
    async with seated(backend, setup(tile_b=None)) as (window, table):
        await window.tap("Blue cards")
        await window.tap(next(name for name in window.names() if name and "left" in name))
        assert window.reads("Does the card match")
        await window.tap("matches B")
        assert table.journal.moves[0].matches == ("B",)
        assert table.state.people[0].ship == 2


async def test_a_map_is_fetched_at_the_dunes(backend: Backend) -> None:
    plays = [PlayCard(seat=0, card=card, extra=True) for card in _cards("green")[:4]]
    async with seated(backend, None, *plays) as (window, table):
        await window.tap("Dunes")
        await window.tap("4 green cards · value 2")
        assert table.state.people[0].placed == (DUNES,)
        assert [tile.value for tile in table.state.people[0].maps] == [2]


async def test_a_map_whose_cards_are_missing_is_refused_with_its_rule(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Dunes")
        await window.tap("4 green cards · value 2")
        assert window.reads("lacks the cards")
        await window.tap("Got it")
        await window.tap("Back")
        assert table.journal.moves == ()


async def test_preparing_looks_at_the_numbers_and_stays_until_they_are_right(backend: Backend) -> None:
    moves = (PlaceWorker(seat=0, place=DOCKS), HER_DOCKS, PlaceWorker(seat=0, place=DOCKS), HER_DOCKS)
    async with seated(backend, None, *moves) as (window, table):
        await window.tap("Prepare for spring")
        assert window.reads("Ship, treasures and shells as shown?")
        for shells in (1, 2, 3):
            await window.tap("Ola: one shell more")
            assert table.state.people[0].shells == shells
        await window.tap("Yes, prepare for spring")
        assert table.state.people[0].season is Season.SPRING
        assert window.reads("What does the new tile on stack A show?")


async def test_a_ship_that_was_tapped_too_far_goes_back_on_the_check_with_its_chest_and_without_a_word(
    backend: Backend,
) -> None:
    moves = (PlaceWorker(seat=0, place=DOCKS), HER_DOCKS, PlaceWorker(seat=0, place=DOCKS), HER_DOCKS)
    async with seated(backend, None, *moves) as (window, table):
        await window.tap("Prepare for spring")
        before = table.state.people[0]
        for _ in range(5):
            await window.tap("Ola: ship one space on")
        assert table.state.people[0].treasures > before.treasures
        for _ in range(5):
            await window.tap("Ola: ship one space back")
        assert table.state.people[0] == before
        assert window.reads("Ship, treasures and shells as shown?")
        await window.tap("Yes, prepare for spring")
        assert table.state.people[0].season is Season.SPRING


async def test_what_changes_nothing_is_not_recorded_on_the_check_and_what_cannot_be_is_refused(
    backend: Backend,
) -> None:
    async with seated(backend, setup("Ola", "Jan", krabita=None), CorrectPerson(seat=0, ready=0)) as (window, table):
        await window.tap("Prepare for spring")
        await window.tap("Ola: ship one space back")
        await window.tap("Ola: one shell less")
        assert window.reads("less than nothing")
        assert len(table.journal.moves) == 1


async def test_a_person_in_autumn_may_pass(backend: Backend) -> None:
    async with seated(backend, setup("Ola", "Jan", krabita=None)) as (window, table):
        table.play(_autumn(0))
        await window.settle()
        await window.tap("Pass")
        assert table.state.people[0].passed


async def test_undo_is_in_sight_after_every_move_and_redo_after_every_undo(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        await window.tap("Driftwood")
        await window.tap("Undo")
        assert table.journal.moves == ()
        await window.tap("Redo")
        assert len(table.journal.moves) == 1
        await window.press("U")
        assert table.journal.moves == ()


async def test_digits_choose_places_and_a_slash_opens_the_search(backend: Backend) -> None:
    async with seated(backend, width=1280) as (window, table):
        await window.press("2")
        assert table.state.people[0].placed == (SHORES[1],)
        await window.press("U")
        await window.press("/")
        assert window.all(ft.TextField)


async def test_keys_do_nothing_behind_what_explains_a_refusal(backend: Backend) -> None:
    async with seated(backend, width=1280) as (window, table):
        await window.tap("Prepare for spring")
        await window.press("2")
        await window.press("H")
        assert table.journal.moves == ()
        assert window.reads("That does not fit the rules")
        await window.tap("Got it")
        await window.press("2")
        assert table.state.people[0].placed == (SHORES[1],)


async def test_a_match_that_is_over_leads_calmly_to_the_count(backend: Backend) -> None:
    async with seated(backend) as (window, table):
        play_until(table, lambda state: state.over)
        await window.settle()
        assert window.reads("Everyone has passed")
        await window.tap("Count the points")
        assert window.page.route.endswith("/score")


def _autumn(seat: int) -> CorrectPerson:
    return CorrectPerson(seat=seat, season=Season.AUTUMN, ready=0, city=City())


def _cards(colour: str, kind: str = "") -> list[str]:
    return [card.id for card in CARDS.values() if card.colour == colour and kind in (card.kind, "")]


def _name(card: str) -> str:
    return translator("en")(phrase(f"farshore_cards.{card}"))


async def test_another_colour_is_chosen_among_the_cards_without_a_word(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await window.tap("Green cards")
        await window.tap("Blue cards")
        assert not window.reads("That did not work")
        assert window.reads(_name(_cards("blue", "creature")[0]))


async def test_whoever_comes_to_search_a_card_finds_the_field_ready(backend: Backend) -> None:
    async with seated(backend) as (window, _):
        await window.tap("Search")
        assert [field.autofocus for field in window.all(ft.TextField)] == [True]


@pytest.mark.usefixtures("every_page")
@pytest.mark.parametrize("season", Season)
async def test_the_question_mark_answers_in_every_season(backend: Backend, season: Season) -> None:
    moved = CorrectPerson(seat=0, season=season)
    async with seated(backend, setup("Ola", "Jan", krabita=None), moved) as (window, table):
        assert table.state.people[0].season is season
        await window.tap("Rules for this moment")
        assert "Search all rules" in window.names()
