"""What goods are called in the reader's language, and a plan for them in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.screen.store import Store
from rules.letters import fold
from rules.newdale.components.buildings import GOODS, RAW, good_name
from rules.newdale.ending import CARD, CHAIN, OTHER_CARDS
from rules.newdale.planner import Plan


def named_good(store: Store, good: str) -> str:
    return store.called(good_name(good))


def named_goods(store: Store, own: Iterable[str] = ()) -> dict[str, str]:
    """Every good we have a word for, and those that the box brought itself, by name."""
    named = {good: named_good(store, good) for good in dict.fromkeys((*GOODS, *RAW, *own))}
    return dict(sorted(named.items(), key=lambda each: fold(each[1])))


def plan_lines(store: Store, plan: Plan) -> Iterator[str]:
    """The chains with their numbers, the goal and what pays it, what is left."""
    for process, n in plan.runs:
        makes = ", ".join(_resource(store, name) for name, _ in process.makes)
        eats = " + ".join(_resource(store, name) for name, _ in process.eats)
        if process.name.startswith(CHAIN):
            yield store.text("newdale_sheet.plan_run", n=n, makes=makes, eats=eats)
        else:
            yield store.text("newdale_sheet.plan_token", n=n, eats=eats)
    if plan.option is None:
        yield store.text("newdale_sheet.plan_no_goal")
    else:
        paid = ", ".join(f"{n} × {_resource(store, name)}" for name, n in plan.paid.items())
        yield store.text("newdale_sheet.plan_goal", n=plan.goal_points, paid=paid)
    yield store.text("newdale_sheet.plan_left", coins=plan.left, n=plan.goods_points)
    if plan.ring:
        yield store.text("newdale_sheet.plan_ring")


def cards_name(store: Store, symbol: str) -> str:
    """Cards of the hand by their symbol; those that nothing asks for by it are any others."""
    if symbol == OTHER_CARDS:
        return store.text("newdale_sheet.other_cards")
    return store.text("newdale_sheet.hand_cards", what=named_good(store, symbol))


def _resource(store: Store, name: str) -> str:
    """A heap is called by its good; cards of the hand by their symbol."""
    kind, _, rest = name.partition(":")
    if f"{kind}:" == CARD:
        return cards_name(store, rest)
    if rest and kind == "token":
        return store.text(f"newdale.token_{rest.partition(':')[0]}")
    return named_good(store, name.partition("@")[0].rpartition(":")[2] if "@" in name else name)
