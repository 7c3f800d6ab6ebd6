"""The set-up of a game that brings its own steps: a draft of its own, and a screen for each step."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import flet as ft

from companion.box.kind import BoxKind
from companion.box.own_box import my_box
from companion.screen.store import Store
from companion.views.new.draft import Draft, Named
from companion.views.new.form import SetupForm
from companion.views.new.game_setup import BoxT, GameSetup, SetupT
from rules.kernel import Phrase


class SteppedDraft(Draft):
    """A draft with steps of its own."""

    @property
    @abstractmethod
    def steps(self) -> tuple[str, ...]:
        """In the order of the screens."""

    @abstractmethod
    def setup(self, box: Any, named: Named) -> Any:
        """What the match begins with, as far as it is chosen."""


SteppedDraftT = TypeVar("SteppedDraftT", bound=SteppedDraft)
StepScreen = Callable[[Any], list[ft.Control]]
"""Takes the game's form."""


class SteppedSetup(GameSetup[SteppedDraftT, SetupT, BoxT]):
    """Its words are those of `<game>_new`."""

    box_kind: BoxKind[BoxT]
    step_screens: Mapping[str, StepScreen]

    def setup(self, draft: SteppedDraftT, box: BoxT, named: Named) -> SetupT:
        made: SetupT = draft.setup(box, named)
        return made

    def text(self, store: Store, key: str, **params: int | str | Phrase) -> str:
        return store.text(f"{self.game}_new.{key}", **params)

    def steps(self, draft: SteppedDraftT) -> tuple[str, ...]:
        return draft.steps

    def show(self, step: str, form: SetupForm[SteppedDraftT, SetupT, BoxT]) -> list[ft.Control]:
        return self.step_screens[step](form)

    async def box(self, store: Store, /) -> BoxT:
        return await my_box(store, self.box_kind)

    def merged(self, box: BoxT, known: BoxT, /) -> BoxT:
        return self.box_kind.with_facts(box, self.box_kind.facts(known))

    def box_of(self, state: Any, /) -> BoxT:
        box: BoxT = state.box
        return box
