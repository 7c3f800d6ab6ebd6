"""The score sheet of a finished chapter: what each player has, as the players read it off the table."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import BeforeValidator, Field

from rules.amounts import MOST_LISTED, Change
from rules.kernel import Model
from rules.newdale.components.box import Box, facts
from rules.newdale.components.buildings import GoodId
from rules.newdale.components.chapters import CHAPTERS
from rules.newdale.components.numbers import END, ROUNDS
from rules.newdale.components.told import GoalOption
from rules.newdale.reasons import Reason
from rules.newdale.rulings import Ruling
from rules.sheet import HandTotals
from rules.sheet import Player as AnyPlayer
from rules.sheet import Sheet as AnySheet

LIMIT: Final = 99
MOST_POINTS: Final = 999
"""No count at a table comes near them; they keep absurd numbers out."""
MOST_PILES: Final = 40


class Group(StrEnum):
    """The rows of the receipt, in the book's order (p. 13)."""

    TRACK = "track"
    MILITARY = "military"
    GOAL = "goal"
    GOODS = "goods"
    MISSION = "mission"
    BUILDINGS = "buildings"
    CHAPTER = "chapter"


Count: TypeAlias = Annotated[int, Field(strict=True, ge=-LIMIT, le=LIMIT)]
"""Below zero is a position to be refused with its reason, not a broken file."""
PointCount: TypeAlias = Annotated[int, Field(strict=True, ge=-MOST_POINTS, le=MOST_POINTS)]
Amount: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=LIMIT)]


class GoodsPile(Model):
    """Goods on one card, and what its chain eats: goods of the list, or cards of the hand."""

    good: GoodId
    price: Amount
    n: Amount = 0
    chain: tuple[GoodId, ...] = Field(default=(), max_length=2)


class HandCards(Model):
    symbol: GoodId
    n: Amount


def _hand(hand: object) -> object:
    return [{"symbol": symbol, "n": n} for symbol, n in hand.items()] if isinstance(hand, dict) else hand


def _reason(text: object) -> object:
    return f"newdale_score.{text}" if isinstance(text, str) and "." not in text else text


Hand: TypeAlias = Annotated[
    tuple[HandCards, ...],
    Field(max_length=MOST_PILES),
    BeforeValidator(_hand, json_schema_input_type=dict[str, int] | tuple[HandCards, ...]),
]


class Totals(HandTotals):
    """Points somebody counted themselves, group by group; None where the sheet counts."""

    track: PointCount | None = None
    military: PointCount | None = None
    goal: PointCount | None = None
    goods: PointCount | None = None
    mission: PointCount | None = None
    buildings: PointCount | None = None
    chapter: PointCount | None = None


class Player(AnyPlayer):
    """One column; None is what nobody told us, and it has no line."""

    track: PointCount | None = None
    fists: Count | None = None
    goal: Count | None = None
    """Points of the option paid, 0 for none."""
    coins: PointCount | None = None
    """Of the goods left after the goal."""
    goods: tuple[GoodsPile, ...] = Field(default=(), max_length=MOST_PILES)
    """Instead of goal and coins: the plan finds the best of them."""
    hand: Hand = ()
    mission: Count | None = None
    """Houses in cities with one of the two symbols."""
    both: Count = 0
    """Those of them in a city with both."""
    buildings: Annotated[tuple[Count, ...], Field(max_length=MOST_LISTED)] | PointCount | None = Field(default=None)
    """Points card by card, or in all."""
    chapter: Count = 0
    """What the Chronicles add or take."""
    totals: Totals = Totals()

    def entered(self, group: str) -> int | None:
        return self.totals[Group(group)]

    @property
    def planned(self) -> bool:
        """Whether goal and goods are the planner's work."""
        return bool(self.goods) and self.goal is None and self.coins is None

    @property
    def cards(self) -> tuple[int, ...] | None:
        return self.buildings if isinstance(self.buildings, tuple) else None


class Sheet(AnySheet):
    game: Literal["newdale"] = "newdale"
    chapter: str = "I"
    start: Change | None = None
    """The seat that started round 1: decides nothing but a tie."""
    holder: Change | None = None
    """The seat that holds the bag at the end, where somebody went away before."""
    goal: tuple[GoalOption, ...] = Field(default=(), max_length=END.goal_options)
    targets: tuple[Amount, ...] = Field(default=(), max_length=9)
    """Points to reach alone."""
    rulings: tuple[Ruling, ...] = Field(default=(), max_length=MOST_LISTED)
    players: tuple[Player, ...] = Field(min_length=1, max_length=20)
    insist: tuple[Annotated[Reason, BeforeValidator(_reason, json_schema_input_type=str)], ...] = Field(
        default=(), max_length=MOST_LISTED
    )
    """Refusals the table overrules; a file may leave out the namespace."""

    @classmethod
    def read(cls, raw: object, box: Box) -> Self:
        """The sheet in `raw`; goal and targets as in this box where the file is silent."""
        sheet = cls.model_validate(raw)
        goal, targets = sheet._printed(sheet.chapter, box)
        return sheet.replace(goal=sheet.goal or goal, targets=sheet.targets or targets)

    def in_chapter(self, chapter: str, box: Box) -> Self:
        """As another chapter card says; what somebody entered stays where the box knows none."""
        (old_goal, old_targets), (goal, targets) = self._printed(self.chapter, box), self._printed(chapter, box)
        return self.replace(
            chapter=chapter,
            goal=goal if goal or self.goal == old_goal else self.goal,
            targets=targets if targets or self.targets == old_targets else self.targets,
        )

    def _printed(self, chapter: str, box: Box) -> tuple[tuple[GoalOption, ...], tuple[int, ...]]:
        """What the box knows of a chapter card: the goal, and the points to reach alone."""
        card = facts(box).chapter(chapter, len(self.players) == 1) if chapter in CHAPTERS else None
        return (card.goal, card.targets) if card else ((), ())

    @property
    def reference(self) -> int | None:
        """The seat a tie is counted from; None where nobody told who started."""
        # Ruling: tie.
        back = Ruling.TIE in self.rulings
        if self.holder is not None:
            return (self.holder - back) % len(self.players)
        return None if self.start is None else (self.start + ROUNDS.rounds - back) % len(self.players)

    def distance(self, at: int) -> int | None:
        return None if self.reference is None else (at - self.reference) % len(self.players)
