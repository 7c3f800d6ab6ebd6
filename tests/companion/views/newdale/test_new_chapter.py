"""From home to the first turn; the production desk; the road of a campaign; scoring from nothing; My box."""

from __future__ import annotations

import json
from pathlib import Path

import flet as ft
import pytest

from companion.backend import Backend
from companion.command.launch import main
from companion.screen.app import app
from rules.newdale.campaign import Campaign, Result, Standing
from rules.newdale.components.box import Box
from rules.newdale.moves import RoundOver
from rules.newdale.setup import Depth, Follow, Setup
from tests.companion.views.newdale.at_newdale import begins
from tests.harness.window import Window
from tests.rules.newdale.tables import a_setup, figures


async def test_from_the_set_up_to_the_first_turn(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await window.enter("Name of player 1", "Ola")
        await window.tap("Add a person")
        await window.enter("Name of player 2", "Jan")
        await window.tap("Next")
        await window.tap("V")
        await window.tap("Creekside")
        await window.tap("Hooded figures in the bag: 2")
        await window.tap("Next")
        assert window.reads("Board D")
        await window.tap("Start")
        table = await backend.table(window.page.route.removeprefix("/match/"))
        assert table is not None
        setup = table.journal.setup
        assert (setup.chapter, setup.hooded, setup.city, setup.depth) == ("V", 2, "Creekside", Depth.FULL)
        assert [person.follow for person in setup.people] == [Follow.BOARD, Follow.POINTS]
        assert window.reads("Round 1: which event?")


async def test_the_next_chapter_of_a_campaign_takes_at_most_four_taps(backend: Backend) -> None:
    """Three: the chapter, its Hooded figures, the start."""
    people = tuple(Standing(name=name, points=30) for name in ("Ola", "Jan"))
    behind = tuple(Result(chapter=chapter, people=people, winner="Ola") for chapter in ("I", "II", "IIIb"))
    road = Campaign(id="road", results=behind)
    over = await played_out(backend, a_setup(2, "IVb", depth=Depth.POINTS, campaign=road, box=Box()))
    async with Window(app(backend, "en"), route=f"/new/newdale/campaign/{over}") as window:
        await window.settle()
        for name in ("Lay out chapter V", "Hooded figures in the bag: 2", "Start"):
            await window.tap(name)
        table = await backend.table(window.page.route.removeprefix("/match/"))
        assert table is not None
        assert table.id != over
        setup = table.journal.setup
        assert (setup.chapter, setup.city, setup.hooded, setup.depth) == ("V", "Thickthorn", 2, Depth.POINTS)
        assert setup.people[setup.start].name == "Jan"


async def played_out(backend: Backend, setup: Setup) -> str:
    """The id of a match of points alone that is over."""
    table = backend.start("newdale", setup)
    for _ in range(7):
        assert table.play(RoundOver()) is None
    await table.saved()
    return table.id


async def test_a_chapter_that_is_being_played_is_taken_up_at_its_next_round(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await window.enter("Name of player 1", "Ola")
        await window.tap("Add a person")
        await window.enter("Name of player 2", "Jan")
        await window.tap("Next")
        await window.tap(begins(window, "Yes, we are in the middle"))
        await window.tap("Next")
        await window.tap("4")
        await window.tap("Jan")
        await window.enter("Ola", "17")
        await window.enter("Jan", "9")
        await window.enter("Ola: add a building", "mil")
        await window.tap("Ola: Mill")
        await window.tap("Ola: Mill: one more")
        await window.enter("Ola: add a building", "Garbarnia")
        await window.tap("New card: Garbarnia")
        await window.tap("Marker 3")
        await window.tap("Start")
        table = await backend.table(window.page.route.removeprefix("/match/"))
        assert table is not None
        state = table.state
        assert (state.round, state.starter) == (4, 1)
        assert [player.score for player in state.players] == [17, 9]
        ola = state.players[0]
        assert [(each.card, each.area, each.goods) for each in ola.built] == [
            ("coal_mine", 1, 5),
            ("mill", 2, 1),
            ("garbarnia", 3, 0),
        ]
        assert ola.usable(4) == (1, 2, 3)
        assert ola.houses == 8
        assert window.reads("Round 4: which event?")


async def test_past_events_held_figures_and_tokens_are_told_in_the_middle(backend: Backend) -> None:
    """Round 6 of chapter II: 101, 103 and 104 are gone by themselves, alone two of 11, 11 and 12."""
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await window.enter("Name of player 1", "Ola")
        await window.tap("Next")
        await window.tap("II")
        await window.tap(begins(window, "Yes, we are in the middle"))
        await window.tap("Next")
        await window.tap("6")
        await window.tap("Events turned up already: 11 × 0")
        await window.tap("Events turned up already: 12")
        await window.tap("In Ola’s Prison: red")
        await window.tap("Ola: Stand-in")
        await window.tap("Ola: Stand-in")
        await window.tap("Start")
        table = await backend.table(window.page.route.removeprefix("/match/"))
        assert table is not None
        state = table.state
        assert [event.number for event in state.events] == [101, 103, 104, 11, 12]
        assert state.bag == figures("6Y 5G 3R 3B")
        assert state.players[0].tokens == ("stand_in", "stand_in")


async def test_a_full_board_is_offered_nothing_more_to_produce(backend: Backend) -> None:
    """Eight areas on the front: the Coal Mine and seven more; what needs no area is found as before."""
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await window.enter("Name of player 1", "Ola")
        await window.tap("Next")
        await window.tap(begins(window, "Yes, we are in the middle"))
        await window.tap("Next")
        await _add(window, 7)
        await window.enter("Ola: add a building", "Tannery")
        assert "New card: Tannery" not in window.names()
        await window.enter("Ola: add a building", "mill")
        assert "Ola: Mill" not in window.names()
        await window.enter("Ola: add a building", "post")
        assert "Ola: Post Office" in window.names()


async def test_buildings_too_many_are_put_right_where_they_stand(backend: Backend) -> None:
    """The back of a board has room for them, the front of the chapter chosen then has not."""
    async with Window(app(backend, "en"), route="/new/newdale/table") as window:
        await window.enter("Name of player 1", "Ola")
        await window.tap("Next")
        await window.tap("VIII")
        await window.tap(begins(window, "Yes, we are in the middle"))
        await window.tap("Next")
        await _add(window, 8)
        await window.tap("Back")
        await window.tap("I")
        await window.tap("Next")
        await window.tap("Start")
        assert window.reads("9 production buildings are more than there are areas (8).")
        await window.tap("Take Card 8 off the desk")
        await window.tap("Start")
        assert window.reads("Round 2: which event?")


async def _add(window: Window, n: int) -> None:
    for number in range(1, n + 1):
        await window.enter("Ola: add a building", f"Card {number}")
        await window.tap(f"New card: Card {number}")


async def test_the_production_desk_tells_the_odds_of_the_book(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/tools/newdale/desk") as window:
        await window.tap("Printed on the event: yellow")
        await window.tap("Printed on the event: red")
        await window.tap("Mill")
        assert begins(window, "Mill, normally").startswith("Mill, normally, ±0 » 2, 53")
        assert begins(window, "Mill, lazily").startswith("Mill, lazily, −1 » 1, 98")
        assert begins(window, "Mill, diligently").startswith("Mill, diligently, +2 » 3, 6")
        await window.tap(begins(window, "Mill, normally"))
        assert window.reads("817 / 1530")
        for left in (6, 5, 4, 3):
            await window.tap(f"Drawn from the bag: yellow, {left} left")
        assert window.reads("short by 1")
        assert "no goods, or discard 3 cards" in begins(window, "Mill, normally")


async def test_what_nearly_one_comes_to_is_not_none(backend: Backend) -> None:
    """With three Hooded figures 21 are in the bag, five of them green: four draws bring 20 / 21."""
    async with Window(app(backend, "en"), route="/tools/newdale/desk") as window:
        for _ in range(3):
            await window.tap("Hooded figures: one more")
        assert window.reads("green: 5 in the bag, 1.0 on average")


async def test_the_desk_says_what_a_failure_costs_on_each_row(backend: Backend) -> None:
    """Mill on 1Y 1R: lazily one may be missing, normally two, diligently four; three cards for each."""
    async with Window(app(backend, "en"), route="/tools/newdale/desk") as window:
        await window.tap("Printed on the event: yellow")
        await window.tap("Printed on the event: red")
        await window.tap("Mill")
        assert begins(window, "Mill, lazily").endswith("fails: no goods, or discard 3 cards")
        assert begins(window, "Mill, normally").endswith("fails: no goods, or discard 3–6 cards")
        assert begins(window, "Mill, diligently").endswith("fails: no goods, or discard 3–12 cards")
        await window.tap("3")
        assert begins(window, "Mill, lazily").endswith("certain, 1.0 goods on average, discarding up to 3 cards")
        assert begins(window, "Mill, normally").endswith("discarding up to 3 cards, else no goods")
        await window.tap("2")
        assert begins(window, "Mill, normally").endswith("fails: no goods, or discard 3–6 cards")


async def test_a_row_that_cannot_fail_costs_nothing(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/tools/newdale/desk") as window:
        for figure in ("yellow", "yellow", "red", "red"):
            await window.tap(f"Printed on the event: {figure}")
        await window.tap("Mill")
        assert "certain" in begins(window, "Mill, normally")
        assert not any("discard" in begins(window, f"Mill, {row}") for row in ("lazily", "normally"))


async def test_the_row_a_marker_stands_on_says_so_in_words(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/tools/newdale/desk") as window:
        await window.tap("Mill")
        assert "Marker 1" not in window.texts()
        await window.tap(begins(window, "Mill, normally"))
        assert "Marker 1" in window.texts()
        below = [span.text or "" for text in window.all(ft.Text) for span in text.spans or ()]
        assert any("normally ±0" in words for words in below)


async def test_a_campaign_begins_with_chapter_one(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/new/newdale/campaign") as window:
        await window.tap("Lay out chapter I")
        assert window.page.route == "/new/newdale/table"
        await window.tap("Next")
        await window.tap("Next")
        await window.tap("Start")
        table = await backend.table(window.page.route.removeprefix("/match/"))
        assert table is not None
        assert table.journal.setup.campaign is not None


async def test_what_a_building_needs_is_told_once_and_can_be_forgotten(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/buildings") as window:
        await window.enter("Find a building", "saw")
        await window.tap("Sawmill")
        await window.tap("Sawmill: green: one more")
        await window.tap("Keep: Sawmill")
        kept = await backend.work(lambda saves: saves.box("newdale", Box))
        assert kept is not None
        assert kept.buildings[0].need is not None
        assert kept.buildings[0].need.green == 1
        await window.tap("Remove: Sawmill · G1")
        kept = await backend.work(lambda saves: saves.box("newdale", Box))
        assert kept == Box()


async def test_a_city_told_by_its_name_alone_says_nothing_of_its_points(backend: Backend) -> None:
    async with Window(app(backend, "en"), route="/box/newdale/cities") as window:
        await window.enter("Name of the city", "Brook")
        await window.tap("Keep: Brook")
        await window.enter("Name of the city", "Cove")
        await window.enter("Points for the first house", "2")
        await window.tap("Keep: Cove")
        await window.enter("Name of the city", "Dale")
        await window.tap("Points for the first house: one less")
        await window.tap("Keep: Dale")
        kept = await backend.work(lambda saves: saves.box("newdale", Box))
        assert kept is not None
        assert [(city.name, city.first) for city in kept.cities] == [("Brook", None), ("Cove", 2), ("Dale", 0)]


@pytest.mark.parametrize("part", ["", "/buildings", "/areas", "/events", "/chapters", "/cities", "/hooded"])
async def test_every_drawer_opens_in_every_language(part: str, backend: Backend) -> None:
    for language in ("en", "pl", "ru"):
        async with Window(app(backend, language), route=f"/box/newdale{part}") as window:
            assert window.texts()
            assert all(window.names())


POSITION = {
    "game": "newdale",
    "chapter": "II",
    "start": 0,
    "players": [
        {"name": "Ola", "track": 31, "fists": 3, "goal": 6, "coins": 23, "mission": 3, "buildings": 13},
        {"name": "Jan", "track": 28, "fists": 1, "goal": 6, "coins": 10, "mission": 2, "buildings": [9, 8]},
    ],
}


def test_a_position_file_is_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION), "utf-8")
    assert main(["score", str(file), "--json", "--lang", "en"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [player["total"] for player in answer["players"]] == [64, 59]


PILE = {"good": "cloth", "price": 5, "n": 1}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"chapter": "IX"}, "chapter: There is no chapter “IX”; expected I, II"),
        ({"players": [{"name": name} for name in "abcde"]}, "players: The sheet has 5 people, but at most 4"),
        (
            {"players": [{"name": "Ola", "goods": [{**PILE, "price": "x"}]}]},
            "players[0].goods[0].price: expected a whole",
        ),
        (
            {"players": [{"name": "Ola", "goods": [{**PILE, "chain": ["yarn"]}]}]},
            "players[0].goods: Ola: a chain eats yarn",
        ),
        ({"players": [{"name": "Ola", "fists": 100}]}, "players[0].fists: expected a whole number, at most 99"),
        ({"goal": [{"goods": ["cloth"], "coins": 1, "points": 1}] * 3}, "goal: expected a shorter list, at most 2"),
        (
            {"players": [{"name": "Ola", "goods": [PILE] * 60_000}]},
            "players[0].goods: expected a shorter list, at most 40",
        ),
        ({"box": {"ships": []}}, "box.ships: unknown field"),
    ],
    ids=["no chapter", "5 people", "letters", "nobody makes it", "above 99", "three options", "2 MB", "another box"],
)
def test_a_bad_position_is_one_line_that_names_its_field(
    change: dict[str, object], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**POSITION, **change}), "utf-8")
    assert main(["score", str(file), "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert f"position.json: {told}" in complaint
    assert complaint.count("\n") == 1


def test_a_ring_of_chains_is_named_and_counted_without_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ring = [{"good": good, "price": 1, "n": 1, "chain": [other]} for good, other in ("ab", "ba")]
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "newdale", "players": [{"name": "Ola", "track": 3, "goods": ring}]}), "utf-8")
    assert main(["score", str(file), "--lang", "en"]) == 0
    assert "Ola: chains feed each other in a ring" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "field"), [({"buildings": [{"name": "Mill", "need": {"yellow": -1}}]}, "need"), ({"draw": 99}, "draw")]
)
def test_bad_odds_are_one_line(
    change: dict[str, object], field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odds.json"
    asked = {"game": "newdale", "buildings": [{"name": "Mill", "need": {"yellow": 2, "red": 2}}]}
    file.write_text(json.dumps({**asked, **change}), "utf-8")
    assert main(["odds", str(file), "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert field in complaint
    assert complaint.count("\n") == 1


def test_odds_without_a_screen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odds.json"
    need = {"name": "Mill", "need": {"yellow": 2, "red": 2}}
    file.write_text(json.dumps({"game": "newdale", "printed": {"yellow": 1, "red": 1}, "buildings": [need]}), "utf-8")
    assert main(["odds", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["buildings"][0]["rows"]["normal"]["success"] == "817/1530"
    assert main(["odds", str(file), "--lang", "pl"]) == 0
    assert "53" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_a_sheet_is_filled_in_from_nothing(language: str, backend: Backend) -> None:
    async with Window(app(backend, language), route="/score/newdale") as window:
        assert all(window.names())
        assert window.texts()
