"""What the toy adds to the shared score sheet. Its entry screen is loaded when it is shown."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from companion.match.summary import Part, Summary
from companion.score.game_parts import ByHand, EntryScreen, ScoreParts
from companion.score.sharing.csv_columns import CsvColumns, CsvRow
from rules.kernel import Misfit, Phrase, phrase
from rules.scores import Score
from tests.toy.box import Box
from tests.toy.game import GAME
from tests.toy.rules import GROUPS, MOST, ROBOT, State
from tests.toy.sheet import FIELDS, Player, Sheet

if TYPE_CHECKING:
    from companion.screen.palette import Palette
    from companion.views.score.scoring import Scoring


def score_parts() -> ScoreParts:
    return SCORE_PARTS


def _numbers(scoring: Scoring) -> list[Any]:
    from tests.toy.entry_screen import numbers

    return numbers(scoring)


def _sign(palette: Palette, opponent_won: bool) -> str:
    from tests.toy.signs import robot, sign

    return robot(palette) if opponent_won else sign(palette)


def called(player: Player, _box: object) -> str | Phrase:
    return phrase("toy.robot") if player.robot else player.name


def _by_hand(player: Player, group: str, points: int | None) -> Player:
    others = {key: value for key, value in player.by_hand.items() if key != group}
    return player.replace(by_hand=others if points is None else {**others, group: points})


def _write(player: Player) -> dict[str, str]:
    return {
        "sum": str(player.sum),
        "bell": "yes" if player.bell else "no",
        "robot": "yes" if player.robot else "no",
    }


def _read(row: CsvRow, entered: Mapping[str, int], _: Box) -> dict[str, Any]:
    yes = {column: row.yes(column) for column in ("bell", "robot")}
    return {**({"sum": row.number("sum")} if row.text("sum") else {}), **yes, "by_hand": dict(entered)}


def highest(added: tuple[int, ...]) -> dict[str, int]:
    """The statistic of the toy: the highest number that somebody added at once."""
    return {"highest": max(added)} if added else {}


def summary(
    sheet: Sheet, scores: tuple[Score, ...], journal: Mapping[str, Any] | None, unsure: Collection[tuple[int, str]]
) -> Summary:
    """Which numbers were added only a record knows; a sheet knows their sum."""
    state = _followed(journal)
    parts = (
        Part.of(
            found,
            opponent=player.robot,
            complete=not any(seat == at for seat, _ in unsure),
            reached=highest(state.added_by(at)) if state else {},
        )
        for at, (player, found) in enumerate(zip(sheet.players, scores, strict=True))
    )
    return Summary(parts=tuple(parts))


def _followed(journal: Mapping[str, Any] | None) -> State | None:
    try:
        return GAME.replay(GAME.journal.model_validate(journal)) if journal else None
    except (ValidationError, Misfit):
        return None


SCORE_PARTS: Final = ScoreParts(
    entries=(
        EntryScreen(name="numbers", draw=_numbers, fields=FIELDS, groups=GROUPS, typed_into=True, moments=("adding",)),
    ),
    new_person=lambda name: Player(name=name),
    new_opponent=lambda: Player(name=ROBOT, robot=True),
    most_people=MOST,
    longest_name=20,
    called=called,
    by_hand=ByHand(groups=lambda _: GROUPS, enter=_by_hand),
    csv=CsvColumns(("sum", "bell", "robot"), _write, _read),
    sign=_sign,
    bg_stats_name="The Toy",
    summary=summary,
)
