"""Entering a finished table, in memory."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from companion.app import app
from companion.desk import Desk
from companion.farshore.papers import paper
from companion.saves import Saves
from companion.settings import Acquaintance, Settings
from companion.words import LANGUAGES
from rules.farshore.components.box import Box
from rules.farshore.components.maps import MapTile
from rules.farshore.moves import PlayCard
from rules.farshore.reasons import Reason
from rules.farshore.score.sheet import Sheet
from tests.companion.views.at_sheet import at_sheet, people
from tests.companion.views.at_table import seated
from tests.harness.window import Window, spoken_name


async def test_a_sheet_starts_with_names_and_has_an_address_of_its_own(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/score/farshore") as window:
        await window.enter("Player 1", "Ola")
        await window.tap("Add a person")
        await window.enter("Player 3", "Zosia")
        await window.turn("Krabita played too", True)
        await window.tap("Enter the points")
        match_id = window.page.route.split("/")[2]
        begun = await paper(desk, match_id)
        assert begun is not None
        assert [player.name for player in begun.sheet.players] == ["Ola", "Player 2", "Zosia", "Krabita"]
        await begun.saved()


async def test_people_who_played_before_sit_down_with_one_tap(desk: Desk) -> None:
    desk.settings = Settings(people=(Acquaintance(name="Ola"), Acquaintance(name="Jan"), Acquaintance(name="Ewa")))
    async with Window(app(desk, "en"), route="/score/farshore") as window:
        await window.tap("One person less")
        await window.tap("Jan")
        await window.tap("Ola")
        fields = [field.value for field in window.all(ft.TextField)]
        assert fields == ["Jan", "Ola"]
        assert "Jan" not in window.names()


async def test_a_tap_enters_a_card_another_one_a_second_copy_and_minus_takes_one_away(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Diver")
        await window.tap("Diver")
        assert list(sheet.sheet.people[0].cards) == ["diver", "diver"]
        assert window.reads("2 in, 1 left")
        assert window.reads("2 of 15 spaces taken, 2 cards")
        await window.tap("Take away Diver")
        assert list(sheet.sheet.people[0].cards) == ["diver"]
        await window.tap("Undo")
        assert list(sheet.sheet.people[0].cards) == ["diver", "diver"]


async def test_copies_left_count_over_the_whole_table(desk: Desk) -> None:
    table = Sheet.model_validate({"players": [{"name": "Ola", "cards": ["diver"]}, {"name": "Marek"}]})
    async with at_sheet(desk, table) as (window, _):
        await window.tap("Marek, 0 points")
        await window.enter("Search a card", "diver")
        assert window.reads("2 left")


async def test_a_second_unique_card_is_refused_with_its_rule_until_the_table_insists(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Galleon")
        await window.tap("Galleon")
        assert window.reads("That cannot be")
        assert window.reads("Ola has 2 copies of Galleon")
        assert list(sheet.sheet.people[0].cards) == ["galleon"]
        await window.tap("Never mind")
        await window.tap("Galleon")
        await window.tap("Our table says so")
        assert list(sheet.sheet.people[0].cards) == ["galleon", "galleon"]
        assert list(sheet.sheet.insist) == [Reason.SHEET_UNIQUE_TWICE]
        assert window.reads("Our table says so: Ola has 2 copies")
        await window.tap("Not so after all")
        assert not sheet.sheet.insist
        assert window.reads("Ola has 2 copies of Galleon")
        await window.tap("Our table says so")
        assert sheet.counted.stops == ()


async def test_the_refusal_leads_to_its_rule(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola")) as (window, _):
        await window.tap("Galleon")
        await window.tap("Galleon")
        await window.tap("Rule, p. 8 of the Polish rulebook")
        assert window.page.route == "/rules/unique_cards"


@pytest.mark.parametrize("letters", ["div", "NUR", "zagl", "ныр", "tauch"])
async def test_two_letters_of_any_language_find_a_card(desk: Desk, letters: str) -> None:
    async with at_sheet(desk, people("Ola")) as (window, _):
        await window.enter("Search a card", letters)
        assert ("Sail Maker" if letters == "zagl" else "Diver") in window.names()
        assert "Merchant" not in window.names()


async def test_enter_takes_the_first_card_found(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola")) as (window, sheet):
        await window.enter("Search a card", "gall")
        field = next(field for field in window.all(ft.TextField) if field.label == "Search a card")
        await window.fire(field, "submit", "gall")
        assert sheet.sheet.people[0].cards in (("galleon",), ("galley",))
        await window.enter("Search a card", "xyzzy")
        assert window.reads("No card is called that.")
        await window.tap("Clear the search")
        assert "Diver" in window.names()


async def test_cards_are_listed_by_colour_and_those_entered_alone(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola")) as (window, _):
        await window.tap("Purple prosperity")
        assert "Diver" not in window.names()
        await window.tap("Galleon")
        await window.tap("In the city")
        assert "Galleon" in window.names()
        assert "Harbor" not in window.names()
        await window.tap("All")
        assert "Diver" in window.names()


async def test_a_card_is_renamed_to_what_is_printed_and_the_box_remembers(desk: Desk, tmp_path: Path) -> None:
    async with at_sheet(desk, people("Ola")) as (window, sheet):
        await window.tap("Rename a card")
        await window.tap("Diver")
        await window.enter("Name printed on the card", "  Deep  Diver ")
        await window.tap("Keep this name")
        assert "Deep Diver" in window.names()
        assert sheet.sheet.people[0].cards == ()
    box = await desk.work(lambda saves: saves.box("farshore", Box))
    assert box is not None
    assert [(fix.id, fix.printed) for fix in box.cards] == [("diver", "Deep Diver")]
    assert Saves(tmp_path).box("farshore", Box) == box


async def test_sums_are_added_up_and_what_is_none_says_so_and_loses_nothing(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Ship and supply")
        await window.enter("Shells", "4+3+3")
        assert sheet.sheet.people[0].shells == 10
        await window.enter("Shells", "4+x")
        field = next(field for field in window.all(ft.TextField) if field.label == "Shells")
        assert field.value == "4+x"
        assert field.error == "Write a number or a sum such as 4+3+3."
        assert sheet.sheet.people[0].shells == 10
        await window.enter("Shells", "")
        assert sheet.sheet.people[0].shells == 0
        await window.tap("Treasures: one more")
        await window.tap("Treasures: one more")
        await window.tap("Treasures: one less")
        await window.tap("Shells: one less")
        assert (sheet.sheet.people[0].treasures, sheet.sheet.people[0].shells) == (1, 0)


async def test_the_ship_is_entered_by_value_or_on_the_track(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Ship and supply")
        await window.tap("Ship at 41")
        assert sheet.sheet.people[0].ship == 41
        await window.fire(window.all(ft.GestureDetector)[0], "tap_down", {"l": {"x": 0, "y": 0}, "g": {"x": 0, "y": 0}})
        assert sheet.sheet.people[0].ship not in (0, 41), "the nearest space to where it was tapped"
        await window.enter("Ship, printed value", "39")
        assert sheet.sheet.people[0].ship == 39
        assert window.reads("the nearest are 38 and 40")
        await window.enter("Ship, printed value", "75")
        assert window.reads("the track ends at 60")


async def test_maps_are_one_of_each_kind_by_value_or_values_alone(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Maps")
        await window.tap("4 green: worth 2")
        await window.tap("3 blue: worth 1")
        await window.tap("3 blue: worth 2")
        assert sheet.sheet.people[0].maps == (MapTile(kind="green", value=2), MapTile(kind="blue", value=2))
        assert window.reads("2 map tiles, 8 points")
        await window.tap("4 green: none")
        await window.tap("Add a 1")
        assert window.reads("A tile worth 1")
        await window.tap("Take away tile 1, worth 1")
        assert list(sheet.sheet.people[0].maps) == [MapTile(kind="blue", value=2)]


async def test_a_tile_that_is_already_taken_is_refused(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Maps")
        await window.tap("4 green: worth 2")
        await window.tap("Marek, 0 points")
        await window.tap("4 green: worth 2")
        assert window.reads("That cannot be")
        assert sheet.sheet.people[1].maps == ()


async def test_quick_totals_replace_what_the_sheet_counts_and_are_marked(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Diver")
        await window.tap("Quick totals")
        await window.enter("Cards", "12+9")
        assert sheet.counted.scores[0].total == 21
        field = next(field for field in window.all(ft.TextField) if field.label == "Cards")
        assert field.helper == "Counted by hand"
        await window.enter("Cards", "")
        assert sheet.counted.scores[0].total == 1
        await window.tap("Receipt")
        assert not window.reads("Entered as a total")


async def test_krabitas_cards_are_counted_by_colour(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola", krabita=True)) as (window, sheet):
        await window.tap("Krabita, 0 points")
        assert window.reads("6 for each purple one, 2 for every other")
        await window.enter("Purple prosperity", "2+1")
        await window.tap("Green production: one more")
        assert sheet.counted.scores[1].total == 3 * 6 + 2
        await window.tap("Ship and supply")
        assert "Shells: one more" not in window.names()
        await window.enter("Treasures", "5")
        assert sheet.counted.scores[1].total == 30


async def test_people_are_named_added_and_removed_with_undo(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Players")
        await window.enter("Player 2", "Ola")
        assert window.reads("Two players are called Ola")
        await window.enter("Player 2", "Jan")
        await window.tap("Add Krabita")
        await window.tap("Add a person")
        assert [player.name for player in sheet.sheet.players] == ["Ola", "Jan", "Player 1", "Krabita"]
        await window.tap("Remove player 3")
        assert [player.name for player in sheet.sheet.players] == ["Ola", "Jan", "Krabita"]
        sheet.undo()
        assert len(sheet.sheet.players) == 4
        await window.tap("Done")
        assert window.reads("Score sheet")


async def test_a_fifth_person_is_remarked_upon(desk: Desk) -> None:
    async with at_sheet(desk, people("A", "B", "C", "D")) as (window, sheet):
        await window.tap("Players")
        await window.tap("Add Krabita")
        assert window.reads("Krabita joins up to 3 people, not 4.")
        await window.tap("Our table says so")
        assert len(sheet.sheet.players) == 5


async def test_a_wide_screen_shows_everybodys_points_and_leads_to_what_they_are_made_of(desk: Desk) -> None:
    async with at_sheet(desk, people("Ola", "Marek"), width=1280) as (window, sheet):
        await window.tap("Diver")
        await window.tap("Marek, Ship: 0")
        await window.enter("Ship, printed value", "12")
        assert sheet.sheet.people[1].ship == 12
        assert "Marek, Ship: 12" in window.names()
        assert "Ola, Cards: 1" in window.names()
        await window.tap("Ola, Maps: 0")
        assert window.reads("No map tiles")


async def test_two_windows_of_one_sheet_show_the_same(desk: Desk) -> None:
    async with (
        at_sheet(desk, people("Ola", "Marek")) as (first, sheet),
        Window(app(desk, "en"), route=f"/match/{sheet.id}/score", hub=first.wire.pubsubhub) as second,
    ):
        await second.settle()
        await second.tap("Galleon")
        await first.settle()
        assert "Ola, 5 points" in first.names()


async def test_a_recorded_match_comes_filled_in_and_says_what_to_check(desk: Desk) -> None:
    async with seated(desk, None, PlayCard(seat=0, card="diver"), screen="/score") as (window, table):
        assert "Ola, 3 points" in window.names(), "a diver, and a creature moves the ship to 2"
        await window.tap("Ship and supply")
        assert window.reads("Please check")
        await window.tap("The resources are right")
        assert not window.reads("Please check")
        kept = await paper(desk, table.id)
        assert kept is not None
        kept.change(people("Ola", krabita=True))
        await kept.saved()
        await window.settle()
        await window.tap("Players")
        await window.tap("Fill in again from the record")
        await window.settle()
        assert list(kept.sheet.people[0].cards) == ["diver"]
        await kept.saved()


async def test_two_counts_of_a_city_show_only_what_differs_and_one_is_kept(desk: Desk) -> None:
    table = Sheet.model_validate({"players": [{"name": "Ola", "cards": ["diver", "diver", "galleon"]}]})
    async with at_sheet(desk, table) as (window, sheet):
        await window.tap("Count check")
        assert window.reads("0 of 15 spaces taken")
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1280])
async def test_everything_on_the_sheet_has_a_spoken_name(desk: Desk, language: str, width: int) -> None:
    async with at_sheet(desk, people("Ola", "Marek", krabita=True), language=language, width=width) as (window, _):
        for at in range(4):
            await window.fire(window.tappable()[_parts(window, width) + at], "click")
            assert [control for control in window.tappable() if not spoken_name(control)] == []
            assert not any("farshore_sheet." in text for text in window.texts())


def _parts(window: Window, width: int) -> int:
    """Where the four parts of a player start among what can be tapped."""
    names = [name or "" for name in window.names()]
    return next(at for at, name in enumerate(names) if "0/15" in name)


async def test_a_match_that_is_not_there_says_so(desk: Desk) -> None:
    async with Window(app(desk, "en"), route="/match/nosuchmatch/score") as window:
        await window.settle()
        assert window.reads("There is no match at this address") or window.reads("not here")
