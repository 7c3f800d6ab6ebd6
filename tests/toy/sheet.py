"""The score sheet of the toy: the sum that each player added, and who rang the bell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

from pydantic import BeforeValidator, Field

from rules.kernel import Phrase, phrase
from rules.scores import Line, Score, winners
from rules.sheet import Player as AnyPlayer
from rules.sheet import Remark, SheetRecord, SheetRules, final, refusal
from rules.sheet import Sheet as AnySheet
from tests.toy.box import Box
from tests.toy.reasons import Reason
from tests.toy.rules import GROUPS, LIMIT, State, bell_line, line

FIELDS: Final = ("sum", "bell")


def _reason(word: object) -> object:
    """A file may leave out the namespace."""
    return next((reason for reason in Reason if word in (reason, reason.partition(".")[2])), word)


class Player(AnyPlayer):
    sum: int = 0
    bell: bool = False
    robot: bool = False
    by_hand: dict[Literal["sum", "bell"], int] = Field(default_factory=dict)

    @property
    def is_opponent(self) -> bool:
        return self.robot

    def entered(self, group: str) -> int | None:
        return {str(known): points for known, points in self.by_hand.items()}.get(group)


class Sheet(AnySheet):
    game: Literal["toy"] = "toy"
    players: tuple[Player, ...] = Field(min_length=1, max_length=20)
    insist: tuple[Annotated[Reason, BeforeValidator(_reason)], ...] = ()


def check(sheet: Sheet, _: Box) -> tuple[Remark, ...]:
    return tuple(remark.replace(insisted=remark.reason in sheet.insist) for remark in _remarks(sheet))


def _remarks(sheet: Sheet) -> Iterator[Remark]:
    for at, player in enumerate(sheet.players):
        if player.sum > LIMIT:
            yield refusal(phrase(Reason.TOO_MANY, name=player.name, n=LIMIT), at, "sum")
        if player.sum < 0:
            yield final(phrase(Reason.LESS_THAN_NONE, name=player.name), at, "sum")
    if sum(player.bell for player in sheet.players) > 1:
        yield final(phrase(Reason.TWO_BELLS))


def score(sheet: Sheet, box: Box) -> tuple[Score, ...]:
    return tuple(
        Score(player=player.name, lines=tuple(found for group in GROUPS for found in _lines(player, group, box)))
        for player in sheet.players
    )


def _lines(player: Player, group: str, box: Box) -> tuple[Line, ...]:
    entered = player.entered(group)
    if entered is not None:
        return (Line(group=group, why=phrase("result.entered"), points=entered),)
    if group == "sum":
        return (line(player.sum),)
    return (bell_line(box),) if player.bell else ()


def verdict(_: Sheet, scores: tuple[Score, ...]) -> tuple[Phrase, ...]:
    best = winners(scores)
    if len(scores) == 1:
        return ()
    names = ", ".join(found.player for found in best)
    return (phrase("result.wins" if len(best) == 1 else "result.shared", name=names, n=best[0].total),)


def differences(before: Sheet, after: Sheet, _: Box) -> Iterator[Phrase]:
    for old, new in zip(before.players, after.players, strict=False):
        if old != new:
            yield phrase("toy_score.changed", name=new.name, before=old.sum, after=new.sum)


def filled(state: State) -> Sheet:
    players = tuple(
        Player(
            name=name,
            sum=sum(state.added_by(seat)),
            bell=state.rang(seat),
            robot=seat >= len(state.setup.people),
        )
        for seat, name in enumerate(state.players)
    )
    too_many = any(player.sum > LIMIT for player in players)
    return Sheet(players=players, insist=(Reason.TOO_MANY,) if too_many else ())


def read(raw: Any, _: Box) -> Sheet:
    return Sheet.model_validate(raw)


SHEET_RULES: Final[SheetRules[Sheet, Box]] = SheetRules(
    sheet=Sheet,
    box=Box,
    groups=GROUPS,
    fields=lambda _sheet, _at: FIELDS,
    read=read,
    check=check,
    score=score,
    verdict=verdict,
    differences=differences,
)
RECORD: Final[SheetRecord[Sheet, Box, State]] = SheetRecord(
    filled=filled, to_check=lambda _state, _at: (), box=lambda state: state.setup.box
)
