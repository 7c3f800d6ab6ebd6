"""What a held token is worth now; before the draw, on average."""

from __future__ import annotations

from fractions import Fraction

from rules.newdale.components.figures import Figure
from rules.newdale.components.tokens import TOKENS
from rules.newdale.state import State
from rules.newdale.work.odds import mean


def colour_on_average(state: State, seat: int, colour: Figure) -> Fraction:
    """Assistants of a colour as the owner will see them."""
    there = Fraction(state.market(seat)[colour])
    rounds = state.drawn is None and bool(state.steps) and state.holder is None
    return there + (mean(colour, state.bag, state.draws) if rounds else 0)


def token_worth(state: State, seat: int, token_id: str) -> dict[str, Fraction]:
    """Points, coal and cards it brings; nothing of what it does not."""
    token = TOKENS[token_id]
    found: dict[str, Fraction] = {}
    for what, fixed, colour in (
        ("points", token.points, token.points_by),
        ("coal", token.coal, token.coal_by),
        ("cards", 0, token.cards),
    ):
        value = fixed + (colour_on_average(state, seat, colour) if colour else Fraction(0))
        if fixed or colour:
            found[what] = value
    return found
