"""Setting up a match, in memory: the shortest way, a rematch, the laying-out list, all languages."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.languages import LANGUAGES
from companion.screen.app import app
from companion.screen.words import translator
from rules.farshore.components.told import WindTile
from rules.farshore.components.traits import Colour, Kind, Level, Rarity
from rules.farshore.rulings import Ruling
from rules.farshore.setup import Depth
from rules.kernel import phrase
from tests.harness.demo import played, setup
from tests.harness.setting_up import GREEN_A, MIXED_B, At, keep, know, setting_up
from tests.harness.window import spoken_name


async def test_alone_against_krabita_needs_a_level_and_a_plan(backend: Backend) -> None:
    async with setting_up(backend) as window:
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


async def test_a_rematch_is_four_taps_her_markers_shuffled_anew(backend: Backend) -> None:
    await know(backend, GREEN_A, MIXED_B)
    before = setup("Ola", level=Level.MAGNIFICENT).replace(rulings=(Ruling.SUMMER_BAY_MARKER,))
    await keep(backend, played("done", before, seed=1, days=0))
    async with At(app(backend, "en")) as window:
        window.backend = backend
        await window.settle()
        await window.tap("Again with Ola, Krabita")
        await window.tap("Stack A: green")
        await window.tap("Stack B: red or creature")
        assert window.reads("Put the real markers into the columns in this order.")
        made = await window.started()
    assert window.taps == 4
    assert made.people == before.people
    assert made.rulings == before.rulings
    assert made.krabita is not None
    assert made.krabita.level is Level.MAGNIFICENT
    assert sorted(made.krabita.columns) == sorted(Colour)
    assert (made.tile_a, made.tile_b) == (GREEN_A, MIXED_B)


async def test_a_rematch_shows_the_laying_out_list_and_leads_back_to_every_choice(backend: Backend) -> None:
    await keep(backend, played("done", setup("Ola", "Jan"), seed=1, days=0))
    async with setting_up(backend, "again/done") as window:
        assert window.reads("Jan: 5 cards from the deck.")
        assert window.reads("Ola: 6 cards from the deck.")
        for _ in range(3):
            await window.tap("Back")
        assert window.reads("Who plays?")


async def test_what_waits_of_another_set_up_does_not_come_in_place_of_a_rematch(backend: Backend) -> None:
    await keep(backend, played("done", setup("Ola", "Jan"), seed=1, days=0))
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ira")
        await window.next()
        await window.tap("Look up: When does Krabita change her season?")
        await window.navigate(0)
        await window.tap("Again with Ola, Jan")
        assert window.reads("Ola: 6 cards from the deck.")
        for _ in range(4):
            await window.tap("Back")
        await window.fire(window.page, "route_change", {"route": "/new/farshore/solo"})
        assert window.reads("How do you play?")
        await window.tap("Back")
        assert [field.value for field in window.all(ft.TextField)] == ["Ira"]


async def test_the_browsers_back_from_a_match_just_begun_leads_home_and_not_to_an_empty_set_up(
    backend: Backend,
) -> None:
    async with setting_up(backend, "table") as window:
        await window.next(3)
        await window.started()
        await window.fire(window.page, "route_change", {"route": "/new/farshore/table"})
        assert window.page.route == "/"
        assert "Continue" in window.names()
        await window.tap("Track a table")
        assert window.reads("Who plays?")


async def test_a_rematch_of_a_match_that_is_gone_starts_from_nothing(backend: Backend) -> None:
    async with setting_up(backend, "again/nowhere") as window:
        assert window.reads("Who plays?")


async def test_the_list_is_for_exactly_this_table_and_can_be_ticked_off(backend: Backend) -> None:
    async with setting_up(backend, "table") as window:
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


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_step_has_names_and_words_in_every_language(backend: Backend, language: str) -> None:
    await know(backend, GREEN_A, MIXED_B)
    backend.settings = backend.settings.replace(text_size=200)
    async with setting_up(backend, "solo", language) as window:
        for last in (False, False, False, True):
            assert [control for control in window.tappable() if not spoken_name(control)] == []
            assert [text for text in window.texts() if text.startswith("farshore")] == []
            if not last:
                await window.tap(translator(language)(phrase("new.next")))


async def test_another_address_is_another_set_up(backend: Backend) -> None:
    async with setting_up(backend, "solo") as window:
        await window.enter("Name of player 1", "Ola")
        await window.next()
        window.page.navigate("/new/farshore/table")
        await window.settle()
        assert window.reads("Step 1 of")
        assert not window.reads("Ola")
        assert [field.label for field in window.all(ft.TextField)] == ["Name of player 1", "Name of player 2"]


async def test_a_phone_that_is_turned_keeps_what_was_begun(backend: Backend) -> None:
    async with setting_up(backend, "solo", width=390) as window:
        await window.enter("Name of player 1", "Ola")
        await window.next()
        for width in (844, 390):
            await window.resize(width)
            assert window.reads("Step 2 of")
        await window.tap("Back")
        assert [field.value for field in window.all(ft.TextField)] == ["Ola"]


async def test_a_chip_is_drawn_as_chosen_by_us_alone(backend: Backend) -> None:
    """With `on_select` the client turns it over by itself, also where the second tap changes nothing."""
    async with setting_up(backend, "solo") as window:
        await window.next(3)
        chips = window.all(ft.Chip)
        assert chips
        assert [chip for chip in chips if chip.on_select is not None] == []


async def test_what_was_begun_waits_wherever_people_went(backend: Backend) -> None:
    async with setting_up(backend) as window:
        await window.enter("Name of player 1", "Ira")
        await window.next()
        window.page.navigate("/rules")
        await window.settle()
        window.page.navigate("/new/farshore/solo")
        await window.settle()
        assert window.reads("Step 2 of")
        await window.tap("Back")
        assert [field.value for field in window.all(ft.TextField)] == ["Ira"]
        await window.next(3)
        await window.tap("Shuffle for me")
        await window.started()
        for address in ("/", "/new/farshore/solo"):
            window.page.navigate(address)
            await window.settle()
        assert window.reads("Step 1 of")


async def test_in_a_rematch_the_next_person_begins(backend: Backend) -> None:
    await keep(backend, played("done", setup("Ola", "Jan", "Ira"), seed=1, days=0))
    async with setting_up(backend, "again/done") as window:
        made = await window.started()
    assert [seat.name for seat in made.people] == ["Jan", "Ira", "Ola"]
