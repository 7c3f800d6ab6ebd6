"""The toy game: in turn everybody adds a number to one sum, up to a limit; whoever hits the limit rings the bell."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from rules.amounts import Change
from rules.kernel import Entry, IllegalMove, Model, Move, Option, Phrase, Question, phrase, refuse
from rules.overruling import overruled
from rules.scores import Line, Score
from tests.toy.box import Box
from tests.toy.reasons import Reason

LIMIT: Final = 30
BIGGEST: Final = 9
"""What a zeppelin carries."""
FEWEST: Final = 2
MOST: Final = 3
ROBOT: Final = "Robot"
STEP: Final = 2
"""What the robot adds, as long as that fits."""
ZEPPELIN: Final = "zeppelin"
"""The ruling: the book does not say whether a zeppelin carries more than nine. Ours: it does not."""
GROUPS: Final = ("sum", "bell")


class Setup(Model):
    people: Annotated[tuple[str, ...], Field(min_length=FEWEST, max_length=MOST)]
    robot: bool = False
    rulings: tuple[str, ...] = ()
    limit: Annotated[int, Field(strict=True, ge=1, le=999)] = LIMIT
    box: Box = Box()


class State(Model):
    setup: Setup
    numbers: tuple[int, ...] = ()
    """Added so far, in turn order."""

    @property
    def players(self) -> tuple[str, ...]:
        return (*self.setup.people, *([ROBOT] if self.setup.robot else []))

    @property
    def sum(self) -> int:
        return sum(self.numbers)

    @property
    def turn(self) -> int:
        return len(self.numbers) % len(self.players)

    @property
    def robots_turn(self) -> bool:
        return self.setup.robot and self.turn == len(self.setup.people)

    def added_by(self, seat: int) -> tuple[int, ...]:
        return self.numbers[seat :: len(self.players)]

    def rang(self, seat: int) -> bool:
        """Whether this player brought the sum to the limit exactly."""
        last = (len(self.numbers) - 1) % len(self.players)
        return self.sum == self.setup.limit and bool(self.numbers) and seat == last


class Add(Move):
    n: Change


NUMBER: Final = Entry[Add](label=phrase("toy.number"), samples=(Add(n=STEP),), field="n", least=1, most=BIGGEST)
"""Its sample is none of the numbers that have a button."""


def start(setup: Setup) -> State:
    if len({*setup.people, ROBOT}) <= len(setup.people):
        raise IllegalMove(Reason.TWICE)
    return State(setup=setup)


def apply(state: State, move: Add) -> State:
    limit = state.setup.limit
    if move.n <= 0:
        raise IllegalMove(Reason.NOTHING, n=move.n)
    if move.n > BIGGEST and ZEPPELIN not in state.setup.rulings:
        refuse(move, Reason.TOO_BIG, n=BIGGEST)
    if state.sum + move.n > limit:
        refuse(move, Reason.TOO_MUCH, n=limit)
    return state.replace(numbers=(*state.numbers, move.n))


def question(state: State) -> Question[Add] | None:
    if state.sum >= state.setup.limit:
        return None
    left = phrase("toy.left", n=state.setup.limit - state.sum)
    if state.robots_turn:
        n = min(STEP, state.setup.limit - state.sum)
        adds: Option[Add] = Option(label=phrase("toy.robot_adds", n=n), move=Add(n=n))
        return Question[Add](who=ROBOT, ask=phrase("toy.robot_turn"), do=(phrase("toy.do"),), options=(adds,))
    return Question[Add](
        who=state.players[state.turn],
        ask=phrase("toy.how_much"),
        do=(phrase("toy.do"),),
        why=(left,),
        options=tuple(_option(state, n) for n in (1, 3)),
        entries=(NUMBER,) if state.setup.limit - state.sum > 1 else (),
    )


def _option(state: State, n: int) -> Option[Add]:
    try:
        apply(state, Add(n=n))
    except IllegalMove as illegal:
        return Option(label=phrase("toy.add", n=n), move=Add(n=n), refusal=illegal.phrase)
    return Option(label=phrase("toy.add", n=n), move=Add(n=n))


def score(state: State) -> tuple[Score, ...]:
    return tuple(
        Score(
            player=name,
            lines=(
                *(line(n) for n in state.added_by(seat)),
                *([bell_line(state.setup.box)] if state.rang(seat) else []),
            ),
        )
        for seat, name in enumerate(state.players)
    )


def line(points: int) -> Line:
    return Line(group="sum", why=phrase("toy_score.sum", n=points), points=points)


def bell_line(box: Box) -> Line:
    return Line(group="bell", why=phrase("toy_score.bell"), points=box.bell_points)


def tell(state: State, move: Add) -> tuple[Phrase, ...]:
    """By the seat, so that an opponent is called as the reader calls it."""
    if state.robots_turn:
        return (phrase("toy.robot_added", n=move.n), *overruled(apply, state, move))
    added = phrase("toy.added", name=state.players[state.turn], n=move.n)
    return (added, *overruled(apply, state, move))
