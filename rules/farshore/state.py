"""The table at one moment, the turn in progress included."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, Self

from pydantic import NonNegativeInt

from rules.farshore.components.box import Box, Facts, facts
from rules.farshore.components.maps import KIND_IDS, MapKindId, stack, tile_values
from rules.farshore.components.numbers import KRABITA
from rules.farshore.components.places import Place
from rules.farshore.components.told import WeatherText
from rules.farshore.components.traits import Colour, Counts, Season
from rules.farshore.players import Krabita, Person, Player
from rules.farshore.rose import Rose
from rules.farshore.rulings import Ruling
from rules.farshore.setup import CAPTAIN, Depth, Setup
from rules.farshore.steps import (
    CardDue,
    KrabitaSeason,
    KrabitaTurn,
    LookoutDue,
    MapDue,
    Step,
    TideDue,
    TileDue,
    WeatherDue,
)
from rules.kernel import Phrase, Position, phrase
from rules.values import recently


class Phase(StrEnum):
    """What kind of thing is to be settled."""

    PERSON = "person"
    TILE = "tile"
    WEATHER = "weather"
    TIDE = "tide"
    ROUTE = "route"
    CARD = "card"
    LOOKOUT = "lookout"
    CLAIM = "claim"
    VALUE = "value"
    DECK_DRAW = "deck_draw"
    PLAN_DRAW = "plan_draw"
    MAP = "map"
    WAITING = "waiting"
    """Krabita has passed and only she is tracked: people say when they pass."""
    OVER = "over"


class Source(StrEnum):
    HAND = "hand"
    BAY = "bay"
    DECK = "deck"


class State(Position):
    setup: Setup
    box: Box
    """The set-up's, and what was learned since."""
    people: tuple[Person, ...]
    krabita: Krabita | None = None
    rose: Rose
    weather: tuple[WeatherText | None, ...] = ()
    """The weather cards turned up so far, the last one in force."""
    flooded: tuple[int, ...] = ()
    """Islands face down, counted from the left."""
    winds: Season = Season.WINTER
    """The season whose tiles are face up, or being turned up."""
    turn: NonNegativeInt = 0
    """The seat that moves; Krabita has the last one."""
    steps: tuple[Step, ...] = ()

    @property
    def facts(self) -> Facts:
        return recent_facts(self.box)

    @property
    def krabita_seat(self) -> int:
        return len(self.people)

    @property
    def her(self) -> Krabita:
        """Krabita, where she is known to play."""
        assert self.krabita is not None
        return self.krabita

    @property
    def only_krabita(self) -> bool:
        return self.setup.tracking is Depth.KRABITA_ONLY

    @property
    def players(self) -> tuple[Player, ...]:
        return self.people if self.krabita is None else (*self.people, self.krabita)

    @property
    def prepared(self) -> Season:
        """The last season every person has prepared for."""
        return min([person.prepared for person in self.people])

    @property
    def over(self) -> bool:
        if self.krabita is not None and not self.krabita.passed:
            return False
        return all(person.passed for person in self.people)

    @property
    def islands(self) -> tuple[int, ...]:
        """Numbered from the left; one per person."""
        return tuple(range(1, len(self.people) + 1))

    @property
    def dry(self) -> tuple[int, ...]:
        return tuple(number for number in self.islands if number not in self.flooded)

    @property
    def phase(self) -> Phase:
        if not self.steps:
            return Phase.OVER if self.over else Phase.WAITING if self.only_krabita else Phase.PERSON
        step = self.steps[0]
        if isinstance(step, KrabitaTurn):
            return Phase.CARD if plays_first(self.her) else Phase.ROUTE
        if isinstance(step, KrabitaSeason):
            return _season_phase(step)
        return PHASES[type(step)]

    @property
    def source(self) -> Source:
        """Where the card comes from that Krabita plays now: hand, else the bay by the plan, else the deck (p. 15)."""
        step = self.steps[0]
        if isinstance(step, CardDue) and step.deck:
            return Source.DECK
        if self.her.hand:
            return Source.HAND
        return Source.BAY if self.sought else Source.DECK

    @property
    def sought(self) -> tuple[Colour, ...]:
        """The colours Krabita looks for in the bay, in this order, as far as the deck can still have them."""
        gone = self.all_used_up
        return tuple([colour for colour in self.her.plan.order if colour not in gone])

    @property
    def in_deck(self) -> tuple[Colour, ...]:
        """The colours of which not every card lies in a city."""
        gone = self.all_used_up
        return tuple([colour for colour in Colour if colour not in gone])

    @property
    def playable(self) -> tuple[Colour, ...]:
        """The colours that a card can have which Krabita plays now; her hand holds something, whatever was recorded."""
        if self.source is Source.BAY:
            return self.sought
        return self.in_deck or (tuple(Colour) if self.source is Source.HAND else ())

    def name(self, seat: int) -> str:
        return CAPTAIN if seat == self.krabita_seat else self.setup.people[seat].name

    def called(self, seat: int) -> str | Phrase:
        """The name in a sentence: Krabita's depends on the reader's language."""
        return phrase("farshore.krabita") if seat == self.krabita_seat else self.name(seat)

    def other_reading(self, ruling: Ruling) -> bool:
        return ruling in self.setup.rulings

    def occupant(self, place: Place) -> int | None:
        """The seat whose worker stands there, as far as anyone knows."""
        return _standing(self).get(place)

    def counts(self, seat: int) -> Counts:
        """The known cards of a city, by colour."""
        return _cities(self)[seat]

    def used_up(self, colour: Colour) -> bool:
        """Whether every card of a colour that the deck holds lies in a city; asked of Krabita's cards."""
        known, copies = self.facts.cards, self.facts.copies[colour]
        cities = [[known[card].colour for card in person.city.cards] for person in self.people]
        cities.append([card.colour for card in self.her.cards])
        lying = sum([len(city) for city in cities])
        return lying >= copies and sum([city.count(colour) for city in cities]) >= copies

    @property
    def all_used_up(self) -> frozenset[Colour]:
        """The colours of which every card that the deck holds lies in a city."""
        return _used_up(self)

    @property
    def stacks(self) -> Mapping[MapKindId, tuple[int, ...]] | None:
        """The tiles left of each kind, from the top; None when nobody tracks who took them."""
        return _stacks(self)

    def left(self, kind: MapKindId) -> tuple[int, ...] | None:
        """Those of one kind."""
        stacks = self.stacks
        return None if stacks is None else stacks[kind]

    def on_top(self, kind: MapKindId) -> tuple[int, ...]:
        """The values the next tile of a kind can have: one where the stack is known, none where it is empty."""
        left = self.left(kind)
        return tile_values(self.setup.players) if left is None else left[:1]

    def top(self, kind: MapKindId) -> int:
        """The value of the tile that is taken next, where the stack is known to have one."""
        left = self.left(kind)
        assert left
        return left[0]

    def with_player(self, seat: int, player: Player, **changes: Any) -> Self:
        """The same with another player there, and with these changes besides."""
        if seat == self.krabita_seat:
            return self.replace(krabita=player, **changes)
        return self.replace(people=(*self.people[:seat], player, *self.people[seat + 1 :]), **changes)

    def then(self, *steps: Step, **changes: Any) -> Self:
        """The first step is done, and these take its place; with these changes besides."""
        return self.replace(steps=(*steps, *self.steps[1:]), **changes)


