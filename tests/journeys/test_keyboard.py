"""At a desk: Tab goes through the answers as one reads them, and what has the focus can be seen; on a phone: digits."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser

from companion.disk.saves import Saves
from tests.harness.browser import DESKTOP, PHONE, Screen, Served
from tests.harness.every_game import GAMES, brought, played
from tests.harness.stillness import DRAWN

SEED = 3


class AtDesk(NamedTuple):
    """A table, after so many moves, and the answer in the top left corner: the others stand below or to the right."""

    kind: str
    moves: int
    first: str


TABLES = {
    "farshore": AtDesk("solo bold", 9, "Driftwood"),
    "lil_everdell": AtDesk("2", 9, "green creature"),
    "new_lands": AtDesk("Ledger, 3", 9, "Tile, nothing more"),
    "newdale": AtDesk("2 in II", 4, "1: empty area 7, normally (±0)"),
}
LATER = ("lil_everdell", "new_lands")
"""Their answers stand in a grid and in a list, as those of the others do."""
USUAL = [pytest.param(game_id, marks=pytest.mark.long) if game_id in LATER else game_id for game_id in GAMES]
ROLES: tuple[Literal["button"], Literal["checkbox"]] = "button", "checkbox"
MOST = 60
"""Presses of Tab, through everything there is."""
LOOKED_AT = 4
"""Of the controls that Tab comes to, the first few."""
PAUSES = 15
"""Until nobody waits any longer for the focus to move."""
RIM = 5
"""Pixels around a control in which its border is drawn."""
FOCUSED = """() => {
  const found = document.activeElement
  const { x, y, width, height } = found.getBoundingClientRect()
  return [found.getAttribute('aria-label') || found.textContent, x, y, width, height]
}"""
KEYBOARDS = "fields => fields.map(field => [field.ariaLabel, field.inputMode || field.type])"
CORNER = "node => { const { x, y } = node.getBoundingClientRect(); return [x, y] }"


class Place(NamedTuple):
    """What has the focus, and where it stands."""

    name: str
    x: float
    y: float
    width: float
    height: float

    def comes_before(self, other: Place) -> bool:
        """Further up, or to the left in the same row."""
        same_row = other.y < self.y + self.height and self.y < other.y + other.height
        return self.x < other.x if same_row else self.y < other.y


def laid_out(folder: Path, game_id: str) -> tuple[str, str]:
    """The address of a table, and its first answer."""
    table = brought(TABLES, game_id, "table at a desk")
    Saves(folder).keep_match(played(game_id, table.kind, SEED, table.moves))
    return "/match/a1", table.first


@pytest.mark.parametrize("game_id", USUAL)
def test_tab_goes_through_the_answers_as_one_reads_them_and_shows_where_it_is(
    browser: Browser, tmp_path: Path, game_id: str
) -> None:
    route, first_answer = laid_out(tmp_path / "data", game_id)
    with Served(tmp_path / "data") as served, Screen(browser, served, DESKTOP) as screen:
        screen.open(route, see="Saved")
        screen.settled()
        left, top = _corner(screen, first_answer)
        plain = _picture(screen)
        trail: list[Place] = []
        answers: list[Place] = []
        for _ in range(MOST):
            place = _tab(screen)
            if answers and place == answers[0]:
                break
            if place in trail:
                continue
            trail.append(place)
            if place.x < left or place.y < top:
                continue
            answers.append(place)
            if len(answers) <= LOOKED_AT:
                _see_focus(screen, plain, place)
        assert len(answers) > 1
        assert answers[0].name == first_answer
        for before, after in pairwise(answers):
            assert before.comes_before(after), f"{after} was reached from {before}"
        first = trail.index(answers[0])
        assert trail[first : first + len(answers)] == answers, "something else lies between the answers"


def _tab(screen: Screen) -> Place:
    """Where the next press of Tab leads, as soon as it is somewhere else; not all that takes the focus has a name."""
    before = screen.page.evaluate(FOCUSED)
    screen.page.keyboard.press("Tab")
    for _ in range(PAUSES):
        screen.page.wait_for_timeout(100)
        screen.page.evaluate(DRAWN)
        if (found := screen.page.evaluate(FOCUSED)) != before:
            break
    return Place(*found)


def _corner(screen: Screen, answer: str) -> tuple[float, float]:
    """Of an answer, or of what can be crossed out among the answers."""
    button, mark = (screen.page.get_by_role(role, name=answer, exact=True) for role in ROLES)
    x, y = button.or_(mark).evaluate(CORNER)
    return x, y


def _see_focus(screen: Screen, plain: Image.Image, place: Place) -> None:
    for _ in range(20):
        if _stands_out(plain, _picture(screen), place):
            return
    raise AssertionError(f"nobody sees the focus on {place}")


def _picture(screen: Screen) -> Image.Image:
    screen.page.wait_for_timeout(100)
    return Image.open(io.BytesIO(screen.page.screenshot())).convert("L")


def _stands_out(before: Image.Image, now: Image.Image, place: Place) -> bool:
    """Whether a line is drawn around it: at least as many pixels changed as it is wide and high."""
    right, bottom = place.x + place.width, place.y + place.height
    around = place.x - RIM, place.y - RIM, right + RIM, bottom + RIM
    changed = ImageChops.difference(before.crop(around), now.crop(around)).point(lambda tone: tone > 25 and 255)
    return changed.histogram()[255] >= place.width + place.height


def test_number_fields_ask_a_phone_for_digits_and_a_plus(browser: Browser, tmp_path: Path) -> None:
    """A sum is typed where points are added up: the keyboard of numbers alone has no plus on some phones."""
    route, _ = laid_out(tmp_path / "data", "farshore")
    with Served(tmp_path / "data") as served, Screen(browser, served, PHONE) as screen:
        screen.open(f"{route}/score", see="Ship and supply")
        screen.tap("Ship and supply", exact=False)
        screen.see("Shells")
        screen.page.locator("input").first.wait_for(state="attached")
        screen.settled()
        asked = screen.page.locator("input").evaluate_all(KEYBOARDS)
        assert asked
        assert {keyboard for _, keyboard in asked} == {"tel"}, asked
