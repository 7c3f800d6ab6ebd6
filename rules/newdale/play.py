"""What each move does: the table of contents of the rules."""

from __future__ import annotations

from typing import Final, assert_never, get_args

from rules.kernel import IllegalMove, refuse
from rules.moves import Leave, OfPlayer
from rules.newdale import actions, building, corrections, effects, ending, rounds, specials
from rules.newdale.moves import (
    ActionMove,
    AnyMove,
    BlackMarket,
    Build,
    ChooseGoal,
    CorrectPlayer,
    CorrectTable,
    Develop,
    Draw,
    EffectMove,
    Exchange,
    FinalProduction,
    Goods,
    Learn,
    NotDone,
    OtherAction,
    PlaceMarker,
    Points,
    Produce,
    Release,
    RoundOver,
    Ship,
    TakeToken,
    TurnEvent,
    TwoCards,
    Unlock,
    UseCharacter,
    UseSpecials,
    UseToken,
)
from rules.newdale.players import BoardSpace, OnBoard
from rules.newdale.reasons import Reason
from rules.newdale.setup import Depth
from rules.newdale.state import Phase, State
from rules.newdale.steps import ActDue, BuildDue, FinalDue, GoalDue, SpecialDue, Step
from rules.newdale.turns import round_over, settle

ACTIONS: Final = get_args(ActionMove)
AT_ANY_TIME: Final = (*get_args(EffectMove), CorrectPlayer, CorrectTable)
OF_BOARDS: Final = (PlaceMarker, Build, Goods, TakeToken, UseToken, Ship, Release)
"""Moves of a seat whose board is recorded, in any depth that has boards."""
PHASES: Final[dict[type[AnyMove], tuple[Phase, ...]]] = {
    TurnEvent: (Phase.EVENT,),
    PlaceMarker: (Phase.PLAN, Phase.DRAW),
    Draw: (Phase.PLAN, Phase.DRAW),
    RoundOver: (Phase.ROUND,),
}
SPACES: Final = {
    Build: BoardSpace.BUILD,
    Unlock: BoardSpace.UNLOCK,
    Exchange: BoardSpace.EXCHANGE,
    BlackMarket: BoardSpace.BLACK_MARKET,
    Develop: BoardSpace.DEVELOP,
}


def apply(state: State, move: AnyMove) -> State:
    """The state after `move`, or `IllegalMove`. `state` itself never changes."""
    _check_seat(state, move)
    return settle(_applied(_taken_up(state, move), move))


def _applied(state: State, move: AnyMove) -> State:
    match move:
        case TurnEvent():
            return rounds.turn_event(state, move)
        case PlaceMarker():
            return rounds.place_marker(state, move)
        case Draw():
            return rounds.draw(state, move)
        case RoundOver():
            return round_over(state)
        case Produce():
            return actions.produce(state, move)
        case Build():
            return building.build(state, move)
        case Unlock():
            return actions.unlock(state, move)
        case BlackMarket():
            return actions.black_market(state, move)
        case Develop():
            return actions.develop(state, move)
        case Exchange() | OtherAction() | NotDone() | TwoCards():
            return state  # hands are never tracked: the step is done
        case UseSpecials():
            return specials.use_specials(state, move)
        case FinalProduction():
            return ending.final_production(state, move)
        case ChooseGoal():
            return ending.choose_goal(state, move)
        case Points():
            return effects.points(state, move)
        case TakeToken():
            return effects.take_token(state, move)
        case UseToken():
            return effects.use_token(state, move)
        case UseCharacter():
            return effects.use_character(state, move)
        case Goods():
            return effects.goods(state, move)
        case Ship():
            return effects.ship(state, move)
        case Release():
            return effects.release(state, move)
        case Leave():
            return effects.leave(state, move)
        case Learn():
            return effects.learn(state, move)
        case CorrectPlayer():
            return corrections.correct_player(state, move)
        case CorrectTable():
            return corrections.correct_table(state, move)
        case _:
            assert_never(move)


