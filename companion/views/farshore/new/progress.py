"""A set-up under way: the draft, the step it is at, and what was refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from companion.farshore.boxes import GAME, my_box
from companion.match.table import Unplayable
from companion.screen.store import Store
from companion.views.farshore.new.draft import Draft, Step, again, drafted, first_refusal
from companion.views.farshore.new.starting import merged
from rules.farshore.components.box import Box
from rules.farshore.reasons import Reason
from rules.farshore.setup import Setup
from rules.kernel import Model, Phrase, phrase

WAITING: Final = "farshore_new"
"""Where it waits in the session while people are elsewhere."""


class SetupProgress(Model):
    kind: str
    match_id: str
    """Which set-up it is, as the address says; the match is the one that is played once more, if any."""
    draft: Draft
    box: Box
    step: Step = Step.PEOPLE
    again: bool = False
    """A rematch: it starts at the last step, so the laying-out list is shown there."""
    refused: Phrase | None = None

    @property
    def reason(self) -> Reason | None:
        """Why it was refused."""
        return next((reason for reason in Reason if self.refused and reason == self.refused.key), None)

    def at(self, step: Step) -> Self:
        return self.replace(step=step, refused=None)

    def checked(self, setup: Setup, steps: Sequence[Step]) -> Self | None:
        """None when nothing on these screens is refused; else this, at the first screen where something is."""
        found = first_refusal(setup, steps)
        if found is None:
            return None
        step, (reason, params) = found
        return self.replace(step=step, refused=phrase(reason, **params))


def at_once(store: Store, kind: str, match_id: str) -> SetupProgress | None:
    """What can be shown before the disk has been asked: all but a rematch."""
    return _taken_up(store, kind, match_id) or (None if match_id else _new(store, kind, match_id, Box()))


async def opened(store: Store, kind: str, match_id: str) -> SetupProgress:
    """From how people sat down last, or from a match that is played once more."""
    box = await my_box(store)
    if match_id and (progress := await _rematch(store, kind, match_id, box)):
        return progress
    return _new(store, kind, match_id, box)


class PausedSetup:
    """What becomes of a set-up that is left: it waits, wherever people went, unless the match has begun."""

    def __init__(self) -> None:
        self.progress: SetupProgress | None = None
        self.begun = False

    def leave(self, store: Store) -> None:
        if self.progress and not self.begun:
            store.page.session.store.set(_place(self.progress.kind, self.progress.match_id), self.progress)


def _place(kind: str, match_id: str) -> str:
    return f"{WAITING}/{kind}/{match_id}"


def _taken_up(store: Store, kind: str, match_id: str) -> SetupProgress | None:
    """What was left half done, once. Another set-up waits in a place of its own."""
    session, place = store.page.session.store, _place(kind, match_id)
    progress: SetupProgress | None = session.get(place) if session.contains_key(place) else None
    if progress is not None:
        session.remove(place)
    return progress


def _new(store: Store, kind: str, match_id: str, box: Box) -> SetupProgress:
    return SetupProgress(kind=kind, match_id=match_id, draft=drafted(store.settings, kind), box=box)


async def _rematch(store: Store, kind: str, match_id: str, box: Box) -> SetupProgress | None:
    try:
        table = await store.backend.table(match_id)
    except Unplayable:
        return None
    if table is None or table.game.id != GAME:
        return None
    return SetupProgress(
        kind=kind,
        match_id=match_id,
        draft=again(table.journal.setup),
        box=merged(box, table.state.box),
        step=Step.TABLE,
        again=True,
    )
