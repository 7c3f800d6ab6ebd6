"""Who plays: what each person and Krabita have on the table. What nobody told us is None, never a guess."""

from __future__ import annotations

from typing import Final, Self

from rules.amounts import Count, Tally
from rules.farshore.components.cards import CardId
from rules.farshore.components.maps import MapTile
from rules.farshore.components.numbers import KRABITA, YEAR
from rules.farshore.components.places import Place
from rules.farshore.components.plan import Plan
from rules.farshore.components.traits import Colour, Counts, Kind, Rarity, Season, Trait
from rules.kernel import Position

WORKERS: Final = {season.id: season.workers for season in YEAR.seasons}
"""Ready at the start of each season."""


class Player(Position):
    """What a person and Krabita have alike."""

    season: Season = Season.WINTER
    ready: Count | None = WORKERS[Season.WINTER]
    """Workers at home; None when nobody counts them."""
    placed: tuple[Place, ...] = ()
    maps: tuple[MapTile, ...] | None = ()
    treasures: Tally | None = 0
    ship: Count | None = 0
    odd_chests: tuple[Count, ...] = ()
    """Chests behind the ship that gave nothing, and chests ahead of it whose treasure is spent already."""
    passed: bool = False

    def sent_to(self, place: Place) -> Self:
        ready = None if self.ready is None else max(0, self.ready - 1)
        return self.replace(ready=ready, placed=(*self.placed, place))

    def home(self, season: Season) -> Self:
        """All workers back, one more joins them."""
        ready = None if self.ready is None else WORKERS[season]
        return self.replace(season=season, ready=ready, placed=())

    def with_map(self, tile: MapTile) -> Self:
        return self if self.maps is None else self.replace(maps=(*self.maps, tile))

    def has_map(self, kind: str) -> bool:
        return kind in [tile.kind for tile in self.maps or ()]


class City(Position):
    cards: tuple[CardId, ...] = ()
    complete: bool = True
    """False: other cards lie there too, nobody told us which."""
    anchored: tuple[CardId, ...] = ()
    """Constructions covered by an anchor, one entry per anchor."""

    def without(self, card: CardId, anchored: bool) -> Self:
        """One copy less; an anchor on it goes with it (p. 7)."""
        return self.replace(
            cards=_less(self.cards, card), anchored=_less(self.anchored, card) if anchored else self.anchored
        )


class Person(Player):
    city: City = City()
    anchors: Count = 0
    """Used so far, those lost with a card included."""
    shells: Tally | None = 0
    left: bool = False
    """Went away from the table: counts as prepared and passed."""

    @property
    def prepared(self) -> Season:
        return Season.AUTUMN if self.passed else self.season


class SeenCard(Position):
    """A card of Krabita's city, as far as anyone looked at it."""

    colour: Colour
    kind: Kind | None = None
    rarity: Rarity | None = None
    card: CardId | None = None

    @property
    def traits(self) -> frozenset[Trait]:
        return frozenset([trait for trait in (self.colour, self.kind, self.rarity) if trait is not None])


class Krabita(Player):
    plan: Plan
    hand: Count = KRABITA.hand
    cards: tuple[SeenCard, ...] = ()
    routes: tuple[Count, ...] = ()
    """Route cards of the box that were revealed since the last shuffle, when the app draws them."""

    @property
    def counts(self) -> Counts:
        return Counts.of([card.colour for card in self.cards])


UNTRACKED: Final = Person(ready=None, maps=None, treasures=None, ship=None, shells=None, city=City(complete=False))
"""A person of whom only the seasons are recorded."""


def _less(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])
