"""The plan of a column that brings its goods: made once, remembered, and possible in slices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from rules.newdale.components.told import GoalOption
from rules.newdale.ending import CARD, CHAIN
from rules.newdale.planner import Piece, Plan, Planning, Task, finished, planning
from rules.newdale.score.sheet import GoodsPile, Player, Sheet
from rules.newdale.work.processes import Process

_Key = tuple[tuple[GoodsPile, ...], tuple[object, ...], tuple[GoalOption, ...]]
_plans: Final[dict[_Key, Plan]] = {}
REMEMBERED: Final = 64


def column_task(player: Player, goal: tuple[GoalOption, ...]) -> Task:
    pieces: dict[str, Piece] = {}
    for pile in player.goods:
        name = _heap(pile)
        pieces[name] = Piece(pile.n + (pieces[name].n if name in pieces else 0), pile.price, pile.good)
    for cards in player.hand:
        pieces[CARD + cards.symbol] = Piece(cards.n)
    return Task(pieces, tuple(_chains(player, pieces)), goal)


def _heap(pile: GoodsPile) -> str:
    return f"{pile.good}@{pile.price}"


def _chains(player: Player, pieces: dict[str, Piece]) -> Iterator[Process]:
    for index, pile in enumerate(player.goods):
        if not pile.chain:
            continue
        heaps = [_food(name, pieces) for name in pile.chain]
        for names in product(*heaps):
            eats = tuple((name, names.count(name)) for name in dict.fromkeys(names))
            yield Process(f"{CHAIN}{index}:{'+'.join(names)}", eats, ((_heap(pile), 1),))


def _food(name: str, pieces: dict[str, Piece]) -> list[str]:
    """Cards of the hand where it has such a symbol, else goods of that name, at each of their prices."""
    if CARD + name in pieces:
        return [CARD + name]
    return [heap for heap, piece in pieces.items() if piece.good == name]


def _key(sheet: Sheet, at: int) -> _Key:
    return sheet.players[at].goods, sheet.players[at].hand, sheet.goal


def planning_of(sheet: Sheet, at: int) -> Planning:
    """In slices; once it is through, the score of the sheet costs nothing more."""
    found = yield from planning(column_task(sheet.players[at], sheet.goal))
    if len(_plans) >= REMEMBERED:
        _plans.clear()
    _plans[_key(sheet, at)] = found
    return found


def plan_of(sheet: Sheet, at: int) -> Plan:
    known = _plans.get(_key(sheet, at))
    return finished(planning_of(sheet, at)) if known is None else known
