"""A table of any game played over the socket: by chance, and yet every move is known beforehand."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from typing import Any

from companion.disk.saves import Saves
from rules.kernel import Journal, Move
from tests.harness.browser import Served
from tests.harness.chance_player import PLAY, STEP, answered
from tests.harness.every_game import GAMES, played, rules_of, setups
from tests.harness.on_disk import match_on_disk
from tests.harness.socket import Client, Gone

PROGRAM = (sys.executable, "-m", "tests.harness.chance_player")
SAVED = "Saved"
AnyJournal = Journal[Any, Any]


def mixed(per_game: int) -> dict[str, tuple[str, str]]:
    """So many tables of each game, of as many kinds as it has: the game and the kind by the id of the match."""
    chosen = {}
    for game_id in GAMES:
        kinds = tuple(setups(game_id))
        for n in range(per_game):
            chosen[f"{game_id.replace('_', '')}{n}"] = game_id, kinds[n * len(kinds) // per_game]
    return chosen


def lay(folder: Path, tables: dict[str, tuple[str, str]]) -> None:
    """Matches that have just begun."""
    saves = Saves(folder)
    for match_id, (game_id, kind) in tables.items():
        saves.keep_match(played(game_id, kind, 0, moves=0).replace(id=match_id))


def on_disk(folder: Path, match_id: str) -> AnyJournal:
    """The record of the match as its file tells it; today's rules follow it to its end."""
    match = match_on_disk(folder, match_id)
    rules = rules_of(match.game)
    journal: AnyJournal = rules.journal.model_validate(match.journal)
    rules.replay(journal)
    return journal


def line_of_play(game_id: str, kind: str, match_id: str, most: int) -> tuple[Move, ...]:
    """So many moves of it, or all there are."""
    rules = rules_of(game_id)
    state = rules.start(setups(game_id)[kind])
    moves: list[Move] = []
    while len(moves) < most and (move := answered(rules, state, match_id, len(moves))) is not None:
        moves.append(move)
        state = rules.apply(state, move)
    return tuple(moves)


def step(client: Client) -> int:
    """How many steps of the match the picture shows."""
    return next((int(found[1]) for said in client.words() if (found := STEP.fullmatch(said))), -1)


def saved(client: Client) -> bool:
    return SAVED in client.words()


async def sit(client: Client) -> int:
    """Wait for the table; how many steps it shows."""
    await client.until(lambda: step(client) >= 0 and saved(client), "the table", patience=60)
    await client.rest()
    return step(client)


async def play_until_killed(served: Served, match_id: str, chance: Random, longest: float, sure: bool) -> int:
    """The steps that were last shown as kept when the process died at a moment of chance.

    `sure`: however slow the machine is, one more was kept by then.
    """
    async with Client(served.origin, f"/match/{match_id}") as client:
        kept = await sit(client)
        if sure:
            await client.press(PLAY)
            await client.until(lambda: saved(client) and step(client) > kept, "a move that is kept")
            kept = step(client)
        asyncio.get_running_loop().call_later(chance.uniform(0, longest), served.process.kill)
        while True:
            try:
                await client.press(PLAY)
                await client.rest(chance.choice((0.001, 0.02)))
            except Gone:
                return kept
            if saved(client):
                kept = step(client)
