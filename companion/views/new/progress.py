"""A set-up under way: the draft, the step it is at, and what was refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Self

from companion.languages import LANGUAGES
from companion.match.table import Unplayable
from companion.screen.store import Store
from companion.screen.words import translator
from companion.views.new.game_setup import BoxT, DraftT, GameSetup
from rules.kernel import Model, Phrase

AnySetup = GameSetup[Any, Any, Any]


@dataclass(frozen=True)
class SetupProgress(Generic[DraftT, BoxT]):
    kind: str
    match_id: str
    """Which set-up it is, as the address says; the match is the one that is played once more, if any."""
    draft: DraftT
    box: BoxT
    step: str
    again: bool = False
    """A rematch: it starts at the last step, so the laying-out list is shown there."""
    refused: Phrase | None = None

    def replace(self, **changes: Any) -> Self:
        return replace(self, **changes)

    def at(self, step: str) -> Self:
        return self.replace(step=step, refused=None)

    def checked(self, game: AnySetup, setup: Model, steps: Sequence[str]) -> Self | None:
        """None when nothing on these screens is refused; else this, at the first screen where something is."""
        found = game.first_refusal(setup, steps)
        return None if found is None else self.replace(step=found[0], refused=found[1])


AnyProgress = SetupProgress[Any, Any]


def at_once(store: Store, game: AnySetup, kind: str, match_id: str) -> AnyProgress | None:
    """What can be shown before the disk has been asked: all but a rematch."""
    waiting = _taken_up(store, game, kind, match_id)
    return waiting or (None if match_id else _new(store, game, kind, match_id, game.no_box))


async def opened(store: Store, game: AnySetup, kind: str, match_id: str) -> AnyProgress:
    """From how people sat down last, or from a match that is played once more."""
    box = await game.box(store)
    if match_id and (progress := await _rematch(store, game, kind, match_id, box)):
        return progress
    return _new(store, game, kind, match_id, box)


class PausedSetup:
    """What becomes of a set-up that is left: it waits, wherever people went, unless the match has begun."""

    def __init__(self, game: AnySetup) -> None:
        self._game = game
        self.progress: AnyProgress | None = None
        self.begun = False

    def leave(self, store: Store) -> None:
        if self.progress and not self.begun:
            put_aside(store, self._game, self.progress)


def put_aside(store: Store, game: AnySetup, progress: AnyProgress) -> None:
    """A set-up left half done waits; it is taken up where its address is gone to next."""
    store.page.session.store.set(_place(game, progress.kind, progress.match_id), progress)


def _place(game: AnySetup, kind: str, match_id: str) -> str:
    """Where it waits in the session while people are elsewhere."""
    return f"new/{game.game}/{kind}/{match_id}"


def _taken_up(store: Store, game: AnySetup, kind: str, match_id: str) -> AnyProgress | None:
    """What was left half done, once. Another set-up waits in a place of its own."""
    session, place = store.page.session.store, _place(game, kind, match_id)
    progress: AnyProgress | None = session.get(place) if session.contains_key(place) else None
    if progress is not None:
        session.remove(place)
    return progress


def _new(store: Store, game: AnySetup, kind: str, match_id: str, box: Model) -> AnyProgress:
    draft = game.draft(store.settings, kind)
    return SetupProgress(kind, match_id, draft, box, game.steps(draft)[0])


def _without_stand_ins(game: AnySetup, draft: Any) -> Any:
    """Whoever gave no name gives none again: the word that stood for it is nobody's, in whatever language."""
    for seat, guest in enumerate(draft.guests):
        words = {translator(language)(word) for word in game.stand_ins(draft, seat) for language in LANGUAGES}
        if guest.name in words:
            draft = draft.named(seat, "")
    return draft


async def _rematch(store: Store, game: AnySetup, kind: str, match_id: str, box: Model) -> AnyProgress | None:
    try:
        table = await store.backend.table(match_id)
    except Unplayable:
        return None
    if table is None or table.game.id != game.game:
        return None
    draft = _without_stand_ins(game, game.again(table.journal.setup))
    known = game.merged(box, game.box_of(table.state))
    return SetupProgress(kind, match_id, draft, known, game.steps(draft)[-1], again=True)
