"""A map of twenty tiles in a browser: areas grow together, a sea is closed, a meeple is refused, a tile put right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser

from companion.disk.saves import Saves
from rules.new_lands.game import GAME
from rules.new_lands.moves import LayTile, PlaceMeeple, TakeBack
from rules.new_lands.setup import Depth
from rules.new_lands.state import State
from tests.bench.seeded_new_lands import kept
from tests.companion.views.new_lands.at_lands import Taps
from tests.harness.browser import PHONE, Screen, Served
from tests.rules.new_lands.tables import a_setup

PL: Final = Taps("pl")
WRONG, RIGHT = "Pw.Pn.Ses", "Pw.Pn.Ses*1"
"""Of the fourteenth tile: its city was overlooked at first."""


class Turn(NamedTuple):
    x: int
    y: int
    tile: str
    place: str = ""
    take: tuple[int, int, str] | None = None


TURNS: Final = (
    Turn(0, 1, "Ps.Pw.Pn.Se*2", "n"),
    Turn(1, 1, "Se.Sw.Mns", "e"),
    Turn(1, 0, "Ms.Mw.Pne", "n"),
    Turn(-1, 0, "Ss.Sn.Mew*1", "n"),
    Turn(1, 2, "Ms.Mn.Sew", "s"),
    Turn(0, 2, "Ps.Pw.Pn.Se", "e"),
    Turn(-1, 1, "Ss.Sn.Pew", "e"),
    Turn(-1, 2, "Ss.Sw.Sn.Pe*2", "w"),
    Turn(-2, 0, "Me.Ms.Snw"),
    Turn(-2, 1, "Mn.Pesw"),
    Turn(-2, 2, "Pnw.Ses"),
    Turn(1, -1, "Ps.Pn.Mew"),
    Turn(0, -1, "Ss.Sw.Sn.Me*2"),
    Turn(-1, -1, WRONG, take=(-1, 0, "n")),
    Turn(2, 0, "Pw.Pn.Mes", take=(1, 0, "n")),
    Turn(2, -1, "Me.Mw.Pns", "w"),
    Turn(2, 1, "Mne.Ssw*1", "n"),
    Turn(2, -2, "Ps.Pn.Mew"),
    Turn(-2, -1, "Pe.Snsw*1"),
    Turn(2, 2, "Pes.Snw*1", take=(1, 1, "e")),
)
"""Two people by turns; nothing more is simply the next one's tile."""
PUT_RIGHT, REFUSED = 15, 17
"""After which tile the fourteenth is put right; on which one the sea belongs to Jan already."""
STEP_OF_WRONG: Final = 22


def moves(turn: Turn, seat: int) -> Iterator[Any]:
    yield LayTile(seat=seat, x=turn.x, y=turn.y, tile=turn.tile)
    if turn.place:
        yield PlaceMeeple(seat=seat, edge=turn.place)
    if turn.take:
        x, y, edge = turn.take
        yield TakeBack(seat=seat, x=x, y=y, edge=edge)


class Player:
    """Taps on a phone what the rules are told here."""

    def __init__(self, screen: Screen, state: State) -> None:
        self.screen = screen
        self.state = state

    def play(self, move: Any) -> None:
        first, *more = PL.of(self.state, move)
        self.tap(first)
        for name in more:
            self.screen.tap(name)
        self.state = GAME.apply(self.state, move)
        self.screen.see("Koniec gry" if self.state.over else self.asked())

    def tap(self, name: str) -> None:
        """A spot out of sight is found on the whole map."""
        self.screen.settled()
        if not self.screen.page.get_by_role("button", name=name, exact=True).count():
            self.screen.tap("Cała mapa")
            self.screen.settled()
        self.screen.tap(name)

    def asked(self) -> str:
        question = GAME.question(self.state)
        assert question is not None
        return PL.say(question.ask)

    def is_refused(self, edge: str) -> None:
        """The sea of this tile has grown into one where somebody stands."""
        move = PlaceMeeple(seat=self.state.turn, edge=edge)
        self.tap(PL.of(self.state, move)[0])
        self.screen.see("Na tym morzu stoi żeglarz: Jan")
        self.screen.tap("Rozumiem")

    def put_right(self) -> None:
        """The closed sea had two cities, not one: 2 + 3 tiles = 5."""
        screen = self.screen
        screen.tap("Co się wydarzyło")
        screen.tap(f"Krok {STEP_OF_WRONG}", exact=False)
        screen.tap(f"Zmień krok {STEP_OF_WRONG}")
        screen.tap("To samo miejsce, inna karta")
        screen.tap(PL.picture(RIGHT))
        screen.see("Razem: 5.")
        screen.tap("Do stołu")


def followed(browser: Browser, folder: Path, first: int) -> None:
    """The tiles from `first` on; the earlier ones lie there."""
    setup = a_setup(2, Depth.MAP, removed=83 - len(TURNS))
    state, before = GAME.start(setup), list[Any]()
    for n, turn in enumerate(TURNS[:first]):
        for move in moves(turn, n % 2):
            state = GAME.apply(state, move)
            before.append(move)
    kept(Saves(folder), "map", setup, tuple(before))
    with Served(folder, language="pl") as served, Screen(browser, served, PHONE) as screen:
        player = Player(screen, state)
        screen.open("/match/map", see=player.asked())
        for n, turn in enumerate(TURNS[first:], start=first + 1):
            tile, *then = moves(turn, (n - 1) % 2)
            player.play(tile)
            if n == REFUSED:
                player.is_refused("s")
            for move in then:
                player.play(move)
            if n == PUT_RIGHT:
                player.put_right()
                player.state = corrected(setup, n)
        screen.see("Koniec gry")
        screen.open("/match/map/score")
        # Closed seas 2 + 3 and 2 + 5, left at the end 2 + 1 + 1; Ola: a closed plain of three, then 2 + 0 + 4 + 1.
        screen.see("Wygrywa Jan: 16 punktów.")
        screen.see("13")


def corrected(setup: Any, tiles: int) -> State:
    state = GAME.start(setup)
    for n, turn in enumerate(TURNS[:tiles]):
        for move in moves(turn._replace(tile=RIGHT) if turn.tile == WRONG else turn, n % 2):
            state = GAME.apply(state, move)
    return state


def test_a_map_goes_on_to_its_end(browser: Browser, tmp_path: Path) -> None:
    followed(browser, tmp_path / "data", 12)


@pytest.mark.long
def test_a_map_of_twenty_tiles_from_its_first_to_its_end(browser: Browser, tmp_path: Path) -> None:
    followed(browser, tmp_path / "data", 0)
