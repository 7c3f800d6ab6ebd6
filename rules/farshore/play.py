"""What each move does: the table of contents of the rules."""

from __future__ import annotations

from typing import Final, assert_never

from rules.farshore import corrections, effects, people, seasons
from rules.farshore.krabita import season as krabita_season
from rules.farshore.krabita import turn as krabita
from rules.farshore.krabita.moves import (
    ClaimMaps,
    DeckRanOut,
    DrawFromDeck,
    FollowRoute,
    KrabitaDraws,
    KrabitaMove,
    KrabitaPlays,
    LookForPurple,
    MapValue,
    NotInBay,
    PickMap,
    SeasonMove,
)
from rules.farshore.moves import (
    AnyMove,
    CorrectKrabita,
    CorrectMove,
    CorrectPerson,
    CorrectTable,
    EffectMove,
    HighTide,
    Learn,
    Leave,
    LoseCard,
    NameTile,
    NameWeather,
    Pass,
    PersonMove,
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
from rules.farshore.state import Phase, State
from rules.farshore.steps import KrabitaTurn
from rules.farshore.turns import settle
from rules.kernel import IllegalMove

OF_PEOPLE: Final = (PlaceWorker, TakeMap, PlayCard, Prepare, Pass)
AT_ANY_TIME: Final = (
    Leave,
    NameTile,
    NameWeather,
    Sail,
    ShipAt,
    Treasures,
    Shells,
    LoseCard,
    Learn,
    CorrectPerson,
    CorrectKrabita,
    CorrectTable,
)
ALLOWED: Final[dict[Phase, tuple[type[AnyMove], ...]]] = {
    Phase.PERSON: OF_PEOPLE,
    Phase.TILE: (TurnTile,),
    Phase.WEATHER: (TurnWeather,),
    Phase.TIDE: (HighTide,),
    Phase.ROUTE: (FollowRoute,),
    Phase.CARD: (KrabitaPlays, NotInBay, DeckRanOut),
    Phase.LOOKOUT: (LookForPurple,),
    Phase.CLAIM: (ClaimMaps,),
    Phase.VALUE: (MapValue,),
    Phase.DECK_DRAW: (DrawFromDeck, DeckRanOut),
    Phase.PLAN_DRAW: (KrabitaDraws, DrawFromDeck, DeckRanOut),
    Phase.MAP: (PickMap,),
    Phase.WAITING: (Prepare, Pass),
    Phase.OVER: (),
}


def apply(state: State, move: AnyMove) -> State:
    """The state after `move`, or `IllegalMove`. `state` itself never changes."""
    _check_phase(state, move)
    match move:
        case PlaceWorker() | TakeMap() | PlayCard() | Prepare() | Pass():
            after = _by_person(state, move)
        case TurnTile():
            after = seasons.turn_tile(state, move)
        case TurnWeather():
            after = seasons.turn_weather(state, move)
        case HighTide():
            after = seasons.high_tide(state, move)
        case CorrectPerson() | CorrectKrabita() | CorrectTable():
            after = _corrected(state, move)
        case Leave() | NameTile() | NameWeather() | Sail() | ShipAt() | Treasures() | Shells() | LoseCard() | Learn():
            after = _at_any_time(state, move)
        case _:
            after = _by_krabita(state, move)
    return settle(after)


def _by_person(state: State, move: PersonMove) -> State:
    match move:
        case PlaceWorker():
            return people.place_worker(state, move)
        case TakeMap():
            return people.take_map(state, move)
        case PlayCard():
            return people.play_card(state, move)
        case Prepare():
            return people.prepare(state, move)
        case Pass():
            return people.pass_(state, move)
        case _:
            assert_never(move)


def _by_krabita(state: State, move: KrabitaMove) -> State:
    match move:
        case FollowRoute():
            return krabita.follow_route(state, move)
        case KrabitaPlays():
            return krabita.plays(state, move)
        case NotInBay():
            return krabita.not_in_bay(state)
        case LookForPurple():
            return krabita.look_for_purple(state, move)
        case DeckRanOut() if state.phase is Phase.CARD:
            return krabita.nothing_to_play(state, move)
        case _:
            return _in_her_season(state, move)


def _in_her_season(state: State, move: SeasonMove) -> State:
    match move:
        case KrabitaDraws():
            return krabita_season.draws(state, move)
        case DrawFromDeck():
            return krabita_season.draw_from_deck(state)
        case DeckRanOut():
            return krabita_season.deck_ran_out(state, move)
        case ClaimMaps():
            return krabita_season.claim_maps(state, move)
        case MapValue():
            return krabita_season.map_value(state, move)
        case PickMap():
            return krabita_season.pick_map(state, move)
        case _:
            assert_never(move)


def _at_any_time(state: State, move: EffectMove) -> State:
    match move:
        case Leave():
            return people.leave(state, move)
        case NameTile():
            return seasons.name_tile(state, move)
        case NameWeather():
            return seasons.name_weather(state, move)
        case Sail():
            return effects.sail(state, move)
        case ShipAt():
            return effects.ship_at(state, move)
        case Treasures():
            return effects.treasures(state, move)
        case Shells():
            return effects.shells(state, move)
        case LoseCard():
            return effects.lose_card(state, move)
        case Learn():
            return effects.learn(state, move)
        case _:
            assert_never(move)


def _corrected(state: State, move: CorrectMove) -> State:
    match move:
        case CorrectPerson():
            return corrections.correct_person(state, move)
        case CorrectKrabita():
            return corrections.correct_krabita(state, move)
        case CorrectTable():
            return corrections.correct_table(state, move)
        case _:
            assert_never(move)


def _check_phase(state: State, move: AnyMove) -> None:
    if isinstance(move, PlayCard) and move.extra:
        people.check_active(state, move)
    elif not isinstance(move, AT_ANY_TIME):
        # As long as Krabita has done nothing, people may still speak up: of a season, or insisting on their own turn.
        early = OF_PEOPLE if state.steps and isinstance(state.steps[0], KrabitaTurn) else ()
        if not isinstance(move, (*ALLOWED[state.phase], *early)):
            raise IllegalMove(Reason.NOT_NOW)
        if isinstance(move, OF_PEOPLE):
            people.check_turn(state, move)
