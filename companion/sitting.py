"""One window at a table: what it shows of the match, and what it is about to ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.store import Store
from companion.table import Table
from rules.kernel import IllegalMove, Move, Phrase, phrase


@dataclass(frozen=True)
class Refused:
    """A move the rules refuse, with the way to make it all the same, where there is one."""

    why: Phrase
    move: Move
    insisting: Move | None


@ft.observable
@dataclass
class Sitting:
    """Drawn again whenever the match changes, in whatever window that happens."""

    store: Store
    table: Table
    moves: int = 0
    """How far the match is: a change of this number is a change of the match."""
    kept: bool = True
    failing: bool = False
    refused: Refused | None = None
    """Shown until it is answered."""

    @property
    def state(self) -> Any:
        return self.table.state

    def attend(self) -> Callable[[], None]:
        """Follow the match from now on; returns the way to stop."""
        self._catch_up()
        return self.table.listen(self._heard)

    def play(self, move: Move) -> None:
        """Make a move, or show why not."""
        before = self.state
        why = self.table.play(move)
        if why is None:
            self.refused = None
            self._tell(before, move)
        else:
            self.refused = Refused(why, move, self._insisting(move))

    def insist(self) -> None:
        """ "Our table says so": the refused move, with its refusals overruled."""
        if self.refused and self.refused.insisting:
            self.play(self.refused.insisting)

    def dismiss(self) -> None:
        self.refused = None

    def undo(self) -> None:
        self.table.undo()

    def redo(self) -> None:
        self.table.redo()

    def _insisting(self, move: Move) -> Move | None:
        try:
            insisting: Move = self.table.game.insist(self.state, move)
        except IllegalMove:
            return None
        return insisting

    def _tell(self, before: Any, move: Move) -> None:
        lines = [self.store.say(line) for line in self.table.game.tell(before, move)]
        self.store.tell(phrase("shell.said", what=" · ".join(lines)), self.undo)

    def _heard(self) -> None:
        page = self.store.page
        if ft.context.page is page:
            self._catch_up()
        else:
            page.run_task(self._catch_up_later)

    async def _catch_up_later(self) -> None:
        self._catch_up()

    def _catch_up(self) -> None:
        self.moves += 1
        self.kept = self.table.kept
        self.failing = self.table.failing
