"""The plan of the end against brute force."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.newdale.components.told import GoalOption
from rules.newdale.planner import (
    MOST_POSITIONS,
    MOST_PROCESSES,
    SLICE,
    TOO_MUCH,
    Piece,
    Task,
    plan,
    planning,
)
from rules.newdale.work.processes import Process

GOODS = ("a", "b", "c", "d")
POINTS = "points"
chain = st.tuples(st.sampled_from((("a",), ("b",), ("a", "b"), ("b", "c"), ("a", "c"), ("k",))), st.sampled_from("bcd"))
processes = st.lists(chain, max_size=3)
stocks = st.tuples(*(st.integers(0, 4) for _ in GOODS))
prices = st.tuples(*(st.integers(0, 6) for _ in GOODS))
goals = st.lists(
    st.builds(
        GoalOption,
        goods=st.sets(st.sampled_from(GOODS), min_size=1).map(tuple),
        coins=st.integers(0, 20),
        points=st.integers(0, 9),
    ),
    max_size=2,
).map(tuple)


def a_task(stock: tuple[int, ...], price: tuple[int, ...], chains: list[tuple[tuple[str, ...], str]]) -> Task:
    """Chains that feed only goods later in the alphabet, so there is no ring."""
    kept = [(eats, made) for eats, made in chains if all(name == "k" or name < made for name in eats)]
    pieces = {name: Piece(n, p, name) for name, n, p in zip(GOODS, stock, price, strict=True)}
    return Task(
        {**pieces, "k": Piece(2)},
        tuple(Process(str(i), tuple((n, 1) for n in eats), ((made, 1),)) for i, (eats, made) in enumerate(kept)),
    )


def brute(task: Task) -> int:
    """Every stock that any order of single conversions leads to, and every way to pay from it."""
    names = (*task.pieces, POINTS)
    start = (*(piece.n for piece in task.pieces.values()), 0)
    seen, todo = {start}, [start]
    while todo:
        stock = dict(zip(names, todo.pop(), strict=True))
        for process in task.processes:
            after = {**stock, POINTS: stock[POINTS] + process.points}
            for name, n in process.eats:
                after[name] -= n
            for name, n in process.makes:
                after[name] += n
            key = tuple(after.values())
            if min(key) >= 0 and key not in seen:
                seen.add(key)
                todo.append(key)
    return max(best_end(task, dict(zip(names[:-1], stock, strict=False))) + stock[-1] for stock in seen)


def best_end(task: Task, stock: dict[str, int]) -> int:
    worth = sum(n * task.pieces[name].price for name, n in stock.items())
    best = worth // 5
    for option in task.goal:
        kinds = [name for name in stock if task.pieces[name].good in option.goods]
        for taken in product(*(range(stock[name] + 1) for name in kinds)):
            paid = sum(n * task.pieces[name].price for name, n in zip(kinds, taken, strict=True))
            if paid >= option.coins:
                best = max(best, option.points + (worth - paid) // 5)
    return best


@settings(max_examples=60, deadline=None)
@given(stocks, prices, processes, goals)
def test_the_plan_is_as_good_as_brute_force(
    stock: tuple[int, ...],
    price: tuple[int, ...],
    chains: list[tuple[tuple[str, ...], str]],
    goal: tuple[GoalOption, ...],
) -> None:
    task = Task(**{**vars(a_task(stock, price, chains)), "goal": goal})
    found = plan(task)
    assert found.points == brute(task)
    assert found.points >= best_end(task, {name: piece.n for name, piece in task.pieces.items()})
    assert sum(found.stock[n] * p.price for n, p in task.pieces.items()) - found.left == sum(
        n * task.pieces[name].price for name, n in found.paid.items()
    )


TOKENS = {
    "gives": lambda good: Process(f"token:gives:{good}", (("token:gives", 1),), ((good, 1),)),
    "eats": lambda good: Process(f"token:eats:{good}", (("token:eats", 1), (good, 2)), (), 3),
    "cards": lambda good: Process(f"token:cards:{good}", (("token:cards", 1), ("k", 2)), ((good, 3),), 1),
}


@settings(max_examples=60, deadline=None)
@given(
    stocks,
    prices,
    st.lists(chain, max_size=5),
    goals,
    st.dictionaries(
        st.sampled_from(sorted(TOKENS)), st.tuples(st.sampled_from(GOODS), st.sampled_from(GOODS), st.integers(1, 2))
    ),
)
def test_the_plan_with_tokens_is_as_good_as_brute_force(
    stock: tuple[int, ...],
    price: tuple[int, ...],
    chains: list[tuple[tuple[str, ...], str]],
    goal: tuple[GoalOption, ...],
    tokens: dict[str, tuple[str, str, int]],
) -> None:
    """Up to five chains; one or two tokens each that give a good, eat two or turn cards into goods, of two kinds."""
    plain = a_task(stock, price, chains)
    held = {f"token:{token}": Piece(n) for token, (_, _, n) in tokens.items()}
    more = tuple(
        TOKENS[token](good) for token, (one, other, _) in tokens.items() for good in dict.fromkeys((one, other))
    )
    task = Task({**plain.pieces, **held}, (*plain.processes, *more), goal)
    assert plan(task).points == brute(task)


@settings(max_examples=60, deadline=None)
@given(stocks, prices, processes, goals, st.integers(0, 3))
def test_one_good_more_never_makes_the_plan_worse(
    stock: tuple[int, ...],
    price: tuple[int, ...],
    chains: list[tuple[tuple[str, ...], str]],
    goal: tuple[GoalOption, ...],
    which: int,
) -> None:
    more = tuple(n + (index == which) for index, n in enumerate(stock))
    plain, richer = (plan(Task(**{**vars(a_task(each, price, chains)), "goal": goal})).points for each in (stock, more))
    assert richer >= plain


@settings(max_examples=60, deadline=None)
@given(stocks, prices, processes, goals)
def test_a_ring_is_named_and_all_the_rest_is_planned(
    stock: tuple[int, ...],
    price: tuple[int, ...],
    chains: list[tuple[tuple[str, ...], str]],
    goal: tuple[GoalOption, ...],
) -> None:
    """c and d feed each other: that is left to the player; what eats c or d still finds what lies there."""
    plain = a_task(stock, price, chains)
    ring = (Process("cd", (("c", 1),), (("d", 1),)), Process("dc", (("d", 1),), (("c", 1),)))
    found = plan(Task(plain.pieces, (*plain.processes, *ring), goal))
    assert {"cd", "dc"} <= {*found.ring}
    rest = tuple(each for each in plain.processes if each.name not in found.ring)
    assert found.points == brute(Task(plain.pieces, rest, goal))


def test_what_only_eats_from_a_ring_is_planned() -> None:
    """3 b at 1 become 3 e at 4, whatever a and b do to each other: 12 coins, 2 points."""
    pieces = {"a": Piece(0, 1, "a"), "b": Piece(3, 1, "b"), "e": Piece(0, 4, "e")}
    ring = (Process("ab", (("a", 1),), (("b", 1),)), Process("ba", (("b", 1),), (("a", 1),)))
    eater = Process("be", (("b", 1),), (("e", 1),))
    found = plan(Task(pieces, (*ring, eater)))
    assert (found.ring, found.points) == (("ab", "ba"), 2)
    assert found.runs == ((eater, 3),)


def test_more_ways_than_anybody_waits_for_are_not_planned() -> None:
    """Four heaps of 99 for six chains that share them: hundreds of millions of positions."""
    pieces = {name: Piece(99, 1, name) for name in "abcd"} | {name: Piece(0, 3, name) for name in "efghij"}
    chains = [("ab", "e"), ("bc", "f"), ("cd", "g"), ("ad", "h"), ("ef", "i"), ("gh", "j")]
    task = Task(pieces, tuple(Process(made, tuple((food, 1) for food in eats), ((made, 1),)) for eats, made in chains))
    assert plan(task) is TOO_MUCH
    assert sum(1 for _ in planning(task)) < 2 * MOST_POSITIONS / SLICE
    heap = Task({"a": Piece(10**9, 1, "a"), "b": Piece(0, 2, "b")}, (Process("ab", (("a", 1),), (("b", 1),)),))
    assert plan(heap) is TOO_MUCH


def test_more_chains_than_any_table_has_are_not_planned() -> None:
    eater = Process("ab", (("a", 1),), (("b", 1),))
    pieces = {"a": Piece(1, 1, "a"), "b": Piece(0, 2, "b")}
    assert plan(Task(pieces, (eater,) * MOST_PROCESSES)).left == 2
    assert plan(Task(pieces, (eater,) * (MOST_PROCESSES + 1))) is TOO_MUCH


def test_more_ways_to_pay_than_anybody_waits_for_are_not_planned() -> None:
    """Two chains of 300 leave 90,601 ends, and a payment would be looked for at each."""
    pieces = {name: Piece(n, 1, name) for name, n in (("a", 300), ("b", 300), ("c", 0), ("d", 0))}
    chains = tuple(Process(a + b, ((a, 1),), ((b, 1),)) for a, b in ("ac", "bd"))
    goal = (GoalOption(goods=("a", "b", "c", "d"), coins=99, points=5),)
    assert plan(Task(pieces, chains, goal)) is TOO_MUCH
