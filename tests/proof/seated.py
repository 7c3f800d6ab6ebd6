"""A table played over the socket by counting treasures: what is on the disk can then be told by its number."""

from __future__ import annotations

from pathlib import Path

from companion.disk.saves import Saves
from rules.farshore.components.traits import Level
from rules.farshore.game import GAME
from tests.harness.demo import played, setup
from tests.harness.on_disk import match_on_disk
from tests.harness.socket import Client

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
    match = match_on_disk(folder, match_id)
    state = GAME.replay(GAME.journal.model_validate(match.journal))
    return state.people[0].treasures or 0
