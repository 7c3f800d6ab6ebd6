"""The set-up of a game that brings no steps of its own: who plays, house rulings, the start."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.disk.settings import Settings
from companion.screen.store import Store
from companion.views.new.draft import Draft, Guest, Named, last_people
from companion.views.new.form import SetupForm
from companion.views.new.game_setup import GameSetup
from companion.views.new.people import people_step
from companion.views.new.rulings import house_rulings
from rules.kernel import IllegalMove, Model, Phrase

PEOPLE: Final = "people"
NOTHING_KNOWN: Final = Model()


@dataclass(frozen=True)
class Seated:
    """Who plays, in turn order, and what the table settled."""

    people: tuple[Guest, ...]
    """Each with a name."""
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True)
class GeneralSetup(GameSetup[Draft, Model, Model]):
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

    def draft(self, settings: Settings, kind: str) -> Draft:
        return self._draft(last_people(settings, self.game, kind))

    def again(self, setup: Model) -> Draft:
        rulings = tuple(getattr(setup, "rulings", ()))
        return self._draft([(name, "") for name in self.people_of(setup)]).replace(rulings=rulings).next_starter()

    def _draft(self, people: Iterable[tuple[str, str]]) -> Draft:
        return Draft(fewest=self.fewest, most=self.most).seated(people, self.fewest)

    def setup(self, draft: Draft, _box: Model, named: Named) -> Model:
        people = tuple(guest.replace(name=guest.name.strip() or named(seat)) for seat, guest in enumerate(draft.guests))
        return self.build(Seated(people, draft.rulings))

    def text(self, store: Store, key: str, **params: int | str | Phrase) -> str:
        return store.text(f"new.{key}", **params)

    def steps(self, _draft: Draft) -> tuple[str, ...]:
        return (PEOPLE,)

    def show(self, _step: str, form: SetupForm[Draft, Model, Model]) -> list[ft.Control]:
        return [*people_step(form), *house_rulings(form, self.rulings)]

    def refusals(self, setup: Model) -> Iterable[tuple[str, Phrase]]:
        try:
            self.start(setup)
        except IllegalMove as illegal:
            yield PEOPLE, illegal.phrase
