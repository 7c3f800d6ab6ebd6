"""The score sheet: what a finished table holds, as its players enter it, and how a game counts and checks it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Annotated, Final, Generic, TypeAlias, TypeVar

from pydantic import Field, StringConstraints

from rules.amounts import MOST_LISTED
from rules.kernel import Model, Phrase, StateT, phrase
from rules.scores import Score

LONGEST_NAME: Final = 100
"""Letters that a sheet keeps of a name; at a table it is shorter."""
PlayerName: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_NAME)]


class Player(Model):
    """One column of the sheet. A game adds the fields that its book counts."""

    name: PlayerName

    @property
    def is_opponent(self) -> bool:
        """Whether the app, not a person, plays this column."""
        return False

    @abstractmethod
    def entered(self, group: str) -> int | None:
        """The points somebody counted themselves for a group; None where the sheet counts."""


class HandTotals(Model):
    """Points somebody counted themselves, group by group; None where the sheet counts. A game adds its groups."""

    def __getitem__(self, group: str) -> int | None:
        found: int | None = getattr(self, group)
        return found


class Sheet(Model):
    """What every player of a finished table has."""

    game: str
    players: tuple[Player, ...] = Field(min_length=1, max_length=20)
    insist: tuple[str, ...] = Field(default=(), max_length=MOST_LISTED)
    """Refusals the table overrules; each is a reason, the key of its phrase."""


class Weight(StrEnum):
    FINAL = "final"
    """Refused, whatever the table says: such a sheet cannot be scored."""
    REFUSAL = "refusal"
    """Against the rules, unless the table insists."""
    WARNING = "warning"
    """Possible, yet worth a second look."""


class Remark(Model):
    """Something to say about a sheet. The rule's page and look-up entry come with the reason."""

    reason: str
    weight: Weight
    why: Phrase
    player: int | None = None
    """Index in the sheet; None when it concerns the whole table."""
    field: str = "players"
    insisted: bool = False

    @property
    def stops(self) -> bool:
        """Whether the sheet must not be scored as it is."""
        return self.weight is Weight.FINAL or (self.weight is Weight.REFUSAL and not self.insisted)

    @property
    def said(self) -> Phrase:
        """Why; and that the table says so all the same, where it does."""
        return phrase("sheet.our_table", what=self.why) if self.insisted else self.why


def final(why: Phrase, player: int | None = None, field: str = "players") -> Remark:
    return Remark(reason=why.key, weight=Weight.FINAL, why=why, player=player, field=field)


def refusal(why: Phrase, player: int | None = None, field: str = "players") -> Remark:
    return Remark(reason=why.key, weight=Weight.REFUSAL, why=why, player=player, field=field)


def warning(why: Phrase, player: int | None = None, field: str = "players") -> Remark:
    return Remark(reason=why.key, weight=Weight.WARNING, why=why, player=player, field=field)


def newly_stopped(before: Iterable[Remark], after: Iterable[Remark]) -> Remark | None:
    """The first of the later remarks that lets a sheet not be scored and did not speak against it before."""
    known = {(remark.reason, remark.player) for remark in before if remark.stops}
    return next((remark for remark in after if remark.stops and (remark.reason, remark.player) not in known), None)


SheetT = TypeVar("SheetT", bound=Sheet)
BoxT = TypeVar("BoxT", bound=Model)


def overruled(sheet: SheetT, remarks: Iterable[Remark]) -> SheetT:
    """The sheet whose table has insisted on whatever these remarks refuse."""
    refused = (remark.reason for remark in remarks if remark.weight is Weight.REFUSAL)
    return sheet.replace(insist=tuple(dict.fromkeys(refused)))


def _nothing_open(_sheet: object, _scores: tuple[Score, ...]) -> tuple[tuple[int, str], ...]:
    return ()


def _nothing_untold(recorded: SheetT, _held: SheetT) -> SheetT:
    return recorded


@dataclass(frozen=True)
class SheetRules(Generic[SheetT, BoxT]):
    """How a game counts a sheet. The box is what the owner told of the components; every function is pure."""

    sheet: type[SheetT]
    box: type[BoxT]
    groups: tuple[str, ...]
    """The rows of the receipt, in the book's order."""
    fields: Callable[[SheetT, int], tuple[str, ...]]
    """The fields of a player's column that a record can vouch for, in the order of the screen."""
    read: Callable[[object, BoxT], SheetT]
    """The sheet in raw data, things called as in this box; pydantic's error names what is wrong."""
    check: Callable[[SheetT, BoxT], tuple[Remark, ...]]
    score: Callable[[SheetT, BoxT], tuple[Score, ...]]
    """One score per player, in the sheet's order."""
    verdict: Callable[[SheetT, tuple[Score, ...]], tuple[Phrase, ...]]
    """Who won, by how much and why; nothing where there is nobody to compare with."""
    differences: Callable[[SheetT, SheetT, BoxT], Iterable[Phrase]]
    """What a correction changed, from the first sheet to the second."""
    if_any: tuple[str, ...] = ()
    """Rows that are shown only where somebody has a line in them."""
    only_ties: tuple[str, ...] = ()
    """Fields that decide nothing but a tie."""
    deciding: Callable[[SheetT, tuple[Score, ...]], tuple[tuple[int, str], ...]] = _nothing_open
    """What a tie at the top hangs on and nobody seems to have entered: a player and a field each."""


@dataclass(frozen=True)
class SheetRecord(Generic[SheetT, BoxT, StateT]):
    """What a match that was followed knows of its score sheet. Who only counts a sheet does not need it."""

    filled: Callable[[StateT], SheetT]
    """Refusals that the match came to are insisted on already."""
    to_check: Callable[[StateT, int], tuple[str, ...]]
    """The fields of a player that the record cannot vouch for."""
    box: Callable[[StateT], BoxT] = attrgetter("box")
    """What the table of this match has told of its components."""
    told: Callable[[SheetT, SheetT], SheetT] = _nothing_untold
    """What it fills in, with whatever it leaves open within a field and the second sheet tells."""
