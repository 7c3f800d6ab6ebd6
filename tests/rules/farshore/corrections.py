"""What a table puts right or insists on in the midst of a match, sense or nonsense."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.farshore.components.cards import CARDS
from rules.farshore.components.maps import KIND_IDS, MapTile, tile_values
from rules.farshore.components.places import DOCKS, DUNES, LOOKOUT, OTHER, SHORES, Place, island, red_card
from rules.farshore.components.plan import Plan
from rules.farshore.components.told import CardFix, Fact, MapNeeds, WeatherText, WindTile
from rules.farshore.components.traits import Colour, Counts, Kind, Rarity, Season, Trait
from rules.farshore.krabita.moves import LookForPurple
from rules.farshore.moves import (
    AnyMove,
    CorrectKrabita,
    CorrectPerson,
    CorrectTable,
    HighTide,
    Learn,
    LoseCard,
    NameTile,
    NameWeather,
    Pass,
    PlaceWorker,
    PlayCard,
    Prepare,
    Sail,
    Shells,
    ShipAt,
    TakeMap,
    Treasures,
)
from rules.farshore.players import City, Person
from rules.farshore.state import State
from rules.moves import Leave
from tests.rules.farshore.tables import WHOLE_BOX

TOLD: tuple[Fact, ...] = (
    *WHOLE_BOX.map_needs,
    *WHOLE_BOX.wind_tiles,
    MapNeeds(kind="fifth", needs=Counts(green=9)),
    WeatherText(top="x"),
)


def a_correction(state: State, chance: Random) -> AnyMove:
    """Of a player, of the table, by an effect, of what was learned; or a move that is nobody's turn."""
    seat = chance.randrange(len(state.players))
    return chance.choice((_of_player, _of_player, _of_table, _by_an_effect, _out_of_turn))(state, seat, chance)


def _of_player(state: State, seat: int, chance: Random) -> AnyMove:
    player = state.players[seat]
    what: dict[str, Any] = chance.choice(
        (
            {"season": chance.choice(tuple(Season))},
            {"ready": chance.randrange(4)},
            {"passed": chance.random() < 0.5},
            {"ship": chance.choice((*state.facts.track.values, 2, 999))},
            {"treasures": chance.randint(-1, 4)},
            {"maps": some_maps(state, chance)},
            {"placed": tuple(a_place(state, chance) for _ in range(chance.randint(0, 2)))},
            {"ready": 0, "passed": True, "ship": 0, "placed": ()},
        )
    )
    if isinstance(player, Person):
        return chance.choice((CorrectPerson(seat=seat, **what), _of_person(player, seat, chance)))
    hers: dict[str, Any] = chance.choice(
        (
            {"hand": chance.randint(-1, 8)},
            {"cards": Counts(**{colour.value: chance.choice((0, 1, 4, 30)) for colour in Colour})},
            {"plan": _a_plan(state.her.plan, chance)},
        )
    )
    return CorrectKrabita(**chance.choice((what, hers)))


def _of_person(person: Person, seat: int, chance: Random) -> AnyMove:
    cards = tuple(chance.choices(tuple(CARDS), k=chance.randint(0, 5)))
    held = person.city.cards
    city = City(cards=chance.choice((cards, held[1:], (*held, *cards))), complete=chance.random() < 0.7)
    return chance.choice(
        (
            CorrectPerson(seat=seat, city=city.replace(anchored=city.cards[: chance.choice((0, 0, 1, 4))])),
            CorrectPerson(seat=seat, anchors=chance.randint(-1, 4)),
            CorrectPerson(seat=seat, shells=chance.randint(-1, 9)),
            LoseCard(seat=seat, card=chance.choice((*held, "galleon")), anchored=chance.random() < 0.3),
            Leave(seat=seat),
        )
    )


def _of_table(state: State, seat: int, chance: Random) -> AnyMove:
    traits = some_traits(chance)
    return chance.choice(
        (
            CorrectTable(turn=seat),
            CorrectTable(turn=seat),
            CorrectTable(flooded=tuple(chance.sample((*state.islands, 9), 1))),
            CorrectTable(tile_a=traits),
            CorrectTable(tile_b=traits, turn=seat),
            NameTile(stack=chance.choice(("A", "B")), traits=traits),
            NameWeather(card=WeatherText(top="y", bottom="z")),
            Learn(fact=chance.choice(TOLD)),
            Learn(fact=WindTile(stack=chance.choice(("A", "B")), traits=traits or (Colour.RED,))),
            Learn(fact=_a_card_told(chance)),
        )
    )


def _by_an_effect(state: State, seat: int, chance: Random) -> AnyMove:
    return chance.choice(
        (
            Sail(seat=seat, spaces=chance.choice((-2, 3))),
            ShipAt(seat=seat, value=chance.choice((*state.facts.track.values, 2))),
            Treasures(seat=seat, n=chance.choice((-3, -1, 1, 3))),
            Shells(seat=seat, n=chance.choice((-2, 1, 5))),
            PlayCard(seat=seat, card=chance.choice(tuple(CARDS)), extra=True),
        )
    )


def _out_of_turn(state: State, seat: int, chance: Random) -> AnyMove:
    source: Any = chance.choice(("hand", "bay"))
    card, anchor = chance.choice(tuple(CARDS)), chance.choice((None, None, *CARDS))
    return chance.choice(
        (
            PlaceWorker(seat=seat, place=a_place(state, chance)),
            TakeMap(seat=seat, map=chance.choice(KIND_IDS), value=chance.choice((None, 3))),
            PlayCard(seat=seat, card=card, source=source, anchor=anchor),
            Prepare(seat=seat, season=chance.choice(tuple(Season))),
            Pass(seat=seat),
            HighTide(islands=tuple(chance.sample(state.islands, 1))),
            LookForPurple(found=chance.random() < 0.5),
        )
    )


def some_maps(state: State, chance: Random) -> tuple[MapTile, ...]:
    values = (*tile_values(state.setup.players), 77)
    kinds = chance.choices((*KIND_IDS, None), k=chance.randint(0, 3))
    return tuple(MapTile(kind=kind, value=chance.choice(values)) for kind in kinds)


def a_place(state: State, chance: Random) -> Place:
    others = (island(chance.randint(0, 5)), red_card(chance.choice(tuple(CARDS))))
    return chance.choice((DOCKS, LOOKOUT, DUNES, OTHER, *SHORES, *others))


def some_traits(chance: Random) -> tuple[Trait, ...]:
    return tuple(chance.sample((*Colour, *Kind, *Rarity), k=chance.randint(0, 3)))


def _a_plan(plan: Plan, chance: Random) -> Plan:
    return plan.placed(chance.choice(tuple(Colour)), chance.randint(0, 4))


def _a_card_told(chance: Random) -> Fact:
    """A card that looks otherwise than we have it."""
    card = chance.choice(tuple(CARDS))
    told: dict[str, Any] = chance.choice(
        ({"colour": chance.choice(tuple(Colour))}, {"kind": chance.choice(tuple(Kind))}, {"copies": 1}, {"spaces": 0})
    )
    return CardFix(id=card, **told)
