"""New Lands on a map that is full: the rules' own times, a tile laid, the pictures of a spot."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from companion.disk.saves import Saves
from rules.new_lands.components.box import Box
from rules.new_lands.game import GAME
from rules.new_lands.moves import LayTile
from rules.new_lands.state import State
from tests.bench.seeded_new_lands import EN, kept, step
from tests.bench.table import Row, middle
from tests.bench.taps import floor_screen, floor_served, tap_time
from tests.harness.browser import PHONE, Screen, Served
from tests.rules.new_lands import speed
from tests.rules.new_lands.seeded import seeded_moves, seeded_setup
from tests.rules.new_lands.tables import WHOLE_BOX

SAMPLES = 15
TILE, PICTURES = 2.5, 2.0
THREE_TAPS = 3
"""Spot, edges, tile: 27 pictures were shown."""


def rows() -> Iterator[Row]:
    empty, full = speed.questions()
    yield Row("New Lands: a tile on a map of 83 against one of 8", speed.ratio(), None, 1.5, "")
    yield Row("New Lands: all numbers of 20 meeples on 84 tiles", speed.all_numbers(), None, 1)
    yield Row("New Lands: offers at a spot", max(map(speed.all_offers, (Box(), WHOLE_BOX))), None, 2)
    yield Row("New Lands: a whole map replayed", speed.replayed(), None, 60)
    yield Row("New Lands: the question, full map against empty", full, empty, 2)


def full_map() -> tuple[tuple[Any, ...], State, LayTile]:
    """The moves that lead there, and a tile that is laid after its spot has shown all 27 pictures.

    Of the late tiles one that goes beside the tile before it: the map shows its spot without being moved.
    """
    played = list(seeded_moves(seeded_setup()))
    for at in range(len(played) - 1, 0, -1):
        state, move = played[at]
        if isinstance(move, LayTile) and len(EN.of(state, move)) == THREE_TAPS and _beside_the_last(state, move):
            return tuple(move for _, move in played[:at]), state, move
    raise LookupError


def _beside_the_last(state: State, move: LayTile) -> bool:
    assert state.land is not None
    x, y = state.land.spots[-1]
    return abs(move.x - x) <= 2 and abs(move.y - y) <= 1


def rows_in_browser(browser: Browser) -> Iterator[Row]:
    moves, state, move = full_map()
    assert GAME.question(state) is not None
    spot, edges, picture = EN.of(state, move)
    shown = EN.text("new_lands_table.which_tile", name=state.name(move.seat))
    pictures, tiles, floor = list[float](), list[float](), list[float]()
    with tempfile.TemporaryDirectory() as place:
        route = kept(Saves(Path(place, "data")), "full", state.setup, moves)
        with (
            Served(Path(place, "data")) as served,
            floor_served() as plain,
            floor_screen(browser, plain) as button,
            Screen(browser, served, PHONE) as screen,
        ):
            button.open(see="Count 0")
            screen.open(route)
            for n in range(1, SAMPLES + 1):
                screen.settled()
                floor.append(tap_time(button, lambda: button.tap("More"), f"Count {n}"))
                pictures.append(tap_time(screen, lambda: screen.tap(spot), shown))
                screen.tap(edges)
                screen.settled()
                tiles.append(tap_time(screen, lambda: screen.tap(picture), step(state, move).sign))
                screen.tap(EN.text("shell.undo"))
    yield Row(f"New Lands: a tile laid on a map of {state.lying}", middle(tiles), middle(floor), TILE)
    yield Row("New Lands: tap on a spot to its 27 pictures", middle(pictures), middle(floor), PICTURES)
