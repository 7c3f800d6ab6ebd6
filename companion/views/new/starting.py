"""From a whole draft to a match on the table, and what is remembered of it."""

from __future__ import annotations

from typing import Any, Final

from companion.disk.settings import Acquaintance, LastTable
from companion.match.people import remember
from companion.screen.store import Store
from companion.views.new.draft import Draft, Guest
from companion.views.new.game_setup import GameSetup
from rules.kernel import Model

BEGUN: Final = "new/begun"
"""Where the session holds the address of the match that was begun last."""


async def begin(store: Store, game: GameSetup[Any, Any, Any], draft: Draft, setup: Model) -> None:
    """Sit down; `IllegalMove` when nobody can."""
    table = store.backend.start(game.game, setup)
    match = f"/match/{table.id}"
    store.page.session.store.set(BEGUN, match)
    store.go(match)
    named = [guest for guest in draft.guests if guest.name.strip()]
    people = [_acquaintance(game.game, guest) for guest in named]
    names = tuple(person.name for person in people)
    last = LastTable(game=game.game, kind=draft.kind, people=names, level=game.level(setup))
    await store.change(remember(store.settings, people, last))
    await game.learn(store, setup)


def _acquaintance(game_id: str, guest: Guest) -> Acquaintance:
    return Acquaintance(name=guest.name.strip(), pieces={game_id: guest.piece} if guest.piece else {})


def went_back(store: Store) -> bool:
    """From the match that was begun last, by the browser's own Back: of its set-up nothing is left."""
    session = store.page.session.store
    return session.contains_key(BEGUN) and session.get(BEGUN) == store.trail.now
