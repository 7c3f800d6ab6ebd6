"""What each move does: the table of contents of the rules."""

from __future__ import annotations

from typing import Any, Final, assert_never, get_args

from rules.farshore import city_cards, corrections, effects, people, seasons
from rules.farshore.krabita import season as krabita_season
from rules.farshore.krabita import turn as krabita
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
    CorrectMove,
    CorrectPerson,
    CorrectTable,
    EffectMove,
    HighTide,
    Learn,
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
from rules.moves import Leave, OfPlayer

AT_ANY_TIME: Final[tuple[Any, ...]] = (*get_args(EffectMove), *get_args(CorrectMove))
ALLOWED: Final[dict[Phase, tuple[Any, ...]]] = {
    Phase.PERSON: get_args(PersonMove),
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
    return settle(_made(state, move))


def _made(state: State, move: AnyMove) -> State:
    """One line for each move, those of people first."""
    match move:
        case PlaceWorker():
            return people.place_worker(state, move)
        case TakeMap():
            return people.take_map(state, move)
        case PlayCard():
            return city_cards.play_card(state, move)
        case Prepare():
            return people.prepare(state, move)
        case Pass():
            return people.pass_(state, move)
        case TurnTile():
            return seasons.turn_tile(state, move)
        case TurnWeather():
            return seasons.turn_weather(state, move)
        case HighTide():
            return seasons.high_tide(state, move)
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
        early = isinstance(move, OfPlayer) and state.steps and isinstance(state.steps[0], KrabitaTurn)
        if not early and not isinstance(move, ALLOWED[state.phase]):
            raise IllegalMove(Reason.NOT_NOW)
        if isinstance(move, OfPlayer):
            people.check_turn(state, move)
