"""The log: what was done, which pieces move, what the table insisted on."""

from __future__ import annotations

import pytest

from rules.farshore.components.box import Box
from rules.farshore.components.maps import MapTile
from rules.farshore.components.places import DOCKS, island, red_card, shore
from rules.farshore.components.route_cards import (
    DocksSpot,
    IslandSpot,
    LookoutSpot,
    OtherSpot,
    RedAction,
    RedCardSpot,
    RouteCard,
    ShoreSpot,
)
from rules.farshore.components.told import ShoreText, WeatherText
from rules.farshore.components.traits import Colour, Counts, Kind, Resource, Season
from rules.farshore.game import GAME
from rules.farshore.krabita.moves import (
    ClaimMaps,
    DeckRanOut,
    DrawFromDeck,
    FollowRoute,
    KrabitaDraws,
    KrabitaPlays,
    LookForPurple,
    MapValue,
    NotInBay,
    PickMap,
)
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
    TurnTile,
    TurnWeather,
)
from rules.farshore.reasons import Reason
from rules.farshore.setup import Depth, Weather
from rules.farshore.state import State
from rules.farshore.steps import KrabitaSeason, LookoutDue, MapDue, TideDue, TileDue, TurnEnd, WeatherDue
from rules.moves import Leave
from tests.rules.farshore.tables import FIFTH, SIXTH, a_table, city, everyone, her, person, seen, tile

TWO = a_table(2, None)
SOLO = a_table(1)
KNOWN = Box(map_needs=(FIFTH, SIXTH))
ONLY_HER = a_table(1, box=KNOWN, tracking=Depth.KRABITA_ONLY)
AUTUMN = everyone(TWO, season=Season.AUTUMN).replace(winds=Season.AUTUMN)
DECK = Box(routes=(RouteCard(top=OtherSpot(), middle=OtherSpot(), bottom=DocksSpot(spaces=1)),))
STORM = WeatherText(top="storm")
MUDDY = Box(shores=(ShoreText(space=Resource.SEAWEED, text="2 seaweed"),))


def pending(state: State, *steps: object) -> State:
    return state.replace(steps=(*steps, TurnEnd()))


def season(**fields: object) -> State:
    state = her(SOLO, season=Season.SUMMER)
    return pending(state, KrabitaSeason.model_validate({"season": Season.SUMMER, "claimed": True, "left": 6, **fields}))


SPRING = pending(her(SOLO, season=Season.SPRING), KrabitaSeason(season=Season.SPRING, claimed=True, left=4))
MAP_STEP = pending(her(a_table(1, box=KNOWN), season=Season.AUTUMN, ready=2, cards=seen(brown=3, blue=3)), MapDue())

