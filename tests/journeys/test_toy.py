"""The toy game in a real browser: a game that lies in the tests alone is set up, played, scored, shared, looked up."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.harness.browser import DESKTOP, Screen, Served
from tests.harness.leaving import bg_stats_link, copied, downloaded
from tests.harness.on_disk import match_on_disk
from tests.toy.game import GAME
from tests.toy.rules import Setup

LAUNCHER = (sys.executable, "-m", "tests.toy.launch")
SAVED = {"Picture": b"\x89PNG", "Page to print": b"<!DOCTYPE", "Table (CSV)": b"\xef\xbb\xbfgame"}
"""What each button of the sharing screen saves begins with."""
ENTRIES = (
    ("how high", "How high may the sum get?", "Thirty, the toy's limit.", "limit"),
    ("zeppelin", "May a zeppelin carry numbers?", "Yes, a zeppelin carries nine.", "zeppelin"),
)
"""What is typed, the page it leads to, what that says, its address."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "data", program=LAUNCHER) as served:
        yield served


def test_a_game_of_the_tests_own_from_the_first_run_to_the_shelf(
    new_screen: Callable[..., Screen], served: Served, tmp_path: Path
) -> None:
    screen = new_screen(DESKTOP)
    _chosen_and_set_up(screen)
    _played(screen)
    _kept(served, screen)
    table = _scored_and_shared(screen, tmp_path)
    _looked_up(screen)
    _brought_in(screen, table)
    screen.open("/shelf", see="Ola: 18 · Jan: 15 · Robot: 2")
    screen.tap("Statistics")
    screen.see("Over 2 finished matches.", "Against the robot")


def _chosen_and_set_up(screen: Screen) -> None:
    screen.open(see="Which boxes do you have?")
    screen.tap("The Toy")
    screen.tap("These are mine")
    screen.gone("Which boxes do you have?")
    screen.tap("Play the toy", exact=False)
    screen.see("Who plays?")
    screen.type("Name of player 1", "Ola")
    screen.type("Name of player 2", "Jan")
    screen.tap("The robot plays too", "switch")
    screen.tap("Start")
    screen.see("How much is added?")


def _played(screen: Screen) -> None:
    """A refusal is overruled, a step is undone, an earlier one is changed."""
    screen.type("A number", "12")
    screen.tap("A number: 12", exact=False)
    screen.see("At most 9 at once.")
    screen.tap("Our table says so")
    screen.see("Ola added 12.")
    screen.tap("Undo")
    screen.see("30 to the limit.")
    for number, left in (("9", "21 to the limit."), ("8", "The robot’s turn")):
        screen.type("A number", number)
        screen.tap(f"A number: {number}", exact=False)
        screen.see(left)
    screen.tap("The robot adds 2", exact=False)
    screen.see("11 to the limit.")
    screen.tap("What happened")
    screen.tap("Step 2", exact=False)
    screen.tap("Change step 2")
    screen.see("Step 2 again")
    screen.type("A number", "7")
    screen.tap("A number: 7", exact=False)
    screen.see("Jan added 7.")
    screen.tap("To the table")
    screen.see("12 to the limit.")
    for number, seen in (("9", "3 to the limit."), ("3", "The match is over")):
        screen.type("A number", number)
        screen.tap(f"A number: {number}", exact=False)
        screen.see(seen)


def _kept(served: Served, screen: Screen) -> None:
    screen.see("Saved")
    match = match_on_disk(served.folder, screen.page.url.rpartition("/")[2])
    journal = GAME.journal.model_validate(match.journal)
    assert journal.setup == Setup(people=("Ola", "Jan"), robot=True)
    assert [move.n for move in journal.moves] == [9, 7, 2, 9, 3]


def _scored_and_shared(screen: Screen, folder: Path) -> Path:
    """In every form; what comes back is the table."""
    screen.tap("Count the points")
    screen.see("Ola wins with 18 points.", "Rang the bell")
    screen.tap("Finish the score")
    screen.tap("Share")
    screen.see("As a file")
    assert "Jan: 15 points, 2nd" in copied(screen, "Copy the text")
    files = {name: downloaded(screen, name, folder) for name in SAVED}
    assert {name: file.read_bytes()[: len(SAVED[name])] for name, file in files.items()} == SAVED
    screen.scroll(3000)
    play = json.loads(parse_qs(urlsplit(bg_stats_link(screen)).query)["data"][0])
    assert {player["name"]: player["score"] for player in play["players"]} == {"Ola": 18, "Jan": 15, "Robot": 2}
    return files["Table (CSV)"]


def _looked_up(screen: Screen) -> None:
    for word, title, answer, id_ in ENTRIES:
        screen.open("/rules/toy", see="Sums")
        screen.type("Search the rules", word)
        screen.tap(title, exact=False)
        screen.see(answer)
        screen.page.wait_for_url(f"**/rules/toy/{id_}")


def _brought_in(screen: Screen, table: Path) -> None:
    screen.open("/shelf", see="Bring in a file")
    screen.tap("Bring in a file")
    screen.see("Choose a file")
    with screen.page.expect_file_chooser() as chooser:
        screen.tap("Choose a file")
    chooser.value.set_files(table)
    screen.see("A table with a row for each player.", "Ola wins with 18 points.")
    screen.tap("Keep it")
    screen.see("To the start")
