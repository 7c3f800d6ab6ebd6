"""A match of every game in the middle of an evening, and the screens where it is to be looked at."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from companion.disk.saves import Match, Saves
from companion.games import game_ids, oldest_game, starts
from tests.harness.every_game import played, setups

SEED = 3
MOMENTS = (6, 23, 41)
"""Moves after which a table is looked at."""
EARLY = 9
BEGINNING: Final = 4
"""Letters of a word."""
SHOWN = {"lil_everdell": ("solo Queen", EARLY), "new_lands": ("Map, a whole box", 40), "newdale": ("2 in II", 4)}
"""The table of a further game that the README shows, its kind and after how many moves; else its first kind, early."""


class Shown(NamedTuple):
    """A match and where it is seen."""

    path: str
    match: Match | None = None


def further_games() -> tuple[str, ...]:
    return tuple(game_id for game_id in game_ids() if game_id != oldest_game())


def tables(game_id: str) -> tuple[Shown, ...]:
    """Every kind of table at several moments, its end, its sheet, and what leads there."""
    kinds = tuple(setups(game_id))
    running = (_at(game_id, kind, MOMENTS[n % len(MOMENTS)]) for n, kind in enumerate(kinds))
    over = played(game_id, kinds[0], SEED).replace(id=f"{game_id}over".replace("_", ""))
    ways = tuple(Shown(start.route) for start in starts(game_id))
    return (*ways, *running, Shown(f"/match/{over.id}", over), Shown(f"/match/{over.id}/score", over), *_more(game_id))


def shown_in_readme() -> tuple[Shown, ...]:
    return tuple(_at(game_id, *SHOWN.get(game_id, (next(iter(setups(game_id))), EARLY))) for game_id in further_games())


def keep(saves: Saves, shown: tuple[Shown, ...]) -> None:
    for each in shown:
        if each.match:
            saves.keep_match(each.match)


def _at(game_id: str, kind: str, moves: int) -> Shown:
    match = played(game_id, kind, SEED, moves).replace(id=f"{_short(game_id)}{_short(kind)}{moves}")
    return Shown(f"/match/{match.id}", match)


def _short(words: str) -> str:
    """What a match can be called: the beginning of every word."""
    found = re.findall(r"[a-z0-9]+", words.lower())
    return "".join(word[:BEGINNING] for word in found)


def _more(game_id: str) -> tuple[Shown, ...]:
    return tuple(Shown(path) for path in (f"/rules/{game_id}", f"/box/{game_id}"))
