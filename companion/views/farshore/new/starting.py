"""From a whole draft to a match on the table, and what is remembered of it."""

from __future__ import annotations

from functools import reduce
from typing import Final

from companion.disk.settings import Acquaintance, LastTable
from companion.farshore.boxes import GAME, edit_box
from companion.match.people import remember
from companion.screen.store import Store
from companion.views.farshore.new.draft import Draft
from rules.farshore.components.box import Box, Fact
from rules.farshore.setup import Setup
from rules.kernel import IllegalMove, phrase

BEGUN: Final = "farshore_new/begun"
"""Where the session holds the address of the match that was begun last."""


async def begin(store: Store, draft: Draft, setup: Setup) -> None:
    """Sit down; `IllegalMove` when nobody can."""
    table = store.backend.start(GAME, setup)
    match = f"/match/{table.id}"
    store.page.session.store.set(BEGUN, match)
    store.go(match)
    named = [guest for guest in draft.guests if guest.name.strip()]
    people = [Acquaintance(name=guest.name.strip(), pieces={GAME: guest.piece}) for guest in named]
    last = LastTable(
        game=GAME,
        kind=draft.kind,
        people=tuple(person.name for person in people),
        level=setup.krabita.level.value if setup.krabita else "",
    )
    await store.change(remember(store.settings, people, last))
    await _learn(store, setup)


def went_back(store: Store) -> bool:
    """From the match that was begun last, by the browser's own Back: of its set-up nothing is left."""
    session = store.page.session.store
    return session.contains_key(BEGUN) and session.get(BEGUN) == store.trail.now


def merged(box: Box, other: Box) -> Box:
    """With the tiles and weather cards that only `other` knows."""
    learned: tuple[Fact, ...] = (*other.wind_tiles, *other.weather)
    return reduce(_with, learned, box)


async def _learn(store: Store, setup: Setup) -> None:
    """What lies face up is a fact of the box: next time it is one tap."""
    shown = [fact for fact in (setup.tile_a, setup.tile_b, setup.weather_card) if fact is not None]
    try:
        await edit_box(store, lambda box: reduce(_with, shown, box))
    except OSError:
        store.trouble = phrase("shell.not_kept")


def _with(box: Box, fact: Fact) -> Box:
    """Unless the box has no room for it: then the table is right, and the box stays as it was told."""
    try:
        return box if fact in (*box.wind_tiles, *box.weather) else box.learn(fact)
    except IllegalMove:
        return box
