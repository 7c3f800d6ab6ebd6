"""What people do and tell, one class per move."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints

from rules.amounts import MOST, MOST_TOGETHER, Change, Count, Tally
from rules.kernel import Model, Move
from rules.moves import Leave, OfPlayer
from rules.newdale.components.buildings import BuildingId
from rules.newdale.components.figures import NOBODY, Assistant, Figure, Figures
from rules.newdale.components.numbers import MOST_HOODED, ROUNDS
from rules.newdale.components.told import Fact, Name
from rules.newdale.players import Built, CharacterId, KnownToken, Lock, Marker, MarkerNumber, Placed, Space
from rules.newdale.setup import Held

Amount: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=99)]
Text: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]


class Pay(Model):
    """Goods taken off one card."""

    built: Count
    """Index among the owner's cards."""
    n: int = Field(strict=True, ge=1, le=MOST)


class TokenUse(Model):
    token: KnownToken
    onto: Count | None = None
    """The card that gets the good."""


class Run(Model):
    """A chain used at the end: so many goods made."""

    built: Count
    n: int = Field(strict=True, ge=1, le=MOST_TOGETHER)


class Use(Model):
    """Something optional in phase VI: 3 coal, a fish, a figure to the Prison."""

    built: Count
    figure: Figure | None = None
    rabbit: bool = False
    """The figure stands on one's own Rabbit."""
    instead: Assistant | None = None
    """Drawn from the bag for a Hooded figure."""


class WithMarker(OfPlayer):
    """An action of phase IV."""

    marker: MarkerNumber


class TurnEvent(Move):
    kind: Literal["turn_event"] = "turn_event"
    event: int = Field(strict=True, ge=1, le=111)
    figures: Figures | None = None
    """What is printed on it; None where the box knows it, or it is left for later."""
    draws: int | None = Field(default=None, strict=True, ge=0, le=22)


class PlaceMarker(OfPlayer):
    kind: Literal["place_marker"] = "place_marker"
    marker: MarkerNumber
    space: Space | None
    """None takes it back."""


class Draw(Move):
    kind: Literal["draw"] = "draw"
    figures: Figures


class Produce(WithMarker):
    """What the table did; believed where need or row is not told."""

    kind: Literal["produce"] = "produce"
    goods: Amount = 0
    """Made by assistants; spaces of the ship where the Captain works."""
    cards: Count = 0
    stand_ins: Amount = 0
    chain: Tally = 0
    """Made by the chain, without the good it brings besides."""
    bonus: Amount | None = None
    """Told only where the table gave another number than one."""


class Build(OfPlayer):
    kind: Literal["build"] = "build"
    marker: MarkerNumber | None = None
    """None in phase V, and where it is one more."""
    card: BuildingId
    area: int | None = Field(default=None, strict=True, ge=1, le=24)
    colour: Assistant | None = None
    steps: int | None = Field(default=None, strict=True, ge=1, le=99)
    city: Name | None = None
    discount: bool = False
    """City and card show the same symbol."""
    tokens: Amount = 0
    """Tokens that lessen the cost."""
    gunda: bool = False
    paid: tuple[Pay, ...] = ()
    first: Amount = 0
    """Points for being first here."""
    token: KnownToken | None = None
    extra: bool = False
    """One more, by an effect: Aaron's Vineyard, a sailor hired."""


class Unlock(WithMarker):
    kind: Literal["unlock"] = "unlock"
    lock: Lock
    paid: tuple[Pay, ...] = ()


class Exchange(WithMarker):
    kind: Literal["exchange"] = "exchange"
    exchanged: bool = True
    """False: only the three cards were drawn."""


class BlackMarket(WithMarker):
    kind: Literal["black_market"] = "black_market"
    onto: Count
    """The card that gets the fifth good."""


class Develop(WithMarker):
    kind: Literal["develop"] = "develop"
    which: Literal[3, 4]
    tokens: Amount = 0
    paid: tuple[Pay, ...] = ()


class OtherAction(WithMarker):
    """A space that a chapter brings, or what the table did instead."""

    kind: Literal["other_action"] = "other_action"
    text: Text = ""


class NotDone(WithMarker):
    kind: Literal["not_done"] = "not_done"


class TwoCards(OfPlayer):
    """Nothing built in phase V."""

    kind: Literal["two_cards"] = "two_cards"


