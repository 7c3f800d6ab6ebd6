"""The last production and the chapter goal: the plan that leaves most points, exact, and in slices.

Points are worth what the end pays for goods, so everything is counted in coins: a point is five of them.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from rules.newdale.components.numbers import END
from rules.newdale.components.told import GoalOption
from rules.newdale.paying import Pile, least, payments
from rules.newdale.work.processes import Process, limits, ordered

Resource: TypeAlias = str
Stock: TypeAlias = tuple[int, ...]
"""Of the resources that still matter, in the order of `Task.names`."""
SLICE: Final = 500
"""Positions looked at before the planner gives way."""
SLICE_OF_ENDS: Final = 100
"""The same for positions at the end, where a payment must be found for each."""
MOST_PROCESSES: Final = 100
MOST_POSITIONS: Final = 200_000
"""Some seventy times what the largest tables need."""
WEIGHT_OF_END: Final = SLICE // SLICE_OF_ENDS


class _TooMuchError(Exception):
    """More positions than anybody waits for."""


@dataclass(frozen=True)
class Piece:
    """A resource: goods that lie there, cards with a symbol, a token. What is no good has no price."""

    n: int
    price: int = 0
    good: str | None = None


@dataclass(frozen=True)
class Task:
    """What there is to plan with."""

    pieces: Mapping[Resource, Piece]
    processes: tuple[Process, ...] = ()
    goal: tuple[GoalOption, ...] = ()


@dataclass(frozen=True)
class Plan:
    """How often each process runs, which goal is paid and with what."""

    runs: tuple[tuple[Process, int], ...]
    option: int | None
    """Index of the goal option; None where paying none is best."""
    paid: Mapping[Resource, int]
    left: int
    """Coins of the goods that are left."""
    extra: int
    """Points of tokens that the plan uses."""
    goal_points: int
    stock: Mapping[Resource, int] = field(default_factory=dict)
    """Before the goal is paid."""
    ring: tuple[str, ...] = ()
    """Processes that feed each other in a circle: left to the player."""

    @property
    def goods_points(self) -> int:
        return self.left // END.coins_per_point

    @property
    def points(self) -> int:
        return self.goal_points + self.goods_points + self.extra


TOO_MUCH: Final = Plan((), None, {}, 0, 0, 0)
"""Instead of a plan; no table comes near it, a made-up file may."""
Planning: TypeAlias = Generator[None, None, Plan]


def plan(task: Task) -> Plan:
    """The best plan at once."""
    return finished(planning(task))


def finished(steps: Planning) -> Plan:
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: Plan = done.value
            return result


def planning(task: Task) -> Planning:
    """The best plan, giving way every few hundred positions: run it between two pictures of a window.

    `TOO_MUCH` where there are more ways than anybody waits for.
    """
    try:
        return (yield from _best(task))
    except _TooMuchError:
        return TOO_MUCH


def _best(task: Task) -> Planning:
    if len(task.processes) > MOST_PROCESSES:
        raise _TooMuchError
    order, ring = ordered(task.processes)
    options = (None, *range(len(task.goal)))
    plans: list[Plan] = []
    for kinds in dict.fromkeys(_kinds(task, option) for option in options):
        search = _Search(task, order, kinds, max(_coins(task, each) for each in options))
        yield from search.run()
        same = [option for option in options if option is None or _kinds(task, option) == kinds]
        plans += yield from search.plans(same)
    return Plan(**{**vars(max(plans, key=_rank)), "ring": ring})


def _rank(found: Plan) -> tuple[int, int, int]:
    """Points, then coins left, then the fewest runs: nothing is turned over for nothing."""
    return found.points, found.left, -sum(n for _, n in found.runs)


def _kinds(task: Task, option: int | None) -> frozenset[Resource]:
    if option is None:
        return frozenset()
    goods = task.goal[option].goods
    return frozenset(name for name, piece in task.pieces.items() if piece.good in goods)


def _coins(task: Task, option: int | None) -> int:
    return 0 if option is None else task.goal[option].coins


class _Walk(NamedTuple):
    """The best way to a position: money put aside, runs so far, and the step that led here."""

    bank: int
    runs: int
    before: Stock
    n: int


class _Search:
    """One walk through the processes, for goals that take the same goods."""

    def __init__(self, task: Task, order: tuple[Process, ...], kinds: frozenset[Resource], coins: int) -> None:
        self.task, self.order, self.kinds = task, order, kinds
        self.names = tuple(task.pieces)
        self.prices = tuple(task.pieces[name].price for name in self.names)
        at = {name: index for index, name in enumerate(self.names)}
        most = limits(order, {name: piece.n for name, piece in task.pieces.items()})
        pairs = zip(self.names, self.prices, strict=True)
        keep = [-(-coins // price) if name in kinds and price else 0 for name, price in pairs]
        self.caps = [self._caps(at, most, keep, step) for step in range(len(order) + 1)]
        self.eats = [tuple((at[name], n) for name, n in each.eats) for each in order]
        self.makes = [tuple((at[name], n) for name, n in each.makes) for each in order]
        self.walks: list[dict[Stock, _Walk]] = []
        self.looked = 0

    def _look(self, positions: int) -> None:
        self.looked += positions
        if self.looked > MOST_POSITIONS:
            raise _TooMuchError

    def _caps(self, at: Mapping[Resource, int], most: Mapping[str, int], keep: list[int], step: int) -> Stock:
        """What later processes and the goal can eat of each resource; more of it is worth its price and no more."""
        caps = list(keep)
        for process in self.order[step:]:
            for name, n in process.eats:
                caps[at[name]] += n * most[process.name]
        return tuple(caps)

    def run(self) -> Generator[None, None, None]:
        start = tuple(piece.n for piece in self.task.pieces.values())
        banked, stock = self._banked(start, 0, 0)
        self.walks = [{stock: _Walk(banked, 0, stock, 0)}]
        looked = 0
        for step, process in enumerate(self.order):
            found: dict[Stock, _Walk] = {}
            for stock, walk in self.walks[step].items():
                looked += self._step(step, process, stock, walk, found)
                if looked >= SLICE:
                    looked = 0
                    yield
            self.walks.append(found)

    def _step(self, step: int, process: Process, stock: Stock, walk: _Walk, found: dict[Stock, _Walk]) -> int:
        """Every number of runs from one position; how many positions that was."""
        eats, makes = self.eats[step], self.makes[step]
        runs = min([stock[index] // n for index, n in eats], default=0)
        self._look(runs + 1)
        for n in range(runs + 1):
            after = list(stock)
            for index, each in eats:
                after[index] -= n * each
            for index, each in makes:
                after[index] += n * each
            bank, kept = self._banked(tuple(after), walk.bank + n * process.coins, step + 1)
            known = found.get(kept)
            if known is None or (bank, -walk.runs - n) > (known.bank, -known.runs):
                found[kept] = _Walk(bank, walk.runs + n, stock, n)
        return runs + 1

    def _banked(self, stock: Stock, bank: int, step: int) -> tuple[int, Stock]:
        """What nothing can eat any more is money."""
        caps = self.caps[step]
        kept = []
        for n, cap, price in zip(stock, caps, self.prices, strict=True):
            if n > cap:
                bank += (n - cap) * price
                n = cap
            kept.append(n)
        return bank, tuple(kept)

    def plans(self, options: Sequence[int | None]) -> Generator[None, None, list[Plan]]:
        """The best end for each option that can be paid."""
        found = []
        for option in options:
            best: tuple[int, int, Stock] | None = None
            for looked, (stock, walk) in enumerate(self.walks[-1].items(), start=1):
                worth = self._worth(stock, walk.bank, option)
                if worth is not None and (best is None or (worth, -walk.runs) > best[:2]):
                    best = worth, -walk.runs, stock
                if looked % SLICE_OF_ENDS == 0:
                    self._look(SLICE_OF_ENDS * WEIGHT_OF_END)
                    yield
            found += [self._plan(best[2], option)] if best else []
        return found

    def _worth(self, stock: Stock, bank: int, option: int | None) -> int | None:
        worth = bank + sum(n * price for n, price in zip(stock, self.prices, strict=True))
        if option is None:
            return worth
        goal = self.task.goal[option]
        paid = least(self._piles(stock), goal.coins)
        return None if paid is None else worth - paid + goal.points * END.coins_per_point

    def _piles(self, stock: Stock) -> list[Pile]:
        piles = zip(self.names, stock, self.prices, strict=True)
        return [Pile(n if name in self.kinds else 0, price) for name, n, price in piles]

    def _plan(self, stock: Stock, option: int | None) -> Plan:
        runs: list[tuple[Process, int]] = []
        for step in range(len(self.order), 0, -1):
            walk = self.walks[step][stock]
            runs.insert(0, (self.order[step - 1], walk.n))
            stock = walk.before
        runs = [(process, n) for process, n in runs if n]
        return settled(self.task, tuple(runs), option, self.kinds)


def settled(task: Task, runs: tuple[tuple[Process, int], ...], option: int | None, kinds: frozenset[Resource]) -> Plan:
    """What is left when these have run and the option is paid with least waste."""
    stock = {name: piece.n for name, piece in task.pieces.items()}
    for process, n in runs:
        for name, each in process.eats:
            stock[name] -= n * each
        for name, each in process.makes:
            stock[name] += n * each
    payable = [name for name in stock if name in kinds]
    goal = None if option is None else task.goal[option]
    ways = payments([Pile(stock[name], task.pieces[name].price) for name in payable], goal.coins) if goal else ()
    paid = dict(zip(payable, ways[0].taken, strict=True)) if ways else {}
    left = sum((stock[name] - paid.get(name, 0)) * piece.price for name, piece in task.pieces.items())
    extra = sum(n * process.points for process, n in runs)
    return Plan(runs, option, {k: n for k, n in paid.items() if n}, left, extra, goal.points if goal else 0, stock)
