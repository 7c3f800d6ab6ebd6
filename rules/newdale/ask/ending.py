"""What is settled before the count: the last production and the chapter goal."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel import Phrase, phrase
from rules.newdale.ask.answers import NewdaleOption, NewdaleQuestion, answer, entry
from rules.newdale.components.buildings import good_name
from rules.newdale.components.told import GoalOption
from rules.newdale.ending import all_of_kinds, check_goal, goal_payment
from rules.newdale.moves import AnyMove, ChooseGoal, FinalProduction, Run
from rules.newdale.state import State
from rules.newdale.steps import FinalDue, GoalDue
from rules.newdale.tell.naming import all_of, paid_name
from rules.newdale.work import chain as chains
from rules.refusals import refused

TOLD_GOALS = (0, 1, 2)


def ask_final(state: State) -> NewdaleQuestion:
    """The plan itself is the planner's work, in slices; here is only what needs no search."""
    step = state.steps[0]
    assert isinstance(step, FinalDue)
    name = state.name(step.seat)
    return NewdaleQuestion(
        who=name,
        ask=phrase("newdale.ask_final", name=name),
        do=(phrase("newdale.do_final"),),
        why=tuple(_prices(state, step.seat)),
        options=(answer(FinalProduction(seat=step.seat), "answer_final_nothing"),),
        entries=entry("entry_final", tuple(_single_chains(state, step.seat))),
    )


def _prices(state: State, seat: int) -> Iterator[Phrase]:
    coins = state.coins(seat)
    yield phrase("newdale.why_untold") if coins is None else phrase("newdale.why_coins", n=coins)


def _single_chains(state: State, seat: int) -> Iterator[AnyMove]:
    for index in range(len(state.players[seat].built)):
        card = state.card(seat, index)
        if not card.may_chain:
            continue
        most = chains.most(card.chain, state.stock(seat)) if card.chain else None
        if most is None or most:
            yield FinalProduction(seat=seat, chains=(Run(built=index, n=most or 1),))


def ask_goal(state: State) -> NewdaleQuestion:
    step = state.steps[0]
    assert isinstance(step, GoalDue)
    name, goal = state.name(step.seat), state.goal
    options = [_option(state, step.seat, index, option) for index, option in enumerate(goal)]
    untold = tuple(ChooseGoal(seat=step.seat, option=0, points=points) for points in TOLD_GOALS)
    return NewdaleQuestion(
        who=name,
        ask=phrase("newdale.ask_goal", name=name),
        why=() if goal else (phrase("newdale.why_goal_untold"),),
        options=(*options, answer(ChooseGoal(seat=step.seat), "answer_no_goal")),
        entries=() if goal else entry("entry_goal", untold),
    )


def _option(state: State, seat: int, index: int, option: GoalOption) -> NewdaleOption:
    paid = goal_payment(state, seat, option)
    if paid is None:
        paid = all_of_kinds(state, seat, option)
    move = ChooseGoal(seat=seat, option=0 if index == 0 else 1, paid=paid)
    kinds = all_of(phrase("newdale.good_named", good=good_name(good)) for good in option.goods)
    return answer(
        move,
        "answer_goal",
        refused(check_goal, state, move),
        n=option.points,
        coins=option.coins,
        goods=kinds,
        paid=paid_name(state, seat, paid),
    )