class UseSpecials(OfPlayer):
    """Phase VI of one seat: what comes by itself, and these."""

    kind: Literal["use_specials"] = "use_specials"
    uses: tuple[Use, ...] = ()
    fewer: tuple[Count, ...] = ()
    """Seats with fewer fists, of those whose fists nobody told us."""


class RoundOver(Move):
    kind: Literal["round_over"] = "round_over"


class FinalProduction(OfPlayer):
    kind: Literal["final_production"] = "final_production"
    tokens: tuple[TokenUse, ...] = ()
    """Used before the chains."""
    chains: tuple[Run, ...] = ()
    after: tuple[TokenUse, ...] = ()
    """Tokens used when the chains are done."""
    bonus: Amount = 0


class ChooseGoal(OfPlayer):
    kind: Literal["choose_goal"] = "choose_goal"
    option: Literal[0, 1] | None = None
    """None: none is paid."""
    paid: tuple[Pay, ...] = ()
    points: Amount | None = None
    """Told where the chapter card is not known."""


class Points(OfPlayer):
    kind: Literal["points"] = "points"
    n: int = Field(strict=True, ge=-99, le=99)


class TakeToken(OfPlayer):
    kind: Literal["take_token"] = "take_token"
    token: KnownToken


class UseToken(OfPlayer):
    kind: Literal["use_token"] = "use_token"
    token: KnownToken
    onto: Count | None = None


class UseCharacter(OfPlayer):
    kind: Literal["use_character"] = "use_character"
    figures: Figures = NOBODY
    """Drawn by Rabbit, chosen by Onyx."""


class Goods(OfPlayer):
    """Gained by an effect, or lost when below zero."""

    kind: Literal["goods"] = "goods"
    built: Count
    n: int = Field(strict=True, ge=-99, le=99)


class Ship(OfPlayer):
    kind: Literal["ship"] = "ship"
    spaces: int = Field(strict=True, ge=-99, le=99)


class Release(OfPlayer):
    """An assistant let out of a Prison, for all."""

    kind: Literal["release"] = "release"
    figure: Assistant


class Learn(Move):
    """Something printed on a component that nobody had told us, or that we had wrong."""

    kind: Literal["learn"] = "learn"
    fact: Fact


class CorrectPlayer(OfPlayer):
    """What a seat really has; None leaves a value as it is."""

    kind: Literal["correct_player"] = "correct_player"
    score: Change | None = None
    markers: tuple[Marker, ...] | None = None
    plan: tuple[Placed, ...] | None = None
    locks: tuple[Lock, ...] | None = None
    built: tuple[Built, ...] | None = None
    houses: Change | None = None
    tokens: tuple[KnownToken, ...] | None = None
    character: CharacterId | None = None
    character_used: bool | None = None
    fists: Change | None = None
    ship: Change | None = None
    left: bool | None = None


class CorrectTable(Move):
    """What really lies on the table; None leaves it as it is."""

    kind: Literal["correct_table"] = "correct_table"
    round: int | None = Field(default=None, strict=True, ge=1, le=ROUNDS.rounds)
    """Another round begins anew."""
    starter: Count | None = None
    printed: Figures | None = None
    drawn: Figures | None = None
    draws: Count | None = None
    held: tuple[Held, ...] | None = None
    hooded: int | None = Field(default=None, strict=True, ge=0, le=MOST_HOODED)
    removed: int | None = Field(default=None, strict=True, ge=0, le=MOST_HOODED)


RoundMove: TypeAlias = TurnEvent | PlaceMarker | Draw | RoundOver
ActionMove: TypeAlias = Produce | Unlock | Exchange | BlackMarket | Develop | OtherAction | NotDone
TurnMove: TypeAlias = ActionMove | Build | TwoCards | UseSpecials
EndMove: TypeAlias = FinalProduction | ChooseGoal
EffectMove: TypeAlias = Points | TakeToken | UseToken | UseCharacter | Goods | Ship | Release | Leave | Learn
"""Possible at any time; and so are corrections."""
CorrectMove: TypeAlias = CorrectPlayer | CorrectTable
AnyMove: TypeAlias = Annotated[RoundMove | TurnMove | EndMove | EffectMove | CorrectMove, Field(discriminator="kind")]
