"""What was changed on a score sheet, in words: for the log of a score that had been finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.new_lands.components.box import Box
from rules.new_lands.rulings import OPTIONS
from rules.new_lands.score.scoring import end_why, taken_why
from rules.new_lands.score.sheet import Player, Sheet, Stood
from rules.sheet_changes import Name, player_changes


def differences(before: Sheet, after: Sheet, box: Box) -> Iterator[Phrase]:
    """One phrase for each thing that differs, the table's first."""
    del box
    if before.map != after.map:
        yield phrase("new_lands_score.log_map")
    if before.final != after.final:
        yield phrase("new_lands_score.log_final", final="yes" if after.final else "no")
    for ruling in OPTIONS:
        if (ruling in before.rulings) != (ruling in after.rulings):
            yield phrase("new_lands_score.log_ruling", ruling=ruling.value)
    yield from player_changes(before.players, after.players, _fields)


def _fields(old: Player, new: Player, name: Name) -> Iterator[Phrase]:
    for field in ("points", "corrections"):
        if (was := sum(getattr(old, field))) != (now := sum(getattr(new, field))):
            yield phrase("new_lands_score.log_number", name=name, what=field, was=was, now=now)
    for field in ("taken", "meeples"):
        had, has = Counter(getattr(old, field)), Counter(getattr(new, field))
        for sign, changed in (("gone", had - has), ("added", has - had)):
            yield from (
                phrase("new_lands_score.log_meeple", name=name, sign=sign, what=_what(meeple, field))
                for meeple in changed.elements()
            )


def _what(meeple: Stood, field: str) -> Phrase | str:
    if meeple.at is not None:
        return meeple.at
    return taken_why(meeple, one_tile=False) if field == "taken" else end_why(meeple)