def _check_seat(state: State, move: AnyMove) -> None:
    if not isinstance(move, OfPlayer):
        return
    # Whoever left may be called back, by a correction.
    if move.seat >= len(state.players) or (state.players[move.seat].left and not isinstance(move, CorrectPlayer)):
        raise IllegalMove(Reason.NO_SUCH_PLAYER)
    anybody = isinstance(move, AT_ANY_TIME) and not isinstance(move, OF_BOARDS)
    if anybody or (isinstance(move, OF_BOARDS) and state.has_board(move.seat)):
        return
    if not state.followed(move.seat):
        raise IllegalMove(Reason.NOT_FOLLOWED, name=state.name(move.seat))


def _taken_up(state: State, move: AnyMove) -> State:
    """The state with the step that the move settles taken off, where it settles one."""
    match move:
        case TurnEvent() | PlaceMarker() | Draw() | RoundOver():
            if state.phase not in PHASES[type(move)]:
                raise IllegalMove(Reason.NOT_NOW)
            return state
        case Build(marker=None):
            return _build_step(state, move)
        case TwoCards(seat=seat):
            return _done(state, move, BuildDue(seat=seat))
        case UseSpecials():
            return _special_step(state, move)
        case FinalProduction(seat=seat):
            return _done(state, move, FinalDue(seat=seat))
        case ChooseGoal(seat=seat):
            return _goal_step(state, move)
        case Build(seat=seat, marker=int(marker)):
            return _act_step(state, move, seat, marker)
        case _ if isinstance(move, ACTIONS):
            return _act_step(state, move, move.seat, move.marker)
        case _:
            return state


def _done(state: State, move: AnyMove, step: Step) -> State:
    """Off the list; out of order where others come first."""
    if step not in state.steps:
        raise IllegalMove(Reason.NOT_NOW)
    at = state.steps.index(step)
    if at and not _same_moment(state, step):
        refuse(move, Reason.OUT_OF_ORDER, name=state.name(_seat(state.steps[0])))
    return state.replace(steps=(*state.steps[:at], *state.steps[at + 1 :]))


def _same_moment(state: State, step: Step) -> bool:
    """At the end nobody waits for anybody."""
    return isinstance(step, FinalDue | GoalDue) and isinstance(state.steps[0], type(step))


def _seat(step: Step) -> int:
    return step.seat if isinstance(step, ActDue | BuildDue | SpecialDue | FinalDue | GoalDue) else 0


def _act_step(state: State, move: AnyMove, seat: int, marker: int) -> State:
    space = state.players[seat].placed(marker)
    wanted = SPACES.get(type(move))
    if wanted is not None and not (isinstance(space, OnBoard) and space.space is wanted):
        raise IllegalMove(Reason.NOT_NOW)
    return _done(state, move, ActDue(seat=seat, marker=marker))


def _build_step(state: State, move: Build) -> State:
    if move.extra or state.depth is Depth.DESK:
        return state
    step = BuildDue(seat=move.seat)
    if step not in state.steps and state.phase in (Phase.BUILD, Phase.SPECIAL):
        refuse(move, Reason.ONE_BUILD_IN_PHASE_FIVE)
        return state
    return _done(state, move, step)


def _special_step(state: State, move: UseSpecials) -> State:
    step = SpecialDue(seat=move.seat)
    if step in state.steps and state.phase is Phase.SPECIAL:
        return _done(state, move, step)
    if state.phase is Phase.SPECIAL:
        refuse(move, Reason.SPECIAL_ONCE)
        return state
    refuse(move, Reason.NOT_PHASE_SIX, card="")
    return state.replace(steps=tuple(each for each in state.steps if each != step))


def _goal_step(state: State, move: ChooseGoal) -> State:
    step = GoalDue(seat=move.seat)
    if step not in state.steps and state.players[move.seat].goal is not None:
        return state  # chosen already: refused, or the table insists on another choice
    return _done(state, move, step)
