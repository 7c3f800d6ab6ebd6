"""The planned production in words: what each chain makes of what, and what pays the goal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from rules.kernel import Phrase, phrase
from rules.newdale.components.buildings import good_name
from rules.newdale.ending import CARD
from rules.newdale.planner import Plan
from rules.newdale.tell.naming import all_of


def runs_of(plan: Plan) -> Phrase:
    """`2 × cloth « yarn + coal`, chain by chain."""
    return all_of(
        phrase("newdale_score.run", n=n, makes=_together(process.makes), eats=_together(process.eats))
        for process, n in plan.runs
    )


def payment_of(plan: Plan) -> Phrase:
    return all_of(phrase("newdale_score.paid_with", n=n, what=_called(name)) for name, n in plan.paid.items())


def _together(pieces: Sequence[tuple[str, int]]) -> str | Phrase:
    called = [_called(name) for name, n in pieces for _ in range(n)]
    return reduce(lambda one, other: phrase("newdale_score.plus", first=one, second=other), called)


def _called(piece: str) -> str | Phrase:
    """Goods by their name, whatever they are worth; cards of the hand by their symbol."""
    if piece.startswith(CARD):
        return phrase("newdale_score.cards_of", what=good_name(piece.removeprefix(CARD)))
    return good_name(piece.partition("@")[0])
