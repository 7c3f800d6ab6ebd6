"""Chapters of Newdale as people play them: the desk, points with a tie, a campaign, building and the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from companion.disk.saves import Match, Saves
from companion.screen.words import translator
from rules.kernel import phrase
from rules.newdale.campaign import Campaign, Result, Standing
from rules.newdale.components.box import Box
from rules.newdale.game import GAME
from rules.newdale.moves import AnyMove, Draw, NotDone, PlaceMarker, RoundOver, TurnEvent, TwoCards
from rules.newdale.players import UNFOLLOWED, Built, Player
from rules.newdale.setup import Depth, Midway, Setup
from tests.harness.browser import DESKTOP, PHONE, Screen, Served
from tests.rules.newdale.tables import a_setup, at, figures, row, space

ROUNDS = 7
FOUR = Player(
    built=(
        Built(card="coal_mine", area=1, goods=6),
        at("spinning_mill", 2, 3),
        at("weaving_mill", 3, 1),
        at("cooperage", 4, 2),
    ),
    houses=7,
)


class Journey:
    """A window that is spoken to in one language."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen, self.say = screen, translator(language)

    def text(self, key: str, **params: Any) -> str:
        return self.say(phrase(key, **params))

    def row_of(self, building: str, row_: str) -> None:
        """Tap a row of the desk, whatever its odds."""
        named = f"{self.text(f'newdale.building_{building}')}, {self.text('newdale.row', row=row_)}"
        self.screen.tap(named, exact=False)

    def said_of(self, building: str, row_: str) -> str:
        """What is spoken of a row: its chance, or what became of it."""
        named = f"{self.text(f'newdale.building_{building}')}, {self.text('newdale.row', row=row_)}"
        return next(line for line in self.screen.settled().splitlines() if named in line)

    def draw(self, *figures_: str) -> None:
        left = {"yellow": 6, "green": 5, "red": 4, "blue": 3}
        for figure in figures_:
            self.screen.tap(self.text("newdale_table.figure_left", figure=figure, n=left[figure]))
            left[figure] -= 1


def keep(folder: Path, name: str, setup: Setup, *moves: AnyMove) -> None:
    journal = GAME.journal(setup=setup)
    for move in moves:
        journal = journal.record(move)
    now = datetime.now(UTC)
    record = journal.model_dump(mode="json")
    Saves(folder).keep_match(
        Match(id=name, game=GAME.id, rules_version=GAME.rules_version, started=now, changed=now, journal=record)
    )


@contextmanager
def journey(browser: Browser, folder: Path, language: str, size: dict[str, Any] = PHONE) -> Iterator[Journey]:
    with Served(folder, language=language) as served, Screen(browser, served, size) as screen:
        yield Journey(screen, language)


def midway(round_: int, player: Player, **more: Any) -> Setup:
    players = (player, UNFOLLOWED.replace(score=9))
    return a_setup(2, points=(1,), midway=Midway(round=round_, starter=0, players=players), **more)


