"""Entering the cards of a finished table, in memory."""

from __future__ import annotations

import gc
from pathlib import Path

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.saves import Saves
from companion.disk.storage import AtomicStorage
from companion.score.opening import open_sheet
from rules.farshore.components.box import Box
from rules.farshore.components.told import IslandText
from rules.farshore.moves import PlayCard
from rules.farshore.reasons import Reason
from rules.farshore.score.sheet import Sheet
from tests.companion.views.at_table import setup
from tests.companion.views.score.at_sheet import at_sheet, people


async def test_a_tap_enters_a_card_another_one_a_second_copy_and_minus_takes_one_away(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Diver")
        await window.tap("Diver")
        assert list(sheet.sheet.people[0].cards) == ["diver", "diver"]
        assert window.reads("2 in, 1 left")
        assert window.reads("2 of 15 spaces taken, 2 cards")
        await window.tap("Take away Diver")
        assert list(sheet.sheet.people[0].cards) == ["diver"]
        await window.tap("Undo")
        assert list(sheet.sheet.people[0].cards) == ["diver", "diver"]


@pytest.mark.parametrize(("width", "beside"), [(390, False), (1280, True)])
async def test_on_a_phone_the_name_of_a_card_in_the_city_stands_above_its_points(
    backend: Backend, width: int, beside: bool
) -> None:
    async with at_sheet(backend, people("Ola", "Marek"), width=width) as (window, _):
        await window.tap("Diver")
        stacked = [column.controls for column in window.all(ft.Column)]
        together = [[text.value for text in words if isinstance(text, ft.Text)] for words in stacked]
        assert (["Diver", "1 in, 2 left"] in together) is beside
        assert (["Diver"] in together) is not beside


async def test_copies_left_count_over_the_whole_table(backend: Backend) -> None:
    table = Sheet.model_validate({"players": [{"name": "Ola", "cards": ["diver"]}, {"name": "Marek"}]})
    async with at_sheet(backend, table) as (window, _):
        await window.tap("Marek, 0 points")
        await window.enter("Search a card", "diver")
        assert window.reads("2 left")


async def test_a_second_unique_card_is_refused_with_its_rule_until_the_table_insists(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Galleon")
        await window.tap("Galleon")
        assert window.reads("That cannot be")
        assert window.reads("Ola has 2 copies of Galleon")
        assert list(sheet.sheet.people[0].cards) == ["galleon"]
        await window.tap("Never mind")
        await window.tap("Galleon")
        assert window.reads("is marked on the sheet")
        await window.tap("Our table says so")
        assert list(sheet.sheet.people[0].cards) == ["galleon", "galleon"]
        assert list(sheet.sheet.insist) == [Reason.SHEET_UNIQUE_TWICE]
        assert window.reads("Our table says so: Ola has 2 copies")
        await window.tap("Not so after all")
        assert not sheet.sheet.insist
        assert window.reads("Ola has 2 copies of Galleon")
        await window.tap("Our table says so")
        assert sheet.scored.stops == ()


async def test_the_refusal_leads_to_its_rule(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola")) as (window, _):
        await window.tap("Galleon")
        await window.tap("Galleon")
        await window.tap("Rule, p. 8")
        assert window.page.route == "/rules/farshore/unique_cards"


@pytest.mark.parametrize("letters", ["div", "NUR", "zagl", "ныр", "tauch"])
async def test_two_letters_of_any_language_find_a_card(backend: Backend, letters: str) -> None:
    async with at_sheet(backend, people("Ola")) as (window, _):
        await window.enter("Search a card", letters)
        assert ("Sail Maker" if letters == "zagl" else "Diver") in window.names()
        assert "Merchant" not in window.names()


async def test_enter_takes_the_first_card_found(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola")) as (window, sheet):
        await window.enter("Search a card", "gall")
        # Galleon is the dearer of the two, though its colour comes last.
        assert [name for name in window.names() if name in ("Galleon", "Galley")] == ["Galleon", "Galley"]
        field = next(field for field in window.all(ft.TextField) if field.label == "Search a card")
        await window.fire(field, "submit", "gall")
        assert list(sheet.sheet.people[0].cards) == ["galleon"]
        await window.enter("Search a card", "xyzzy")
        assert window.reads("No card is called that.")
        await window.tap("Clear the search")
        assert "Diver" in window.names()


async def test_cards_are_listed_by_colour_and_those_entered_alone(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola")) as (window, _):
        await window.tap("Purple prosperity")
        assert "Diver" not in window.names()
        await window.tap("Galleon")
        await window.tap("In the city")
        assert "Galleon" in window.names()
        assert "Harbor" not in window.names()
        await window.tap("All")
        assert "Diver" in window.names()


async def test_a_card_is_renamed_to_what_is_printed_and_the_box_remembers(backend: Backend, tmp_path: Path) -> None:
    async with at_sheet(backend, people("Ola")) as (window, sheet):
        await window.tap("Rename a card")
        await window.tap("Diver")
        await window.enter("Name printed on the card", "  Deep  Diver ")
        await window.tap("Keep this name")
        assert "Deep Diver" in window.names()
        assert sheet.sheet.people[0].cards == ()
    box = await backend.work(lambda saves: saves.box("farshore", Box))
    assert box is not None
    assert [(fix.id, fix.printed) for fix in box.cards] == [("diver", "Deep Diver")]
    assert Saves(tmp_path).box("farshore", Box) == box


async def test_shortcuts_sleep_while_a_name_is_typed_and_wake_when_its_field_is_put_away(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola")) as (window, sheet):
        await window.tap("Rename a card")
        await window.tap("Diver")
        field = next(field for field in window.all(ft.TextField) if field.label == "Name printed on the card")
        await window.fire(field, "focus")
        for typed in ("D", "De", "Dee", "Deep"):
            await window.enter("Name printed on the card", typed)
        gc.collect()
        await window.press("S")
        assert window.page.route == f"/match/{sheet.id}/score"
        await window.tap("Never mind")
        await window.press("S")
        assert window.page.route == "/settings"


async def test_a_name_that_cannot_be_kept_in_the_box_counts_on_the_sheet_and_says_so(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async with at_sheet(backend, people("Ola")) as (window, _):
        monkeypatch.setattr(Saves, "keep_box", full)
        await window.tap("Rename a card")
        await window.tap("Diver")
        await window.enter("Name printed on the card", "Deep Diver")
        await window.tap("Keep this name")
        assert window.reads("This could not be written to disk. Your box is as it was.")
        assert "Deep Diver" in window.names()


async def test_a_name_is_not_written_over_a_box_that_cannot_be_read_just_now(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Box(islands=(IslandText(text="Two cards"),))
    await backend.work(lambda saves: saves.keep_box("farshore", told))
    read = AtomicStorage.read

    def held(storage: AtomicStorage) -> object:
        if storage.path.name.startswith("box"):
            raise OSError(13, "Permission denied")
        return read(storage)

    async with at_sheet(backend, people("Ola")) as (window, _):
        await window.tap("Rename a card")
        await window.tap("Diver")
        await window.enter("Name printed on the card", "Deep Diver")
        monkeypatch.setattr(AtomicStorage, "read", held)
        await window.tap("Keep this name")
        assert window.reads("This could not be written to disk. Your box is as it was.")
        monkeypatch.setattr(AtomicStorage, "read", read)
    assert await backend.work(lambda saves: saves.box("farshore", Box)) == told


async def test_krabitas_cards_are_counted_by_colour(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", krabita=True)) as (window, sheet):
        await window.tap("Krabita, 0 points")
        assert window.reads("6 for each purple one, 2 for every other")
        await window.enter("Purple prosperity", "2+1")
        await window.tap("Green production: one more")
        assert sheet.scored.scores[1].total == 3 * 6 + 2
        await window.tap("Ship and supply")
        assert "Shells: one more" not in window.names()
        await window.enter("Treasures", "5")
        assert sheet.scored.scores[1].total == 30


async def test_two_counts_of_a_city_show_only_what_differs_and_one_is_kept(backend: Backend) -> None:
    table = Sheet.model_validate({"players": [{"name": "Ola", "cards": ["diver", "diver", "galleon"]}]})
    async with at_sheet(backend, table) as (window, sheet):
        await window.tap("Count check")
        assert window.reads("0 of 15 spaces taken")
        assert not {"Ola, 7 points", "City 3/15"} & set(window.names()), "the first count is nobody's business now"
        await window.tap("Back")
        assert {"Ola, 7 points", "City 3/15"} <= set(window.names())
        await window.tap("Count check")
        for card in ("Diver", "Galleon", "Port", "Port"):
            await window.tap(card)
        await window.tap("Take away Port")
        await window.tap("Compare")
        assert window.reads("2 cards differ")
        assert window.reads("Diver: 2 in the first count, 1 in the second")
        assert window.reads("Port: 0 in the first count, 1 in the second")
        assert not window.reads("Galleon:")
        await window.tap("Keep the second count")
        assert list(sheet.sheet.people[0].cards) == ["diver", "galleon", "port"]
        await window.tap("Count check")
        for card in ("Diver", "Galleon", "Port"):
            await window.tap(card)
        await window.tap("Compare")
        assert window.reads("Both counts agree")
        await window.tap("Done")
        await window.tap("Count check")
        await window.tap("Diver")
        await window.tap("Compare")
        await window.tap("Count on")
        await window.tap("Compare")
        await window.tap("Keep the first count")
        assert list(sheet.sheet.people[0].cards) == ["diver", "galleon", "port"]


async def test_enter_takes_the_first_card_says_which_and_waits_for_the_next(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
        await window.enter("Search a card", "gall")
        field = next(field for field in window.all(ft.TextField) if field.label == "Search a card")
        await window.fire(field, "submit")
        assert list(sheet.sheet.people[0].cards) == ["galleon"]
        after = next(field for field in window.all(ft.TextField) if field.label == "Search a card")
        assert (after.value, after.autofocus, after.helper) == ("", True, "Added: Galleon")


async def test_letters_that_come_before_the_next_field_has_the_focus_are_no_shortcuts(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, _):
        route = window.page.route
        field = next(field for field in window.all(ft.TextField) if field.label == "Search a card")
        await window.fire(field, "focus")
        await window.enter("Search a card", "gall")
        await window.fire(field, "submit")
        await window.fire(field, "blur")
        await window.press("R")
        assert window.page.route == route
        after = next(field for field in window.all(ft.TextField) if field.label == "Search a card")
        await window.fire(after, "focus")
        await window.fire(after, "blur")
        await window.press("R")
        assert window.page.route == "/rules"


@pytest.mark.parametrize("chosen", ["In the city", "Green production"])
async def test_a_search_looks_at_all_cards_whatever_was_chosen_before(backend: Backend, chosen: str) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, _):
        await window.tap(chosen)
        await window.enter("Search a card", "gall")
        assert "Galleon" in window.names()


async def test_an_empty_city_says_so(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, _):
        await window.tap("In the city")
        assert window.reads("No cards yet.")


async def test_another_card_to_rename_comes_with_its_own_name(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, _):
        await window.tap("Rename a card")
        await window.tap("Merchant")
        await window.enter("Name printed on the card", "Trader")
        await window.tap("Diver")
        field = next(field for field in window.all(ft.TextField) if field.label == "Name printed on the card")
        assert field.value != "Trader"


async def test_who_only_looks_at_a_sheet_has_entered_nothing(backend: Backend) -> None:
    """A field found right during the match does not keep the sheet from following it."""
    table = backend.start("farshore", setup())
    await table.saved()
    sheet = await open_sheet(backend, table.id)
    assert sheet is not None
    sheet.looked_at(0, "resources")
    assert table.play(PlayCard(seat=0, card="diver")) is None
    assert await open_sheet(backend, table.id) is sheet
    assert sheet.sheet.people[0].cards == ("diver",)
    await table.saved()
