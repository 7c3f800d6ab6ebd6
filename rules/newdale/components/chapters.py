"""The ten chapters: the table of p. 16."""

from __future__ import annotations

from typing import Final

from rules.kernel import Model
from rules.newdale.components.numbers import ROUNDS
from rules.printed import Source, shipped_facts

THIRD: Final = (ROUNDS.rounds - 1) // 2
"""Rounds whose events are shuffled together: 1-3, then 4-6."""
HOODED: Final = "hooded"
BACK: Final = "boards_turned"
SHIPS: Final = "ships"
SAILORS: Final = "sailors"
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")


class Chapter(Model):
    id: str
    board: str
    cities: tuple[str, ...]
    early: tuple[int, ...]
    """Numbers of the events of rounds 1-3."""
    late: tuple[int, ...]
    numbers: tuple[int, ...]
    """The numbered buildings shuffled into the deck."""
    characters: tuple[str, ...]
    extras: tuple[str, ...]
    ships_solo: int = 1
    """Ships of somebody who plays alone."""
    side_missions: tuple[str, ...] = ()
    face_up: str | None = None
    face_up_number: int | None = None
    taken_out: tuple[str, ...] = ()
    source: Source

    @property
    def stage(self) -> int:
        """1 to 8; a fork is one stage."""
        return NUMERALS.index(self.id.rstrip("ab")) + 1

    @property
    def hooded(self) -> bool:
        return HOODED in self.extras

    @property
    def back(self) -> bool:
        """Whether the player boards are turned over."""
        return BACK in self.extras

    @property
    def ships(self) -> bool:
        return SHIPS in self.extras

    @property
    def sailors(self) -> bool:
        return SAILORS in self.extras

    def events(self, solo: bool) -> tuple[int, ...]:
        """The seven numbers of the deck, from the top, in the order of the table."""
        late = tuple(TABLE.usual_solo if solo and number == TABLE.usual else number for number in self.late)
        return (*self.early, *late, TABLE.last_solo if solo else TABLE.last)

    def third(self, round_: int, solo: bool) -> tuple[int, ...]:
        """The events shuffled together that a round's one is among."""
        deck = self.events(solo)
        at = (round_ - 1) // THIRD * THIRD
        return deck[at : at + THIRD]


class EventCopies(Model):
    number: int
    copies: int


class ChapterTable(Model):
    chapters: tuple[Chapter, ...]
    last: int
    last_solo: int
    usual: int
    usual_solo: int
    copies: tuple[EventCopies, ...]
    source: Source


TABLE: Final = shipped_facts(ChapterTable, "newdale/chapters")
CHAPTERS: Final = {chapter.id: chapter for chapter in TABLE.chapters}
EVENT_COPIES: Final = {each.number: each.copies for each in TABLE.copies}