def test_a_desk_of_four_buildings_planned_drawn_and_resolved_over_two_rounds(browser: Browser, tmp_path: Path) -> None:
    """On a phone, in Polish."""
    keep(tmp_path / "data", "desk", midway(2, FOUR))
    with journey(browser, tmp_path / "data", "pl") as way:
        screen = way.screen
        screen.open("/match/desk", see=way.text("newdale.ask_event", round=2))
        screen.answer(way.text("newdale_table.event_shows", n=100, figures="").split(":")[0], exact=False)
        # 1R 1B, the red one is printed: a blue one among 4 of 18 is missing in 1365 of 3060 draws.
        assert "55%" in way.said_of("weaving_mill", "normal")
        way.row_of("spinning_mill", "normal")
        screen.see(way.text("newdale.ask_plan", name="Ola", n=2))
        way.row_of("weaving_mill", "lazy")
        screen.see(way.text("newdale.ask_draw", n=4))
        way.draw("yellow", "green", "red", "blue")
        screen.answer(way.text("newdale.answer_produce", n=2))
        screen.answer(way.text("newdale.answer_produce", n=1))
        screen.answer(way.text("newdale.answer_two_cards", n=2))
        screen.see(way.text("newdale.ask_event", round=3))
        screen.answer(way.text("newdale_table.event_shows", n=101, figures="").split(":")[0], exact=False)
        way.row_of("cooperage", "diligent")
        screen.see(way.text("newdale.ask_plan", name="Ola", n=2))
        way.row_of("coal_mine", "normal")
        screen.see(way.text("newdale.ask_draw", n=4))
        way.draw("red", "red", "blue", "blue")
        screen.see(way.text("newdale.answer_not_done", n=1))
        # 1G, and nobody green came.
        assert way.text("newdale_table.short", n=1) in way.said_of("coal_mine", "normal")
        screen.answer(way.text("newdale.answer_not_done", n=1))
        screen.answer(way.text("newdale.answer_not_done", n=1))
        screen.answer(way.text("newdale.answer_two_cards", n=2))
        screen.see(way.text("newdale.ask_event", round=4))


def test_a_whole_chapter_of_two_in_points_with_a_tie(browser: Browser, tmp_path: Path) -> None:
    """On a desktop, in English: both come to 4; the bag ends with Jan, so Ola is furthest from it and wins."""
    with journey(browser, tmp_path / "data", "en", DESKTOP) as way:
        screen = way.screen
        screen.open("/new/newdale/table", see="Who plays?")
        screen.type("Name of player 1", "Ola")
        screen.tap("Add a person")
        screen.type("Name of player 2", "Jan")
        screen.tap("Next")
        screen.tap("Points only", exact=False)
        screen.tap("Next")
        screen.tap("Start")
        screen.page.wait_for_url("**/match/*")
        for round_ in range(1, ROUNDS + 1):
            screen.see(f"Round {round_}")
            if round_ == 1:
                screen.tap("Ola: a point more")
            if round_ == 2:
                screen.tap("Jan: a point more")
            screen.answer(way.text("newdale.answer_round_over", round=round_))
        screen.tap("Count the points")
        screen.page.wait_for_url("**/score")
        screen.tap(way.text("sheet.to_receipt"))
        screen.see("Ola wins")
        screen.see(way.text("newdale_score.tie_decided", name="Ola", others="Jan"))


def test_chapter_five_with_hooded_figures_after_a_road_through_four_b(browser: Browser, tmp_path: Path) -> None:
    """On a phone, in Russian: Thickthorn by itself, what changed first, the winner's left neighbour starts."""
    names = ("Ola", "Jan")
    people = tuple(Standing(name=name, points=30) for name in names)
    behind = tuple(Result(chapter=chapter, people=people, winner="Ola") for chapter in ("I", "II", "IIIb"))
    road = Campaign(id="road", results=behind)
    over = a_setup(2, "IVb", depth=Depth.POINTS, campaign=road, box=Box())
    keep(tmp_path / "data", "four", over, *(RoundOver() for _ in range(ROUNDS)))
    with journey(browser, tmp_path / "data", "ru") as way:
        screen = way.screen
        screen.open("/new/newdale/campaign/four", see=way.text("newdale_new.campaign"))
        screen.tap(way.text("newdale_new.lay_out", chapter="V"))
        screen.see(way.text("newdale_new.changed"), "Longsdale » Thickthorn")
        hooded = way.text("newdale_new.hooded")
        screen.tap(f"{hooded}: 2")
        screen.tap(way.text("new.start"))
        screen.page.wait_for_url("**/match/*")
        screen.see(way.text("newdale.ask_round", round=1), way.text("newdale_table.part_round", n=1, name="Jan"))
        screen.see(way.text("table.saved"))
    saves = Saves(tmp_path / "data")
    five = saves.match(next(entry.id for entry in saves.shelf() if entry.id != "four"))
    assert five is not None
    laid_out = GAME.journal.model_validate(five.journal).setup
    assert (laid_out.chapter, laid_out.hooded) == ("V", 2)


