"""The set-up of a game that brings no steps of its own: who plays, the opponent, house rulings, the start."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.disk.settings import Settings
from companion.games import box as box_model
from companion.screen.store import Store
from companion.views.new.draft import Draft, Guest, Named, last_people
from companion.views.new.form import SetupForm
from companion.views.new.game_setup import GameSetup
from companion.views.new.people import people_step
from companion.views.new.rulings import house_rulings
from companion.widgets.controls import switch
from rules.kernel import IllegalMove, Model, Phrase

PEOPLE: Final = "people"
NOTHING_KNOWN: Final = Model()


@dataclass(frozen=True)
class Seated:
    """Who plays, in turn order, and what the table settled."""

    people: tuple[Guest, ...]
    """Each with a name."""
    rulings: tuple[str, ...] = ()
    opponent: bool = False
    """Whether the one that the app plays sits there too."""
    box: Model = NOTHING_KNOWN
    """What the owner has told of the components; of the game's own kind, once the disk has been asked."""


@dataclass(frozen=True)
class OpponentSwitch:
    """How a table says whether the opponent plays."""

    words: str
    """What the switch is called: a key."""
    plays: Callable[[Any], bool]
    """Whether it does in a set-up, for a rematch."""


class GeneralDraft(Draft):
    """Who plays, and whether the opponent does."""

    opponent: bool = False


Form = SetupForm[GeneralDraft, Model, Model]


@dataclass(frozen=True)
class GeneralSetup(GameSetup[GeneralDraft, Model, Model]):
    """A game says how many may play, and what its set-up is."""

    no_box = NOTHING_KNOWN
    game: str
    build: Callable[[Seated], Model]
    """The set-up of a match."""
    people_of: Callable[[Any], Sequence[str]]
    """The names in a set-up, for a rematch."""
    start: Callable[[Any], object]
    """The rules' own; `IllegalMove` where nobody can sit down to it."""
    fewest: int = 1
    most: int = 4
    rulings: tuple[str, ...] = ()
    """Those that a table may choose; `<game>.ruling_<id>` are their words."""
    opponent: OpponentSwitch | None = None
    """None for a game without one that the app plays."""

    def draft(self, settings: Settings, kind: str) -> GeneralDraft:
        return self._draft(last_people(settings, self.game, kind))

    def again(self, setup: Model) -> GeneralDraft:
        rulings = tuple(getattr(setup, "rulings", ()))
        opponent = self.opponent is not None and self.opponent.plays(setup)
        draft = self._draft([(name, "") for name in self.people_of(setup)])
        return draft.replace(rulings=rulings, opponent=opponent).next_starter()

    def _draft(self, people: Iterable[tuple[str, str]]) -> GeneralDraft:
        return GeneralDraft(fewest=self.fewest, most=self.most).seated(people, self.fewest)

    def setup(self, draft: GeneralDraft, box: Model, named: Named) -> Model:
        people = tuple(guest.replace(name=guest.name.strip() or named(seat)) for seat, guest in enumerate(draft.guests))
        return self.build(Seated(people, draft.rulings, draft.opponent, box))

    def text(self, store: Store, key: str, **params: int | str | Phrase) -> str:
        return store.text(f"new.{key}", **params)

    def steps(self, _draft: GeneralDraft) -> tuple[str, ...]:
        return (PEOPLE,)

    def show(self, _step: str, form: Form) -> list[ft.Control]:
        return [*people_step(form), *self._opponent(form), *house_rulings(form, self.rulings)]

    def _opponent(self, form: Form) -> list[ft.Control]:
        if self.opponent is None:
            return []

        async def invite(so: bool) -> None:
            form.set(opponent=so)

        return [switch(form.store.text(self.opponent.words), form.draft.opponent, invite)]

    def refusals(self, setup: Model) -> Iterable[tuple[str, Phrase]]:
        try:
            self.start(setup)
        except IllegalMove as illegal:
            yield PEOPLE, illegal.phrase

    async def box(self, store: Store, /) -> Model:
        kind = box_model(self.game)
        if kind is None:
            return self.no_box
        return await store.backend.work(lambda saves: saves.box(self.game, kind) or kind())
