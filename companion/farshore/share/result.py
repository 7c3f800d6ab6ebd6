"""A score as it is shared: the sheet, what it counts, and the language it is told in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from companion.farshore.sheets import Counted
from companion.words import Translate
from rules.farshore.components.box import Box
from rules.farshore.score.remarks import Weight
from rules.farshore.score.sheet import Group, Krabita, Person, Sheet
from rules.farshore.score.verdict import verdict
from rules.kernel import Line, Phrase, Score, phrase, rank


def called(player: Person | Krabita, say: Translate) -> str:
    return say(phrase("farshore_sheet.captain", name=player.name)) if isinstance(player, Krabita) else player.name


@dataclass(frozen=True)
class Result:
    counted: Counted
    when: datetime
    say: Translate
    match_id: str = ""

    @property
    def sheet(self) -> Sheet:
        return self.counted.sheet

    @property
    def box(self) -> Box:
        return self.counted.box

    @cached_property
    def told(self) -> Counted:
        """The same sheet with Krabita called as this language calls her."""
        players = tuple(player.replace(name=called(player, self.say)) for player in self.sheet.players)
        return self.counted if players == self.sheet.players else Counted(self.sheet.replace(players=players), self.box)

    @property
    def scores(self) -> tuple[Score, ...]:
        return self.told.scores

    @cached_property
    def verdict(self) -> tuple[str, ...]:
        """Who won, and what decided it."""
        return tuple(self.say(said) for said in verdict(self.told.sheet, self.scores))

    @property
    def day(self) -> str:
        return self.when.astimezone().date().isoformat()

    def text(self, key: str, **params: int | str | Phrase) -> str:
        return self.say(phrase(key, **params))

    def name(self, at: int) -> str:
        return self.scores[at].player or self.text("farshore_sheet.person", n=at + 1)

    def place(self, at: int) -> str:
        return self.text("farshore_score.place", n=rank(self.scores[at], self.scores))

    def group(self, group: Group) -> str:
        return self.text(f"farshore_score.group_{group}")

    def lines(self, at: int, group: Group) -> tuple[Line, ...]:
        return tuple(line for line in self.scores[at].lines if line.group == group)

    def points(self, at: int, group: Group) -> int:
        return sum(line.points for line in self.lines(at, group))

    def by_hand(self, at: int, group: Group) -> bool:
        """Whether somebody counted these points themselves."""
        return self.sheet.players[at].totals[group] is not None

    def remarks(self) -> Iterator[str]:
        """What is worth a second look, and what the table insists on."""
        for remark in self.told.remarks:
            insisted = remark.weight is not Weight.WARNING
            yield self.text("farshore_score.our_table", what=remark.why) if insisted else self.say(remark.why)
