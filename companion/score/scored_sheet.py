"""A sheet with all that follows from it, each worked out at most once; and how a match keeps one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from companion.games import game, score_parts
from companion.score.game_parts import ScoreParts
from rules.kernel import Model
from rules.scores import Score
from rules.sheet import Remark, Sheet, SheetRules

AnyRules = SheetRules[Any, Any, Any]


class Unscored(Exception):
    """A match whose sheet cannot be shown: its game has none, or it is not a sheet at all."""


def sheet_rules(game_id: str) -> AnyRules:
    """How this game counts a sheet; `Unscored` for one that has none, or that this version does not know."""
    found = game(game_id)
    if found is None or found.sheet is None:
        raise Unscored(game_id)
    return found.sheet


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