@pytest.mark.long
def test_the_last_production_and_the_goal_are_planned(browser: Browser, tmp_path: Path) -> None:
    """On a phone, in English: worked example 38. Two cards with cotton become yarn, five pairs become cloth; 9 + 2."""
    moves = (
        PlaceMarker(seat=0, marker=1, space=row(4, 1)),
        PlaceMarker(seat=0, marker=2, space=space("unlock")),
        Draw(figures=figures("1Y 1G 1R 1B")),
        NotDone(seat=0, marker=1),
        NotDone(seat=0, marker=2),
        TwoCards(seat=0),
    )
    keep(tmp_path / "data", "end", midway(ROUNDS, FOUR), *moves)
    with journey(browser, tmp_path / "data", "en") as way:
        screen = way.screen
        screen.open("/match/end", see="Ola: the last production")
        for _ in range(2):
            screen.tap("cards with cotton: one more")
        screen.answer("As planned: 11 in points")
        screen.answer("9 points", exact=False)
        screen.see(way.text("table.over_how"))


@pytest.mark.long
def test_a_building_is_taught_on_the_way(browser: Browser, tmp_path: Path) -> None:
    """On a phone, in English: its name when it is built, its cost when it is paid, its need when the odds want it."""
    player = Player(built=(Built(card="coal_mine", area=1, goods=9),))
    moves = (
        TurnEvent(event=100, figures=figures("1Y 1R")),
        PlaceMarker(seat=0, marker=1, space=space("exchange")),
        PlaceMarker(seat=0, marker=2, space=space("unlock")),
        Draw(figures=figures("1Y 1G 1R 1B")),
        NotDone(seat=0, marker=1),
        NotDone(seat=0, marker=2),
    )
    keep(tmp_path / "data", "build", midway(2, player), *moves)
    with journey(browser, tmp_path / "data", "en") as way:
        screen = way.screen
        screen.open("/match/build", see="Which building?")
        screen.type("Which building?", "Tannery")
        screen.tap("New card: Tannery")
        screen.type("Cost of Tannery", "3")
        screen.tap("Steps: 1")
        screen.answer("Build, paying 3 × coal")
        screen.answer("Event 101", exact=False)
        screen.tap("Enter what Tannery needs")
        screen.tap("Tannery: green: one more")
        screen.tap("Keep: Tannery")
        # One green of the 18 in the bag, nothing green printed: 1 - C(13, 4) / C(18, 4) = 77 %.
        screen.tap("Tannery, normally, ±0 » 2, 77 %", exact=False)
        screen.see(way.text("newdale.ask_plan", name="Ola", n=2))


@pytest.mark.long
def test_a_short_chapter_in_polish(browser: Browser, tmp_path: Path) -> None:
    """Laid out on a phone, a round of points, and taken up again where it stood."""
    with journey(browser, tmp_path / "data", "pl") as way:
        screen, text = way.screen, way.text
        screen.open("/new/newdale/table", see=text("newdale_new.people"))
        screen.type(text("new.name", n=1), "Ola")
        screen.tap(text("new.next"))
        screen.see(text("newdale_new.which_chapter"))
        screen.tap(text("newdale_new.depth_points"), exact=False)
        screen.tap(text("new.next"))
        screen.see(text("newdale_new.layout"))
        screen.tap(text("new.start"))
        screen.page.wait_for_url("**/match/*")
        screen.tap(text("newdale_table.points_more", name="Ola"))
        screen.see(text("newdale.log_track", name="Ola", n=4))
        screen.answer(text("newdale.answer_round_over", round=1))
        screen.open("/", see="Tidekeeper")
        screen.tap(text("home.continue"), exact=False)
        screen.see(text("newdale.ask_round", round=2))
