"""A score as it is shared: the sheet, what it counts, and the language it is told in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any

from companion.score.group_tones import group_tones
from companion.score.names import sheet_as_read
from companion.score.scored_sheet import ScoredSheet, parts_of
from companion.screen.days import on
from companion.screen.palette import Palette
from companion.screen.words import Translate
from rules.kernel import Phrase, phrase
from rules.scores import Line, Score, rank


@dataclass(frozen=True)
class Result:
    """What a sheet came to, in the words of one reader."""

    scored: ScoredSheet
    when: datetime
    say: Translate
    match_id: str = ""
    against: Phrase | None = None
    """Whom the match was played against, where it knows that."""
    so_far: bool = False
    """Whether the match has not come to its end: nobody has won it yet."""
    undecided: bool = False
    """Whether a tie hangs on something that nobody is sure of."""

    @property
    def game(self) -> str:
        return str(self.sheet.game)

    @property
    def sheet(self) -> Any:
        return self.scored.sheet

    @property
    def box(self) -> Any:
        return self.scored.box

    @property
    def groups(self) -> tuple[str, ...]:
        """The rows, in the book's order."""
        return self.scored.rules.groups

    @property
    def told(self) -> tuple[str, ...]:
        """The rows that are shown: some only where somebody has a line in them."""
        counted = {line.group for score in self.scores for line in score.lines}
        return tuple(group for group in self.groups if group in counted or group not in self.scored.rules.if_any)

    @cached_property
    def localised(self) -> ScoredSheet:
        """The same sheet with opponents called as this box or this language calls them."""
        return sheet_as_read(self.scored, parts_of(self.game), self.say)

    @property
    def scores(self) -> tuple[Score, ...]:
        return self.localised.scores

    @property
    def decided(self) -> bool:
        return not self.localised.stops and not self.so_far and not self.tied

    @property
    def tied(self) -> bool:
        """Whether those ahead are level, and what would decide it is not known."""
        return self.undecided or bool(self.scored.unknown)

    @cached_property
    def verdict(self) -> tuple[str, ...]:
        """Who won, and what decided it; nobody, as long as something stops the sheet."""
        if self.so_far:
            return (self.text("result.so_far"),)
        if self.localised.stops:
            return (self.text("result.undecided"),)
        if self.tied:
            return (self.say(self.localised.tied),)
        return tuple(self.say(said) for said in self.localised.verdict)

    @property
    def day(self) -> str:
        """For names of files: the same in every language, and in the order of time."""
        return self.when.astimezone().date().isoformat()

    @property
    def heading(self) -> str:
        """Which game, when, and against whom."""
        heading = self.text("share.heading", game=phrase(f"{self.game}.title"), day=on(self.when))
        return " · ".join((heading, *([self.say(self.against)] if self.against else [])))

    def text(self, key: str, **params: int | str | Phrase) -> str:
        return self.say(phrase(key, **params))

    def name(self, at: int) -> str:
        return self.scores[at].player or self.text("sheet.person", n=at + 1)

    def rank(self, at: int) -> int:
        """The place of a player as the scores have it, whether or not anything is decided."""
        return rank(self.localised.standings[at], self.localised.standings)

    def first(self, at: int) -> bool:
        return self.decided and self.rank(at) == 1

    def place(self, at: int) -> str:
        return self.text("result.place", n=self.rank(at)) if self.decided else ""

    def total(self, at: int) -> str:
        """A player's points in words, with the place where there is one."""
        name, n, place = self.name(at), self.scores[at].total, self.place(at)
        if place:
            return self.text("result.player_total", name=name, n=n, place=place)
        return self.text("sheet.tab", name=name, n=n)

    def group(self, group: str) -> str:
        return self.text(f"{self.game}_score.group_{group}")

    def tones(self, palette: Palette) -> Mapping[str, str]:
        """The colour of each row."""
        return group_tones(self.game, palette)

    def lines(self, at: int, group: str) -> tuple[Line, ...]:
        return tuple(line for line in self.scores[at].lines if line.group == group)

    def points(self, at: int, group: str) -> int:
        return sum(line.points for line in self.lines(at, group))

    def by_hand(self, at: int, group: str) -> bool:
        """Whether somebody counted these points themselves."""
        return self.sheet.players[at].entered(group) is not None

    @property
    def partly_by_hand(self) -> bool:
        return any(self.by_hand(at, group) for at in range(len(self.scores)) for group in self.groups)

    def remarks(self) -> Iterator[str]:
        """What is worth a second look, and what the table insists on."""
        return (self.say(remark.said) for remark in self.localised.remarks)
