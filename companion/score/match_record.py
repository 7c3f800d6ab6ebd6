"""What the record of a match knows of its score sheet: taken along as the match goes on, told where they differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from companion.match.table import Table
from companion.score.scored_sheet import ScoredSheet, parts_of
from rules.kernel import Phrase
from rules.sheet import Sheet, SheetRecord

Mark = tuple[int, str]
"""A player and a field of the sheet."""


@dataclass(frozen=True)
class MatchRecord:
    """A sheet as the record would fill it in, and the fields it cannot vouch for."""

    scored: ScoredSheet
    unknown: frozenset[Mark]
    record: SheetRecord[Any, Any, Any]

    @classmethod
    def of(cls, table: Table[Any]) -> Self:
        state, rules, record = table.state, table.game.sheet, table.game.record
        assert rules is not None
        assert record is not None
        sheet = record.filled(state)
        marks = {
            (seat, field)
            for seat in range(len(sheet.players))
            # A record that the rules follow to the middle only can vouch for nothing.
            for field in (rules.fields(sheet, seat) if table.misfit else record.to_check(state, seat))
        }
        return cls(ScoredSheet(sheet, record.box(state)), frozenset(marks), record)

    def taken_along(self, sheet: Any, before: MatchRecord) -> Any:
        """`sheet` with what was played since `before`, wherever nobody had entered something else."""
        if not (self._seats(sheet) and before._seats(sheet)):
            return sheet
        recorded, earlier = self._told(sheet), before._told(sheet)
        new = tuple(reason for reason in recorded.insist if reason not in (*earlier.insist, *sheet.insist))
        players = tuple(self._newer(sheet, at, recorded, earlier) for at in range(len(sheet.players)))
        taken = sheet.replace(players=players, insist=(*sheet.insist, *new))
        return sheet if taken == sheet else taken

    def taken_over(self, sheet: Any) -> Any:
        """`sheet` with everything that this record vouches for; the record's own where others sit at it."""
        if not self._seats(sheet):
            return self.scored.sheet
        recorded = self._told(sheet)
        players = tuple(self._vouched(sheet, at, recorded) for at in range(len(sheet.players)))
        insist = dict.fromkeys((*sheet.insist, *self.scored.sheet.insist))
        return sheet.replace(players=players, insist=tuple(insist))

    def differences(self, sheet: Any) -> tuple[Phrase, ...]:
        """What was entered otherwise than this record has it."""
        return tuple(self.scored.rules.differences(self.taken_over(sheet), sheet, self.scored.box))

    def unentered(self, sheet: Any) -> frozenset[Mark]:
        """The fields it cannot vouch for in which nobody has entered anything."""
        if not self._seats(sheet):
            return self.unknown
        held, recorded = sheet.players, self.scored.sheet.players
        return frozenset(
            (at, field) for at, field in self.unknown if getattr(held[at], field) == getattr(recorded[at], field)
        )

    def _seats(self, sheet: Sheet) -> bool:
        """Whether the same players sit at the sheet, whatever they are called there."""
        return [type(player) for player in self.scored.sheet.players] == [type(player) for player in sheet.players]

    def _told(self, sheet: Any) -> Any:
        """What this record fills in, with what it leaves open and only `sheet` tells."""
        return self.record.told(self.scored.sheet, sheet)

    def _known(self, at: int) -> tuple[str, ...]:
        fields = self.scored.rules.fields(self.scored.sheet, at)
        return tuple(field for field in fields if (at, field) not in self.unknown)

    def _newer(self, sheet: Any, at: int, recorded: Any, earlier: Any) -> Any:
        held, now, was = sheet.players[at], recorded.players[at], earlier.players[at]
        untouched = (field for field in self._known(at) if getattr(held, field) == getattr(was, field))
        return held.replace(**{field: getattr(now, field) for field in untouched})

    def _vouched(self, sheet: Any, at: int, recorded: Any) -> Any:
        held, now, known = sheet.players[at], recorded.players[at], self._known(at)
        held, parts = held.replace(**{field: getattr(now, field) for field in known}), parts_of(sheet.game)
        for group in parts.by_hand.groups(held):
            # Points that somebody counted by hand count before whatever the row is made of.
            made_of = (group,) if group in parts.entry_of_group(group).fields else parts.entry_of_group(group).fields
            if held.entered(group) is not None and set(made_of) <= set(known):
                held = parts.by_hand.enter(held, group, None)
        return held


def every_mark(scored: ScoredSheet) -> frozenset[Mark]:
    """All there can be; a file may hold others."""
    sheet, fields = scored.sheet, scored.rules.fields
    return frozenset((at, field) for at in range(len(sheet.players)) for field in fields(sheet, at))
