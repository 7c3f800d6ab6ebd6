"""The score sheet of a finished table: what each player has, as the players read it off the table."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal, Self, TypeAlias

from pydantic import BeforeValidator, Field, ValidationInfo, model_validator

from rules.amounts import MOST_LISTED
from rules.kernel import Model, Phrase, phrase
from rules.letters import nearest
from rules.lil_everdell.components.box import Box, Facts, recent_facts
from rules.lil_everdell.components.cards import Card, CardId
from rules.lil_everdell.components.parades import ParadeKind
from rules.lil_everdell.components.traits import Animal, Colour, Kind, Royal
from rules.lil_everdell.reasons import Reason
from rules.lil_everdell.rulings import Ruling
from rules.sheet import HandTotals, PlayerName
from rules.sheet import Player as AnyPlayer
from rules.sheet import Sheet as AnySheet

LIMIT: Final = 999
"""No count at a table comes near it; it keeps absurd numbers out."""
NUMBERS: Final = ("tokens", "resources")
"""The fields of a player that are one number each."""


class Group(StrEnum):
    """The rows of the sheet, in the rulebook's order (E)."""

    RESOURCES = "resources"
    PURPLE = "purple"
    CARDS = "cards"
    PARADES = "parades"
    TOKENS = "tokens"


class UnknownCard(ValueError):
    """The text names no card; pydantic passes this on with the field."""

    def __init__(self, text: str, known: Facts) -> None:
        super().__init__(text)
        self._known = known

    @property
    def near(self) -> Phrase | str | None:
        """What the nearest one is called that the table knows; only of one of many somebody is told."""
        meant = nearest(str(self), self._known.index)
        return self._known.name(meant.id) if meant else None


def _facts(info: ValidationInfo) -> Facts:
    return info.context if isinstance(info.context, Facts) else recent_facts(Box())


def _found(text: str, info: ValidationInfo) -> Card:
    known = _facts(info)
    if (card := known.find_card(text)) is not None:
        return card
    # JSON can spell half a character, which pydantic cannot pass on.
    raise UnknownCard(text.encode("utf-8", "replace").decode("utf-8"), known)


def _card(raw: object, info: ValidationInfo) -> object:
    """A name alone, or an object; of a named card colour and kind need not be told."""
    told = {"card": raw} if isinstance(raw, str) else raw
    if not isinstance(told, dict) or not isinstance(name := told.get("card"), str):
        return told
    card = _found(name, info)
    signs = {"colour": card.colour, "kind": card.kind, "starting": card.starting}
    return {**signs, **told, "card": card.id}


def _token(raw: object) -> object:
    return {"value": raw} if isinstance(raw, int) and not isinstance(raw, bool) else raw


def _reason(text: object) -> object:
    return f"lil_everdell.{text}" if isinstance(text, str) and "." not in text else text


Count: TypeAlias = Annotated[int, Field(strict=True, ge=-LIMIT, le=LIMIT)]
"""Below zero is a position to be refused with its reason, not a broken file."""


class SheetCard(Model):
    """Equal cards of an area: their signs, and whatever else was told."""

    colour: Colour
    kind: Kind
    card: CardId | None = None
    points: Count | None = None
    """Printed, where the box does not tell."""
    bonus: Count | None = None
    """What each of them paid at the end, where no rule of it is known."""
    starting: bool = False
    n: Annotated[int, Field(strict=True, ge=1, le=LIMIT)] = 1

    def worth(self, known: Facts) -> int | None:
        card = known.card(self.card)
        return card.points if card and card.points is not None else self.points

    def called(self, known: Facts) -> Phrase | str:
        return known.called(self.card, self.colour, self.kind)


class SheetToken(Model):
    kind: ParadeKind | None = None
    """None where only the value was told."""
    value: Count


class Totals(HandTotals):
    """Points somebody counted themselves, group by group; None where the sheet counts."""

    resources: Count | None = None
    purple: Count | None = None
    cards: Count | None = None
    parades: Count | None = None
    tokens: Count | None = None


CardEntry: TypeAlias = Annotated[SheetCard, BeforeValidator(_card, json_schema_input_type=str | SheetCard)]
TokenEntry: TypeAlias = Annotated[SheetToken, BeforeValidator(_token, json_schema_input_type=int | SheetToken)]


class Player(AnyPlayer):
    name: PlayerName = ""
    opponent: Royal | None = None
    animal: Animal | None = None
    cards: Annotated[tuple[CardEntry, ...], Field(max_length=LIMIT)] = ()
    parades: Annotated[tuple[TokenEntry, ...], Field(max_length=LIMIT)] = ()
    tokens: Count = 0
    """Point tokens, before anything is taken for leftovers and purple cards."""
    resources: Count = 0
    paid: bool = False
    """Both were taken already: they lie among the tokens."""
    totals: Totals = Totals()

    @model_validator(mode="before")
    @classmethod
    def _named(cls, raw: object) -> object:
        """An opponent is called by what it is, a person without a name by the animal."""
        if not isinstance(raw, dict) or raw.get("name"):
            return raw
        stand_in = raw.get("opponent") or raw.get("animal")
        return {**raw, "name": str(stand_in)} if isinstance(stand_in, str) else raw

    @property
    def is_opponent(self) -> bool:
        return self.opponent is not None

    def entered(self, group: str) -> int | None:
        return self.totals[Group(group)]

    @property
    def called(self) -> str | Phrase:
        """The name in a sentence; a stand-in depends on the reader's language."""
        if self.opponent and self.name == self.opponent:
            return phrase("lil_everdell.royal", who=self.opponent.value)
        if self.animal and self.name == self.animal:
            return phrase("lil_everdell.animal", animal=self.animal.value)
        return self.name

    @property
    def deck_cards(self) -> int:
        return sum(card.n for card in self.cards if not card.starting)


class Sheet(AnySheet):
    game: Literal["lil_everdell"] = "lil_everdell"
    players: tuple[Player, ...] = Field(min_length=1, max_length=20)
    rulings: tuple[Ruling, ...] = Field(default=(), max_length=MOST_LISTED)
    """Where this table follows the other reading."""
    insist: tuple[Annotated[Reason, BeforeValidator(_reason, json_schema_input_type=str)], ...] = Field(
        default=(), max_length=MOST_LISTED
    )
    """Refusals the table overrules; a file may leave out the namespace."""

    @classmethod
    def read(cls, raw: object, box: Box) -> Self:
        """The sheet in `raw`, its cards called as in this box; pydantic's error names what is wrong."""
        return cls.model_validate(raw, context=recent_facts(box))

    @property
    def people(self) -> tuple[Player, ...]:
        return tuple(player for player in self.players if not player.is_opponent)

    @property
    def opponents(self) -> tuple[Player, ...]:
        return tuple(player for player in self.players if player.is_opponent)

    @property
    def solo(self) -> bool:
        return len(self.people) == 1 and bool(self.opponents)
