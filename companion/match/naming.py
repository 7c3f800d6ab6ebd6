"""How a match is named: who played and what they have, an opponent called as the reader's language calls it."""

from __future__ import annotations

from companion.disk.matches import Shelved, Total
from companion.disk.saves import Status
from companion.games import game_entry, screens
from companion.match.summary import Summary
from rules.kernel import Phrase, phrase


def game_name(game_id: str) -> Phrase:
    """A game that only a later version knows is called by its id."""
    return phrase(f"{game_id}.title") if game_entry(game_id) else phrase("shell.said", what=game_id)


def player_name(game_id: str, name: str, opponent: bool | None) -> Phrase:
    """A person as they wrote it; an opponent as the game's own words have it. None: only those words can tell."""
    if opponent is False or game_entry(game_id) is None:
        return phrase("shell.said", what=name)
    return phrase(f"{game_id}_shelf.opponent", name=name)


def scored_name(entry: Shelved, total: Total) -> Phrase:
    return player_name(entry.game, total.player, plays_for_the_app(entry.summary, total.player))


def plays_for_the_app(summary: Summary | None, name: str) -> bool | None:
    """None: nobody has noted it."""
    return None if summary is None else any(part.opponent for part in summary.parts if part.name == name)


def players(entry: Shelved) -> tuple[Phrase, ...]:
    return tuple(scored_name(entry, total) for total in entry.totals)


def standing(entry: Shelved) -> tuple[Phrase, ...]:
    """Who has what; nothing for a match that says nothing of its players."""
    return tuple(phrase("shelf.score", name=scored_name(entry, total), points=total.points) for total in entry.totals)


def main_route(entry: Shelved) -> str:
    """Where a tap leads: back to the table, or to the sheet."""
    return f"/match/{entry.id}" if entry.tracked and entry.status is not Status.FINISHED else f"/match/{entry.id}/score"


def can_play_again(entry: Shelved) -> bool:
    """Whether it was followed, and its game has a set-up to begin another in."""
    shown = screens(entry.game)
    return entry.tracked and shown is not None and shown.new is not None


def again_route(entry: Shelved) -> str:
    """The set-up of another match with the same people."""
    return f"/new/{entry.game}/again/{entry.id}"
