"""One window at a score sheet: which player and part of it lie open, and what was just refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import flet as ft

from companion.games import AnyGame, game
from companion.score.game_parts import ScoreParts
from companion.score.open_sheet import OpenSheet
from companion.score.scored_sheet import ScoredSheet, parts_of
from companion.score.sharing.result import Result
from companion.screen.store import Store
from companion.screen.subscriptions import in_window
from rules.sheet import Remark, Weight, newly_stopped


class Part(StrEnum):
    """What of a sheet is shown besides the game's own entry screens, which go by their names."""

    TOTALS = "totals"
    PEOPLE = "people"
    COUNT = "count"
    RECEIPT = "receipt"
    SHARE = "share"


@dataclass(frozen=True)
class Refused:
    """An entry that cannot be, with the sheet as it would have become."""

    why: Remark
    wanted: Any
    about: str

    @property
    def can_insist(self) -> bool:
        return self.why.weight is Weight.REFUSAL


class LastResult:
    """The result as it was last worked out, out of sight of whatever draws it again."""

    def __init__(self) -> None:
        self._of: tuple[ScoredSheet, str, bool, bool] | None = None
        self._result: Result | None = None

    def of(self, sheet: OpenSheet, store: Store) -> Result:
        of = (sheet.scored, store.language, sheet.so_far, sheet.tie_undecided)
        if self._result is None or self._of != of:
            self._of = of
            self._result = Result(sheet.scored, sheet.when, store.say, sheet.id, sheet.against, *of[2:])
        return self._result


@ft.observable
@dataclass
class Scoring:
    """Drawn again whenever the sheet changes, in whatever window that happens."""

    store: Store
    open_sheet: OpenSheet
    part: str
    """One of `Part`, or the name of an entry screen."""
    last_result: LastResult
    version: int = 0
    at: int = 0
    refused: Refused | None = None
    ending: bool = False
    """Somebody wants to finish the score of a match that goes on, and is asked whether it is over."""
    comparing: bool = False
    """The two counts of a count check lie side by side."""
    failing: bool = False
    window: Any = None
    """What the game's own screens hold in this window; see `ScoreParts.window`."""

    @property
    def game(self) -> AnyGame:
        found = game(self.sheet.game)
        assert found is not None
        return found

    @property
    def parts(self) -> ScoreParts:
        return parts_of(self.sheet.game)

    @property
    def sheet(self) -> Any:
        """As its game has it."""
        return self.open_sheet.sheet

    @property
    def player(self) -> Any:
        return self.sheet.players[min(self.at, len(self.sheet.players) - 1)]

    @property
    def result(self) -> Result:
        """What is on the sheet, in the words of this window."""
        return self.last_result.of(self.open_sheet, self.store)

    @property
    def first_part(self) -> str:
        return self.parts.entries[0].name

    @property
    def entering(self) -> bool:
        """Whether a part lies open that each player has."""
        return self.part == Part.TOTALS or self.parts.entry(self.part) is not None

    def own_text(self, key: str, **params: int | str) -> str:
        """What only the game can name, of its sheet."""
        return self.store.text(f"{self.sheet.game}_sheet.{key}", **params)

    def group_name(self, group: str) -> str:
        return self.store.text(f"{self.sheet.game}_score.group_{group}")

    def follow(self) -> Callable[[], None]:
        """Follow the sheet from now on; returns the way to stop."""
        self._catch_up()
        return self.open_sheet.listen(self._heard)

    # Looking around

    def show(self, part: str, at: int | None = None) -> None:
        if at is not None and at != self.at:
            self.at, self.comparing = at, False
            self.parts.another_player(self)
        if part != self.part:
            self.store.reading.start()
        self.part = part

    def step_back(self) -> bool:
        """Leave what lies over the sheet, or the part that was come to from another one."""
        if self.refused or self.ending:
            self.refused, self.ending = None, False
        elif self.part_before is not None:
            self.show(self.part_before)
        else:
            return False
        return True

    @property
    def part_before(self) -> str | None:
        """Where the present part was come to from; None: it is where a sheet opens."""
        opens = Part.RECEIPT if self.open_sheet.settled else self.first_part
        if self.part == Part.SHARE:
            return Part.RECEIPT
        if self.part in (Part.PEOPLE, Part.COUNT):
            return self.first_part
        return None if self.part == opens or (self.entering and opens == self.first_part) else opens

    # Entering

    def enter(self, about: str = "", **changes: Any) -> None:
        """Change fields of the player that lies open."""
        self.put(self.at, about, **changes)

    def put(self, at: int, about: str = "", **changes: Any) -> None:
        self._seat(at, self.sheet.players[at].replace(**changes), about)

    def total(self, group: str, points: int | None) -> None:
        """Points that somebody counted by hand; None: the sheet counts."""
        self._seat(self.at, self.parts.by_hand.enter(self.player, group, points), f"total_{group}")

    def _seat(self, at: int, player: Any, about: str) -> None:
        players = (*self.sheet.players[:at], player, *self.sheet.players[at + 1 :])
        self.propose(self.sheet.replace(players=players), about and f"{at} {about}")

    def propose(self, sheet: Any, about: str = "") -> None:
        """Take `sheet` unless the rules speak against what is new in it."""
        scored = self.open_sheet.scored
        why = newly_stopped(scored.remarks, scored.with_sheet(sheet).remarks)
        # Numbers and names are typed letter by letter: they are taken as they come and remarked upon.
        if why is not None and why.weight is Weight.REFUSAL and not about:
            self.refused = Refused(why, sheet, about)
            self.store.reading.start()
        else:
            self.refused = None
            self.open_sheet.change(sheet, about)

    def insist(self) -> None:
        """ "Our table says so": what was refused, with its refusal overruled."""
        if self.refused and self.refused.can_insist and self.store.reading.over:
            wanted = self.refused.wanted
            self.propose(wanted.replace(insist=(*wanted.insist, self.refused.why.reason)), self.refused.about)

    def insist_on(self, remark: Remark, so: bool) -> None:
        others = tuple(reason for reason in self.sheet.insist if reason != remark.reason)
        self.open_sheet.change(self.sheet.replace(insist=(*others, remark.reason) if so else others))

    def dismiss(self) -> None:
        self.refused = None

    def ask_ending(self) -> None:
        if self.store.reading.over:
            self.ending = True
            self.store.reading.start()

    def leave_ending(self) -> None:
        self.ending = False

    # Following

    def _heard(self) -> None:
        in_window(self.store.page, self._catch_up)

    def _catch_up(self) -> None:
        self.failing = self.open_sheet.failing
        if self.version != self.open_sheet.version:
            self.at = min(self.at, len(self.sheet.players) - 1)
            self.version = self.open_sheet.version
