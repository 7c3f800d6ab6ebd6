"""What is done and told at the table, one class per move."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.amounts import Change, Count
from rules.kernel import Move
from rules.lil_everdell.components.cards import CardId
from rules.lil_everdell.components.dice import Face
from rules.lil_everdell.components.parades import ParadeKind, ParadeToken
from rules.lil_everdell.components.places import Place
from rules.lil_everdell.components.told import Fact
from rules.lil_everdell.players import Laid
from rules.moves import Leave, OfPlayer


class BeginRound(Move):
    """Dice are rolled and laid out, green cards have worked."""

    kind: Literal["begin_round"] = "begin_round"
    faces: tuple[Face, ...] = ()
    """What the app rolled, from the left; empty when the dice were thrown on the table."""


class PlaceFriend(OfPlayer):
    kind: Literal["place_friend"] = "place_friend"
    place: Place


class PlayCard(OfPlayer):
    """A card from the display; the turn ends with it."""

    kind: Literal["play_card"] = "play_card"
    laid: Laid
    extra: bool = False
    """By the effect of another card: not the turn's own, and possible at any time."""


class NoCard(OfPlayer):
    kind: Literal["no_card"] = "no_card"


class RollD8(Move):
    """The app rolled for the opponent: what came, in order, until a place was free."""

    kind: Literal["roll_d8"] = "roll_d8"
    rolls: tuple[Change, ...] = Field(min_length=1)


class OpponentCard(Move):
    kind: Literal["opponent_card"] = "opponent_card"
    laid: Laid
    position: Change | None = None
    """The number of the eight-sided die; None takes it from the app's roll, if there was one."""


class ParadeValue(Move):
    """The token that lay on top where nobody could know; None when the stack was empty."""

    kind: Literal["parade_value"] = "parade_value"
    parade: ParadeKind
    value: Change | None = None


class NameCard(OfPlayer):
    """Which one an unnamed card was."""

    kind: Literal["name_card"] = "name_card"
    at: Count
    card: CardId


class LoseCard(OfPlayer):
    """A card leaves an area."""

    kind: Literal["lose_card"] = "lose_card"
    at: Count


class Learn(Move):
    """Something printed on a component that nobody had told us, or that we had wrong."""

    kind: Literal["learn"] = "learn"
    fact: Fact


class Correct(Move):
    """What a player really has; None leaves a value as it is."""

    cards: tuple[Laid, ...] | None = None
    complete: bool | None = None
    parades: tuple[ParadeToken, ...] | None = None
    friends: tuple[Place, ...] | None = None


class CorrectPerson(Correct):
    kind: Literal["correct_person"] = "correct_person"
    seat: Count
    left: bool | None = None


class CorrectOpponent(Correct):
    kind: Literal["correct_opponent"] = "correct_opponent"
    gaps: tuple[Change | None, ...] | None = None


class CorrectTable(Move):
    """Where the game really stands; None leaves it as it is."""

    kind: Literal["correct_table"] = "correct_table"
    round: Change | None = None
    sun: Change | None = None
    """The seat that starts this round."""
    taken: Change | None = None
    """Turns done in it."""


TurnMove: TypeAlias = BeginRound | PlaceFriend | PlayCard | NoCard | RollD8 | OpponentCard | ParadeValue
EffectMove: TypeAlias = NameCard | LoseCard | Learn | Leave
"""Possible at any time; and so are corrections."""
CorrectMove: TypeAlias = CorrectPerson | CorrectOpponent | CorrectTable

AnyMove: TypeAlias = Annotated[TurnMove | EffectMove | CorrectMove, Field(discriminator="kind")]
