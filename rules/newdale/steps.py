"""What is still to be settled, one model per step; the first one is asked about."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, NonNegativeInt

from rules.kernel import Model


class EventDue(Model):
    kind: Literal["event"] = "event"


class PlanDue(Model):
    """Everybody lays their markers."""

    kind: Literal["plan"] = "plan"


class DrawDue(Model):
    kind: Literal["draw"] = "draw"


class ActDue(Model):
    kind: Literal["act"] = "act"
    seat: NonNegativeInt
    marker: int


class BuildDue(Model):
    kind: Literal["build"] = "build"
    seat: NonNegativeInt


class SpecialDue(Model):
    kind: Literal["special"] = "special"
    seat: NonNegativeInt


class RoundDue(Model):
    """The round ends: by itself where every turn is followed, else when the table says so."""

    kind: Literal["round"] = "round"
    asked: bool = False


class FinalDue(Model):
    """The last production."""

    kind: Literal["final"] = "final"
    seat: NonNegativeInt


class GoalDue(Model):
    kind: Literal["goal"] = "goal"
    seat: NonNegativeInt


Step: TypeAlias = Annotated[
    EventDue | PlanDue | DrawDue | ActDue | BuildDue | SpecialDue | RoundDue | FinalDue | GoalDue,
    Field(discriminator="kind"),
]
