"""Phases I to III, and the end of a round: the event, the markers, the draw."""

from __future__ import annotations

from rules.kernel import refuse
from rules.newdale.bag import check_bag, in_bag
from rules.newdale.components.chapters import EVENT_COPIES
from rules.newdale.components.told import EventFact
from rules.newdale.moves import Draw, PlaceMarker, TurnEvent
from rules.newdale.players import OnArea, Placed
from rules.newdale.reasons import Reason
from rules.newdale.state import State
from rules.newdale.steps import DrawDue, PlanDue
from rules.newdale.turns import after_draw, in_deck, known_events, turned


def turn_event(state: State, move: TurnEvent) -> State:
    check_event(state, move)
    card = _card(state, move)
    if card and card not in state.facts.events.get(move.event, ()):
        state = state.replace(box=state.box.learn(card))
    return turned(state, move.event, card)


def check_event(state: State, move: TurnEvent) -> None:
    number, deck = move.event, state.chapter.events(state.solo)
    other = state.chapter.events(not state.solo)
    if number not in deck:
        if number in other:
            refuse(move, Reason.EVENT_SOLO, n=number)
        else:
            refuse(move, Reason.EVENT_NOT_IN_DECK, n=number, chapter=state.setup.chapter)
    elif number not in state.chapter.third(state.round, state.solo):
        refuse(move, Reason.EVENT_WRONG_ROUND, n=number, round=state.round)
    elif number not in in_deck(state) or _seen(state, move):
        refuse(move, Reason.EVENT_TWICE, n=number)


def _seen(state: State, move: TurnEvent) -> bool:
    """Cards that share a number differ in their figures, so the same one cannot come twice."""
    return move.figures is not None and any(
        event.number == move.event and event.figures == move.figures for event in state.events
    )


def _card(state: State, move: TurnEvent) -> EventFact | None:
    """The card turned up: as told, else the only one it can be."""
    known = state.facts.events.get(move.event, ())
    if move.figures is None:
        alone = known_events(state, move.event) if EVENT_COPIES.get(move.event, 1) == 1 else ()
        return alone[0] if alone else None
    same = next((card for card in known if card.figures == move.figures), None)
    draws = move.draws if move.draws is not None else same.draws if same else None
    return (same or EventFact(number=move.event, figures=move.figures)).replace(draws=draws)


def place_marker(state: State, move: PlaceMarker) -> State:
    check_marker(state, move)
    player = state.players[move.seat]
    kept = tuple(each for each in player.plan if each.marker != move.marker)
    if move.space is not None:
        kept = (*kept, Placed(marker=move.marker, space=move.space))
    return state.with_player(move.seat, player.replace(plan=kept))


def check_marker(state: State, move: PlaceMarker) -> None:
    player = state.players[move.seat]
    if all(marker.number != move.marker for marker in player.markers):
        refuse(move, Reason.MARKER_NOT_OWNED, n=move.marker, name=state.name(move.seat))
    elif move.marker not in player.usable(state.round):
        refuse(move, Reason.MARKER_NEXT_ROUND, n=move.marker)
    others = [each.space for each in player.plan if each.marker != move.marker]
    if isinstance(move.space, OnArea):
        area = move.space.area
        if not state.has_area(area) and player.at(area) is None:
            refuse(move, Reason.NO_SUCH_AREA, n=area)
        if any(isinstance(space, OnArea) and space.area == area for space in others):
            refuse(move, Reason.AREA_TWICE)
    elif move.space is not None and move.space in others:
        refuse(move, Reason.SPACE_TWICE, space=move.space.space.value)


def draw(state: State, move: Draw) -> State:
    check_draw(state, move)
    left = [seat for seat in state.boards if state.players[seat].waiting(state.round)]
    if left:
        refuse(move, Reason.MARKER_LEFT_OVER, name=state.name(left[0]))
    steps = tuple(step for step in state.steps if not isinstance(step, PlanDue | DrawDue))
    return state.replace(drawn=move.figures, steps=(*after_draw(state), *steps))


def check_draw(state: State, move: Draw) -> None:
    due = min(state.draws, in_bag(state).total)
    if move.figures.total != due:
        refuse(move, Reason.DRAW_COUNT, n=due, drawn=move.figures.total)
    check_bag(state, move, move.figures)
