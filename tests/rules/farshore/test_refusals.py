"""Every refusal of the rules while a game is followed: once refused, and overruled where a table may."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rules.farshore.box import Box
from rules.farshore.krabita_moves import (
    ClaimMaps,
    FollowRoute,
    KrabitaDraws,
    KrabitaPlays,
    LookForPurple,
    MapValue,
    NotInBay,
    PickMap,
)
from rules.farshore.maps import MapTile
from rules.farshore.moves import (
    AnyMove,
    CorrectKrabita,
    CorrectPerson,
    CorrectTable,
    HighTide,
    Leave,
    LoseCard,
    NameTile,
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
    TurnWeather,
)
from rules.farshore.places import DOCKS, DUNES, OTHER, Place, Spot, island, red_card, shore
from rules.farshore.plan import ABOVE
from rules.farshore.play import apply
from rules.farshore.reasons import Reason
from rules.farshore.route_cards import IslandSpot, OtherSpot, RedAction, RedCardSpot, ShoreSpot
from rules.farshore.setup import Depth
from rules.farshore.state import State
from rules.farshore.steps import KrabitaSeason, MapDue, TideDue, TileDue, TurnEnd, WeatherDue
from rules.farshore.told import WeatherText
from rules.farshore.traits import Colour, Kind, Resource, Season
from rules.kernel import IllegalMove
from tests.rules.farshore.tables import FIFTH, SIXTH, a_table, city, everyone, her, person, refused, seen, tile

TWO = a_table(2, None)
SOLO = a_table(1)
ONLY_HER = a_table(2, tracking=Depth.KRABITA_ONLY)
KNOWN = Box(map_needs=(FIFTH, SIXTH))
FULL = person(TWO, city=city(*("grove", "inn", "abbey", "diver", "scribe") * 3))
AUTUMN = everyone(TWO, season=Season.AUTUMN).replace(winds=Season.AUTUMN)
STORM = WeatherText(top="storm")


def pending(state: State, *steps: object) -> State:
    return state.replace(steps=(*steps, TurnEnd()))


def blue_above() -> State:
    state = her(SOLO, ready=0, hand=0)
    return state.replace(krabita=state.her.replace(plan=state.her.plan.placed(Colour.BLUE, ABOVE)))


SUMMER_DRAW = pending(her(SOLO, season=Season.SUMMER), KrabitaSeason(claimed=True, left=6, gone=(Colour.RED,)))
A_TILES = tuple(tile("A", colour) for colour in (Colour.GREEN, Colour.BLUE, Colour.RED, Colour.BROWN))
MAP_STEP = pending(her(a_table(1, box=KNOWN), season=Season.AUTUMN, ready=2, cards=seen(brown=3, blue=3)), MapDue())


class Case(NamedTuple):
    reason: Reason
    state: State
    move: AnyMove


OVERRULED = (
    # The table
    Case(Reason.OUT_OF_TURN, TWO, PlaceWorker(seat=1, place=DOCKS)),
    Case(Reason.OUT_OF_TURN, her(SOLO), PlaceWorker(seat=0, place=DOCKS)),
    Case(Reason.ALREADY_PASSED, person(AUTUMN, passed=True), PlaceWorker(seat=0, place=DOCKS)),
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
    Case(Reason.CARD_OTHER_COLOUR, her(SOLO, ready=0), KrabitaPlays(colour=Colour.RED, card="grove")),
    Case(
        Reason.NO_COPY_LEFT,
        person(her(SOLO, ready=0), city=city("inn", "inn", "inn")),
        KrabitaPlays(colour=Colour.RED, card="inn"),
    ),
    Case(Reason.MARKER_ABOVE, blue_above(), KrabitaPlays(colour=Colour.BLUE, sort=Kind.CREATURE)),
    Case(
        Reason.MARKER_ABOVE,
        pending(blue_above(), KrabitaSeason(claimed=True, left=6)).replace(
            krabita=blue_above().her.home(Season.SUMMER)
        ),
        KrabitaDraws(colour=Colour.BLUE),
    ),
    Case(Reason.COLOUR_GONE, SUMMER_DRAW, KrabitaDraws(colour=Colour.RED)),
    Case(Reason.MAP_NOT_MET, pending(her(SOLO), KrabitaSeason(left=4)), ClaimMaps(maps=("green",))),
    Case(
        Reason.MAP_NOT_LEFT,
        pending(her(ONLY_HER), KrabitaSeason(claimed=True, values=("green",), left=4)),
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

FINAL = (
    # The table
    Case(Reason.NOT_NOW, TWO, NotInBay()),
    Case(Reason.NOT_NOW, her(SOLO), LookForPurple(found=True)),
    Case(Reason.NOT_NOW, pending(TWO, TileDue(stack="A")), PlaceWorker(seat=0, place=DOCKS)),
    Case(Reason.NOT_NOW, pending(TWO, TileDue(stack="A")), CorrectTable(turn=1)),
    Case(Reason.NOT_NOW, ONLY_HER, CorrectTable(turn=2)),
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
    Case(Reason.NO_SUCH_PLAYER, person(TWO, 1, passed=True), CorrectTable(turn=1)),
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
    Case(Reason.NO_SUCH_ISLAND, pending(a_table(4, None), TideDue()), HighTide(islands=(1, 5))),
    Case(Reason.NO_SUCH_ISLAND, TWO, CorrectTable(flooded=(3,))),
    Case(Reason.NO_SUCH_CARD, TWO, PlayCard(seat=0, card="pier")),
    Case(Reason.NO_SUCH_CARD, TWO, PlayCard(seat=0, card="diver", anchor="pier")),
    Case(Reason.NO_SUCH_CARD, TWO, LoseCard(seat=0, card="pier")),
    Case(Reason.NO_SUCH_CARD, TWO, CorrectPerson(seat=0, city=city("pier"))),
    Case(Reason.NO_SUCH_CARD, her(SOLO, ready=0), KrabitaPlays(colour=Colour.RED, card="pier")),
    Case(Reason.CARD_NOT_IN_CITY, TWO, LoseCard(seat=0, card="inn")),
    Case(Reason.NO_ANCHOR_THERE, person(TWO, city=city("grove")), LoseCard(seat=0, card="grove", anchored=True)),
    Case(Reason.NO_ANCHOR_LEFT, TWO, CorrectPerson(seat=0, anchors=4)),
    Case(Reason.NO_SUCH_MAP, TWO, TakeMap(seat=0, map="seventh")),
    Case(Reason.NO_SUCH_MAP, TWO, CorrectPerson(seat=0, maps=(MapTile(kind="seventh", value=2),))),
    Case(Reason.NO_SUCH_MAP, pending(her(SOLO), KrabitaSeason(left=4)), ClaimMaps(maps=("seventh",))),
    Case(
        Reason.NO_SUCH_MAP,
        pending(her(SOLO), KrabitaSeason(claimed=True, values=("green",), left=4)),
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
    # Krabita
    Case(Reason.NO_SUCH_ROUTE, her(SOLO), FollowRoute(spot=OtherSpot(), route=0)),
    Case(Reason.TRAITS_MISSING, her(SOLO, ready=0), KrabitaPlays(colour=Colour.RED)),
)


@pytest.mark.parametrize("case", OVERRULED, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_but_the_table_may_insist(case: Case) -> None:
    with refused(case.reason) as caught:
        apply(case.state, case.move)
    assert caught.value.phrase.key == case.reason
    apply(case.state, case.move.replace(insist=(*case.move.insist, case.reason)))


@pytest.mark.parametrize("case", FINAL, ids=lambda case: f"{case.reason.name}-{case.move.kind}")
def test_refused_whatever_the_table_says(case: Case) -> None:
    with refused(case.reason):
        apply(case.state, case.move)
    with pytest.raises(IllegalMove):
        apply(case.state, case.move.replace(insist=tuple(Reason)))


def test_every_reason_of_play_is_shown_here() -> None:
    """Set-ups have their own tests, and the box and the score sheet have reasons of their own."""
    at_set_up = {
        Reason.KRABITA_WITH_FOUR,
        Reason.TOO_FEW_PEOPLE,
        Reason.TOO_MANY_PEOPLE,
        Reason.NAME_TWICE,
        Reason.RULING_FIXED,
        Reason.MIDWAY_PLAYERS,
        Reason.TOO_MANY_WORKERS,
        Reason.PLAN_COLUMNS,
        Reason.KRABITA_ONLY_WITHOUT_HER,
        Reason.WEATHER_BY_LEVEL,
    }
    of_play = {reason for reason in Reason if reason.startswith("farshore.")} - at_set_up
    assert of_play == {case.reason for case in (*OVERRULED, *FINAL) if case.reason.startswith("farshore.")}


def test_whoever_overrules_a_rule_is_marked_for_the_sheet() -> None:
    after = apply(TWO, Pass(seat=0, insist=(Reason.PASS_BEFORE_AUTUMN,)))
    assert after.marked == (0,)
    after = apply(her(SOLO), FollowRoute(spot=RedCardSpot(action=RedAction.SHIP), insist=(Reason.ROUTE_NO_RED_CARD,)))
    assert after.marked == (1,)
    assert apply(TWO, PlaceWorker(seat=0, place=DOCKS)).marked == ()
