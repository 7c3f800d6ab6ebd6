"""A table played over the socket by counting treasures: what is on the disk can then be told by its number."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from companion.disk.saves import Saves
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from tests.harness.browser import Served
from tests.harness.demo import played, setup
from tests.harness.socket import Client, Gone

NAME = "Ola"
MORE, LESS = f"{NAME}: one treasure more", f"{NAME}: one treasure less"
SAVED, NOT_SAVED = "Saved", "Could not be saved"


def lay(folder: Path, *ids: str, moves: int = 0) -> None:
    """Matches that have just begun, or have gone on for so many moves."""
    saves = Saves(folder)
    for seed, match_id in enumerate(ids):
        saves.keep_match(played(match_id, setup(NAME, level=Level.BOLD), seed=seed, days=0, moves=moves))


async def sit(client: Client) -> int:
    """Open the player's panel; how many treasures it shows."""
    await client.tap("Players")
    await client.until(lambda: "Close" in client.names(), "the players")
    await client.tap(NAME)
    await client.until(lambda: MORE in client.names(), "the steppers")
    await client.rest()
    return shown(client)


def shown(client: Client) -> int:
    """The number between minus and plus."""
    words = list(client.words())
    return int(words[words.index(MORE) - 1])


def saved(client: Client) -> bool:
    return SAVED in client.words()


def on_disk(folder: Path, match_id: str) -> int:
    """The treasures of the match as its file tells it."""
    match = Saves(folder).match(match_id)
    assert match is not None
    state = GAME.replay(GAME.journal.model_validate(match.journal))
    return state.people[0].treasures or 0


async def play_until_killed(
    served: Served, match_id: str, chance: random.Random, longest: float, after_a_move: bool = False
) -> tuple[int, int]:
    """What was last shown as kept, and the most that was asked for, when the process died at a moment of chance.

    `after_a_move`: however slow the machine is, one was kept by then.
    """

    async with Client(served.origin, f"/match/{match_id}") as client:
        tapped = kept = await sit(client)
        if after_a_move:
            tapped, kept = tapped + 1, kept + 1
            await client.tap(MORE)
            # Nobody taps meanwhile: who taps faster than the disk writes would never see it kept.
            await client.until(lambda: saved(client) and shown(client) == kept, "a move that is kept")
        asyncio.get_running_loop().call_later(chance.uniform(0, longest), served.process.kill)
        while True:
            try:
                for _ in range(chance.randrange(1, 4)):
                    tapped += 1
                    await client.tap(MORE)
                await client.rest()
            except Gone:
                return kept, tapped
            if saved(client):
                kept = shown(client)
