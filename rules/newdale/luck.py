"""Luck and habits: what a chapter brought against what could be hoped for, counted over its moves."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

from rules.moves import OfPlayer
from rules.newdale.actions import development_cost
from rules.newdale.building import cost_of
from rules.newdale.components.figures import ASSISTANTS
from rules.newdale.components.numbers import COSTS
from rules.newdale.moves import AnyMove, Build, Develop, Draw, FinalProduction, Produce, Unlock, UseToken
from rules.newdale.players import OnArea
from rules.newdale.purse import paid_coins
from rules.newdale.state import State
from rules.newdale.work.odds import mean, odds, outcome

WHOLE: Final = 1000
"""What could be hoped for is counted in thousandths."""
Step: TypeAlias = tuple[State, AnyMove, State]
"""A move, and the table before and after it."""
Counts: TypeAlias = defaultdict[str, Fraction]


@dataclass(frozen=True)
class Luck:
    table: Mapping[str, int]
    """`drawn_<colour>`, and `mean_<colour>` in thousandths."""
    seats: tuple[Mapping[str, int], ...]
    """`tried_<row>`, `made_<row>`, `hoped_<row>` in thousandths, `cards`, `wasted`, `tokens`, `token_points`,
    `marker_3` and `marker_4` by the round they were bought in."""


def luck(people: int, steps: Iterable[Step]) -> Luck:
    table: Counts = defaultdict(Fraction)
    seats: list[Counts] = [defaultdict(Fraction) for _ in range(people)]
    for before, move, after in steps:
        if isinstance(move, Draw):
            _drawn(before, move, table)
            for seat in before.boards:
                _productions(before, after, seat, seats[seat])
        elif isinstance(move, UseToken | FinalProduction):
            # In the last production nothing but tokens pays points.
            seats[move.seat]["token_points"] += max(0, _score(after, move.seat) - _score(before, move.seat))
        elif isinstance(move, Build | Unlock | Develop):
            _paid(before, move, seats[move.seat])
        if isinstance(move, Produce):
            seats[move.seat]["cards"] += move.cards
        if isinstance(move, OfPlayer):
            seats[move.seat]["tokens"] += _tokens(move)
    return Luck(_whole(table), tuple(_whole(each) for each in seats))


def _whole(counts: Counts) -> dict[str, int]:
    return {what: round(n) for what, n in counts.items() if n}


def _tokens(move: OfPlayer) -> int:
    """By themselves, in the last production, or in the move they help."""
    match move:
        case UseToken():
            return 1
        case FinalProduction():
            return len(move.tokens) + len(move.after)
        case Build() | Develop():
            return move.tokens
        case Produce():
            return move.stand_ins
        case _:
            return 0


def _score(state: State, seat: int) -> int:
    return state.players[seat].score or 0


def _drawn(state: State, move: Draw, table: Counts) -> None:
    """Hooded figures nobody told us of would make every mean wrong: then nothing is counted."""
    if state.hooded is None:
        return
    for figure in ASSISTANTS:
        table[f"drawn_{figure.value}"] += move.figures[figure]
        table[f"mean_{figure.value}"] += mean(figure, state.bag, state.draws) * WHOLE


def _productions(before: State, after: State, seat: int, counts: Counts) -> None:
    """Rows with a marker, where need, row, event and Hooded figures were told before the draw."""
    if before.printed is None or before.hooded is None:
        return
    market = before.market(seat)
    for placed in before.players[seat].plan:
        if not isinstance(placed.space, OnArea) or (at := before.players[seat].at(placed.space.area)) is None:
            continue
        need, row = before.card(seat, at).need, before.row(seat, placed.space)
        if need is None or row is None or row.modifier is None:
            continue
        chance = odds(need, market, before.bag, row.modifier, before.draws).success
        counts[f"tried_{row.kind.value}"] += 1
        counts[f"made_{row.kind.value}"] += outcome(need, after.market(seat), row.modifier) == 0
        counts[f"hoped_{row.kind.value}"] += chance * WHOLE


def _paid(state: State, move: Build | Unlock | Develop, counts: Counts) -> None:
    cost: int | None
    if isinstance(move, Build):
        cost = cost_of(state, move)
    elif isinstance(move, Unlock):
        cost = COSTS.unlock
    else:
        cost = development_cost(move.which, move.tokens)
        counts[f"marker_{move.which}"] = Fraction(state.round)
    coins = paid_coins(state, move.seat, move.paid)
    if cost is not None and coins is not None:
        counts["wasted"] += max(0, coins - cost)
