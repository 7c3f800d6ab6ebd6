"""A chapter of Newdale on a phone, in Polish: laid out, followed to its end, counted, and the receipt read."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from companion.screen.words import translator
from rules.kernel import phrase
from tests.harness.browser import PHONE, Screen, Served

say = translator("pl")
ROUNDS = 7


def text(key: str, **params: int | str) -> str:
    return say(phrase(key, **params))


def test_a_short_chapter_in_polish(browser: Browser, tmp_path: Path) -> None:
    with Served(tmp_path / "data", language="pl") as served, Screen(browser, served, PHONE) as screen:
        screen.open("/new/newdale/table", see=text("newdale_new.people"))
        screen.type(text("new.name", n=1), "Ola")
        screen.tap(text("new.next"))
        screen.see(text("newdale_new.which_chapter"))
        screen.tap(text("newdale_new.depth_points"), exact=False)
        screen.tap(text("new.next"))
        screen.see(text("newdale_new.layout"))
        screen.tap(text("new.start"))
        screen.page.wait_for_url("**/match/*")
        for round_ in range(1, ROUNDS + 1):
            screen.see(text("newdale.ask_round", round=round_))
            if round_ == 1:
                screen.tap(text("newdale_table.points_more", name="Ola"))
                screen.see(text("newdale.log_track", name="Ola", n=4))
            screen.answer(text("newdale.answer_round_over", round=round_))
        screen.see(text("table.over_how"))
        screen.tap(text("table.count"))
        screen.page.wait_for_url("**/score")
        screen.see(text("newdale_sheet.part_numbers"))
