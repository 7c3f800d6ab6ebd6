"""What was done, in one line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rules.farshore.components.box import Facts
from rules.farshore.components.route_cards import DocksSpot, LookoutSpot, RedCardSpot, ShoreSpot
from rules.farshore.components.traits import Season
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
from rules.farshore.krabita.season import season_step
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
from rules.farshore.state import State
from rules.farshore.tell.naming import numbers, place_name, shore_name
from rules.kernel import Phrase, phrase
from rules.moves import Leave


def headline(state: State, move: AnyMove) -> Iterator[Phrase]:
    """What was done, in a line or two; nothing where the changes say it all."""
    match move:
        case PlaceWorker() | TakeMap() | PlayCard() | Prepare() | Pass() | Leave():
            yield from _of_person(state, move)
        case Sail(seat=seat, spaces=spaces):
            yield phrase("farshore.log_sail", name=state.called(seat), n=spaces)
        case ShipAt(seat=seat, value=value):
            yield phrase("farshore.log_ship_at", name=state.called(seat), value=value)
        case LoseCard(seat=seat, card=card):
            yield phrase("farshore.log_lose_card", name=state.called(seat), card=state.facts.name(card))
        case Learn(fact=learned):
            yield phrase("farshore.log_learn", fact=learned.fact)
        case TurnTile(stack=stack, traits=()):
            yield phrase("farshore.log_tile_later", stack=stack)
        case CorrectPerson(seat=seat):
            yield phrase("farshore.log_correct", name=state.called(seat))
            yield from _corrected(move)
        case CorrectKrabita():
            yield phrase("farshore.log_correct", name=state.called(state.krabita_seat))
            yield from _corrected(move)
        case CorrectTable():
            yield phrase("farshore.log_correct_table")
            yield from _corrected_table(state, move)
        case FollowRoute():
            yield from _route(state.facts, move)
        case KrabitaPlays():
            yield _played(state, move)
        case NotInBay():
            yield phrase("farshore.log_not_in_bay")
        case LookForPurple(found=found):
            played = found and state.her.season is Season.AUTUMN
            yield phrase("farshore.log_purple", found="played" if played else "drawn" if found else "none")
        case KrabitaDraws(colour=colour):
            yield phrase("farshore.log_draw", colour=colour.value)
        case DrawFromDeck():
            yield phrase("farshore.log_from_deck", n=season_step(state).left)
        case DeckRanOut(n=n):
            yield phrase("farshore.log_deck_ran_out", n=n)
        case ClaimMaps(maps=()) | PickMap(map=None):
            yield phrase("farshore.log_no_map")
        case PickMap():
            yield phrase("farshore.log_krabita_dunes")
        case ClaimMaps() | MapValue() | TurnTile() | TurnWeather() | HighTide():
            return
        case NameTile() | NameWeather() | Treasures() | Shells():
            return
        case _:
            assert_never(move)


def _of_person(state: State, move: PersonMove | Leave) -> Iterator[Phrase]:
    name, known = state.name(move.seat), state.facts
    match move:
        case PlaceWorker(place=place):
            yield phrase("farshore.log_worker", name=name, place=place_name(known, place))
        case TakeMap():
            yield phrase("farshore.log_dunes", name=name)
        case PlayCard(card=card, source=source, anchor=None):
            yield phrase("farshore.log_card", name=name, card=known.name(card), source=source)
        case PlayCard(card=card, source=source, anchor=anchor):
            under = known.name(anchor or card)
            yield phrase("farshore.log_card_anchor", name=name, card=known.name(card), source=source, under=under)
        case Prepare(season=season):
            yield phrase("farshore.log_prepare", name=name, season=season.value)
            yield phrase("farshore.hint_gains", season=season.value)
        case Pass():
            yield phrase("farshore.log_pass", name=name)
        case Leave():
            yield phrase("farshore.log_leave", name=name)
        case _:
            assert_never(move)


def _played(state: State, move: KrabitaPlays) -> Phrase:
    if move.card is None:
        return phrase("farshore.log_krabita_card", colour=move.colour.value, source=state.source.value)
    return phrase("farshore.log_krabita_named", card=state.facts.name(move.card), source=state.source.value)


def _route(known: Facts, move: FollowRoute) -> Iterator[Phrase]:
    if move.route is not None:
        yield phrase("farshore.log_route_card", n=move.route + 1)
    match move.spot:
        case ShoreSpot(resource=resource):
            yield phrase("farshore.log_route_shore", place=shore_name(known, resource))
        case RedCardSpot(action=action, n=n):
            yield phrase("farshore.log_route_red_card", action=action.value, n=n)
        case DocksSpot(spaces=n):
            yield phrase("farshore.log_route_docks", n=n)
        case LookoutSpot(colour=colour):
            yield phrase("farshore.log_route_lookout", colour=colour.value)
        case spot:
            yield phrase(f"farshore.log_route_{spot.spot}")


def _corrected_table(state: State, move: CorrectTable) -> Iterator[Phrase]:
    if move.turn is not None:
        yield phrase("farshore.fix_turn", name=state.called(move.turn))
    if move.flooded is not None:
        down = sorted(set(move.flooded))
        yield phrase("farshore.fix_flooded", islands=numbers(down) if down else "", n=len(down))


def _corrected(move: CorrectPerson | CorrectKrabita) -> Iterator[Phrase]:
    """The values that no other line of the log shows."""
    counts = {"ready": move.ready, "placed": None if move.placed is None else len(move.placed)}
    if isinstance(move, CorrectPerson):
        counts |= {"city": None if move.city is None else len(move.city.cards), "anchors": move.anchors}
    else:
        counts |= {"hand": move.hand, "cards": None if move.cards is None else move.cards.total}
    if move.season is not None:
        yield phrase("farshore.fix_season", season=move.season.value)
    if move.passed is not None:
        yield phrase("farshore.fix_passed", passed=str(move.passed).lower())
    yield from (phrase(f"farshore.fix_{name}", n=n) for name, n in counts.items() if n is not None)
