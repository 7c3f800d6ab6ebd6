"""A match on one line, in the reader's language: as home and the shelf show it."""

from __future__ import annotations

from companion.disk.saves import Shelved
from companion.match import naming
from companion.screen.days import on
from companion.screen.store import Store


def standing(store: Store, entry: Shelved) -> str:
    """Who has what."""
    return " · ".join(map(store.say, naming.standing(entry))) or store.text("shelf.nameless")


def names(store: Store, entry: Shelved) -> str:
    return ", ".join(map(store.say, naming.players(entry)))


def day(store: Store, entry: Shelved) -> str:
    return store.say(on(entry.when)) if entry.when else ""


def of_game(store: Store, entry: Shelved, text: str, several: bool) -> str:
    """With the game's name before it, where matches of several games lie side by side."""
    return " · ".join(part for part in (store.say(naming.game_name(entry.game)), text) if part) if several else text
