"""However hastily one changes screens, the last tap wins."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.harness.browser import Served
from tests.harness.socket import Client

SHOWN = ("A companion", "The shelf is still empty", "Topics", "Less motion")
"""What the four places of the navigation show."""
PAUSES = (0.001, 0.01, 0.05, 0.16, 0.3)
"""Seconds: within a picture, between two, when the address follows, when it has arrived."""


@pytest.mark.parametrize("bursts", [4, pytest.param(200, marks=pytest.mark.long)])
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