FROM_BAY: Final = {draw.season: draw.from_bay for draw in KRABITA.draws}
PHASES: Final = {
    TileDue: Phase.TILE,
    WeatherDue: Phase.WEATHER,
    TideDue: Phase.TIDE,
    CardDue: Phase.CARD,
    LookoutDue: Phase.LOOKOUT,
    MapDue: Phase.MAP,
}


recent_facts: Final = recently(facts)
"""Without hashing a long box again and again: a match keeps the same one for most of its moves."""


@recently
def _cities(state: State) -> tuple[Counts, ...]:
    """The known cards of each city, by colour."""
    cards = state.facts.cards
    cities = [Counts.of([cards[card].colour for card in person.city.cards]) for person in state.people]
    return (*cities, state.krabita.counts) if state.krabita else tuple(cities)


@recently
def _used_up(state: State) -> frozenset[Colour]:
    hers = len(state.krabita.cards) if state.krabita else 0
    if hers + sum([len(person.city.cards) for person in state.people]) < min(state.facts.copies.by_colour):
        return frozenset()
    lying = zip(*[city.by_colour for city in _cities(state)], strict=True)
    copies = state.facts.copies.by_colour
    return frozenset([colour for colour, n, most in zip(Colour, lying, copies, strict=True) if sum(n) >= most])


@recently
def _standing(state: State) -> dict[Place, int]:
    """Where workers stand, and the first seat that has one there."""
    found: dict[Place, int] = {}
    for seat, player in enumerate(state.players):
        for place in player.placed:
            found.setdefault(place, seat)
    return found


@recently
def _stacks(state: State) -> dict[MapKindId, tuple[int, ...]] | None:
    """The map tiles left of each kind, from the top; None when nobody tracks who took them."""
    left = dict.fromkeys(KIND_IDS, stack(state.setup.players))
    for player in state.players:
        if player.maps is None:
            return None
        for kind, value in [(tile.kind, tile.value) for tile in player.maps]:
            if kind is None:
                return None
            tiles = left[kind]
            if value in tiles:
                at = tiles.index(value)
                left[kind] = tiles[:at] + tiles[at + 1 :]
    return left


def plays_first(krabita: Krabita) -> bool:
    """Whether her turn is a card rather than a worker: cards come first in autumn, workers before it (p. 14, 16)."""
    return krabita.hand > 0 if krabita.season is Season.AUTUMN else not krabita.ready


def _season_phase(step: KrabitaSeason) -> Phase:
    if not step.claimed:
        return Phase.CLAIM
    if step.values:
        return Phase.VALUE
    return Phase.PLAN_DRAW if FROM_BAY[step.season] else Phase.DECK_DRAW
