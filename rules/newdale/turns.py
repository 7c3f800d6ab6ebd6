"""Rounds and turns: everything that happens without an answer."""

from __future__ import annotations

from typing import assert_never

from rules.newdale.components.chapters import EVENT_COPIES, THIRD
from rules.newdale.components.figures import NOBODY
from rules.newdale.components.numbers import ROUNDS
from rules.newdale.components.told import EventFact
from rules.newdale.rulings import Ruling
from rules.newdale.setup import Depth, TurnedEvent, Where
from rules.newdale.state import State
from rules.newdale.steps import (
    ActDue,
    BuildDue,
    DrawDue,
    EventDue,
    FinalDue,
    GoalDue,
    PlanDue,
    RoundDue,
    SpecialDue,
    Step,
)


def settle(state: State) -> State:
    """The state once all that follows by itself has happened: something must be asked, or the chapter is over."""
    while state.steps and (after := _follow(state)) is not None:
        state = after
    return state


def _follow(state: State) -> State | None:
    step = state.steps[0]
    match step:
        case EventDue():
            forced = forced_event(state)
            return turned(state, forced.number, forced) if forced else None
        case PlanDue():
            return None if _waits(state) else state.then()
        case DrawDue():
            # A marker was taken back, or a correction brought one: planning goes on.
            return state.replace(steps=(PlanDue(), *state.steps)) if _waits(state) else None
        case ActDue(seat=seat, marker=marker):
            idle = not state.followed(seat) or state.players[seat].placed(marker) is None
            return state.then() if idle else None
        case BuildDue(seat=seat) | FinalDue(seat=seat) | GoalDue(seat=seat):
            return None if state.followed(seat) else state.then()
        case SpecialDue(seat=seat):
            return None if state.followed(seat) and works_in_six(state, seat) else state.then()
        case RoundDue(asked=asked):
            # Nobody is followed any more: then the table must say when a round is over.
            return None if asked or not state.boards else round_over(state)
        case _:
            assert_never(step)


def _waits(state: State) -> bool:
    """Whether somebody has a marker to lay."""
    return any(state.players[seat].waiting(state.round) for seat in state.boards)


def works_in_six(state: State, seat: int) -> bool:
    return any(state.facts.building(built.card).six for built in state.players[seat].built)


def round_steps(state: State) -> tuple[Step, ...]:
    """What a round asks, before it is known who lays which marker."""
    if state.depth is Depth.POINTS:
        return (RoundDue(asked=True),)
    if state.depth is Depth.DESK or not state.boards:
        return EventDue(), DrawDue(), RoundDue(asked=True)
    return EventDue(), PlanDue(), DrawDue(), RoundDue()


def after_draw(state: State) -> tuple[Step, ...]:
    """Everybody's marker 1 in player order, then 2, 3, 4; then V and VI (p. 7)."""
    boards = state.boards
    acts = [
        ActDue(seat=seat, marker=marker)
        for marker in range(1, 5)
        for seat in boards
        if state.players[seat].placed(marker) is not None
    ]
    return (*acts, *(BuildDue(seat=seat) for seat in boards), *(SpecialDue(seat=seat) for seat in boards))


def round_over(state: State) -> State:
    """The event leaves, figures go back to the bag, the bag goes on: after round 7 too (p. 7, 13)."""
    last = state.round >= ROUNDS.rounds
    # Ruling: market_after_round_7.
    stays = last and state.other_reading(Ruling.MARKET_AFTER_ROUND_7)
    starter = _next(state)
    state = state.replace(
        round=state.round + 1,
        starter=starter,
        passed=(starter - state.starter) % len(state.players),
        printed=state.printed if stays else None,
        drawn=state.drawn if stays else None,
        freed=state.freed if stays else NOBODY,
        held=state.held if stays else tuple(each for each in state.held if each.where is Where.PRISON),
        draws=ROUNDS.drawn,
        players=tuple(player.replace(plan=()) if player.plan else player for player in state.players),
    )
    return state.replace(steps=_end_steps(state) if last else round_steps(state))


def _next(state: State) -> int:
    """The left neighbour; the bag passes over whoever went away."""
    others = [seat for seat in state.order if seat != state.starter]
    return others[0] if others else state.starter


def _end_steps(state: State) -> tuple[Step, ...]:
    boards = state.boards
    return (*(FinalDue(seat=seat) for seat in boards), *(GoalDue(seat=seat) for seat in boards))


# Events


def in_deck(state: State) -> tuple[int, ...]:
    """The numbers that may lie on top of the event deck, each as often as it is left."""
    left = list(state.chapter.third(state.round, state.solo))
    since = (state.round - 1) % THIRD
    for event in state.events[len(state.events) - since :]:
        if event.number in left:
            left.remove(event.number)
    return tuple(left)


def known_events(state: State, number: int) -> tuple[EventFact, ...]:
    """The cards with a number that the box knows and nobody saw yet."""
    seen = [event.figures for event in state.events if event.number == number]
    return tuple(card for card in state.facts.events.get(number, ()) if card.figures not in seen)


def all_known(state: State, number: int) -> bool:
    """Whether the box knows every card with this number."""
    return len(state.facts.events.get(number, ())) >= EVENT_COPIES.get(number, 1)


def forced_event(state: State) -> EventFact | None:
    """The only card that can come: the last of its three, or round 7's, where its figures are told."""
    numbers = in_deck(state)
    if len(numbers) != 1 or EVENT_COPIES[numbers[0]] != 1:
        return None
    return next(iter(known_events(state, numbers[0])), None)


def turned(state: State, number: int, card: EventFact | None) -> State:
    """The event is in force."""
    figures = card.figures if card else None
    draws = card.draws if card and card.draws is not None else ROUNDS.drawn
    events = (*state.events, TurnedEvent(number=number, figures=figures))
    return state.replace(events=events, printed=figures, draws=draws).then()
