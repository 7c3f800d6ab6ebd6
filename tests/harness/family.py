"""A family at a browser: plays a seeded game of My Lil' Everdell by what the screen says alone."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from companion.screen.words import translator
from rules.kernel import phrase
from rules.lil_everdell.components.traits import Royal
from rules.lil_everdell.game import GAME
from rules.lil_everdell.moves import RollD8
from rules.lil_everdell.setup import Depth, Setup
from rules.lil_everdell.state import Phase, State
from tests.companion.views.lil_everdell.at_table import chosen_move, taps
from tests.harness.browser import Screen


class Family:
    """Taps what a seeded game says, and knows what the screen must then show."""

    def __init__(self, screen: Screen, language: str, chosen: Setup, seed: int, *, named: bool = True) -> None:
        self.screen, self.language, self.chance, self.named = screen, language, Random(seed), named
        self.state: State = GAME.start(chosen)
        self.moves: list[Any] = []
        self.tapped = 0

    def text(self, key: str, **params: Any) -> str:
        return translator(self.language)(phrase(key, **params))

    def own(self, key: str, **params: Any) -> str:
        return self.text(f"lil_everdell_table.{key}", **params)

    def set_up_alone(self, royal: Royal, depth: Depth = Depth.CARDS) -> None:
        """From the first question of the set-up to the first of the match."""
        screen, text = self.screen, self.text
        screen.see(text("lil_everdell_new.people"))
        screen.type(text("new.name", n=1), "Ola")
        screen.tap(text("new.next"))
        screen.see(text("lil_everdell_new.game"))
        screen.tap(text("lil_everdell_new.royal", who=royal.value))
        if depth is not Depth.CARDS:
            name = text("lil_everdell_new.depth", depth=depth.value)
            screen.reach(name, exact=False)
            screen.tap(name, exact=False)
        screen.tap(text("new.next"))
        screen.see(text("lil_everdell_new.layout"))
        screen.tap(text("new.start"))
        screen.page.wait_for_url("**/match/*")

    def tap(self, *names: str) -> None:
        for name in names:
            self.screen.tap(name)
            self.tapped += 1

    def step(self, move: Any = None) -> Any:
        """One answer; the next question stands there afterwards."""
        move = move or chosen_move(self.state, self.chance, named=self.named)
        names = taps(self.state, move, self.language, named=self.named)
        self.tap(*names[:-1])
        self.screen.answer(names[-1])
        self.tapped += 1
        self.made(move)
        return move

    def roll(self) -> int:
        """*Roll for me*: the number that the app shows."""
        self.tap(self.own("roll_for_me"))
        words = self.own("rolled", n=0)[:-1]
        self.screen.see(words)
        found = re.findall(rf"{re.escape(words)}(\d)", self.screen.settled())
        assert found, self.screen.tree()
        self.made(RollD8(rolls=(int(found[-1]),)))
        return int(found[-1])

    def made(self, move: Any) -> None:
        self.state = GAME.apply(self.state, move)
        self.moves.append(move)
        question = GAME.question(self.state)
        self.screen.see(self.own("over") if question is None else translator(self.language)(question.ask))

    def whole_game(self, *, rolling: bool = False) -> None:
        while self.state.phase is not Phase.OVER:
            if rolling and self.state.phase is Phase.OPPONENT:
                assert 1 <= self.roll() <= 8
            self.step()
