"""Addresses with a game in them, and what an address means that names none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from companion.games import game_entry, game_ids, oldest_game

TOPIC: Final = "topic"
"""`/rules/<game>/topic/<topic>` lists pages; anything else after the game is a page."""
BEYOND: Final = ("one", "two", "three")
"""The parts of an address after its first word."""


def rules_route(game_id: str, entry: str = "") -> str:
    """A page of a game's look-up, or the look-up itself."""
    return f"/rules/{game_id}/{entry}".rstrip("/")


def all_rules(game_id: str) -> str:
    """Where everything there is can be found: where one game is known, it need not be named."""
    return rules_route(game_id) if len(game_ids()) > 1 else "/rules"


def topic_route(game_id: str, topic: str) -> str:
    return f"/rules/{game_id}/{TOPIC}/{topic}"


def box_route(game_id: str, part: str = "") -> str:
    return f"/box/{game_id}/{part}".rstrip("/")


@dataclass(frozen=True)
class Address:
    """What follows the first word of an address."""

    game: str
    """Empty: none was named."""
    rest: tuple[str, ...] = ()


def address(params: Mapping[str, str | None]) -> Address:
    """A first word that is no game's id is an address of the time when there was one game, and means that one."""
    parts = tuple(part for name in BEYOND if (part := params.get(name)))
    if not parts:
        return Address("")
    first, *rest = parts
    return Address(first, tuple(rest)) if game_entry(first) else Address(oldest_game(), parts)
