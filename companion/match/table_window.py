"""One window at a table: what it shows of the match, and what it is about to ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

from companion.match.panel_stack import PanelStack
from companion.match.table import NOTHING, StateT, Table
from companion.screen.redraw import Redraw
from companion.screen.store import Store
from companion.screen.subscriptions import in_window
from rules.kernel import IllegalMove, Misfit, Move, Phrase, Question, phrase
from rules.scores import Score


@dataclass(frozen=True)
class Refused:
    """A move the rules refuse, with the way to make it all the same, where there is one."""

    why: Phrase
    move: Move
    insisting: Move | None


@dataclass(frozen=True)
class Amending:
    """An earlier step is being asked again. Nothing is changed before everything after it fits."""

    at: int
    changes: Mapping[int, Move] = field(default_factory=lambda: NOTHING)
    misfit: Phrase | None = None
    """Why this step no longer fits, when an earlier change made it so."""


class Asked(NamedTuple):
    """Which question a window shows. What was tapped on the picture of another is no answer to it."""

    question: int = 0
    """Of the table's."""
    again: int = 0
    """How often the window has turned to an earlier step, or from one."""


@dataclass(eq=False)
class TableWindow(Generic[StateT]):
    """One window at a table. Not observable: a child that heard of a change first would draw what is gone."""

    store: Store
    table: Table[StateT]
    version: int = 0
    """Follows the table's, in whatever window it changed."""
    redraw: Redraw = field(default_factory=Redraw)
    """The whole table; one component at the top follows it."""
    saving: Redraw = field(default_factory=Redraw)
    """Only what the disk has of it: a finished write does not draw the whole table again."""
    refused: Refused | None = None
    """Shown until it is answered."""
    panels: PanelStack = field(default_factory=PanelStack)
    """What lies open instead of the question."""
    amending: Amending | None = None
    asked: Asked = field(default_factory=Asked)
    drawn: Asked = field(default_factory=Asked)
    """The question that is on the screen, or on its way there."""
    own: dict[type[Any], Any] = field(default_factory=dict)
    """What a game's screens remember of this window, by what it is; it goes with the window."""
    _again: tuple[Amending, StateT, Question[Any] | None] | None = None
    """The step that is asked again, worked out once."""
    _ask: Phrase | None = None
    _beside: tuple[bool, int] = (False, 0)
    """What else was shown when the match was last heard of."""
    _stepping: bool = False
    """Somebody goes through the match step by step."""
    _aside: bool = False
    """A move is being made in a panel that lies over the question."""

    @property
    def panel(self) -> str:
        """What lies on top: a part of the table, a player, a move someone has begun."""
        return self.panels.top

    @property
    def state(self) -> StateT:
        return self.table.state if self.amending is None else self._asked_again(self.amending)[0]

    @property
    def question(self) -> Question[Any] | None:
        return self.table.question if self.amending is None else self._asked_again(self.amending)[1]

    @property
    def scores(self) -> tuple[Score, ...]:
        return self.table.scores_of(self.state)

    def _asked_again(self, amending: Amending) -> tuple[StateT, Question[Any] | None]:
        if self._again is None or self._again[0] is not amending:
            state = self.table.state_before(amending.at, amending.changes)
            self._again = amending, state, self.table.game.question(state)
        return self._again[1:]

    @property
    def moves_before(self) -> tuple[Any, ...]:
        """The moves that led to the state on the screen."""
        if self.amending is None:
            return tuple(self.table.journal.moves[: self.table.length])
        changed, line = self.amending.changes, self.table.journal.moves[: self.amending.at]
        return tuple(changed.get(at, move) for at, move in enumerate(line))

    def follow(self) -> Callable[[], None]:
        """Follow the match from now on; returns the way to stop."""
        self._catch_up()
        return self.table.listen(self._heard)

    def open(self, panel: str) -> None:
        self.panels.open(panel)
        self._redraw()

    def close(self) -> None:
        """Back to what lay open before."""
        self.panels.close()
        self._redraw()

    def step_back(self) -> bool:
        """Leave what lies on top of the question, for Back; what was begun is not lost in passing."""
        if self.refused is not None:
            self.dismiss()
        elif self.panels.unfinished or (self.amending and self.amending.changes):
            self.store.tell(phrase("table.begun_stays"))
        elif self.panel or self.panels.substep:
            self.panels.step_back()
            self._redraw()
        elif self.amending:
            self.leave_as_it_was()
        else:
            return False
        return True

    def _redraw(self) -> None:
        self.redraw.count += 1

    # Playing

    @property
    def picture(self) -> tuple[object, ...]:
        """What is on the screen, as far as another answer would be given on another one."""
        return "table", self.table.id, self.asked, self.panel, self.refused is not None

    @property
    def is_read(self) -> bool:
        """Whether a tap can be meant for what is on the screen; one that comes too early was for the picture before."""
        return self.drawn == self.asked and self.store.reading.over

    def play(self, move: Move) -> None:
        """Make a move, or show why not."""
        self.try_move(move)

    def try_move(self, move: Move) -> bool:
        """The same; whether it was made."""
        return self.is_read and self._play(move)

    def _play(self, move: Move, adjusts: bool = False) -> bool:
        self._aside, self._stepping = self.panels.covered, False
        why = self._amend(move) if self.amending else self.table.play(move, adjusts)
        self._aside = False
        if why is not None:
            self.refused = Refused(why, move, self._insisting(move))
        else:
            self.refused = None
            if self.store.preferences.vibration:
                self.store.device.buzz(self.store.page)
        self._redraw()
        return why is None

    def adjust(self, move: Move) -> None:
        """One more or one less of something, as fast as anyone likes; nothing else on the screen becomes another."""
        self.try_adjust(move)

    def try_adjust(self, move: Move) -> bool:
        """The same; whether it was made."""
        return self.is_read and self._play(move, adjusts=True)

    def put_right(self, move: Move) -> None:
        """The same where the table was asked whether the numbers are right: what it says is not argued with."""
        insisting = self._insisting(move) if self.is_read else None
        if self.is_read and (insisting is None or self.table.game.apply(self.state, insisting) != self.state):
            self._play(insisting or move, adjusts=True)

    def revise(self, move: Move) -> None:
        """Put `move` in place of the last one: more of the same correction, as fast as anyone likes."""
        at = len(self.table.journal.moves) - 1
        if not self.is_read:
            return
        why = self.table.game.why_not(self.table.state_before(at), move)
        if why is None:
            self.table.amend({at: move}, adjusts=True)
        else:
            self.refused = Refused(why, move, self._insisting(move))
            self._redraw()

    def insist(self) -> None:
        """ "Our table says so": the refused move, with its refusals overruled."""
        if self.refused and self.refused.insisting:
            self.play(self.refused.insisting)

    def dismiss(self) -> None:
        self.refused = None
        self._redraw()

    def undo(self) -> None:
        """One step back, or several as fast as anyone likes."""
        if self.store.reading.over or self._stepping:
            self._stepping = True
            self.table.undo()

    def redo(self) -> None:
        if self.store.reading.over or self._stepping:
            self._stepping = True
            self.table.redo()

    def _insisting(self, move: Move) -> Move | None:
        if self.table.misfit and not self.amending:
            return None  # it is not this move that does not fit
        try:
            insisting: Move = self.table.game.insist(self.state, move)
        except IllegalMove:
            return None
        return insisting

    # Changing an earlier step

    def ask_again(self, at: int) -> None:
        self._turn_to(Amending(at))

    def answer_misfit(self) -> None:
        """The step that no longer fits is answered anew."""
        if self.amending and self.is_read:
            self._turn_to(Amending(self.amending.at, self.amending.changes))

    def cut_off(self) -> None:
        """The change stands, and the match goes on from the step that no longer fits."""
        if self.amending and self.is_read:
            self.table.amend(self.amending.changes, keep=self.amending.at)
            self._turn_to(None)

    def leave_as_it_was(self) -> None:
        self._turn_to(None)

    def _turn_to(self, amending: Amending | None) -> None:
        self.amending = amending
        self.panels.clear()
        self.asked = self.asked._replace(again=self.asked.again + 1)
        self._redraw()

    def _amend(self, move: Move) -> Phrase | None:
        assert self.amending
        why = self.table.game.why_not(self.state, move)
        if why is not None:
            return why
        changes = {**self.amending.changes, self.amending.at: move}
        try:
            self.table.amend(changes)
        except Misfit as misfit:
            self.amending = Amending(misfit.at, changes, misfit.why)
        else:
            self.amending = None
        return None

    # Following

    def _heard(self) -> None:
        in_window(self.store.page, self._catch_up)

    def _catch_up(self) -> None:
        if self.version == self.table.version:
            self.saving.count += 1
            if self._beside != (beside := self._also_shown()):
                self._beside = beside
                self._redraw()
        else:
            if self.amending:
                # The line of play it was about is another now, or has been changed as asked.
                self.amending = None
            self.version = self.table.version
            self._go_on()
            self._redraw()

    def _also_shown(self) -> tuple[bool, int]:
        """Whether a write fails; and what the sheet is at, of which a match that is over tells where it differs."""
        sheet = self.table.match.sheet
        return self.table.failing, sheet.version if sheet and self.table.question is None else 0

    def _go_on(self) -> None:
        """A move that somebody has begun waits while something is put right, if the same is asked of them after it."""
        before, question = self._ask, self.table.question
        self._ask = question.ask if question else None
        if self.asked.question != self.table.questions:
            one_on = self.table.questions == self.asked.question + 1
            self.refused = None
            self.panels.go_on(self._aside and one_on and self._ask == before, over=bool(before) and not question)
            self.asked = self.asked._replace(question=self.table.questions)