CASES: tuple[tuple[State, AnyMove, str], ...] = (
    (TWO, PlaceWorker(seat=0, place=DOCKS), "log_worker"),
    (a_table(2, None, box=MUDDY), PlaceWorker(seat=0, place=shore(Resource.SEAWEED)), "log_worker"),
    (TWO, PlaceWorker(seat=0, place=island(1)), "log_worker"),
    (person(TWO, city=city("inn")), PlaceWorker(seat=0, place=red_card("inn")), "log_worker"),
    (TWO, TakeMap(seat=0, map="fifth"), "log_dunes log_map"),
    (TWO, PlayCard(seat=0, card="inn"), "log_card hint_city"),
    (person(TWO, city=city(complete=False)), PlayCard(seat=0, card="inn"), "log_card"),
    (TWO, PlayCard(seat=0, card="diver", source="bay"), "log_card log_ship log_treasures hint_city hint_refill"),
    (
        person(TWO, city=city("grove", "grove", "grove")),
        PlayCard(seat=0, card="diver", anchor="grove"),
        "log_card_anchor log_ship log_treasures hint_city hint_map",
    ),
    (person(TWO, ready=0), Prepare(seat=0, season=Season.SPRING), "log_prepare hint_gains"),
    (
        person(person(TWO, 1, season=Season.SPRING), ready=0),
        Prepare(seat=0, season=Season.SPRING),
        "log_prepare hint_gains log_winds",
    ),
    (AUTUMN, Pass(seat=0), "log_pass"),
    (person(AUTUMN, 1, passed=True), Pass(seat=0), "log_pass log_over"),
    (TWO, Leave(seat=1), "log_leave"),
    (pending(TWO, TileDue(stack="A")), TurnTile(stack="A"), "log_tile_later"),
    (pending(TWO, TileDue(stack="A")), TurnTile(stack="A", traits=(Colour.RED, Colour.BLUE)), "log_tile"),
    (a_table(2, None, tile_a=None), NameTile(stack="A", traits=(Colour.RED,)), "log_tile"),
    (pending(a_table(2, None, weather=Weather.TOP), WeatherDue()), TurnWeather(card=STORM), "log_weather"),
    (pending(a_table(2, None, weather=Weather.TOP), WeatherDue()), TurnWeather(), "do_weather"),
    (a_table(2, None, weather=Weather.TOP), NameWeather(card=STORM), "log_weather"),
    (pending(a_table(4, None), TideDue()), HighTide(islands=(1, 3)), "log_flooded"),
    (TWO, Sail(seat=0, spaces=2), "log_sail log_ship log_treasures"),
    (TWO, ShipAt(seat=0, value=2), "log_ship_at log_ship"),
    (TWO, Treasures(seat=0, n=2), "log_treasures"),
    (person(TWO, shells=2), Shells(seat=0, n=-1), "log_shells"),
    (person(TWO, city=city("inn")), LoseCard(seat=0, card="inn"), "log_lose_card"),
    (TWO, Learn(fact=FIFTH), "log_learn"),
    (
        TWO,
        CorrectPerson(
            seat=0,
            season=Season.SPRING,
            ready=1,
            placed=(DOCKS,),
            passed=False,
            city=city("inn"),
            anchors=1,
            maps=(MapTile(value=2),),
        ),
        "log_correct fix_season fix_passed fix_ready fix_placed fix_city fix_anchors fix_map",
    ),
    (
        person(TWO, maps=(MapTile(kind="green", value=2),)),
        CorrectPerson(seat=0, maps=(), shells=1),
        "log_correct log_shells log_map_gone",
    ),
    (SOLO, CorrectKrabita(hand=3, cards=Counts(red=1)), "log_correct fix_hand fix_cards log_hand"),
    (SOLO, CorrectKrabita(season=Season.SPRING, passed=True), "log_correct fix_season fix_passed"),
    (SOLO, CorrectTable(flooded=(1,)), "log_correct_table fix_flooded"),
    (SOLO.replace(flooded=(1,)), CorrectTable(flooded=()), "log_correct_table fix_flooded"),
    (TWO, CorrectTable(turn=1), "log_correct_table fix_turn"),
    (her(SOLO), FollowRoute(spot=ShoreSpot(resource=Resource.SEAWEED)), "log_route_shore"),
    (
        her(a_table(1, box=DECK)),
        FollowRoute(spot=DocksSpot(spaces=1), route=0),
        "log_route_card log_route_docks log_ship",
    ),
    (her(SOLO), FollowRoute(spot=IslandSpot()), "log_route_island"),
    (her(SOLO), FollowRoute(spot=OtherSpot()), "log_route_other"),
    (
        her(SOLO, cards=seen(red=1)),
        FollowRoute(spot=RedCardSpot(action=RedAction.TREASURE)),
        "log_route_red_card log_treasures",
    ),
    (her(SOLO), FollowRoute(spot=DocksSpot(spaces=1)), "log_route_docks log_ship"),
    (her(SOLO), FollowRoute(spot=LookoutSpot(colour=Colour.RED)), "log_route_lookout"),
    (
        her(SOLO, ready=0),
        KrabitaPlays(colour=Colour.PURPLE, sort=Kind.CONSTRUCTION),
        "log_krabita_card log_marker",
    ),
    (
        her(SOLO, ready=0, hand=0),
        KrabitaPlays(colour=Colour.RED, card="inn"),
        "log_krabita_named log_marker hint_refill",
    ),
    (her(SOLO, ready=0, hand=0), NotInBay(), "log_not_in_bay"),
    (
        pending(her(SOLO), LookoutDue(colour=Colour.RED)),
        LookForPurple(found=True),
        "log_purple log_treasures log_hand hint_discard hint_refill",
    ),
    (
        pending(her(SOLO), LookoutDue(colour=Colour.RED)),
        LookForPurple(found=False),
        "log_purple log_treasures hint_discard hint_refill",
    ),
    (season(), KrabitaDraws(colour=Colour.PURPLE), "log_draw log_marker log_hand"),
    (season(left=1), KrabitaDraws(colour=Colour.PURPLE), "log_draw log_marker log_hand hint_refill"),
    (season(left=2), DrawFromDeck(), "log_from_deck log_hand hint_refill"),
    (SPRING, DrawFromDeck(), "log_from_deck log_hand"),
    (SPRING, DeckRanOut(n=1), "log_deck_ran_out log_hand"),
    (season(claimed=False), ClaimMaps(), "log_no_map"),
    (season(claimed=False), ClaimMaps(maps=("fifth",)), "log_map"),
    (
        pending(her(ONLY_HER), KrabitaSeason(season=Season.SPRING, claimed=True, values=("green",), left=4)),
        MapValue(map="green", value=2),
        "log_map",
    ),
    (MAP_STEP, PickMap(map="blue"), "log_krabita_dunes log_map"),
    (
        pending(her(a_table(1, box=Box()), season=Season.AUTUMN, ready=1), MapDue()),
        PickMap(),
        "log_no_map",
    ),
)


