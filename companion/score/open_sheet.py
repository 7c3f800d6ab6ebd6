"""The score sheet of a match in this process; every window of it shares this one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from companion.disk.saves import Correction, Match, Status, Total
from companion.match.open_match import Contribution, MatchFace, OpenMatch
from companion.match.table import Table, Unplayable
from companion.score.scored_sheet import ScoredSheet, parts_of, stored_sheet
from rules.kernel import Model, Phrase
from rules.scores import winners
from rules.sheet import Sheet

Mark = tuple[int, str]
"""A player and a field of the sheet."""
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
        self.behind = False
        """The record says otherwise: the match may have gone on since somebody entered something."""
        self.over = stored.status is Status.FINISHED
        """Whether the match is, as far as it was followed."""
        self._logged = (scored.sheet, stored.corrections)
        """The sheet as it was finished or opened, and what had been corrected by then."""
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
        return frozenset((at, field) for at, field in self.to_check if tied or field not in self.scored.rules.only_ties)

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

    def finish(self) -> None:
        """From here on every change is logged."""
        if not self.finished and not self.locked:
            self.finished, self.behind = True, False  # whoever finishes it has decided what counts
            self._logged = (self.sheet, self.match.stored.corrections)
            self.to_check = NO_MARKS
            self.save()

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
        self._corrected = datetime.now(UTC)
        self.scored = self.scored.with_sheet(sheet)
        self.save()

    # The record of the match

    def follow_record(self) -> None:
        """A sheet that nobody has touched takes over what was played since; another says where it falls behind."""
        table = self._table()
        if table is None:
            return
        if not self.entered:
            self.fill_again()
        self.over = table.status is Status.FINISHED
        self.locked = table.misfit is not None and not self.entered
        recorded = filled(table)[0].sheet
        self.behind = self.entered and not self.finished and not table.misfit and recorded != self.sheet

    def fill_again(self) -> None:
        """Start over with what the match has recorded; a sheet that nobody has touched follows it silently."""
        table = self._table()
        if table is None:
            return
        scored, to_check = filled(table)
        self.over, self.behind = table.status is Status.FINISHED, False
        if self.entered:
            self.change(scored.sheet)
            self.to_check = to_check
        else:
            self.scored, self.to_check, self._opened = scored, to_check, scored.sheet
            self.version += 1
        self.match.announce()

    def _table(self) -> Table | None:
        try:
            return Table.of(self.match) if self.tracked else None
        except Unplayable:
            return None

    # Keeping

    def contribution(self) -> Contribution:
        scored, finished, unsure = self.scored, self.finished, self.unsure
        marks, corrections = tuple(sorted(self.to_check)), self.corrections
        summary = parts_of(scored.sheet.game).summary

        def contribute(match: Match) -> Match:
            return match.replace(
                status=Status.FINISHED if finished else match.status,
                caption=None if finished else match.caption,
                totals=tuple(Total(player=score.player, points=score.total) for score in scored.scores),
                summary=summary(scored.sheet, scored.scores, match.journal, unsure),
                sheet=stored_sheet(scored.sheet, scored.box),
                sheet_finished=finished,
                to_check=marks,
                corrections=corrections,
            )

        return contribute


def filled(table: Table) -> tuple[ScoredSheet, frozenset[Mark]]:
    """What the record of a match knows of its sheet, and the fields that it cannot vouch for."""
    state, rules = table.state, table.game.sheet
    assert rules is not None
    sheet = rules.filled(state)
    marks = {
        (seat, field)
        for seat in range(len(sheet.players))
        # A record that the rules follow to the middle only can vouch for nothing.
        for field in (rules.fields(sheet, seat) if table.misfit else rules.to_check(state, seat))
    }
    return ScoredSheet(sheet, rules.state_box(state)), frozenset(marks)


def every_mark(scored: ScoredSheet) -> frozenset[Mark]:
    """All there can be; a file may hold others."""
    sheet, fields = scored.sheet, scored.rules.fields
    return frozenset((at, field) for at in range(len(sheet.players)) for field in fields(sheet, at))
