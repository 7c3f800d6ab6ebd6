"""The score sheet: from nothing, from a match, its receipt, what it shares, what a file may hold."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from companion.backend import Backend
from companion.command.launch import main
from companion.lil_everdell.score.columns import read, write
from companion.score.opening import open_sheet
from companion.score.sharing.csv_columns import CsvRow
from companion.screen.app import app
from companion.screen.words import translator
from rules.kernel import phrase
from rules.lil_everdell.components.box import Box
from rules.lil_everdell.components.told import RoyalName
from rules.lil_everdell.components.traits import Royal
from rules.lil_everdell.moves import BeginRound, PlayCard
from rules.lil_everdell.rulings import Ruling
from rules.lil_everdell.score.sheet import Player, Sheet
from tests.companion.views.lil_everdell.at_table import PRINCE, chosen_move, seated, setup
from tests.harness.window import Window, spoken_name
from tests.rules.lil_everdell.tables import card

OLA = {
    "name": "Ola",
    "cards": ["castle", {"colour": "green", "kind": "creature", "points": 1, "n": 3}],
    "parades": [{"kind": "creatures", "value": 6}, 3],
    "tokens": 7,
    "resources": 5,
}


async def test_a_finished_table_is_scored_from_nothing(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/score/lil_everdell") as window:
        await window.enter("Player 1", "Ola")
        await window.enter("Player 2", "Jan")
        await window.tap("Enter the points")
        for name in ("green creature: 0", "4 points", "green creature: 1", "4 points", "purple place: 0", "Castle"):
            await window.tap(name)
        await window.tap("Parades")
        await window.tap("5 creatures: 6")
        await window.tap("Tokens")
        await window.enter("Point tokens", "4+3")
        await window.enter("Leftover resources", "5")
        await window.tap("Receipt")
        assert window.reads("So far")
        assert window.reads("Ola: 25 · Jan: 0")
        assert window.reads("Castle: points not known")
        assert window.reads("5 resources left: a point for 2, 1 over")


async def test_two_taps_on_one_token_take_away_that_one_alone(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/score/lil_everdell") as window:
        await window.enter("Player 1", "Ola")
        for name in ("Enter the points", "Parades", "A token worth 3", "A token worth 4"):
            await window.tap(name)
        (drop,) = [each for each in window.tappable() if spoken_name(each) == "Take away token 1, worth 3"]
        await asyncio.gather(window.fire(drop, "click"), window.fire(drop, "click"))
        assert "Take away token 1, worth 4" in window.names()


async def test_a_match_that_was_followed_fills_its_sheet(backend: Backend) -> None:
    async with seated(backend, setup(2, opponent=PRINCE)) as (window, table):
        chance = Random(3)
        while table.question is not None:
            assert table.play(chosen_move(table.state, chance)) is None
        await table.saved()
        await window.settle()
        await window.tap("Count the points")
        await window.tap("Receipt")
        assert window.reads("The Prince")


async def test_a_prince_whose_name_the_box_prints_is_called_by_it_in_the_standings_and_on_the_receipt(
    backend: Backend,
) -> None:
    box = Box(royals=(RoyalName(who=Royal.PRINCE, printed="Barwinek"),))
    async with seated(backend, setup(2, opponent=PRINCE, box=box)) as (window, table):
        await window.tap("Players")
        assert "Barwinek" in window.texts()
        assert not window.reads("The Prince")
        await window.tap("Players")
        chance = Random(3)
        while table.question is not None:
            assert table.play(chosen_move(table.state, chance)) is None
        await table.saved()
        await window.settle()
        assert window.texts().count("Barwinek") == 1
        assert not window.reads("The Prince")
        await window.tap("Count the points")
        await window.tap("Receipt")
        assert window.reads("Barwinek")
        assert not window.reads("The Prince")


async def test_a_table_with_the_prince_says_how_it_reads_what_the_book_leaves_open(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/score/lil_everdell") as window:
        await window.enter("Player 1", "Ola")
        await window.enter("Player 2", "Jan")
        await window.turn("The Prince or the Queen played too", True)
        await window.tap("Enter the points")
        await window.tap("Parades")
        await window.tap("5 creatures: 5")
        assert window.reads("none worth 5")
        await window.tap("Never mind")
        await window.tap("5 creatures: 6")
        await window.tap("All four of each kind.")
        await window.tap("Jan, 0 points")
        await window.tap("5 creatures: 5")
        assert not window.reads("none worth 5")
        assert "Jan, 5 points" in window.names()
        for reading in ("Card points decide, his too.", "Yes, bonuses too."):
            await window.tap(reading)
        sheet = await open_sheet(backend, window.page.route.removeprefix("/match/").partition("/")[0])
        assert sheet is not None, window.page.route
        assert sheet.sheet.rulings == (Ruling.PRINCE_STACKS, Ruling.PRINCE_TIE, Ruling.TIE_CARDS)
        await window.tap("The person, as in solo.")
        assert Ruling.PRINCE_TIE not in sheet.sheet.rulings
        await sheet.saved()


def test_a_row_of_a_table_is_read_as_it_was_written() -> None:
    (player,) = Sheet.read({"players": [OLA]}, Box()).players
    row = CsvRow(1, write(player), lambda *_: None)
    again = Player.model_validate({"name": "Ola", **read(row, {}, Box())})
    assert again == player


def test_the_command_prints_the_receipt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.json"
    prince = {"opponent": "prince", "cards": [], "parades": [3]}
    file.write_text(json.dumps({"game": "lil_everdell", "players": [OLA, prince]}), "utf-8")
    assert main(["score", str(file), "--json", "--lang", "pl"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [player["total"] for player in told["players"]] == [24, 3]
    assert main(["score", str(file), "--lang", "pl"]) == 0
    assert "Książę Barwinek" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "wrong", "near"),
    [("en", "castel", "Castle"), ("pl", "wieczne drzwo", "Wieczne Drzewo"), ("en", "oter", "Otter")],
)
def test_a_card_nobody_taught_is_named_with_the_nearest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, wrong: str, near: str
) -> None:
    """By its name, and among the cards of the file's own box too."""
    file = tmp_path / "table.json"
    otter = {"id": "otter", "printed": "Otter", "colour": "blue", "kind": "creature"}
    table = {"game": "lil_everdell", "box": {"cards": [otter]}, "players": [{**OLA, "cards": [wrong]}]}
    file.write_text(json.dumps(table), "utf-8")
    assert main(["score", str(file), "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert "players[0].cards[0]" in said
    assert near in said


async def test_the_opponent_leaves_the_sheet_by_the_name_everybody_reads(backend: Backend) -> None:
    async with Window(app(backend, "pl"), route="/score/lil_everdell") as window:
        said = translator("pl")
        await window.turn(said(phrase("lil_everdell_sheet.with_opponent")), True)
        await window.tap(said(phrase("sheet.begin")))
        await window.tap(said(phrase("sheet.players")))
        await window.tap(said(phrase("sheet.remove", n=3)))
        assert not window.reads("prince")


async def test_points_that_the_match_did_not_ask_for_are_no_difference_to_its_record(backend: Backend) -> None:
    moves = (BeginRound(), PlayCard(seat=0, laid=card("castle")), PlayCard(seat=1, laid=card("Gc")))
    async with seated(backend, setup(), *moves) as (window, table):
        sheet = await open_sheet(backend, table.id)
        assert sheet is not None
        ola, jan = sheet.sheet.players
        castle = tuple(one.replace(points=3) for one in ola.cards)
        sheet.change(sheet.sheet.replace(players=(ola.replace(cards=castle), jan)))
        assert sheet.differences == ()
        assert table.play(PlayCard(seat=0, laid=card("Bp"))) is None
        assert [(one.card, one.points) for one in sheet.sheet.players[0].cards] == [("castle", 3), (None, None)]
        sheet.change(sheet.sheet.replace(players=(ola.replace(cards=()), jan)))
        assert sheet.differences, "a card that the table took away is one"
        sheet.fill_again()
        assert sheet.differences == ()
        assert window.names()
