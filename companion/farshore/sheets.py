"""The score sheet of a match in this process; every window of it shares this one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cached_property
from itertools import product
from typing import Any, Final

from companion.disk.saves import Correction, Match, Saves, Status, Total
from companion.farshore.positions import Position
from companion.farshore.summary import level_of, sheet_summary
from companion.match.open_match import OpenMatch, Work, Writing
from rules.farshore.components.box import Box
from rules.farshore.components.cards import CardId
from rules.farshore.components.traits import Level
from rules.farshore.score.checks import check
from rules.farshore.score.differences import differences
from rules.farshore.score.scoring import score_sheet
from rules.farshore.score.sheet import NUMBERS, Sheet
from rules.kernel import Phrase, Score, winners
from rules.sheet import Remark

Mark = tuple[int, str]
"""A player and a field of the sheet."""
NO_MARKS: Final[frozenset[Mark]] = frozenset()
FIELDS: Final = ("cards", "maps", *NUMBERS)
"""Of a player, as far as a record can vouch for them."""


class Counted:
    """A sheet and what follows from it, each worked out at most once."""

    def __init__(self, sheet: Sheet, box: Box) -> None:
        self.sheet = sheet
        self.box = box

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        return score_sheet(self.sheet, self.box)

    @cached_property
    def remarks(self) -> tuple[Remark, ...]:
        return check(self.sheet, self.box)

    @property
    def stops(self) -> tuple[Remark, ...]:
        return tuple(remark for remark in self.remarks if remark.stops)


class Paper(OpenMatch):
    """What is entered for a match, what can be undone of it, and what was corrected after it was finished."""

    def __init__(self, match: Match, counted: Counted, work: Work, to_check: frozenset[Mark] = NO_MARKS) -> None:
        super().__init__(match, work)
        self.counted = counted
        self.to_check = to_check
        """Fields that the record of the match cannot vouch for, until somebody has looked at them."""
        self.finished = match.sheet_finished and match.sheet is not None
        self.locked = False
        """The rules no longer follow the record it is filled from: it stays as it was kept."""
        self.behind = False
        """The record says otherwise: the match may have gone on since somebody entered something."""
        self.over = match.status is Status.FINISHED
        """Whether the match is, as far as it was followed."""
        self._logged = (counted.sheet, match.corrections)
        """The sheet as it was finished or opened, and what had been corrected by then."""
        self._corrected = match.changed
        self._opened = counted.sheet
        self._past: list[tuple[Sheet, str]] = []

    @property
    def sheet(self) -> Sheet:
        return self.counted.sheet

    @property
    def box(self) -> Box:
        return self.counted.box

    @property
    def before(self) -> tuple[Total, ...]:
        """The totals of a finished match where they were others, and nobody has touched its sheet since.

        What we know of the cards, or how we read the rules, may have changed.
        """
        kept = {total.player: total.points for total in self._match.totals}
        now = {score.player: score.total for score in self.counted.scores}
        same = kept == now or self.sheet != self._opened or self._match.status is not Status.FINISHED
        return () if same else self._match.totals

    @property
    def tracked(self) -> bool:
        return self._match.journal is not None

    @property
    def when(self) -> datetime:
        """When people sat down to it."""
        return self._match.started

    @property
    def level(self) -> Level | None:
        """Krabita's, where the match knows it."""
        return level_of(self._match.journal)

    @property
    def entered(self) -> bool:
        """Whether anybody has put anything on it; else it follows the record of the match."""
        return self._match.sheet is not None or not self.kept

    @property
    def corrections(self) -> tuple[Correction, ...]:
        """What changed after the score was finished."""
        as_finished, before = self._logged
        if not self.finished or as_finished == self.sheet:
            return before
        return (*before, *(Correction(when=self._corrected, what=what) for what in self._differences()))

    @property
    def unsure(self) -> frozenset[Mark]:
        """The fields still to be checked that can change the result: resources decide ties only."""
        tied = len(winners(self.counted.scores)) > 1
        return frozenset((at, field) for at, field in self.to_check if tied or field != "resources")

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
                self._changed()
            else:
                self._changes += 1
                self._announce()

    def rename(self, card: CardId, printed: str) -> None:
        """Call a card as it is printed in this box."""
        self.counted = Counted(self.sheet, self.box.renamed(card, printed))
        self._changed()

    def finish(self) -> None:
        """From here on every change is logged."""
        if not self.finished and not self.locked:
            self.finished, self.behind = True, False  # whoever finishes it has decided what counts
            self._logged = (self.sheet, self._match.corrections)
            self.to_check = NO_MARKS
            self._changed()

    def fill(self, counted: Counted, to_check: frozenset[Mark], over: bool) -> None:
        """Start over with what the match has recorded; a sheet that nobody has touched follows it silently."""
        self.over, self.behind = over, False
        if self.entered:
            self.change(counted.sheet)
            self.to_check = to_check
        else:
            self.counted, self.to_check, self._opened = counted, to_check, counted.sheet
            self._changes += 1
        self._announce()

    def keep(self) -> None:
        self._changed()

    def _differences(self) -> tuple[Phrase, ...]:
        return tuple(differences(self._logged[0], self.sheet, self.box))

    def _turn_to(self, sheet: Sheet) -> None:
        changed = {
            (at, field)
            for at, field in self.to_check
            if at >= len(sheet.players) or getattr(sheet.players[at], field) != getattr(self.sheet.players[at], field)
        }
        self.to_check -= changed
        self._corrected = datetime.now(UTC)
        self.counted = Counted(sheet, self.box)
        self._changed()

    # Keeping

    def latest(self) -> Writing:
        """The table writes the same match: what it has written meanwhile is taken over."""
        mine, finished = self._written(self._match), self.finished

        def made(saves: Saves) -> Match:
            latest = saves.match(mine.id, to_write=True) or mine
            written = mine.replace(journal=latest.journal, started=latest.started, rules_version=latest.rules_version)
            return written if finished else written.replace(status=latest.status, caption=latest.caption)

        return made

    def _written(self, match: Match) -> Match:
        return match.replace(
            changed=datetime.now(UTC),
            status=Status.FINISHED if self.finished else match.status,
            caption=None if self.finished else match.caption,
            totals=tuple(Total(player=score.player, points=score.total) for score in self.counted.scores),
            summary=sheet_summary(self.sheet, self.counted.scores, match.journal, self.unsure),
            sheet=sheet_json(self.sheet, self.box),
            sheet_finished=self.finished,
            to_check=tuple(sorted(self.to_check)),
            corrections=self.corrections,
        )


def every_mark(sheet: Sheet) -> frozenset[Mark]:
    """All there can be; a file may hold others."""
    return frozenset(product(range(len(sheet.players)), FIELDS))


def counted_json(kept: Mapping[str, Any]) -> Counted:
    """What `sheet_json` wrote; pydantic's error for anything else."""
    box = Box.model_validate(kept.get("box", {}))
    return Counted(Position.read(kept, box).sheet, box)


def sheet_json(sheet: Sheet, box: Box) -> dict[str, Any]:
    """As a match keeps it: a position file without what need not be said."""
    return Position.model_validate({**dict(sheet), "box": box}).model_dump(mode="json", exclude_defaults=True)
