"""What every step of the set-up works on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.screen.store import Store
from companion.views.farshore.new.draft import Draft
from rules.farshore.components.box import Box
from rules.farshore.setup import Setup
from rules.kernel import Phrase

Edit = Callable[[Draft], Draft]


@dataclass(frozen=True)
class Form:
    store: Store
    draft: Draft
    box: Box
    edit: Callable[[Edit], None]
    """Changes the draft as it is by then: two quick taps never undo each other."""
    look_up: Callable[[str], None]
    """Opens a page of the rule look-up; the draft waits."""
    again: bool = False
    """A rematch."""

    def text(self, key: str, **params: int | str | Phrase) -> str:
        return self.store.text(f"farshore_new.{key}", **params)

    def set(self, **changes: Any) -> None:
        self.edit(lambda draft: draft.replace(**changes))

    def nameless(self, seat: int) -> str:
        return self.text("nameless", n=seat + 1)

    def name(self, seat: int) -> str:
        return self.draft.guests[seat].name.strip() or self.nameless(seat)

    @property
    def setup(self) -> Setup:
        return self.draft.setup(self.box, self.nameless)
