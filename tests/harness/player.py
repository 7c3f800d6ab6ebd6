"""A player at a browser: lays the table out and plays a seeded game, by what the screen says alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.farshore.components.told import WindTile
from rules.farshore.game import GAME
from rules.farshore.layout import layout
from rules.farshore.moves import TakeMap
from rules.farshore.setup import Setup
from rules.farshore.state import State
from rules.farshore.tell.naming import trait_name
from rules.kernel import phrase
from tests.harness.browser import Screen
from tests.harness.solo import Chance, Taps


class Player:
    """Taps what a seeded game says, and knows what the screen must then show."""

    def __init__(self, screen: Screen, language: str, chosen: Setup, seed: int, folder: Path) -> None:
        self.screen, self.taps, self.chance = screen, Taps(language), Chance(seed)
        self.setup, self.folder = chosen, folder
        self.state: State = GAME.start(chosen)
        self.moves: list[Any] = []
        self.states: list[State] = []

    def step(self, move: Any = None) -> Any:
        move = move or self.chance.answer(self.state)
        exact = not isinstance(move, TakeMap)
        *before, last = self.taps.of(self.state, move)
        for name in before:
            self.screen.reach(name, exact)
            self.screen.tap(name, exact=exact)
        self.screen.reach(last, exact)
        self.screen.answer(last, exact)
        self.moves.append(move)
        self.states.append(self.state)
        self.state = GAME.apply(self.state, move)
        self.screen.see(*self.taps.told(self.states[-1], move), self.taps.sign(self.state))
        return move

    # Laying out

    def set_up(self) -> None:
        """From the first question of the set-up to the first of the match."""
        screen, text = self.screen, self.new
        screen.see(text("people"))
        for n, seat in enumerate(self.setup.people, start=1):
            screen.type(self.shared("name", n=n), seat.name)
            screen.tap(self.shared("piece_of", name=seat.name, piece=text("piece", piece=seat.piece)))
        self._on("game")
        self._level()
        self._on("layout")
        self._tick_off()
        self._on("table")
        self._tile(self.setup.tile_a)
        self._tile(self.setup.tile_b)
        screen.scroll(900)
        self._plan()
        screen.tap(self.shared("start"))
        screen.page.wait_for_url("**/match/*")
        screen.see(self.taps.sign(self.state))

    def new(self, key: str, **params: Any) -> str:
        return self.taps.text(f"farshore_new.{key}", **params)

    def shared(self, key: str, **params: Any) -> str:
        return self.taps.text(f"new.{key}", **params)

    def _on(self, step: str) -> None:
        self.screen.tap(self.shared("next"))
        self.screen.see(self.new(step))

    def _level(self) -> None:
        assert self.setup.krabita
        level = self.setup.krabita.level
        name = self.new("level_name", n=level.number, level=phrase("farshore.level", level=level.value))
        self.screen.tap(name, exact=False)

    def _tick_off(self) -> None:
        """The first few lines, which are in sight."""
        for line in layout(self.setup)[:3]:
            self.screen.tap(self.taps.say(line))

    def _tile(self, tile: WindTile | None) -> None:
        assert tile
        for trait in tile.traits:
            self.screen.tap(f"{self.new('stack', stack=tile.stack)}: {self.taps.say(trait_name(trait))}")

    def _plan(self) -> None:
        """When four markers lie, so does the fifth."""
        assert self.setup.krabita
        for n, colour in enumerate(self.setup.krabita.columns[:-1], start=1):
            marker = phrase("farshore.colour_marker", colour=colour.value)
            self.screen.tap(self.new("plan_marker", n=0, marker=marker))
            self.screen.see(self.new("plan_marker", n=n, marker=marker))
