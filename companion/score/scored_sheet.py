"""A sheet with all that follows from it, each worked out at most once; and how a match keeps one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from companion.games import game_entry, score_parts
from companion.score.game_parts import ScoreParts
from rules.kernel import Model, Phrase, phrase
from rules.scores import Score
from rules.sheet import Remark, Sheet, SheetRules

AnyRules = SheetRules[Any, Any]


class Unscored(Exception):
    """A match whose sheet cannot be shown: its game has none, or it is not a sheet at all."""


def sheet_rules(game_id: str) -> AnyRules:
    """How this game counts a sheet; `Unscored` for one that has none, or that this version does not know."""
    found = game_entry(game_id)
    if found is None or found.sheet is None:
        raise Unscored(game_id)
    return found.sheet()


def parts_of(game_id: str) -> ScoreParts:
    """What this game adds to the sheet; `Unscored` as above."""
    found = score_parts(game_id)
    if found is None:
        raise Unscored(game_id)
    return found


class ScoredSheet:
    """A sheet by the facts of one box. The sheet knows its game, and the game its rules."""

    def __init__(self, sheet: Any, box: Any) -> None:
        self.sheet: Any = sheet
        self.box: Any = box
        self.rules = sheet_rules(sheet.game)

    @cached_property
    def scores(self) -> tuple[Score, ...]:
        return self.rules.score(self.sheet, self.box)

    @cached_property
    def remarks(self) -> tuple[Remark, ...]:
        return self.rules.check(self.sheet, self.box)

    @property
    def stops(self) -> tuple[Remark, ...]:
        return tuple(remark for remark in self.remarks if remark.stops)

    @cached_property
    def deciding(self) -> frozenset[tuple[int, str]]:
        """What the tie at the top hangs on and nobody seems to have entered."""
        return frozenset(self.rules.deciding(self.sheet, self.scores))

    @property
    def unknown(self) -> frozenset[tuple[int, str]]:
        """What of that can be seen to be missing: nobody wins on it."""
        return frozenset(mark for mark in self.deciding if mark[1] not in self.rules.only_ties)

    @property
    def standings(self) -> tuple[Score, ...]:
        """The scores by which players are ranked: while a tie is open, those who are level share a place."""
        return tuple(score.replace(tie_break=()) for score in self.scores) if self.unknown else self.scores

    @property
    def blank(self) -> tuple[int, ...]:
        """The players for whom nobody has entered anything, where others have something."""
        parts, players = parts_of(self.sheet.game), self.sheet.players
        new = [parts.opponent if player.is_opponent else parts.new_person(player.name) for player in players]
        blank = tuple(at for at, player in enumerate(players) if player == new[at])
        return blank if len(blank) < len(players) else ()

    @property
    def tied(self) -> Phrase:
        """Says that those ahead are level, and that nobody knows yet what decides it."""
        most = max(score.total for score in self.scores)
        names = ", ".join(score.player for score in self.scores if score.total == most)
        return phrase("result.tied", name=names, n=most)

    @property
    def verdict(self) -> tuple[Phrase, ...]:
        """Who won and why; nobody on what is not known."""
        return (self.tied,) if self.unknown else self.rules.verdict(self.sheet, self.scores)

    def with_sheet(self, sheet: Sheet) -> ScoredSheet:
        return ScoredSheet(sheet, self.box)


def read_stored(game_id: str, stored: Mapping[str, Any]) -> ScoredSheet:
    """What `stored_sheet` wrote; pydantic's error for anything else."""
    rules = sheet_rules(game_id)
    box = rules.box.model_validate(stored.get("box", {}))
    return ScoredSheet(rules.read({key: value for key, value in stored.items() if key != "box"}, box), box)


def stored_sheet(sheet: Sheet, box: Model) -> dict[str, Any]:
    """As a match keeps it: a position file without what need not be said."""
    written = sheet.model_dump(mode="json", exclude_defaults=True)
    told = box.model_dump(mode="json", exclude_defaults=True)
    return {**written, "box": told} if box != type(box)() else written
