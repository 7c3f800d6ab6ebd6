"""A short whole game against the Prince on a phone, in Polish, up to its receipt."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Browser

from companion.screen.words import translator
from rules.kernel import phrase
from rules.lil_everdell import GAME
from rules.lil_everdell.components.traits import Animal, Royal
from rules.lil_everdell.setup import Depth, RoyalSeat, Seat, Setup
from tests.companion.views.lil_everdell.at_table import chosen_move, taps
from tests.harness.browser import PHONE, Screen, Served

LANGUAGE = "pl"
SETUP = Setup(
    people=(Seat(name="Ola", animal=Animal.MOUSE),),
    opponent=RoyalSeat(who=Royal.PRINCE),
    tracking=Depth.OPPONENT_ONLY,
)


def test_a_short_game_ends_at_its_receipt(browser: Browser, tmp_path: Path) -> None:
    say = translator(LANGUAGE)
    with Served(tmp_path / "data", language=LANGUAGE) as served, Screen(browser, served, PHONE) as screen:
        screen.open("/new/lil_everdell/solo", see=say(phrase("lil_everdell_new.people")))
        screen.type(say(phrase("new.name", n=1)), "Ola")
        screen.tap(say(phrase("new.next")))
        screen.see(say(phrase("lil_everdell_new.game")))
        screen.scroll(600)
        screen.tap(say(phrase("lil_everdell_new.depth", depth="opponent_only")), exact=False)
        screen.tap(say(phrase("new.next")))
        screen.see(say(phrase("lil_everdell_new.layout")))
        screen.tap(say(phrase("new.start")))
        screen.page.wait_for_url("**/match/*")
        state, chance = GAME.start(SETUP), Random(2)
        while (question := GAME.question(state)) is not None:
            screen.see(say(question.ask))
            move = chosen_move(state, chance)
            for name in taps(state, move, LANGUAGE):
                screen.tap(name)
            state = GAME.apply(state, move)
        screen.see(say(phrase("lil_everdell_table.over")))
        screen.tap(say(phrase("table.count")))
        screen.tap(say(phrase("sheet.to_receipt")))
        screen.see(say(phrase("lil_everdell.royal", who="prince")))
