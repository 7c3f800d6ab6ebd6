"""How everybody's points rose from round to round, as the record of a match tells it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.kernel import Model
from rules.new_lands.score.standing import score
from rules.new_lands.state import State


class Course(Model):
    name: str
    seat: int
    values: tuple[int, ...]
    """The points after each round, when everybody has laid a tile once more; the last one with the meeples left."""


def courses(states: Sequence[State]) -> tuple[Course, ...]:
    """Of everybody, from the states of a match, the first one first; none before a round was played."""
    last = states[-1]
    people = len(last.players)
    rounds: dict[int, State] = {}
    for state in states:
        rounds[-(-(state.laid - states[0].laid) // people)] = state
    ends = [rounds[n] for n in sorted(rounds)][:-1]
    totals = [one.total for one in score(last)]
    if not ends:
        return ()
    return tuple(
        Course(name=last.name(seat), seat=seat, values=(*(state.players[seat].points for state in ends), totals[seat]))
        for seat in range(people)
    )
