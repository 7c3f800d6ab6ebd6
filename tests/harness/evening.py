"""An evening with any game, from an empty folder to the shelf: what is alike in all of them."""

from __future__ import annotations

from typing import Any

from companion.disk.saves import Status
from companion.games import screens, starts
from companion.match.naming import game_name
from companion.screen.words import translator
from rules.kernel import phrase
from tests.harness.browser import Screen
from tests.harness.evenings import STARTS


class Evening:
    """What is alike in every game, by what the screen says alone."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen, self.say = screen, translator(language)

    def text(self, key: str, **params: Any) -> str:
        return self.say(phrase(key, **params))

    def begin(self, game_id: str) -> None:
        """The first run: the box that is there, then a new match."""
        screen, shown = self.screen, screens(game_id)
        screen.open(see=self.text("home.boxes"))
        screen.tap(self.say(game_name(game_id)))
        screen.tap(self.text("home.boxes_done"))
        screen.gone(self.text("home.boxes"))
        if shown and shown.box:
            screen.tap(self.text("home.offer_no"))
            screen.gone(self.text("home.offer"))
        screen.tap(self.text(STARTS.get(game_id, starts(game_id)[0].name)), exact=False)

    def count(self) -> None:
        screen = self.screen
        screen.see(self.text("table.saved"))
        screen.tap(self.text("table.count"))
        screen.page.wait_for_url("**/score")
        receipt = screen.page.get_by_role("button", name=self.text("sheet.to_receipt"), exact=True)
        finish = screen.page.get_by_role("button", name=self.text("sheet.finish"), exact=True)
        receipt.or_(finish).first.wait_for(state="attached")
        if not finish.count():
            screen.tap(self.text("sheet.to_receipt"))
        screen.tap(self.text("sheet.finish"))
        screen.see(self.text("sheet.finished"))

    def find_on_the_shelf(self) -> None:
        screen = self.screen
        screen.tap(self.text("sheet.home"))
        screen.tap(self.text("shell.shelf"))
        screen.see(self.text("shelf.statistics"), self.text("shelf.status", status=Status.FINISHED.value))
