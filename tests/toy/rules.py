"""A toy game: numbers are added to a sum that a limit holds down."""

from __future__ import annotations

from rules import reasons
from rules.kernel import Game, IllegalMove, Journal, Model, Move, Option, Question, phrase, refuse
from rules.scores import Line, Score


class Reason(reasons.Reason):
    TOO_MUCH = "toy.too_much", 1, "limit"
    TOO_BIG = "toy.too_big", 1, "limit"
    NOTHING = "toy.nothing", "S", "limit"


class Setup(Model):
    limit: int


class State(Model):
    limit: int
    sum: int = 0


class Add(Move):
    n: int


def apply(state: State, move: Add) -> State:
    if move.n <= 0:
        raise IllegalMove(Reason.NOTHING, n=move.n)
    if move.n > 9:
        refuse(move, Reason.TOO_BIG, n=9)
    if state.sum + move.n > state.limit:
        refuse(move, Reason.TOO_MUCH, n=state.limit)
    return state.replace(sum=state.sum + move.n)


def question(state: State) -> Question[Add] | None:
    one: Option[Add] = Option(label=phrase("toy.add", n=1), move=Add(n=1))
    return Question[Add](who="Ola", ask=phrase("toy.how_much"), options=(one,)) if state.sum < state.limit else None


GAME: Game[Setup, State, Add] = Game(
    id="toy",
    rules_version=1,
    journal=Journal[Setup, Add],
    start=lambda setup: State(limit=setup.limit),
    apply=apply,
    question=question,
    score=lambda state: (Score(player="Ola", lines=(line(state.sum),)),),
    tell=lambda _, move: (phrase("toy.added", n=move.n),),
    reasons=Reason,
)


def line(points: int) -> Line:
    return Line(group="sum", why=phrase("toy.sum"), points=points)


def a_journal(*numbers: int, limit: int = 10) -> Journal[Setup, Add]:
    journal = GAME.journal(setup=Setup(limit=limit))
    for n in numbers:
        journal = journal.record(Add(n=n))
    return journal


def numbers(journal: Journal[Setup, Add]) -> list[int]:
    return [move.n for move in journal.moves]
