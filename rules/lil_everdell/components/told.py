"""What a player can tell about their own components, one fact each."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import Field, StringConstraints, model_validator

from rules.amounts import Change
from rules.kernel import Model
from rules.lil_everdell.components.cards import CARDS, Bonus, Card, CardId, Sources
from rules.lil_everdell.components.dice import Diagram, Face
from rules.lil_everdell.components.traits import Colour, Kind, Royal
from rules.printed import YOURS

LONGEST_PRINTED: Final = 60
LONGEST_TEXT: Final = 400
"""Characters of the name and of the text of a card, as people type them in."""
POINTS: Final = (-9, 30)
COPIES: Final = (1, 20)
Printed: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_PRINTED)]
Text: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_TEXT)]


class CardTold(Model):
    """What a card really shows; None leaves our fact as it is. A card we do not list needs name, colour and kind."""

    fact: Literal["card"] = "card"
    id: CardId
    printed: Printed | None = None
    colour: Colour | None = None
    kind: Kind | None = None
    points: Change | None = None
    copies: int | None = Field(default=None, strict=True, ge=COPIES[0], le=COPIES[1])
    bonus: Bonus | None = None
    text: Text | None = None
    emblem: Printed | None = None

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if self.id not in CARDS and None in (self.printed, self.colour, self.kind):
            raise ValueError("expected name, colour and kind of a card that is not listed")
        return self

    @property
    def card(self) -> Card:
        """Our card corrected, or the owner's own one."""
        told = {name: value for name, value in self if name not in ("fact", "id") and value is not None}
        sources = {name: YOURS for name in told if name in Sources.model_fields}
        if self.id in CARDS:
            ours = CARDS[self.id]
            return ours.replace(**told, sources=ours.sources.replace(**sources))
        return Card.model_validate({**told, "id": self.id, "sources": sources})


class FaceTold(Model):
    """One more face of a resource die."""

    fact: Literal["die_face"] = "die_face"
    die: Literal[1, 2, 3, 4] = 1
    face: Face


class DiceAlike(Model):
    """Whether the four dice show the same."""

    fact: Literal["dice_alike"] = "dice_alike"
    alike: bool


class RoyalName(Model):
    """What the solo card calls an opponent."""

    fact: Literal["royal_name"] = "royal_name"
    who: Royal
    printed: Printed


Fact: TypeAlias = Annotated[CardTold | FaceTold | DiceAlike | Diagram | RoyalName, Field(discriminator="fact")]
