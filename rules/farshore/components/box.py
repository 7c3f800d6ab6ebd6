"""My box: what a player says their own components show, laid over the facts we ship."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType
from typing import Final, Self

from pydantic import Field, field_validator

from rules.boxes import AnyBox, latest
from rules.farshore.components.cards import CARDS, Card, CardId, card_index, find_card
from rules.farshore.components.maps import MAPS, MapKind, MapKindId
from rules.farshore.components.numbers import SETUP, WIND_ROSE
from rules.farshore.components.route_cards import RouteCard
from rules.farshore.components.ship import SHIP, Track
from rules.farshore.components.told import (
    CardFix,
    Fact,
    IslandText,
    MapNeeds,
    ShoreText,
    TrackFix,
    WeatherText,
    WindTile,
)
from rules.farshore.components.traits import Counts, Resource
from rules.farshore.reasons import Reason
from rules.kernel import IllegalMove, Phrase, phrase
from rules.printed import YOURS, Edition, Origin, Source
from rules.values import made

__all__ = [
    "Box",
    "CardFix",
    "Fact",
    "Facts",
    "IslandText",
    "MapNeeds",
    "RouteCard",
    "ShoreText",
    "TrackFix",
    "WeatherText",
    "WindTile",
    "facts",
]


class Box(AnyBox):
    """Everything a player has told about their components; empty for someone who told nothing."""

    edition: Edition | None = None
    wind_tiles: tuple[WindTile, ...] = ()
    map_needs: tuple[MapNeeds, ...] = ()
    cards: tuple[CardFix, ...] = ()
    routes: tuple[RouteCard, ...] = ()
    shores: tuple[ShoreText, ...] = ()
    islands: tuple[IslandText, ...] = Field(default=(), max_length=SETUP.island_tiles)
    weather: tuple[WeatherText, ...] = ()
    track: Track | None = None

    @field_validator("wind_tiles")
    @classmethod
    def _fit_the_stacks(cls, tiles: tuple[WindTile, ...]) -> tuple[WindTile, ...]:
        if any(_in_stack(tiles, stack) > WIND_ROSE.tiles_in_a_stack for stack in WIND_ROSE.stacks):
            raise ValueError(f"a stack has {WIND_ROSE.tiles_in_a_stack} wind rose tiles")
        return tiles

    def learn(self, fact: Fact) -> Self:
        """This box with one more fact, in place of what it corrects."""
        if isinstance(fact, TrackFix):
            return self._with("track", fact.track)
        drawer = _DRAWER[fact.fact]
        kept = tuple(other for other in getattr(self, drawer) if not _about_the_same(other, fact))
        if isinstance(fact, WindTile) and _in_stack(kept, fact.stack) == WIND_ROSE.tiles_in_a_stack:
            raise IllegalMove(Reason.WIND_TILES_COMPLETE, stack=fact.stack, n=WIND_ROSE.tiles_in_a_stack)
        if isinstance(fact, IslandText) and len(kept) == SETUP.island_tiles:
            raise IllegalMove(Reason.ISLANDS_COMPLETE, n=SETUP.island_tiles)
        return self._with(drawer, latest((*kept, fact)))

    def renamed(self, card: CardId, printed: str) -> Self:
        """This box with the name that is printed on a card; what it tells of the card besides stays."""
        known = next((fix for fix in self.cards if fix.id == card), CardFix(id=card))
        return self.learn(known.replace(printed=printed))

    def forget(self, fact: Fact) -> Self:
        """This box without one fact it holds; of equal ones only the first goes."""
        if isinstance(fact, TrackFix):
            return self._with("track", None)
        held = list(getattr(self, _DRAWER[fact.fact]))
        held.remove(fact)
        return self._with(_DRAWER[fact.fact], tuple(held))

    def _with(self, drawer: str, held: object) -> Self:
        """What a box is told has been looked at before."""
        return made(type(self), {**self.__dict__, drawer: held})


_DRAWER: Final = {
    "wind_tile": "wind_tiles",
    "map_needs": "map_needs",
    "card": "cards",
    "route_card": "routes",
    "shore": "shores",
    "island": "islands",
    "weather": "weather",
}


def _in_stack(tiles: Iterable[WindTile], stack: str) -> int:
    return sum(tile.stack == stack for tile in tiles)


def _about_the_same(old: Fact, new: Fact) -> bool:
    """A card, a map kind and a shore space have one truth each; tiles and texts are listed once."""
    match old, new:
        case (CardFix(), CardFix()):
            return old.id == new.id
        case (MapNeeds(), MapNeeds()):
            return old.kind == new.kind
        case (ShoreText(), ShoreText()):
            return old.space == new.space
        case (RouteCard(), RouteCard()):
            return False  # the deck may hold equal route cards
    return old == new


@dataclass(frozen=True, eq=False)
class Facts:
    """What is true at this table: our facts, corrected by the box. Equal boxes have the same ones."""

    edition: Edition | None
    cards: Mapping[CardId, Card]
    track: Track
    track_source: Source
    map_kinds: Mapping[MapKindId, MapKind]
    routes: tuple[RouteCard, ...]
    shores: Mapping[Resource, str]
    islands: tuple[str, ...]

    def name(self, card_id: CardId) -> Phrase | str:
        """What the card is called: as printed in this box if that is known, else in the reader's language."""
        card = self.cards[card_id]
        if card.printed is not None:
            return card.printed
        if self.edition is not None and (name := card.name(self.edition)).origin is not Origin.OURS:
            return name.text
        return phrase(f"farshore_cards.{card_id}")

    @cached_property
    def names(self) -> Mapping[CardId, Phrase | str]:
        return {card: self.name(card) for card in self.cards}

    @cached_property
    def order(self) -> Mapping[CardId, int]:
        """The place of each card in the deck's list."""
        return {card: at for at, card in enumerate(self.cards)}

    @cached_property
    def map_names(self) -> Mapping[MapKindId, Phrase]:
        return {kind: facts.name for kind, facts in self.map_kinds.items()}

    def find_card(self, text: str) -> Card | None:
        return self.cards.get(text) or find_card(text, self._index)

    @cached_property
    def copies(self) -> Counts:
        """How many cards of each colour the deck holds."""
        return Counts.of(card.colour for card in self.cards.values() for _ in range(card.copies))

    def spaces(self, cards: Iterable[CardId]) -> int:
        """How many city spaces they take."""
        return sum([self.cards[card].spaces for card in cards])

    @cached_property
    def _index(self) -> Mapping[str, Card]:
        return card_index(self.cards.values())


