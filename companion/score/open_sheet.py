"""The score sheet of a match in this process; every window of it shares this one."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from companion.disk.matches import Correction, Match, Status, Total, this_moment
from companion.match.open_match import Contribution, MatchFace, OpenMatch
from companion.match.table import Table, Unplayable
from companion.score.match_record import Mark, MatchRecord
from companion.score.scored_sheet import ScoredSheet, parts_of, stored_sheet
from rules.kernel import Model, Phrase
from rules.scores import winners
from rules.sheet import Sheet

NO_MARKS: Final[frozenset[Mark]] = frozenset()


class OpenSheet(MatchFace):
    """What is entered for a match, what can be undone of it, and what was corrected after it was finished."""

    def __init__(self, match: OpenMatch, scored: ScoredSheet, to_check: frozenset[Mark] = NO_MARKS) -> None:
        super().__init__(match)
        match.sheet = self
        stored = match.stored
        self.scored = scored
        self.to_check = to_check
        """Fields that the record of the match cannot vouch for, until somebody has looked at them."""
        self.entered = stored.sheet is not None
        """Whether anybody has put anything on it; else it follows the record of the match."""
        self.finished = stored.sheet_finished and self.entered
        self.locked = False
        """The rules no longer follow the record it is filled from: it stays as it was kept."""
        self._record: MatchRecord | None = None
        """What the match had recorded when the sheet last looked; None: nothing that the rules follow."""
        self.differed = False
        """Whether they differed then: while somebody enters something, nothing comes and goes above it."""
        self.over = stored.status is Status.FINISHED
        """Whether the match is, as far as it was followed."""
        self._logged = (scored.sheet, stored.corrections)
        """The sheet as it was finished or opened, and what had been corrected by then."""
        self._as_finished: Any = None
        """The sheet as it was finished, of a match that went on all the same."""
        self._corrected = stored.changed
        self._opened = scored.sheet
        self._past: list[tuple[Any, str]] = []

    @property
    def sheet(self) -> Any:
        """As its game has it."""
        return self.scored.sheet

    @property
    def box(self) -> Any:
        return self.scored.box

    @property
    def before(self) -> tuple[Total, ...]:
        """The totals of a finished match where they were others, and nobody has touched its sheet since.

        What we know of the cards, or how we read the rules, may have changed.
        """
        stored = self.match.stored
        kept = {total.player: total.points for total in stored.totals}
        now = {score.player: score.total for score in self.scored.scores}
        same = kept == now or self.sheet != self._opened or stored.status is not Status.FINISHED
        return () if same else stored.totals

    @property
    def tracked(self) -> bool:
        return self.match.tracked

    @property
    def when(self) -> datetime:
        """When people sat down to it."""
        return self.match.stored.started

    @property
    def against(self) -> Phrase | None:
        return parts_of(self.sheet.game).against(self.match.stored.journal)

    @property
    def corrections(self) -> tuple[Correction, ...]:
        """What changed after the score was finished."""
        as_finished, before = self._logged
        if not self.finished or as_finished == self.sheet:
            return before
        changes = self.scored.rules.differences(as_finished, self.sheet, self.box)
        return (*before, *(Correction(when=self._corrected, what=what) for what in changes))

    @property
    def unsure(self) -> frozenset[Mark]:
        """The fields still to be checked that can change the result: some decide nothing but a tie."""
        tied = len(winners(self.scored.scores)) > 1
        rules, seen = self.scored.rules, self.to_check
        return self.scored.unknown | {(at, field) for at, field in seen if tied or field not in rules.only_ties}

    @property
    def open_tie(self) -> frozenset[Mark]:
        """What the tie at the top hangs on and is not known for sure; the players are to look at it."""
        vouched = self.finished or self.tracked
        return self.scored.unknown | (self.scored.deciding & self.to_check if vouched else self.scored.deciding)

    @property
    def tie_undecided(self) -> bool:
        """Whether nobody can be said to have won, for want of what decides it."""
        return bool(self.scored.unknown or self.scored.deciding & self.to_check)

    @property
    def differences(self) -> tuple[Phrase, ...]:
        """What was entered otherwise than the match has recorded it."""
        return self._record.differences(self.sheet) if self._record and self.entered else ()

    @property
    def abandoned(self) -> bool:
        """Whether people stopped before the end of a match that was followed."""
        table = self._table()
        return table is not None and table.abandoned and not self.over

    @property
    def going_on(self) -> bool:
        """Whether the record of the match has not come to its end, and nobody has said that it never will."""
        return self.tracked and not self.over and not self.locked and not self.finished and not self.abandoned

    @property
    def so_far(self) -> bool:
        """Whether nobody can have won yet."""
        return self.going_on or self.abandoned or bool(self.scored.blank and not self.finished)

    @property
    def settled(self) -> bool:
        """Whether there is a result to show first: it was finished, or the record of the whole match vouches for it."""
        return self.finished or (self.tracked and self.over and not self.unsure)

    # Entering

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    def change(self, sheet: Sheet, about: str = "") -> None:
        """Put `sheet` in place of what there is; changes about one and the same thing are undone together."""
        if sheet == self.sheet or self.locked:
            return
        if not about or not self._past or self._past[-1][1] != about:
            self._past.append((self.sheet, about))
        self._turn_to(sheet)

    def undo(self) -> None:
        if self._past:
            sheet, _ = self._past.pop()
            self._turn_to(sheet)

    def looked_at(self, at: int, field: str) -> None:
        """Somebody has seen that this field is right."""
        if (at, field) in self.to_check and not self.locked:
            self.to_check -= {(at, field)}
            # Nothing was entered: the sheet goes on following the record of the match.
            if self.entered:
                self.save()
            else:
                self.version += 1
                self.match.announce()

    def change_box(self, box: Model) -> None:
        """What is printed on the components turned out to be this."""
        self.scored = ScoredSheet(self.sheet, box)
        self.save()

    def finish(self, abandoned: bool = False) -> None:
        """From here on every change is logged. `abandoned`: the match stops here, before its end."""
        if not self.finished and not self.locked:
            if (table := self._table()) is not None:
                table.abandoned = abandoned or (table.abandoned and not self.over)
            self.finished = True
            self._logged = (self.sheet, self.match.stored.corrections)
            self.to_check = NO_MARKS
            self.save()

    def reopen(self) -> None:
        """Somebody takes up again what was set down for good."""
        if self.finished and not self.over and not self.locked:
            self._reopen()
            self.save()

    def _reopen(self) -> None:
        """The match goes on: there is no result before it has come to its end."""
        self.finished, self._as_finished = False, self._logged[0]
        if self._record:
            self.to_check = self._record.unentered(self.sheet)

    def save(self) -> None:
        self.entered = True
        super().save()

    def _turn_to(self, sheet: Any) -> None:
        changed = {
            (at, field)
            for at, field in self.to_check
            if at >= len(sheet.players) or getattr(sheet.players[at], field) != getattr(self.sheet.players[at], field)
        }
        self.to_check -= changed
        self._corrected = this_moment()
        self.scored = self.scored.with_sheet(sheet)
        self.save()

    # The record of the match

    def follow_record(self) -> None:
        """Look at what the match has recorded; a sheet that nobody has touched takes it over."""
        table = self._table()
        if table is None:
            return
        if not self.entered:
            self.fill_again()
        self._look_at(table)
        self.differed = bool(self.differences)

    def go_along(self) -> bool:
        """The match has just gone on; whether that changed what was entered. Nothing is saved or announced here."""
        table, before = self._table(), self._record
        if table is None:
            return False
        now = self._look_at(table)
        if not self.entered:
            self._take(now)
            return False
        changed = before is not None and self._record is not None and self._carry(now, before)
        self.differed = bool(self.differences)
        return changed

    def fill_again(self) -> None:
        """Take over what the match has recorded; a sheet that nobody has touched follows it silently."""
        table = self._table()
        if table is None:
            return
        record = self._look_at(table)
        if self.entered:
            self.change(record.taken_over(self.sheet))
            self.to_check = NO_MARKS if self.finished else record.unentered(self.sheet)
        else:
            self._take(record)
        self.differed = bool(self.differences)
        self.match.announce()

    def _look_at(self, table: Table) -> MatchRecord:
        record = MatchRecord.of(table)
        self.over = table.status is Status.FINISHED
        self.locked = table.misfit is not None and not self.entered
        self._record = None if table.misfit else record
        return record

    def _take(self, record: MatchRecord) -> None:
        self.scored, self.to_check, self._opened = record.scored, record.unknown, record.scored.sheet
        self.version += 1

    def _carry(self, now: MatchRecord, before: MatchRecord) -> bool:
        """Take along what was played since; whether that changed anything."""
        sheet, finished = now.taken_along(self.sheet, before), self.finished
        self._past = [(now.taken_along(old, before), about) for old, about in self._past]
        changed = sheet is not self.sheet
        if changed:
            self._corrected, self.scored = this_moment(), self.scored.with_sheet(sheet)
        if finished and not self.over:
            self._reopen()
        elif self.over and self.sheet == self._as_finished:
            # Somebody only looked back: the end is the one that was counted.
            self.finished, self.to_check = True, NO_MARKS
        return changed or finished is not self.finished

    def _table(self) -> Table | None:
        try:
            return Table.of(self.match) if self.tracked else None
        except Unplayable:
            return None

    # Keeping

    def contribution(self) -> Contribution:
        scored, finished, unsure = self.scored, self.finished, self.unsure
        over = Status.ABANDONED if self.abandoned else Status.FINISHED
        marks, corrections = tuple(sorted(self.to_check)), self.corrections
        summary = parts_of(scored.sheet.game).summary

        def contribute(match: Match) -> Match:
            return match.replace(
                # What was a result is none while the match goes on.
                status=over if finished else Status.RUNNING if match.sheet_finished else match.status,
                caption=None if finished else match.caption,
                totals=tuple(Total(player=score.player, points=score.total) for score in scored.scores),
                summary=summary(scored.sheet, scored.scores, match.journal, unsure),
                sheet=stored_sheet(scored.sheet, scored.box),
                sheet_finished=finished,
                to_check=marks,
                corrections=corrections,
            )

        return contribute
