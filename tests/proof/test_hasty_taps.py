"""However hastily one taps: the last screen wins, and an answer is given once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rules.farshore.components.places import DOCKS
from rules.farshore.game import GAME
from rules.farshore.moves import PlaceWorker
from rules.kernel import Move
from tests.companion.views.at_table import setup
from tests.harness.browser import Served
from tests.harness.on_disk import match_on_disk
from tests.harness.socket import Client
from tests.harness.solo import serving

SHOWN = ("A companion", "The shelf is still empty", "Topics", "Less motion")
"""What the four places of the navigation show."""
LATE = 3
"""Tries, for a machine that has other things to do."""
PAUSES = (0.001, 0.01, 0.05, 0.16, 0.3)
"""Seconds: within a picture, between two, when the address follows, when it has arrived."""


async def test_a_second_tap_on_the_picture_before_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    with serving(tmp_path / "data", setup("Ola", "Jan").replace(krabita=None), "en", reads=True) as (served, address):
        async with Client(served.origin, address) as client:
            for taps in (2, 3):
                await client.see("Place a worker")
                await client.rest(0.4)
                docks = client.find("Docks")
                for _ in range(taps):
                    await client.fire(docks, "click")
                await client.rest(0.4)
            await client.until(lambda: client.reads("Saved"), "the sign that it is saved")
        match = match_on_disk(served.folder, "solo")
    journal = GAME.journal.model_validate(match.journal)
    assert journal.moves == (PlaceWorker(seat=0, place=DOCKS), PlaceWorker(seat=1, place=DOCKS))


@pytest.mark.parametrize("pause", [0.12, 0.2])
async def test_a_second_tap_on_the_new_picture_is_no_answer_before_it_could_be_read(
    tmp_path: Path, pause: float
) -> None:
    """A busy machine may bring the second tap late, when it is an answer; not three times in a row."""
    taken = [await _moves_of_two_taps(tmp_path / f"{attempt}", pause) for attempt in range(LATE)]
    assert (PlaceWorker(seat=0, place=DOCKS),) in taken


async def _moves_of_two_taps(folder: Path, pause: float) -> tuple[Move, ...]:
    chosen = setup("Ola", "Jan").replace(krabita=None)
    with serving(folder, chosen, "en", reads=True) as (served, address):
        async with Client(served.origin, address) as client:
            await client.see("Place a worker")
            await client.rest(0.5)
            await client.fire(client.find("Docks"), "click")
            await client.rest(pause)
            await client.fire(client.find("Docks"), "click")
            await client.rest(0.4)
            await client.until(lambda: client.reads("Saved"), "the sign that it is saved")
        match = match_on_disk(served.folder, "solo")
    return tuple(GAME.journal.model_validate(match.journal).moves)


@pytest.mark.parametrize("bursts", [2, pytest.param(200, marks=pytest.mark.long)])
async def test_the_last_of_several_hasty_taps_on_the_navigation_wins(tmp_path: Path, bursts: int) -> None:
    chance = random.Random(2)
    with Served(tmp_path / "data") as served:
        async with Client(served.origin) as client:
            await client.see(SHOWN[0])
            for _ in range(bursts):
                taps = [chance.randrange(len(SHOWN)) for _ in range(chance.randint(2, 5))]
                for tap in taps:
                    await client.navigate(tap)
                    await client.rest(chance.choice(PAUSES))
                await client.see(SHOWN[taps[-1]])
                await client.rest(0.4)
                assert client.reads(SHOWN[taps[-1]]), taps
