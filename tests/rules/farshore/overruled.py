"""Refusals that a table may overrule, each on a table of its own."""

from __future__ import annotations

from rules.farshore.components.box import Box
from rules.farshore.components.maps import MapTile
from rules.farshore.components.places import DOCKS, island, red_card, shore
from rules.farshore.components.route_cards import (
    DocksSpot,
    IslandSpot,
    OtherSpot,
    RedAction,
    RedCardSpot,
    RouteCard,
    ShoreSpot,
)
from rules.farshore.components.traits import Colour, Kind, Resource, Season
from rules.farshore.krabita.moves import (
    ClaimMaps,
    FollowRoute,
    KrabitaDraws,
    KrabitaPlays,
    LookForPurple,
    MapValue,
    PickMap,
)
from rules.farshore.moves import (
    CorrectKrabita,
    CorrectPerson,
    HighTide,
    Pass,
    PlaceWorker,
    PlayCard,
    Prepare,
    Sail,
    ShipAt,
    TakeMap,
    TurnTile,
    TurnWeather,
)
from rules.farshore.reasons import Reason
from rules.farshore.state import State
from rules.farshore.steps import KrabitaSeason, LookoutDue, TideDue, TileDue, WeatherDue
from tests.rules.farshore.broken import (
    A_TILES,
    AUTUMN,
    FULL,
    MAP_STEP,
    ONLY_HER,
    SOLO,
    STORM,
    SUMMER_DRAW,
    TWO,
    Case,
    blue_above,
    pending,
)
from tests.rules.farshore.tables import a_table, city, everyone, her, person, seen

DOCKS_CARD = RouteCard(top=OtherSpot(), middle=OtherSpot(), bottom=DocksSpot(spaces=2))
ROUTED = a_table(1, box=Box(routes=(DOCKS_CARD, DOCKS_CARD)))


def with_hers(state: State, **changes: object) -> State:
    return state.replace(krabita=state.her.replace(**changes))


