"""Whose turn it is, and everything that happens without an answer."""

from __future__ import annotations

from rules.farshore.components.traits import Season
from rules.farshore.krabita.season import begin_season, settle_map, settle_season
from rules.farshore.seasons import flooded, last_tile, to_flood, unseen_weather, winds_due
from rules.farshore.state import State
from rules.farshore.steps import (
    HER_TURN,
    KrabitaSeason,
    KrabitaTurn,
    MapDue,
    SeasonDue,
    TideDue,
    TileDue,
    TurnEnd,
    WeatherDue,
)


def settle(state: State) -> State:
    """The state once all that follows by itself has happened: something must be asked, or the match is over."""
    while not state.over:
        after = winds_due(state) or _follow(state)
        if after is None:
            return state
        state = after
    # Whatever was still to be settled when a correction let the last one pass is settled no more.
    return state.replace(steps=()) if state.steps else state


def _follow(state: State) -> State | None:
    if not state.steps:
        return _resume(state)
    match state.steps[0]:
        case TurnEnd():
            return _end_turn(state)
        case KrabitaTurn():
            return _begin_turn(state)
        case MapDue():
            return settle_map(state)
        case TileDue(stack=stack):
            tile = last_tile(state, stack)
            return state.then(rose=state.rose.turned(stack, tile)) if tile else None
        case WeatherDue():
            # Nothing to choose from: the card is turned up, its words stay on the table.
            return None if unseen_weather(state) else state.then(weather=(*state.weather, None))
        case TideDue():
            return flooded(state, state.dry).then() if to_flood(state) == len(state.dry) else None
        case SeasonDue():
            # A correction, or the way a game was set up in the middle, may have taken her there already.
            return begin_season(state) if state.her.season < state.winds else state.then()
        case KrabitaSeason():
            return settle_season(state)
    return None


def _begin_turn(state: State) -> State | None:
    """Her new season is her whole turn (Ruling); in autumn she passes when nothing is left."""
    if state.her.passed:
        return state.then()
    if state.her.season < state.winds:
        return state.then(SeasonDue())
    return _passed(state).then() if _is_done(state) else None


def _end_turn(state: State) -> State:
    if state.turn == state.krabita_seat and _is_done(state):
        state = _passed(state)
    return _hand_on(state)


def _hand_on(state: State) -> State:
    """The next one in seat order who has not passed; Krabita's turns follow each other when only she is tracked."""
    players = state.players
    seats = len(players)
    order = [(state.turn + step) % seats for step in range(1, seats + 1)]
    if state.only_krabita:
        order = [state.krabita_seat]
    turn = next((seat for seat in order if not players[seat].passed), state.turn)
    hers = turn == state.krabita_seat and state.krabita is not None and not state.krabita.passed
    return state.replace(turn=turn, steps=HER_TURN if hers else ())


def _resume(state: State) -> State | None:
    """A correction may leave the turn with somebody who has passed, or wake Krabita."""
    if state.over or (state.only_krabita and state.her.passed):
        return None
    waits = state.turn < len(state.people) and not state.people[state.turn].passed and not state.only_krabita
    return None if waits else _hand_on(state)


def _is_done(state: State) -> bool:
    """Neither hand nor workers left in autumn: she passes (p. 16)."""
    her = state.her
    return her.season is Season.AUTUMN and not her.hand and not her.ready


def _passed(state: State) -> State:
    return state.replace(krabita=state.her.replace(passed=True))
