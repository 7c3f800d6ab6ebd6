"""Refusals that hold whatever the table says."""

from __future__ import annotations

from rules.farshore.components.maps import MapTile
from rules.farshore.components.places import DOCKS, DUNES, OTHER, Place, Spot, island, red_card
from rules.farshore.components.route_cards import OtherSpot
from rules.farshore.components.told import WeatherText
from rules.farshore.components.traits import Colour, Season
from rules.farshore.krabita.moves import (
    ClaimMaps,
    FollowRoute,
    KrabitaPlays,
    LookForPurple,
    MapValue,
    NotInBay,
    PickMap,
)
from rules.farshore.moves import (
    CorrectKrabita,
    CorrectPerson,
    CorrectTable,
    HighTide,
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
    TurnTile,
)
from rules.farshore.reasons import Reason
from rules.farshore.steps import KrabitaSeason, LookoutDue, TideDue, TileDue
from rules.moves import Leave
from tests.rules.farshore.broken import AUTUMN, MAP_STEP, ONLY_HER, SOLO, TWO, Case, pending
from tests.rules.farshore.tables import a_table, city, everyone, her, person

FINAL = (
    # The table
    Case(Reason.NOT_NOW, TWO, NotInBay()),
    Case(Reason.NOT_NOW, her(SOLO), LookForPurple(found=True)),
    Case(Reason.NOT_NOW, pending(TWO, TileDue(stack="A")), PlaceWorker(seat=0, place=DOCKS)),
    Case(Reason.NOT_NOW, pending(TWO, TileDue(stack="A")), CorrectTable(turn=1)),
    Case(Reason.NOT_NOW, pending(her(SOLO), LookoutDue(colour=Colour.RED)), CorrectTable(turn=0)),
    Case(Reason.NOT_NOW, pending(her(SOLO), KrabitaSeason(season=Season.SUMMER, left=6)), CorrectTable(turn=0)),
    Case(Reason.NOT_NOW, ONLY_HER, CorrectTable(turn=0)),
    Case(Reason.NOT_NOW, everyone(AUTUMN, passed=True), Pass(seat=0)),
    Case(Reason.NO_SUCH_PLAYER, TWO, PlaceWorker(seat=2, place=DOCKS)),
    Case(Reason.NO_SUCH_PLAYER, TWO, PlayCard(seat=2, card="inn", extra=True)),
    Case(Reason.NO_SUCH_PLAYER, TWO, Sail(seat=2, spaces=1)),
    Case(Reason.NO_SUCH_PLAYER, SOLO, Shells(seat=1, n=1)),
    Case(Reason.NO_SUCH_PLAYER, TWO, Leave(seat=2)),
    Case(Reason.NO_SUCH_PLAYER, person(TWO, left=True, passed=True), Leave(seat=0)),
    Case(Reason.NO_SUCH_PLAYER, TWO, CorrectPerson(seat=2)),
    Case(Reason.NO_SUCH_PLAYER, TWO, CorrectKrabita()),
    Case(Reason.NO_SUCH_PLAYER, TWO, CorrectTable(turn=2)),
    Case(Reason.ALREADY_PASSED, person(TWO, 1, passed=True), CorrectTable(turn=1)),
    Case(Reason.LAST_PERSON, SOLO, Leave(seat=0)),
    Case(Reason.NOT_TRACKED, ONLY_HER, PlaceWorker(seat=0, place=DOCKS)),
    Case(Reason.NOT_TRACKED, ONLY_HER, PlayCard(seat=0, card="inn", extra=True)),
    Case(Reason.NOT_TRACKED, ONLY_HER, Sail(seat=0, spaces=1)),
    Case(Reason.NOT_TRACKED, ONLY_HER, Treasures(seat=0, n=1)),
    Case(Reason.NOT_TRACKED, ONLY_HER, Shells(seat=1, n=1)),
    Case(Reason.NEGATIVE_COUNT, TWO, Treasures(seat=0, n=-1)),
    Case(Reason.NEGATIVE_COUNT, TWO, Shells(seat=0, n=-1)),
    Case(Reason.NEGATIVE_COUNT, TWO, CorrectPerson(seat=0, shells=-1)),
    Case(Reason.NEGATIVE_COUNT, SOLO, CorrectKrabita(hand=-1)),
    # Places and cards that do not exist
    Case(Reason.NO_SUCH_PLACE, TWO, PlaceWorker(seat=0, place=OTHER)),
    Case(Reason.NO_SUCH_PLACE, TWO, PlaceWorker(seat=0, place=DUNES)),
    Case(Reason.NO_SUCH_PLACE, TWO, PlaceWorker(seat=0, place=island(3))),
    Case(Reason.NO_SUCH_PLACE, TWO, PlaceWorker(seat=0, place=red_card("pier"))),
    Case(Reason.NO_SUCH_PLACE, TWO, PlaceWorker(seat=0, place=Place(spot=Spot.SHORE, which="gold"))),
    Case(Reason.NO_SUCH_PLACE, TWO, PlaceWorker(seat=0, place=Place(spot=Spot.DOCKS, which="north"))),
    Case(Reason.NO_SUCH_PLACE, TWO, CorrectPerson(seat=0, placed=(Place(spot=Spot.SHORE, which="gold"),))),
    Case(Reason.NO_SUCH_PLACE, TWO, CorrectPerson(seat=0, placed=(Place(spot=Spot.OTHER, which="moon"),))),
    Case(Reason.NO_SUCH_PLACE, SOLO, CorrectKrabita(placed=(island(2),))),
    Case(Reason.NO_SUCH_ISLAND, pending(a_table(4, None), TideDue()), HighTide(islands=(1, 5))),
    Case(Reason.NO_SUCH_ISLAND, TWO, CorrectTable(flooded=(3,))),
    Case(Reason.NO_SUCH_CARD, TWO, PlayCard(seat=0, card="pier")),
    Case(Reason.NO_SUCH_CARD, TWO, PlayCard(seat=0, card="diver", anchor="pier")),
    Case(Reason.NO_SUCH_CARD, TWO, LoseCard(seat=0, card="pier")),
    Case(Reason.NO_SUCH_CARD, TWO, CorrectPerson(seat=0, city=city("pier"))),
    Case(Reason.NO_SUCH_CARD, TWO, CorrectPerson(seat=0, city=city("inn", anchored=("pier",)))),
    Case(Reason.NO_SUCH_CARD, her(SOLO, ready=0), KrabitaPlays(colour=Colour.RED, card="pier")),
    Case(Reason.CARD_NOT_IN_CITY, TWO, LoseCard(seat=0, card="inn")),
    Case(Reason.NO_ANCHOR_THERE, person(TWO, city=city("grove")), LoseCard(seat=0, card="grove", anchored=True)),
    Case(Reason.NO_ANCHOR_LEFT, TWO, CorrectPerson(seat=0, anchors=4)),
    Case(Reason.NO_SUCH_MAP, TWO, TakeMap(seat=0, map="seventh")),
    Case(Reason.NO_SUCH_MAP, TWO, CorrectPerson(seat=0, maps=(MapTile(kind="seventh", value=2),))),
    Case(
        Reason.NO_SUCH_MAP,
        pending(her(SOLO), KrabitaSeason(season=Season.SPRING, left=4)),
        ClaimMaps(maps=("seventh",)),
    ),
    Case(
        Reason.NO_SUCH_MAP,
        pending(her(SOLO), KrabitaSeason(season=Season.SPRING, claimed=True, values=("green",), left=4)),
        MapValue(map="blue", value=1),
    ),
    Case(Reason.NO_SUCH_MAP, MAP_STEP, PickMap(map="seventh")),
    Case(Reason.MAP_VALUE_MISSING, person(TWO, 1, maps=(MapTile(value=2),)), TakeMap(seat=0, map="fifth")),
    # Ship
    Case(Reason.SHIP_BELOW_START, TWO, ShipAt(seat=0, value=-1)),
    Case(Reason.SHIP_BEYOND_END, TWO, ShipAt(seat=0, value=61)),
    Case(Reason.SHIP_BEYOND_END, SOLO, CorrectKrabita(ship=61)),
    # Seasons
    Case(Reason.SEASON_PAST, AUTUMN, Prepare(seat=0, season=Season.AUTUMN)),
    Case(Reason.SEASON_PAST, person(TWO, ready=0), Prepare(seat=0, season=Season.WINTER)),
    Case(Reason.WIND_TILE_STACK, pending(TWO, TileDue(stack="A")), TurnTile(stack="B")),
    Case(Reason.WIND_TILE_KNOWN, TWO, NameTile(stack="A", traits=(Colour.RED,))),
    Case(Reason.WIND_TILE_EMPTY, a_table(2, None, tile_a=None), NameTile(stack="A", traits=())),
    Case(Reason.NOT_NOW, TWO, NameWeather(card=WeatherText(top="storm"))),
    # Krabita
    Case(Reason.NO_SUCH_ROUTE, her(SOLO), FollowRoute(spot=OtherSpot(), route=0)),
    Case(Reason.TRAITS_MISSING, her(SOLO, ready=0), KrabitaPlays(colour=Colour.RED)),
)