OVERRULED = (
    # The table
    Case(Reason.OUT_OF_TURN, TWO, PlaceWorker(seat=1, place=DOCKS)),
    Case(Reason.OUT_OF_TURN, her(SOLO), PlaceWorker(seat=0, place=DOCKS)),
    Case(Reason.ALREADY_PASSED, person(AUTUMN, passed=True), PlaceWorker(seat=0, place=DOCKS)),
    Case(Reason.ALREADY_PASSED, person(AUTUMN, passed=True), PlayCard(seat=0, card="inn", extra=True)),
    Case(Reason.ALREADY_PASSED, everyone(AUTUMN, passed=True), PlayCard(seat=0, card="inn", extra=True)),
    # Workers
    Case(Reason.NO_READY_WORKER, person(TWO, ready=0), PlaceWorker(seat=0, place=DOCKS)),
    Case(Reason.NO_READY_WORKER, person(TWO, ready=0), TakeMap(seat=0, map="fifth")),
    Case(Reason.PLACE_OCCUPIED, person(TWO, 1, placed=(island(1),)), PlaceWorker(seat=0, place=island(1))),
    Case(
        Reason.PLACE_OCCUPIED,
        person(TWO, placed=(shore(Resource.MUSHROOM),)),
        PlaceWorker(seat=0, place=shore(Resource.MUSHROOM)),
    ),
    Case(
        Reason.PLACE_OCCUPIED,
        person(TWO, city=city("inn"), placed=(red_card("inn"),)),
        PlaceWorker(seat=0, place=red_card("inn")),
    ),
    Case(Reason.ISLAND_FLIPPED, TWO.replace(flooded=(2,)), PlaceWorker(seat=0, place=island(2))),
    Case(Reason.NOT_A_DESTINATION, person(TWO, city=city("grove")), PlaceWorker(seat=0, place=red_card("grove"))),
    Case(Reason.CARD_NOT_IN_CITY, person(TWO, 1, city=city("inn")), PlaceWorker(seat=0, place=red_card("inn"))),
    # Cards
    Case(Reason.CITY_FULL, FULL, PlayCard(seat=0, card="port")),
    Case(Reason.ONLY_ONE_EACH, person(TWO, city=city("galleon")), PlayCard(seat=0, card="galleon")),
    Case(Reason.NO_COPY_LEFT, person(TWO, 1, city=city("inn", "inn", "inn")), PlayCard(seat=0, card="inn")),
    Case(
        Reason.NO_ANCHOR_LEFT,
        person(TWO, city=city("grove"), anchors=3),
        PlayCard(seat=0, card="diver", anchor="grove"),
    ),
    Case(
        Reason.ANCHOR_FOR_CREATURES, person(TWO, city=city("grove")), PlayCard(seat=0, card="tumbler", anchor="grove")
    ),
    Case(
        Reason.ANCHOR_ON_CONSTRUCTION, person(TWO, city=city("diver")), PlayCard(seat=0, card="scribe", anchor="diver")
    ),
    Case(Reason.ANCHOR_WRONG_COLOUR, person(TWO, city=city("inn")), PlayCard(seat=0, card="diver", anchor="inn")),
    Case(
        Reason.ANCHOR_COVERED,
        person(TWO, city=city("grove", anchored=("grove",)), anchors=1),
        PlayCard(seat=0, card="diver", anchor="grove"),
    ),
    Case(Reason.CARD_NOT_IN_CITY, TWO, PlayCard(seat=0, card="diver", anchor="grove")),
    # Maps
    Case(
        Reason.MAP_NOT_LEFT,
        everyone(TWO, maps=(MapTile(kind="fifth", value=2), MapTile(kind="fifth", value=1))),
        TakeMap(seat=0, map="fifth", value=1, insist=(Reason.MAP_KIND_TWICE,)),
    ),
    Case(Reason.MAP_NOT_LEFT, TWO, TakeMap(seat=0, map="fifth", value=1)),
    Case(Reason.MAP_NOT_LEFT, person(TWO, 1, maps=(MapTile(value=2),)), TakeMap(seat=0, map="fifth", value=99)),
    Case(
        Reason.MAP_KIND_TWICE,
        person(TWO, maps=(MapTile(kind="fifth", value=2),)),
        TakeMap(seat=0, map="fifth"),
    ),
    Case(Reason.MAP_NOT_MET, person(TWO, city=city("herbalist", "market")), TakeMap(seat=0, map="blue")),
    # Ship and treasures
    Case(Reason.SHIP_MOVES_BACK, person(TWO, ship=8), Sail(seat=0, spaces=-1)),
    Case(Reason.SHIP_MOVES_BACK, person(TWO, ship=8), ShipAt(seat=0, value=6)),
    Case(Reason.SHIP_OFF_TRACK, TWO, ShipAt(seat=0, value=39)),
    Case(Reason.SHIP_OFF_TRACK, TWO, CorrectPerson(seat=0, ship=3)),
    Case(Reason.TREASURES_UNEXPLAINED, person(TWO, treasures=2), CorrectPerson(seat=0, treasures=5)),
    Case(Reason.TREASURES_UNEXPLAINED, SOLO, CorrectKrabita(treasures=5)),
    # Seasons
    Case(Reason.SEASON_SKIPPED, person(TWO, ready=0), Prepare(seat=0, season=Season.SUMMER)),
    Case(Reason.WORKERS_AT_HOME, TWO, Prepare(seat=0, season=Season.SPRING)),
    Case(Reason.PASS_BEFORE_AUTUMN, TWO, Pass(seat=0)),
    Case(Reason.WIND_TILE_USED, pending(TWO, TileDue(stack="A")), TurnTile(stack="A", traits=(Colour.GREEN,))),
    Case(
        Reason.WIND_TILES_COMPLETE,
        pending(a_table(2, None, box=Box(wind_tiles=A_TILES)), TileDue(stack="A")),
        TurnTile(stack="A", traits=(Kind.CREATURE,)),
    ),
    Case(
        Reason.WEATHER_USED,
        pending(TWO, WeatherDue()).replace(weather=(STORM,), box=Box(weather=(STORM,))),
        TurnWeather(card=STORM),
    ),
    Case(Reason.ISLANDS_TO_FLIP, pending(a_table(4, None), TideDue()), HighTide(islands=(1,))),
    Case(Reason.ISLANDS_TO_FLIP, pending(a_table(4, None), TideDue()), HighTide(islands=(1, 1))),
    Case(Reason.ISLANDS_TO_FLIP, pending(a_table(4, None), TideDue()).replace(flooded=(1,)), HighTide(islands=(1, 2))),
    # Krabita
    Case(
        Reason.PLACE_OCCUPIED,
        person(her(SOLO), placed=(shore(Resource.SEASTONE),)),
        FollowRoute(spot=ShoreSpot(resource=Resource.SEASTONE)),
    ),
    Case(Reason.ROUTE_IMPOSSIBLE, her(SOLO, season=Season.AUTUMN, hand=0), FollowRoute(spot=OtherSpot())),
    Case(Reason.ROUTE_NO_ISLAND, her(SOLO).replace(flooded=(1,)), FollowRoute(spot=IslandSpot())),
    Case(Reason.ROUTE_NO_RED_CARD, her(SOLO), FollowRoute(spot=RedCardSpot(action=RedAction.SHIP))),
    Case(
        Reason.COLOUR_USED_UP,
        her(SOLO, ready=0, hand=0, cards=seen(purple=20)),
        KrabitaPlays(colour=Colour.PURPLE, sort=Kind.CREATURE),
    ),
    Case(
        Reason.COLOUR_USED_UP,
        pending(her(SOLO, season=Season.AUTUMN, cards=seen(purple=20)), LookoutDue(colour=Colour.RED)),
        LookForPurple(found=True, sort=Kind.CREATURE),
    ),
    Case(Reason.COLOUR_USED_UP, with_hers(SOLO, cards=seen(purple=20)), PlayCard(seat=0, card="galleon")),
    Case(Reason.ROUTE_NOT_THIS, her(ROUTED, routes=(0,)), FollowRoute(spot=DocksSpot(spaces=2), route=0)),
    Case(Reason.ROUTE_NOT_THIS, her(ROUTED), FollowRoute(spot=DocksSpot(spaces=1), route=0)),
    Case(Reason.CARD_OTHER_COLOUR, her(SOLO, ready=0), KrabitaPlays(colour=Colour.RED, card="grove")),
    Case(
        Reason.NO_COPY_LEFT,
        person(her(SOLO, ready=0), city=city("inn", "inn", "inn")),
        KrabitaPlays(colour=Colour.RED, card="inn"),
    ),
    Case(Reason.MARKER_ABOVE, blue_above(), KrabitaPlays(colour=Colour.BLUE, sort=Kind.CREATURE)),
    Case(
        Reason.MARKER_ABOVE,
        pending(blue_above(), KrabitaSeason(season=Season.SUMMER, claimed=True, left=6)).replace(
            krabita=blue_above().her.home(Season.SUMMER)
        ),
        KrabitaDraws(colour=Colour.BLUE),
    ),
    Case(Reason.COLOUR_GONE, SUMMER_DRAW, KrabitaDraws(colour=Colour.RED)),
    Case(
        Reason.MAP_KIND_TWICE,
        pending(her(SOLO, maps=(MapTile(kind="fifth", value=2),)), KrabitaSeason(season=Season.SPRING, left=4)),
        ClaimMaps(maps=("fifth",)),
    ),
    Case(
        Reason.MAP_NOT_MET, pending(her(SOLO), KrabitaSeason(season=Season.SPRING, left=4)), ClaimMaps(maps=("green",))
    ),
    Case(
        Reason.MAP_NOT_LEFT,
        pending(her(ONLY_HER), KrabitaSeason(season=Season.SPRING, claimed=True, values=("green",), left=4)),
        MapValue(map="green", value=5),
    ),
    Case(Reason.KRABITA_TAKES_A_MAP, MAP_STEP, PickMap()),
    Case(Reason.MAP_NOT_MET, MAP_STEP, PickMap(map="green")),
    Case(
        Reason.MAP_KIND_TWICE,
        MAP_STEP.replace(krabita=MAP_STEP.her.replace(maps=(MapTile(kind="green", value=2),))),
        PickMap(map="green"),
    ),
    Case(
        Reason.KRABITA_HIGHER_MAP,
        person(
            MAP_STEP.replace(krabita=MAP_STEP.her.replace(cards=seen(brown=3, blue=3, red=3))),
            maps=(MapTile(kind="fifth", value=2),),
        ),
        PickMap(map="fifth"),
    ),
    Case(Reason.MAP_NOT_LEFT, MAP_STEP, PickMap(map="blue", value=1)),
)
