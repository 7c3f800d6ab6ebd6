"""What the rules say about a sheet, on its receipt and before a file is kept."""

from __future__ import annotations

from companion.backend import Backend
from companion.screen.app import app
from tests.companion.views.score.at_sheet import at_sheet, people, position
from tests.harness.window import Window


async def test_points_come_before_what_is_only_worth_a_look(backend: Backend) -> None:
    async with at_sheet(backend, position("our_table_says_so"), finished=True) as (window, _):
        texts = window.texts()
        ranking, checks = (texts.index(words) for words in ("Ola: 22 · Marek: 10", "Worth a look"))
        assert texts[ranking - 1] == "Ola wins with 22 points."
        assert checks > max(at for at, text in enumerate(texts) if text in ("1st", "2nd"))


async def test_what_stops_a_sheet_comes_before_its_points_and_leads_to_its_field(backend: Backend) -> None:
    async with at_sheet(backend, people("Ola", "Marek")) as (window, sheet):
        await window.tap("Marek, 0 points")
        await window.tap("Ship and supply")
        await window.enter("Ship, printed value", "61")
        assert "Marek: ship" not in window.names(), "it lies open"
        await window.tap("Receipt")
        texts = window.texts()
        assert texts.index("Worth a look") < texts.index("Shells")
        assert not any(text in ("1st", "2nd") for text in texts)
        await window.tap("Marek: ship")
        await window.enter("Ship, printed value", "60")
        sheet.change(sheet.sheet.replace(players=(sheet.sheet.players[0].replace(name=""), sheet.sheet.players[1])))
        await window.tap("Receipt")
        await window.tap("Player 1: name")
        await window.enter("Player 1", "Ola")
        assert not sheet.scored.stops


async def test_a_remark_about_points_counted_by_hand_leads_to_them(backend: Backend) -> None:
    async with at_sheet(backend, position("quick_totals")) as (window, sheet):
        odd = sheet.sheet.players[0].replace(totals=sheet.sheet.players[0].totals.replace(treasures=7))
        sheet.change(sheet.sheet.replace(players=(odd, *sheet.sheet.players[1:])))
        await window.tap("Receipt")
        await window.tap(f"{odd.name}: treasures")
        assert window.reads("Points counted by hand.")


async def test_what_a_finished_score_rests_on_is_not_taken_back_in_passing(backend: Backend) -> None:
    async with at_sheet(backend, position("our_table_says_so")) as (window, _):
        await window.tap("Receipt")
        assert "Not so after all" in window.names()
        await window.tap("Finish the score")
        assert window.reads("Our table says so: Ola has 2 copies of Galleon")
        assert "Not so after all" not in window.names()


async def test_a_file_that_cannot_be_right_is_previewed_without_a_winner(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/score/farshore") as window:
        content = b"name,ship\nOla,61\nJan,12\n"
        window.wire.replies["pick_files"] = [{"id": 1, "name": "x.csv", "size": 3, "bytes": content}]
        await window.tap("Choose a file")
        await window.settle()
        assert window.reads("No result yet")
        assert window.reads("Ola, 61 points")
        assert window.reads("Ola’s ship cannot be at 61")
        assert not any(window.reads(words) for words in ("wins", "1st", "Our table"))
