"""Entering a finished table, in memory: who played, ship, supply, maps, totals."""

from __future__ import annotations

import flet as ft
import pytest

from companion.backend import Backend
from companion.disk.settings import Acquaintance, Settings
from companion.languages import LANGUAGES
from companion.score.opening import open_sheet
from companion.screen.app import app
from companion.screen.theme import TAB_REST, TARGET
from rules.farshore.moves import PlayCard
from tests.companion.views.at_table import seated
from tests.companion.views.score.at_sheet import at_sheet, people
from tests.harness.window import Window, spoken_name


async def test_a_sheet_starts_with_names_and_has_an_address_of_its_own(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/score/farshore") as window:
        await window.enter("Player 1", "Ola")
        await window.tap("Add a person")
        await window.enter("Player 3", "Zosia")
        await window.turn("Krabita played too", True)
        await window.tap("Enter the points")
        match_id = window.page.route.split("/")[2]
        begun = await open_sheet(backend, match_id)
        assert begun is not None
        assert [player.name for player in begun.sheet.players] == ["Ola", "Player 2", "Zosia", "Krabita"]
        await begun.saved()


@pytest.mark.parametrize("width", [390, 1280])
async def test_whoever_does_not_want_to_score_after_all_finds_the_way_back(backend: Backend, width: int) -> None:
    async with Window(app(backend, "en"), route="/score/farshore", width=width) as window:
        await window.tap("Back")
        assert window.page.route == "/"
    async with Window(app(backend, "en"), route="/shelf", width=width) as window:
        await window.tap("Score a finished table")
        await window.tap("Back")
        assert window.page.route == "/shelf"


async def test_people_who_played_before_sit_down_with_one_tap(backend: Backend) -> None:
    backend.settings = Settings(people=(Acquaintance(name="Ola"), Acquaintance(name="Jan"), Acquaintance(name="Ewa")))
    async with Window(app(backend, "en"), route="/score/farshore") as window:
        await window.tap("One person less")
        await window.tap("Jan")
        await window.tap("Ola")
        fields = [field.value for field in window.all(ft.TextField)]
        assert fields == ["Jan", "Ola"]
        assert "Jan" not in window.names()


async def test_a_long_name_leaves_room_for_the_others_and_is_spoken_whole(backend: Backend) -> None:
    long = "Konstantynopolitańczykowianeczka"
    async with at_sheet(backend, people(long, "Jan")) as (window, _):
        widths = {text.value: text.width for text in window.all(ft.Text) if text.value in (long, "Jan")}
        assert widths == {long: (390 - TARGET) / 2 - TAB_REST, "Jan": None}
        assert f"{long}, 0 points" in window.names()
    async with at_sheet(backend, people(long), width=390) as (window, _):
        (width,) = (text.width for text in window.all(ft.Text) if text.value == long)
        assert width is None, "alone it has the whole line"


async def test_sums_are_added_up_and_what_is_none_says_so_and_loses_nothing(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
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


async def test_a_sum_is_typed_without_ever_being_drawn_again(backend: Backend) -> None:
    """A value sent back at a keystroke would overtake the keys that are on their way."""

    def drawn() -> list[tuple[object, object]]:
        return [(field.key, field.value) for field in window.all(ft.TextField) if field.label == "Shells"]

    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Ship and supply")
        ((key, _),) = drawn()
        for typed, shells in (("4", 4), ("4+", 4), ("4+3", 7), ("", 0), ("1", 1), ("12", 12)):
            await window.enter("Shells", typed)
            assert drawn() == [(key, typed)]
            assert sheet.sheet.people[0].shells == shells
        await window.tap("Shells: one more")
        ((other, value),) = drawn()
        assert (other != key, value) == (True, "13")


async def test_quick_totals_replace_what_the_sheet_counts_and_are_marked(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Diver")
        await window.tap("Quick totals")
        await window.enter("Cards", "12+9")
        assert sheet.scored.scores[0].total == 21
        field = next(field for field in window.all(ft.TextField) if field.label == "Cards")
        assert field.helper == "Counted by hand"
        await window.enter("Cards", "")
        assert sheet.scored.scores[0].total == 1
        await window.tap("Receipt")
        assert not window.reads("Entered as a total")


async def test_people_are_named_added_and_removed_with_undo(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
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


async def test_a_fifth_person_is_remarked_upon(backend: Backend) -> None:
    async with at_sheet(backend, people("A", "B", "C", "D")) as (window, sheet):
        await window.tap("Players")
        await window.tap("Add Krabita")
        assert window.reads("Krabita joins up to 3 people, not 4.")
        await window.tap("Our table says so")
        assert len(sheet.sheet.players) == 5


async def test_a_wide_screen_shows_everybodys_points_and_leads_to_what_they_are_made_of(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek"), width=1280) as (window, sheet):
        await window.tap("Diver")
        await window.tap("Marek, Ship: 0")
        await window.enter("Ship, printed value", "12")
        assert sheet.sheet.people[1].ship == 12
        assert "Marek, Ship: 12" in window.names()
        assert "Ola, Cards: 1" in window.names()
        await window.tap("Ola, Maps: 0")
        assert window.reads("No map tiles")


async def test_another_players_entries_begin_at_their_top(backend: Backend) -> None:
    """They stood as far down as those of the player before."""
    async with at_sheet(backend, people("Ola", "Marek")) as (window, _):
        for part in ("Maps", "Quick totals"):
            await window.tap(part)
            before = {shown.key for shown in window.all(ft.ListView)}
            await window.tap("Marek, 0 points")
            assert before.isdisjoint({shown.key for shown in window.all(ft.ListView)})
            await window.tap("Ola, 0 points")
            assert before == {shown.key for shown in window.all(ft.ListView)}


async def test_two_windows_of_one_sheet_show_the_same(backend: Backend) -> None:
    async with (
        at_sheet(backend, people("Ola", "Marek")) as (first, sheet),
        Window(app(backend, "en"), route=f"/match/{sheet.id}/score", hub=first.wire.pubsubhub) as second,
    ):
        await second.settle()
        await second.tap("Galleon")
        await first.settle()
        assert "Ola, 5 points" in first.names()


async def test_a_recorded_match_comes_filled_in_and_says_what_to_check(backend: Backend) -> None:
    async with seated(backend, None, PlayCard(seat=0, card="diver"), screen="/score") as (window, table):
        assert "Ola, 3 points" in window.names(), "a diver, and a creature moves the ship to 2"
        await window.tap("Ship and supply")
        assert window.reads("Please check")
        await window.tap("The resources are right")
        assert not window.reads("Please check")
        kept = await open_sheet(backend, table.id)
        assert kept is not None
        kept.change(people("Ola", krabita=True))
        await kept.saved()
        await window.settle()
        await window.tap("Players")
        await window.tap("Fill in again from the record")
        await window.settle()
        assert list(kept.sheet.people[0].cards) == ["diver"]
        await kept.saved()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [390, 1280])
async def test_everything_on_the_sheet_has_a_spoken_name(backend: Backend, language: str, width: int) -> None:
    async with at_sheet(backend, people("Ola", "Marek", krabita=True), language=language, width=width) as (window, _):
        for at in range(4):
            await window.fire(window.tappable()[_parts(window, width) + at], "click")
            assert [control for control in window.tappable() if not spoken_name(control)] == []
            assert not any("farshore_sheet." in text for text in window.texts())


def _parts(window: Window, width: int) -> int:
    """Where the four parts of a player start among what can be tapped."""
    names = [name or "" for name in window.names()]
    return next(at for at, name in enumerate(names) if "0/15" in name)


async def test_a_match_that_is_not_there_says_so(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/match/nosuchmatch/score") as window:
        await window.settle()
        assert window.reads("There is no match at this address") or window.reads("not here")


@pytest.mark.parametrize("width", [390, 1280])
async def test_large_words_have_the_whole_width_and_every_control_stays(backend: Backend, width: int) -> None:
    backend.settings = Settings(text_size=200)
    async with at_sheet(backend, people("Ola", "Marek"), width=width) as (window, sheet):
        assert "Ola, Cards: 0" not in window.names(), "the table of points makes way"
        await window.tap("Ship and supply")
        await window.tap("Treasures: one more")
        await window.enter("Shells", "4+3")
        assert sheet.scored.scores[0].total == 2 + 7
        assert "Ola, 9 points" in window.names()


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Score sheet"), ("pl", "Arkusz punktów"), ("ru", "Лист подсчёта")]
)
async def test_its_title_never_takes_a_second_line_of_the_bar(backend: Backend, language: str, title: str) -> None:
    async with at_sheet(backend, people("Ola", "Marek"), language=language, width=360) as (window, _):
        (heading,) = [text for text in window.all(ft.Text) if text.value == title]
        assert heading.max_lines == 1
        assert heading.theme_style is ft.TextThemeStyle.TITLE_MEDIUM