def facts(box: Box) -> Facts:
    """Of wind tiles and weather cards a box may learn more in every match: they change none of these."""
    return _facts(box.edition, box.cards, box.map_needs, box.routes, box.shores, box.islands, box.track)


@cache
def _facts(
    edition: Edition | None,
    cards: tuple[CardFix, ...],
    map_needs: tuple[MapNeeds, ...],
    routes: tuple[RouteCard, ...],
    shores: tuple[ShoreText, ...],
    islands: tuple[IslandText, ...],
    track: Track | None,
) -> Facts:
    fixes = {fix.id: fix for fix in cards}
    needs = {learned.kind: learned.needs for learned in map_needs}
    return Facts(
        edition=edition,
        cards=MappingProxyType({card.id: _corrected(card, fixes) for card in CARDS.values()}),
        track=track or SHIP.track,
        track_source=YOURS if track else SHIP.source,
        map_kinds=MappingProxyType({kind.id: _learned(kind, needs) for kind in MAPS.kinds}),
        routes=routes,
        shores=MappingProxyType({shore.space: shore.text for shore in shores}),
        islands=tuple(island.text for island in islands),
    )


def _corrected(card: Card, fixes: Mapping[CardId, CardFix]) -> Card:
    return fixes[card.id].correct(card) if card.id in fixes else card


def _learned(kind: MapKind, needs: Mapping[MapKindId, Counts]) -> MapKind:
    return kind.replace(needs=needs[kind.id], source=YOURS) if kind.id in needs else kind
