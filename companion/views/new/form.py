"""What every step of a set-up works on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from companion.screen.store import Store
from companion.views.new.game_setup import BoxT, DraftT, GameSetup, SetupT
from rules.kernel import Phrase


@dataclass(frozen=True)
class SetupForm(Generic[DraftT, SetupT, BoxT]):
    store: Store
    game: GameSetup[DraftT, SetupT, BoxT]
    draft: DraftT
    box: BoxT
    edit: Callable[[Callable[[DraftT], DraftT]], None]
    """Changes the draft as it is by then: two quick taps never undo each other."""
    look_up: Callable[[str], None]
    """Opens a page of the rule look-up; the draft waits."""
    again: bool = False
    """A rematch."""

    def text(self, key: str, **params: int | str | Phrase) -> str:
        """In the game's own words."""
        return self.game.text(self.store, key, **params)

    def set(self, **changes: Any) -> None:
        self.edit(lambda draft: draft.replace(**changes))

    def nameless(self, seat: int) -> str:
        return self.store.say(self.game.nameless(self.draft, seat))

    def name(self, seat: int) -> str:
        return self.draft.guests[seat].name.strip() or self.nameless(seat)

    @property
    def setup(self) -> SetupT:
        return self.game.setup(self.draft, self.box, self.nameless)