@pytest.mark.parametrize(("state", "move", "lines"), CASES, ids=lambda each: getattr(each, "kind", ""))
def test_each_move_says_what_it_did_and_which_pieces_move(state: State, move: AnyMove, lines: str) -> None:
    assert [line.key.removeprefix("farshore.") for line in GAME.tell(state, move)] == lines.split()


def test_krabitas_last_turn_says_that_she_passes() -> None:
    state = everyone(SOLO, season=Season.AUTUMN, passed=True).replace(winds=Season.AUTUMN)
    state = her(state, season=Season.AUTUMN, hand=0, ready=1)
    told = GAME.tell(state, FollowRoute(spot=DocksSpot(spaces=1)))
    assert [line.key for line in told][-2:] == ["farshore.log_krabita_passes", "farshore.log_over"]


def test_the_lookout_says_again_which_colour_is_discarded() -> None:
    told = GAME.tell(pending(her(SOLO), LookoutDue(colour=Colour.GREEN)), LookForPurple(found=False))
    assert [line.params for line in told if line.key == "farshore.hint_discard"] == [{"colour": "green"}]


def test_her_new_season_is_told_with_the_move_that_brings_it() -> None:
    state = person(a_table(1, box=KNOWN), ready=0)
    state = GAME.apply(state, Prepare(seat=0, season=Season.SPRING))
    state = GAME.apply(state, TurnTile(stack="A"))
    told = GAME.tell(state, TurnTile(stack="B", traits=(Colour.RED,)))
    assert [line.key for line in told] == ["farshore.log_tile", "farshore.log_krabita_season"]


def test_what_the_table_insisted_on_is_told_with_its_reason() -> None:
    move = PlaceWorker(seat=1, place=DOCKS, insist=(Reason.OUT_OF_TURN, Reason.NO_READY_WORKER))
    told = GAME.tell(person(TWO, 1, ready=0), move)
    assert [line.params["why"].key for line in told if line.key == "log.overruled"] == [  # type: ignore[union-attr]
        Reason.OUT_OF_TURN,
        Reason.NO_READY_WORKER,
    ]


def test_insisting_where_nothing_was_refused_is_not_told() -> None:
    told = GAME.tell(TWO, PlaceWorker(seat=0, place=DOCKS, insist=(Reason.OUT_OF_TURN,)))
    assert [line.key for line in told] == ["farshore.log_worker"]


def test_a_tile_that_shows_several_things_is_named_by_all_of_them() -> None:
    told = GAME.tell(pending(TWO, TileDue(stack="A")), TurnTile(stack="A", traits=(Colour.RED, Colour.BLUE)))
    assert told[0].params["tile"].key == "farshore.or"  # type: ignore[union-attr]
    assert tile("A", Colour.RED, Colour.BLUE).traits == (Colour.BLUE, Colour.RED)
