"""A score as it is shared: the sheet, what it counts, and the language it is told in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from companion.farshore.naming import as_read
from companion.farshore.sheets import Counted
from companion.screen.days import on
from companion.screen.words import Translate
from rules.farshore.components.box import Box
from rules.farshore.components.traits import Level
from rules.farshore.score.sheet import Group, Sheet
from rules.farshore.score.verdict import verdict
from rules.kernel import Line, Phrase, Score, phrase, rank


@dataclass(frozen=True)
class Result:
    counted: Counted
    when: datetime
    say: Translate
    match_id: str = ""
    level: Level | None = None
    """Krabita's, where the match knows it."""

    @property
    def sheet(self) -> Sheet:
        return self.counted.sheet

    @property
    def box(self) -> Box:
        return self.counted.box

    @cached_property
    def told(self) -> Counted:
        """The same sheet with Krabita called as this language calls her."""
        sheet = as_read(self.sheet, self.say)
        return self.counted if sheet is self.sheet else Counted(sheet, self.box)

    @property
    def scores(self) -> tuple[Score, ...]:
        return self.told.scores

    @property
    def decided(self) -> bool:
        return not self.told.stops

    @cached_property
    def verdict(self) -> tuple[str, ...]:
        """Who won, and what decided it; nobody, as long as something stops the sheet."""
        if not self.decided:
            return (self.text("farshore_score.undecided"),)
        return tuple(self.say(said) for said in verdict(self.told.sheet, self.scores))

    @property
    def day(self) -> str:
        """For names of files: the same in every language, and in the order of time."""
        return self.when.astimezone().date().isoformat()

    @property
    def heading(self) -> str:
        """Which game, when, and against whom."""
        return " · ".join(
            (self.text("share.heading", game=phrase("farshore.title"), day=on(self.when)), *self._against)
        )

    @property
    def _against(self) -> tuple[str, ...]:
        if self.level is None:
            return ()
        return (self.text("farshore_shelf.level", level=phrase("farshore.level", level=self.level.value)),)

    def text(self, key: str, **params: int | str | Phrase) -> str:
        return self.say(phrase(key, **params))

    def name(self, at: int) -> str:
        return self.scores[at].player or self.text("farshore_sheet.person", n=at + 1)

    def first(self, at: int) -> bool:
        return self.decided and rank(self.scores[at], self.scores) == 1

    def place(self, at: int) -> str:
        return self.text("farshore_score.place", n=rank(self.scores[at], self.scores)) if self.decided else ""

    def total(self, at: int) -> str:
        """A player's points in words, with the place where there is one."""
        name, n, place = self.name(at), self.scores[at].total, self.place(at)
        if place:
            return self.text("farshore_score.player_total", name=name, n=n, place=place)
        return self.text("farshore_sheet.tab", name=name, n=n)

    def group(self, group: Group) -> str:
        return self.text(f"farshore_score.group_{group}")

    def lines(self, at: int, group: Group) -> tuple[Line, ...]:
        return tuple(line for line in self.scores[at].lines if line.group == group)

    def points(self, at: int, group: Group) -> int:
        return sum(line.points for line in self.lines(at, group))

    def by_hand(self, at: int, group: Group) -> bool:
        """Whether somebody counted these points themselves."""
        return self.sheet.players[at].totals[group] is not None

    @property
    def partly_by_hand(self) -> bool:
        return any(self.by_hand(at, group) for at in range(len(self.scores)) for group in Group)

    def remarks(self) -> Iterator[str]:
        """What is worth a second look, and what the table insists on."""
        return (self.say(remark.said) for remark in self.told.remarks)
