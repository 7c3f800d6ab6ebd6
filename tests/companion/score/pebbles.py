"""A second game with a score sheet, so that the shared rooms can be seen to know none.

Pebbles and shells, two points each. It has no words: a message that is missing is shown by its key.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Literal

import flet as ft
import pytest
from pydantic import Field

from companion.games import GameEntry, Screens, registered
from companion.match.summary import Part, Summary
from companion.score.game_parts import ByHand, EntryScreen, ScoreParts
from companion.score.sharing.csv_columns import CsvColumns, CsvRow
from companion.views.score.scoring import Scoring
from companion.widgets.entries import NumberField
from rules import reasons
from rules.kernel import Game, Journal, Model, Move, Phrase, phrase
from rules.scores import Line, Score, winners
from rules.sheet import Player as AnyPlayer
from rules.sheet import Remark, SheetRules, final, refusal
from rules.sheet import Sheet as AnySheet

MOST = 9


class Reason(reasons.Reason):
    TOO_MANY = "pebbles_score.too_many", "B", "pebbles"
    LESS_THAN_NONE = "pebbles_score.less_than_none", "B", "pebbles"


class Box(Model):
    worth: int = 2


class Player(AnyPlayer):
    stones: int = 0
    shells: int = 0
    by_hand: dict[str, int] = Field(default_factory=dict)

    def entered(self, group: str) -> int | None:
        return self.by_hand.get(group)


class Sheet(AnySheet):
    game: Literal["pebbles"] = "pebbles"
    players: tuple[Player, ...]


class Setup(Model):
    pass


GROUPS = ("stones", "shells")


def check(sheet: Sheet, _: Box) -> tuple[Remark, ...]:
    found = []
    for at, player in enumerate(sheet.players):
        if player.stones > MOST:
            found.append(refusal(phrase(Reason.TOO_MANY, name=player.name), at, "stones"))
        if player.stones < 0:
            found.append(final(phrase(Reason.LESS_THAN_NONE, name=player.name), at, "stones"))
    return tuple(remark.replace(insisted=remark.reason in sheet.insist) for remark in found)


def _points(player: Player, group: str, box: Box) -> int:
    entered = player.entered(group)
    counted: int = getattr(player, group) * box.worth
    return counted if entered is None else entered


def score(sheet: Sheet, box: Box) -> tuple[Score, ...]:
    return tuple(
        Score(
            player=player.name,
            lines=tuple(
                Line(group=group, why=phrase(f"pebbles_score.{group}"), points=_points(player, group, box))
                for group in GROUPS
            ),
        )
        for player in sheet.players
    )


def verdict(_: Sheet, scores: tuple[Score, ...]) -> tuple[Phrase, ...]:
    best = winners(scores)[0]
    return (phrase("result.wins", name=best.player, n=best.total),)


RULES: SheetRules[Sheet, Box, Any] = SheetRules(
    sheet=Sheet,
    box=Box,
    groups=GROUPS,
    fields=lambda _sheet, _at: GROUPS,
    read=lambda raw, _: Sheet.model_validate(raw),
    check=check,
    score=score,
    verdict=verdict,
    differences=lambda before, after, _: (phrase("sheet.log_joined", name="?"),) if before != after else (),
    filled=lambda _: Sheet(players=(Player(name="Ola"),)),
    to_check=lambda _state, _at: (),
    state_box=lambda _: Box(),
)
GAME: Game[Setup, Setup, Move] = Game(
    id="pebbles",
    rules_version=1,
    journal=Journal[Setup, Move],
    start=lambda setup: setup,
    apply=lambda state, _: state,
    question=lambda _: None,
    score=lambda _: (),
    tell=lambda _state, _move: (),
    reasons=Reason,
    sheet=RULES,
)


def _numbers(scoring: Scoring) -> list[ft.Control]:
    return [_field(scoring, field) for field in GROUPS]


def _field(scoring: Scoring, field: str) -> ft.Control:
    return NumberField(
        scoring.store, field, getattr(scoring.player, field), lambda n: scoring.enter(field, **{field: n or 0})
    )


def _read(row: CsvRow, entered: Any, _: Box) -> dict[str, Any]:
    return {**{field: row.number(field) for field in GROUPS if row.text(field)}, "by_hand": dict(entered)}


def _by_hand(player: Player, group: str, points: int | None) -> Player:
    others = {key: value for key, value in player.by_hand.items() if key != group}
    return player.replace(by_hand=others if points is None else {**others, group: points})


def _summary(_sheet: Sheet, scores: tuple[Score, ...], _journal: Any, _unsure: Any) -> Summary:
    return Summary(parts=tuple(Part.of(found) for found in scores))


PARTS = ScoreParts(
    entries=(EntryScreen(name="numbers", draw=_numbers, fields=GROUPS, groups=GROUPS, typed_into=True),),
    new_person=lambda name: Player(name=name),
    most_people=3,
    longest_name=20,
    called=lambda player: str(player.name),
    by_hand=ByHand(groups=lambda _: GROUPS, enter=_by_hand),
    csv=CsvColumns(GROUPS, lambda player: {field: str(getattr(player, field)) for field in GROUPS}, _read),
    source=lambda reason, _: phrase("pebbles.section", code=str(reason.source)),
    sign=lambda _palette, _lost: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    bg_stats_name="Pebbles",
    summary=_summary,
)


def sheet(**stones: int) -> Sheet:
    return Sheet(players=tuple(Player(name=name, stones=n) for name, n in stones.items()))


ENTRY = GameEntry(
    id="pebbles",
    rules=lambda: GAME,
    screens=lambda: Screens((), score=lambda: PARTS),
    words=lambda language: files("tests") / "no_words" / language,
    data=lambda: files("tests") / "no_words",
    box=lambda: Box,
)


@pytest.fixture
def pebbles() -> Iterator[None]:
    """The registry knows this game too, for as long as a test lasts."""
    with registered(ENTRY):
        yield
